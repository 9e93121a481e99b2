/** Makes calls as each kind of caller, and compares the answers with the access matrix. */
import { randomInt, randomUUID } from 'node:crypto'
import type { OperationId } from '@board/generated/calls'
import { callFacts } from '@board/generated/facts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyInput } from '../../../client/types.ts'
import { findLock } from '../../races/acts.ts'
import { buildAccount, buildSession } from '../../support/builders/builders.ts'
import { cases } from '../cases/index.ts'
import { matrix } from '../matrix.ts'
import { type Kind, kinds } from '../who.ts'
import { isClientCase } from './case.ts'
import { exampleOf, operationIds, specOf } from './document.ts'
import { aboutNothing } from './missing.ts'
import { codeOf } from './observe.ts'
import { aForm, exampleRequest, type RawRequest, sealed, sendRaw } from './raw.ts'
import { makeStage, type Stage } from './stage.ts'
import { watchLocks } from './watch-locks.ts'

/** The server of a test file, and the findings of its calls. */
interface Attempts {
  readonly stage: Stage
  readonly locks: ReturnType<typeof watchLocks>
  /** Operations, each with a caller, that answer differently for the record of another person than for a record that never existed. */
  readonly told: string[]
  /** Ids of records in requests that `aboutNothing` does not know. */
  readonly unknown: string[]
  /** The code of the answer to each signed write that was sent twice. */
  readonly replays: Map<OperationId, string>
}

/** Calls that end the session they are made with, because it is over or because tokens rotate. */
const ending: readonly OperationId[] = [
  'logout',
  'peopleLogin',
  'loginByUserName',
  'loginByPhone',
  'register',
  'registerCompany',
  'thirdPartyRegister'
]

/** Calls that ask for the password again, or are about what it has opened. */
const asksAgain = operationIds.filter(id => {
  const { pace, who } = callFacts[id]
  return pace === 'password' || who === 'passkeyOwner'
})

/** Changes of companies. None of these people is a company, so each is refused whatever they send. */
const ofCompanies = operationIds.filter(id => callFacts[id].who === 'companies' && specOf(id).write)

/**
 * Creates an account like that of this person and returns its token: a change of the password ends all sessions of an
 * account.
 */
async function doubleOf({ stage }: Attempts, kind: Kind): Promise<string> {
  const uid = await stage.uid(kind as Exclude<Kind, 'visitor'>)
  const account = stage.db.selectFrom('account').where('uid', '=', uid)
  const same = await account.select(['kind', 'organization', 'group_id']).executeTakeFirstOrThrow()
  const { oldPassword } = exampleOf('changePassword').body as { oldPassword: string }
  const double = await buildAccount(stage.db, { ...same, password: oldPassword })
  return buildSession(stage.db, double.uid, stage.clock.now())
}

/** Creates an account like that of this person, with a phone and its code in place of a password, and returns its token. */
async function doubleWithoutPassword({ stage }: Attempts, kind: Kind): Promise<string> {
  const { db, keys, clock } = stage
  const uid = await stage.uid(kind as Exclude<Kind, 'visitor'>)
  const account = db.selectFrom('account').where('uid', '=', uid)
  const same = await account.select(['kind', 'organization', 'group_id']).executeTakeFirstOrThrow()
  const { verifyCode } = exampleOf('setPassword').body as { verifyCode: string }
  const phone = `157${String(randomInt(100_000_000)).padStart(8, '0')}`
  const double = await buildAccount(db, { ...same, phone, keys })
  const now = clock.now()
  await db
    .insertInto('phone_code')
    .values({
      phone_index: keys.blindIndex('phone', phone),
      purpose: 'password',
      attempts_left: 5,
      created_at: now,
      code_hash: keys.blindIndex('code', `password\n${phone}\n${verifyCode}`),
      expires_at: new Date(now.getTime() + 600_000)
    })
    .execute()
  return buildSession(db, double.uid, now)
}

async function tokenOf(attempts: Attempts, id: OperationId, kind: Kind): Promise<string | undefined> {
  const { stage } = attempts
  if (kind !== 'visitor' && id === 'setPassword') return doubleWithoutPassword(attempts, kind)
  if (kind !== 'visitor' && asksAgain.includes(id)) return doubleOf(attempts, kind)
  if (kind === 'visitor' || !ending.includes(id)) return stage.tokenOf(kind)
  return buildSession(stage.db, await stage.uid(kind), stage.clock.now())
}

/** Returns the request of the first successful case of the operation. */
async function requestOf({ stage }: Attempts, id: OperationId): Promise<RawRequest> {
  if (id === 'uploadAttachment') return { payload: aForm() }
  if ([...asksAgain, ...ofCompanies].includes(id)) return exampleRequest(stage, id)
  const scene = cases.filter(isClientCase).find(one => one.operation === id && one.expected === 'done')
  const { body, query, params } = ((await scene?.input(stage)) ?? {}) as AnyInput
  if (body && specOf(id).multipart) return { payload: aForm({ ...body } as Record<string, Blob>) }
  return {
    ...(body && { body: sealed(stage, id, { ...body }) }),
    ...(query && { query: { ...query } }),
    ...(params && { params: { ...params } })
  }
}

/** Sends a signed write that was done once more, with its nonce: the transaction of the first one has taken it. */
async function replay({ stage, replays }: Attempts, id: OperationId, request: RawRequest): Promise<void> {
  if (!replays.has(id)) replays.set(id, await codeOf(await sendRaw(stage, id, request)))
}

/** Sends one request as each caller in turn. @returns the status that each receives */
async function attempt(attempts: Attempts, id: OperationId, callers: readonly Kind[]) {
  const { stage, locks } = attempts
  // the clock moves on, because limits count per account
  stage.clock.pass(30)
  const request = await requestOf(attempts, id)
  const heard: Partial<Record<Kind, number>> = {}
  for (const kind of callers) {
    const token = await tokenOf(attempts, id, kind)
    locks.forget()
    const nonce = randomUUID()
    const answer = await sendRaw(stage, id, { ...request, token, nonce })
    heard[kind] = answer.status
    if (answer.status === 200 && specOf(id).write && specOf(id).signed)
      await replay(attempts, id, { ...request, token: await tokenOf(attempts, id, kind), nonce })
    if (answer.status === 404) await compare(attempts, id, kind, { ...request, token }, await answer.text())
  }
  return heard
}

const isId = (name: string) =>
  /^ids?$|[a-z]Ids?$/.test(name) && !/^(type|domain|topic|region|group)Id$/.test(name)

/** Compares the answer for a record of another person with the answer for one that does not exist, byte by byte. */
async function compare(
  { stage, told, unknown }: Attempts,
  id: OperationId,
  kind: Kind,
  request: RawRequest,
  heard: string
): Promise<void> {
  const other = aboutNothing(request)
  // a request without an id is about the only record of its kind that the caller has
  if (!other) unknown.push(...Object.keys({ ...(request.body as object), ...request.query }).filter(isId))
  else if ((await (await sendRaw(stage, id, other)).text()) !== heard) told.push(`${id} to ${kind}`)
}

/** Declares the tests of these operations, on a server and a database of their own. */
export async function describeAccess(ids: readonly OperationId[]): Promise<void> {
  const stage = await makeStage()
  const locks = watchLocks(stage.deps.database)
  const attempts: Attempts = { stage, locks, told: [], unknown: [], replays: new Map() }

  describe.for(ids)('%s', id => {
    beforeEach(() => stage.clock.pass(45))

    it('answers each kind of caller with the status of the matrix', async () => {
      const refused = kinds.filter(kind => matrix[id][kind] !== 200)
      const [first, ...others] = kinds.filter(kind => matrix[id][kind] === 200)
      // the first permitted caller acts after all refused ones and finds the record unchanged
      const heard = await attempt(attempts, id, [...refused, ...(first ? [first] : [])])
      const lock = findLock(id)
      if (lock && first && heard[first] === 200) expect(locks.taken()).toContain(lock)
      for (const kind of others) Object.assign(heard, await attempt(attempts, id, [kind]))
      expect(heard).toEqual(matrix[id])
    })
  })

  it('the answer for another’s record equals the answer for a missing record', () => {
    expect(attempts.told).toEqual([])
    expect(attempts.unknown).toEqual([])
  })

  if (ids.some(id => specOf(id).write))
    it('no signed write takes the nonce of a signature twice', () => {
      expect([...attempts.replays].filter(([, code]) => code !== 'SIG0003')).toEqual([])
      expect(attempts.replays.size).toBeGreaterThan(60)
    })

  afterAll(() => console.log(`${ids.length * kinds.length} cells: operation × kind of identity`))
}
