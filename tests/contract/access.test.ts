import { randomUUID } from 'node:crypto'
import type { OperationId } from '@board/generated/calls'
import { callFacts } from '@board/generated/facts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyInput } from '../../client/types.ts'
import { findLock } from '../races/acts.ts'
import { buildAccount, buildSession } from '../support/builders.ts'
import { cases } from './cases/index.ts'
import { matrix, riskiest } from './matrix.ts'
import { isClientCase } from './support/case.ts'
import { exampleOf, operationIds, specOf } from './support/document.ts'
import { aboutNothing } from './support/missing.ts'
import { codeOf } from './support/observe.ts'
import { aForm, exampleRequest, type RawRequest, sealed, sendRaw } from './support/raw.ts'
import { makeStage } from './support/stage.ts'
import { watchLocks } from './support/watch-locks.ts'
import { type Kind, kinds } from './who.ts'

const stage = await makeStage()
const locks = watchLocks(stage.deps.database)

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
 * Creates an account like this person's and returns its token: a change of the password ends all sessions of an
 * account.
 */
async function doubleOf(kind: Kind): Promise<string> {
  const uid = await stage.uid(kind as Exclude<Kind, 'visitor'>)
  const account = stage.db.selectFrom('account').where('uid', '=', uid)
  const same = await account.select(['kind', 'organization', 'group_id']).executeTakeFirstOrThrow()
  const { oldPassword } = exampleOf('changePassword').body as { oldPassword: string }
  const double = await buildAccount(stage.db, { ...same, password: oldPassword })
  return buildSession(stage.db, double.uid, stage.clock.now())
}

async function tokenOf(id: OperationId, kind: Kind): Promise<string | undefined> {
  if (kind !== 'visitor' && asksAgain.includes(id)) return doubleOf(kind)
  if (kind === 'visitor' || !ending.includes(id)) return stage.tokenOf(kind)
  return buildSession(stage.db, await stage.uid(kind), stage.clock.now())
}

/** Returns the request of the operation's first successful case. */
async function requestOf(id: OperationId): Promise<RawRequest> {
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

/** Who may make each call by the contract, such as `getAccount: editors`. */
const declared = new Set(Object.entries(callFacts).map(([id, { who }]) => `${id}: ${who}`))

/** Operations, each with a caller, that answer differently for another's record than for a record that never existed. */
const told: string[] = []
/** Ids of records in requests that `aboutNothing` does not know. */
const unknown: string[] = []

/** The code of the answer to each signed write that was sent twice. */
const replays = new Map<OperationId, string>()

/** Sends a signed write that was done once more, with its nonce: the transaction of the first one has taken it. */
async function replay(id: OperationId, request: RawRequest): Promise<void> {
  if (!replays.has(id)) replays.set(id, await codeOf(await sendRaw(stage, id, request)))
}

/** Sends one request as each caller in turn. @returns the status that each receives */
async function attempt(id: OperationId, callers: readonly Kind[]) {
  // the clock moves on, because limits count per account
  stage.clock.pass(30)
  const request = await requestOf(id)
  const heard: Partial<Record<Kind, number>> = {}
  for (const kind of callers) {
    const token = await tokenOf(id, kind)
    locks.forget()
    const nonce = randomUUID()
    const answer = await sendRaw(stage, id, { ...request, token, nonce })
    heard[kind] = answer.status
    if (answer.status === 200 && operations[id].write && specOf(id).signed)
      await replay(id, { ...request, token: await tokenOf(id, kind), nonce })
    if (answer.status === 404) await compare(id, kind, { ...request, token }, await answer.text())
  }
  return heard
}

const isId = (name: string) =>
  /^ids?$|[a-z]Ids?$/.test(name) && !/^(type|domain|topic|region|group)Id$/.test(name)

/** Compares the answer for a record that is not the caller's with the answer for one that does not exist, byte by byte. */
async function compare(id: OperationId, kind: Kind, request: RawRequest, heard: string): Promise<void> {
  const other = aboutNothing(request)
  // a request without an id is about the only record of its kind that the caller has
  if (!other) unknown.push(...Object.keys({ ...(request.body as object), ...request.query }).filter(isId))
  else if ((await (await sendRaw(stage, id, other)).text()) !== heard) told.push(`${id} to ${kind}`)
}

describe.for(operationIds)('%s', id => {
  beforeEach(() => stage.clock.pass(45))

  it('answers each kind of caller with the status of the matrix', async () => {
    const refused = kinds.filter(kind => matrix[id][kind] !== 200)
    const [first, ...others] = kinds.filter(kind => matrix[id][kind] === 200)
    // the first permitted caller acts after all refused ones and finds the record unchanged
    const heard = await attempt(id, [...refused, ...(first ? [first] : [])])
    const lock = findLock(id)
    if (lock && first && heard[first] === 200) expect(locks.taken()).toContain(lock)
    for (const kind of others) Object.assign(heard, await attempt(id, [kind]))
    expect(heard).toEqual(matrix[id])
  })
})

it('the riskiest calls may be made by those whom the list by hand names', () => {
  const byHand = Object.entries(riskiest).flatMap(([who, ids]) => ids.map(id => `${id}: ${who}`))
  expect(byHand.length).toBeGreaterThan(100)
  expect(byHand.filter(line => !declared.has(line))).toEqual([])
})

it('the answer for another’s record equals the answer for a missing record', () => {
  expect(told).toEqual([])
  expect(unknown).toEqual([])
})

it('no signed write takes the nonce of a signature twice', () => {
  expect([...replays].filter(([, code]) => code !== 'SIG0003')).toEqual([])
  expect(replays.size).toBeGreaterThan(200)
})

afterAll(() => console.log(`${operationIds.length * kinds.length} cells: operation × kind of identity`))
