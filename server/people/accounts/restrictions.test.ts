import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildMessage,
  buildRestriction,
  setParameter
} from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { meet } from '../../../tests/support/races.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { requireMayPost, requireNotMuted } from './restrictions.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-02T10:00:00+08:00')

async function citizen(more: Partial<CitizenActor> = {}): Promise<CitizenActor> {
  const { uid, nick_name } = await buildAccount(db)
  const rest = {
    mustChangePassword: false,
    permissions: new Set<string>(),
    compType: null,
    certified: false,
    group: null
  }
  return { kind: 'citizen', accountId: uid, displayName: nick_name, ...rest, ...more }
}
const mayPost = (actor: CitizenActor, options = {}, at = now) =>
  inTransaction(db, async trx => requireMayPost(trx, actor, await readParameters(trx), at, options))

describe('posting', () => {
  it('is allowed to everybody, up to the site’s number of messages a day', async () => {
    const actor = await citizen()
    await setParameter(db, 'post.daily', 2)
    for (const time of ['00:00', '09:59']) {
      await mayPost(actor)
      await buildMessage(db, {
        author_uid: actor.accountId,
        created_at: new Date(`2026-03-02T${time}:00+08:00`)
      })
    }
    await expect(mayPost(actor)).rejects.toMatchObject({ code: 'USR0045', params: { limit: 2 } })
    await mayPost(actor, { again: true })
    await mayPost(actor, {}, new Date('2026-03-03T00:00:00+08:00'))
    await setParameter(db, 'post.daily', 20)
  })

  it('is limited to the number of a restriction of type 5', async () => {
    const actor = await citizen()
    await buildRestriction(db, { account_uid: actor.accountId, handle_type: 5, count_days: 1 })
    await mayPost(actor)
    await buildMessage(db, { author_uid: actor.accountId, created_at: now })
    await expect(mayPost(actor)).rejects.toMatchObject({ code: 'USR0045', params: { limit: 1 } })
  })

  it('is refused to an account while it is muted', async () => {
    const actor = await citizen()
    const end = new Date('2026-03-05T18:30:00+08:00')
    await buildRestriction(db, { account_uid: actor.accountId, handle_type: 4, end_time: end })
    await expect(mayPost(actor)).rejects.toMatchObject({
      code: 'USR0044',
      params: { term: { 'zh-CN': '禁言至 2026-03-05 18:30，期间' } }
    })
    await expect(mayPost(actor, { again: true })).rejects.toMatchObject({ code: 'USR0044' })
    await expect(inTransaction(db, trx => requireNotMuted(trx, actor, now))).rejects.toMatchObject({
      code: 'USR0044'
    })
    await mayPost(actor, {}, end)
  })

  it('is not limited by records that were revoked, have not begun, or only warn', async () => {
    const actor = await citizen()
    const record = { account_uid: actor.accountId }
    await buildRestriction(db, { ...record, handle_type: 4, revoked_at: now })
    await buildRestriction(db, { ...record, handle_type: 4, begin_time: new Date(now.getTime() + 1000) })
    await buildRestriction(db, { ...record, handle_type: 7 })
    await mayPost(actor)
  })

  it('requires certification if the site asks for it', async () => {
    await setParameter(db, 'post.certification', true)
    await expect(mayPost(await citizen())).rejects.toMatchObject({ code: 'SN0011' })
    await mayPost(await citizen({ certified: true }))
    await setParameter(db, 'post.certification', false)
  })

  it('counts two messages that come at the same time one after the other', async () => {
    const actor = await citizen()
    await buildRestriction(db, { account_uid: actor.accountId, handle_type: 5, count_days: 1 })
    const { fid, group_id } = await buildMessage(db)
    const post = (meanwhile = async () => {}) =>
      inTransaction(db, async trx => {
        await requireMayPost(trx, actor, await readParameters(trx), now)
        await meanwhile()
        const message = {
          fid,
          group_id,
          author_uid: actor.accountId,
          author_name: '',
          type_id: 1,
          domain_id: 1
        }
        await trx
          .insertInto('message')
          .values({ ...message, subject: '', excerpt: '', created_at: now })
          .execute()
      })
    const [first, second] = await meet(post, () => post())
    expect(first.status).toBe('fulfilled')
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'USR0045' } })
  })
})
