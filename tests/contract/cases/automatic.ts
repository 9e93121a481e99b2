/**
 * Cases that follow from what an operation declares: of input, session, permission, signature and key. The server refuses
 * these before the handler runs, so one operation of each class shows them. Cases of records that do not exist depend on the
 * handler, so each operation has its own.
 */
import type { OperationId } from '@board/generated/calls'
import { callFacts } from '@board/generated/facts'
import { operations } from '@board/generated/operations'
import type { WhoName } from '@board/schemas/facts/calls/who'
import { maxId } from '@board/schemas/facts/formats'
import { createSession } from '../../../server/people/sessions/sessions.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { bodyLimitOf } from '../../../server/platform/http/receive/body-limit.ts'
import { buildAccount, buildSession } from '../../support/builders/builders.ts'
import { type Case, type Expected, whenRaw } from '../support/case.ts'
import { representativeOf } from '../support/classes.ts'
import { bodySchemaOf, document, exampleOf, operationIds, specOf } from '../support/document.ts'
import { aForm, exampleRequest, formOf, type RawRequest, sendRaw } from '../support/raw.ts'
import type { Caller, Stage } from '../support/stage.ts'

/** Calls with a session that citizens may not make. */
const ofStaff: readonly WhoName[] = ['staff', 'issueReaders', 'secondFactorOwner', 'passkeyOwner']

/** Returns a caller whom the operation allows. */
export function allowedCaller(id: OperationId): Caller {
  const { permission } = operations[id]
  if (permission === 'login' && ofStaff.includes(callFacts[id].who)) return 'city'
  if (permission === 'public') return 'visitor'
  if (permission === 'login' || permission === 'citizen') return 'citizen'
  if (permission === 'institution') return 'city'
  return /^(sys|act):/.test(permission) ? 'administrator' : 'editor'
}

const names = (id: OperationId): readonly string[] => operations[id].errors

/** Returns a body that is longer than the operation allows; its text alone is as long as the limit. */
const largeText = (id: OperationId) => JSON.stringify({ text: 'x'.repeat(bodyLimitOf(document, specOf(id))) })

/** Sends the example of the operation as a permitted caller, with a change. */
function changed(id: OperationId, change: (stage: Stage) => Promise<RawRequest> | RawRequest): Case['run'] {
  return async stage => {
    const token = await stage.tokenOf(allowedCaller(id))
    return sendRaw(stage, id, { token, ...exampleRequest(stage, id), ...(await change(stage)) })
  }
}

/** Returns a request in which one part does not fit the schema. */
function misfit(id: OperationId): RawRequest {
  const { parameters, multipart } = specOf(id)
  if (multipart) return { payload: formOf(id, { attachmentType: '2' }) }
  if (bodySchemaOf(id)) return { body: [] }
  if (operations[id].method === 'post') return { payload: '{' }
  if (parameters.path.length > 0) return { params: { name: 'NO' } }
  if (parameters.query.some(({ required }) => required)) return { query: {} }
  const holder = parameters.query.find(({ schema }) => schema.contentMediaType === 'application/json')
  if (holder) return { query: { [holder.name]: '{' } }
  const numbered = parameters.query.find(({ schema }) => schema.type === 'integer')
  if (numbered) return { query: { [numbered.name]: 'x' } }
  const bounded = parameters.query.find(({ schema }) => typeof schema.maxLength === 'number')
  const length = Number(bounded?.schema.maxLength ?? 0) + 1
  return { query: { [bounded?.name ?? 'nothing']: 'x'.repeat(length) } }
}

async function expiredToken(stage: Stage): Promise<string> {
  const session = {
    accountUid: await stage.uid('citizen'),
    loginType: 1,
    address: '',
    userAgent: ''
  } as const
  const past = new Date(stage.clock.now().getTime() - 2 * 86_400_000)
  return (await inTransaction(stage.db, trx => createSession(trx, session, past))).token
}

/** Creates a session of a user who must change the password first. */
async function beginnersToken(stage: Stage): Promise<string> {
  const { uid } = await buildAccount(stage.db, { must_change_password: true })
  return buildSession(stage.db, uid, stage.clock.now())
}

/** Creates a session of a user whose role requires a second factor that the user does not have. */
async function unguardedToken(stage: Stage): Promise<string> {
  const role = { name: unique(), second_factor: true }
  const { id } = await stage.db.insertInto('role').values(role).returning('id').executeTakeFirstOrThrow()
  const { uid } = await buildAccount(stage.db, { kind: 'staff' })
  await stage.db.insertInto('account_role').values({ account_uid: uid, role_id: id }).execute()
  return buildSession(stage.db, uid, stage.clock.now())
}

/** Returns a caller whom the operation refuses. */
const stranger = (id: OperationId): Caller => (operations[id].permission === 'citizen' ? 'city' : 'citizen')

/** Makes a write that every signed-in user or a visitor may make, in order to use up a nonce or a key. */
async function spend(stage: Stage, id: OperationId, request: RawRequest): Promise<void> {
  const caller = allowedCaller(id)
  const token = await stage.tokenOf(caller)
  const other: OperationId =
    caller !== 'visitor'
      ? 'markNotificationsSeen'
      : id === 'captchaImage'
        ? 'authCaptchaImage'
        : 'captchaImage'
  const answer = await sendRaw(stage, other, { token, ...exampleRequest(stage, other), ...request })
  if (answer.status !== 200) throw new Error(`${other} could not be used: ${await answer.text()}`)
}

/** Uses up a nonce with a call of a citizen, because visitors sign few writes. */
async function spendNonce(stage: Stage, nonce: string): Promise<void> {
  const token = await stage.tokenOf('citizen')
  const answer = await sendRaw(stage, 'markNotificationsSeen', { token, body: { lastId: 1 }, nonce })
  if (answer.status !== 200) throw new Error(await answer.text())
}

/** The headers of a page that shows an account which none of the callers has. */
const ofSomebody = { account: String(maxId) }

/** Returns a signed-in caller of an operation, for public ones, too. */
function signedInCaller(id: OperationId): Caller {
  const caller = allowedCaller(id)
  return caller === 'visitor' ? 'citizen' : caller
}

let count = 0
const unique = () => `automatic-${++count}`

type Maker = {
  expected: Expected
  what: string
  /** True if the answer depends on the handler: each operation has a case of its own. */
  each?: true
  applies(id: OperationId): boolean
  run(id: OperationId): Case['run']
}

const named = (expected: Expected) => (id: OperationId) => names(id).includes(expected)

const makers: readonly Maker[] = [
  {
    expected: 'GEN0400',
    what: 'with an input that does not fit the schema',
    applies: named('GEN0400'),
    run: id => changed(id, () => misfit(id))
  },
  {
    expected: 'USR0001',
    what: 'without a session',
    applies: named('USR0001'),
    run: id => changed(id, () => ({ token: '', headers: ofSomebody }))
  },
  {
    expected: 'USR0002',
    what: 'with an expired session',
    applies: named('USR0002'),
    run: id => changed(id, async stage => ({ token: await expiredToken(stage), headers: ofSomebody }))
  },
  {
    expected: 'USR0085',
    what: 'by a page that shows another account',
    applies: named('USR0085'),
    run: id =>
      changed(id, async stage => ({ token: await stage.tokenOf(signedInCaller(id)), headers: ofSomebody }))
  },
  {
    expected: 'USR0085',
    what: 'by a page that shows nobody',
    applies: named('USR0085'),
    run: id =>
      changed(id, async stage => ({
        token: await stage.tokenOf(signedInCaller(id)),
        headers: { account: '0' }
      }))
  },
  {
    expected: 'GEN0400',
    what: 'by a page that names no account',
    applies: named('USR0085'),
    run: id => changed(id, () => ({ headers: { account: 'me' } }))
  },
  {
    expected: 'USR0053',
    what: 'before the initial password is changed',
    applies: named('USR0053'),
    run: id => changed(id, async stage => ({ token: await beginnersToken(stage) }))
  },
  {
    expected: 'USR0073',
    what: 'before the second factor is set up',
    applies: named('USR0073'),
    run: id => changed(id, async stage => ({ token: await unguardedToken(stage) }))
  },
  {
    expected: 'GEN0403',
    what: 'by an account of another kind',
    // a public call that refuses some callers has cases of its own for them
    applies: id => named('GEN0403')(id) && !['public', 'login'].includes(specOf(id).permission),
    run: id => changed(id, async stage => ({ token: await stage.tokenOf(stranger(id)) }))
  },
  {
    expected: 'GEN0403',
    what: 'by an account of a kind that the handler refuses',
    each: true,
    applies: id => named('GEN0403')(id) && specOf(id).permission === 'login',
    run: id => changed(id, async stage => ({ token: await stage.tokenOf(stranger(id)) }))
  },
  {
    expected: 'GEN0404',
    what: 'for records that do not exist',
    each: true,
    applies: id => named('GEN0404')(id) && Object.keys(exampleOf(id).body ?? {}).some(isId),
    run: id => changed(id, stage => ({ body: withoutIds(exampleRequest(stage, id).body) }))
  },
  {
    expected: 'GEN0413',
    what: 'with a body that is too large',
    applies: id => named('GEN0413')(id) && !specOf(id).multipart,
    run: id => changed(id, () => ({ payload: largeText(id) }))
  },
  {
    expected: 'GEN0413',
    what: 'with too many parts',
    applies: id => named('GEN0413')(id) && specOf(id).multipart,
    run: id =>
      changed(id, () => ({
        payload: aForm(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`part${n}`, 'x'])))
      }))
  },
  {
    expected: 'GEN0415',
    what: 'with another content type',
    applies: named('GEN0415'),
    run: id => changed(id, () => ({ payload: '<x/>', headers: { 'content-type': 'text/xml' } }))
  },
  {
    expected: 'SIG0001',
    what: 'without a signature',
    applies: named('SIG0001'),
    run: id => changed(id, () => ({ unsigned: true }))
  },
  {
    expected: 'SIG0002',
    what: 'with a signature that is too old',
    applies: named('SIG0002'),
    run: id => changed(id, stage => ({ signedAt: new Date(stage.clock.now().getTime() - 301_000) }))
  },
  {
    expected: 'SIG0003',
    what: 'with a used nonce',
    applies: named('SIG0003'),
    run: id =>
      changed(id, async stage => {
        const nonce = unique()
        await spendNonce(stage, nonce)
        return { nonce }
      })
  },
  {
    expected: 'GEN0422',
    what: 'with the idempotency key of another request',
    applies: named('GEN0422'),
    run: id =>
      changed(id, async stage => {
        const headers = { 'idempotency-key': unique() }
        await spend(stage, id === 'markNotificationsSeen' ? 'logout' : id, {
          headers,
          ...(id === 'markNotificationsSeen' && { body: { lastId: 999 } })
        })
        return { headers }
      })
  },
  {
    expected: 'SIG0004',
    what: 'with a field that is not encrypted',
    applies: named('SIG0004'),
    run: id =>
      changed(id, stage => ({
        body: { ...(exampleRequest(stage, id).body as object), [specOf(id).encrypted[0] ?? '']: 'AAAA' }
      }))
  }
]

const isId = (name: string) => /^(tid|tpid|aid|id)$/.test(name)

/** Returns the body with ids that no record has. */
const withoutIds = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body as Record<string, unknown>).map(([name, value]) => [name, isId(name) ? maxId : value])
  )

/** One case for each class of operations and each automatic refusal that it declares. */
export const automaticCases: readonly Case[] = operationIds.flatMap(id =>
  makers
    .filter(({ each, applies }) => (each || representativeOf(id) === id) && applies(id))
    .map(({ expected, what, run }) => whenRaw(id, expected, what, run(id)))
)

/** Lists the refusals that the class of an operation shows; they do not depend on its handler. */
export const ofClass = (id: OperationId): Expected[] =>
  makers.filter(({ each, applies }) => !each && applies(id)).map(({ expected }) => expected)
