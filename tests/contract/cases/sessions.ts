/** Cases of ending the sessions of others, and of the refusals. */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { maxId } from '@board/schemas/facts/formats'
import { buildAccount } from '../../support/builders/builders.ts'
import { clientOf } from '../../support/builders/world.ts'
import { sessionOf } from '../../support/sessions.ts'
import { type Case, when, whenRaw } from '../support/case.ts'
import { role, stronger } from '../support/clerk.ts'
import type { Stage } from '../support/stage.ts'

type Input = (id: number) => object

const one: Input = id => ({ body: { id } })
const several: Input = id => ({ body: { ids: [id] } })

/** Builds the session of a citizen. */
async function somebody({ db, clock }: Stage): Promise<number> {
  const { uid } = await buildAccount(db)
  return (await sessionOf(db, uid, { created_at: clock.now() })).id
}

/**
 * Makes the case of a user who may only end sessions and is refused; `find` returns the session, given the user's
 * own.
 */
const refused = (
  operation: OperationId,
  code: ErrorCode,
  what: string,
  input: Input,
  find: (stage: Stage, own: number) => Promise<number> | number
): Case =>
  whenRaw(operation, code, what, async stage => {
    const { db, clock, app, keys, fetch } = stage
    const { uid } = await buildAccount(db, { kind: 'staff', real_name: '值守岗' })
    const { id: role_id } = await role(stage, ['sys:onlineUser:forceLogout'])
    await db.insertInto('account_role').values({ account_uid: uid, role_id }).execute()
    const { id, token } = await sessionOf(db, uid, { created_at: clock.now() })
    const { call } = clientOf(app, token, keys.publicKeyPem, clock.now, fetch)
    return await (call as (id: OperationId, input: object) => Promise<unknown>)(
      operation,
      input(await find(stage, id))
    )
  })

const strongerOne = async (stage: Stage) => {
  const { id } = await stronger(stage)
  return (await sessionOf(stage.db, id, { created_at: stage.clock.now() })).id
}

export const sessionCases: readonly Case[] = (
  [
    ['forceLogout', one],
    ['forceLogoutMany', several]
  ] as const
).flatMap(([operation, input]) => [
  when(operation, 'done', 'administrator', async stage => input(await somebody(stage)) as never),
  when(operation, 'GEN0404', 'administrator', () => input(maxId) as never),
  refused(operation, 'ENT0180', 'of the session of the request', input, (_, own) => own),
  refused(operation, 'ENT0116', 'of a user with more permissions', input, strongerOne)
])
