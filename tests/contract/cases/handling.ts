/** Cases of handling records, and of accounts as editors see them. */
import { maxId } from '@board/schemas/facts/formats'
import { buildAccount, buildMessage, buildRestriction } from '../../support/builders/builders.ts'
import { type Case, when } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'

const person = ({ db }: Stage) => buildAccount(db)

const record = async ({ db }: Stage, given: Parameters<typeof buildRestriction>[1] | object = {}) =>
  buildRestriction(db, { account_uid: (await buildAccount(db)).uid, handle_type: 4, ...given })

const muted = async (stage: Stage) => ({
  body: { uid: (await person(stage)).uid, handleType: 4, ruleName: '发布广告', days: 7 } as const
})

export const handlingCases: readonly Case[] = [
  when('pageHandlingRecords', 'done', 'editor', async stage => {
    const { account_uid } = await record(stage)
    return { body: { uid: account_uid, handleType: 4, state: 1, startTime: 0, page: 1, rows: 10 } }
  }),
  when('pageHandlingRecords', 'MSG0011', 'editor', () => ({ body: { page: maxId } })),
  when('getHandlingRecord', 'done', 'editor', async stage => ({ body: { id: (await record(stage)).id } })),
  when('getHandlingRecord', 'GEN0404', 'editor', () => ({ body: { id: maxId } })),
  when('addHandlingRecord', 'done', 'editor', muted),
  when(
    'addHandlingRecord',
    'done',
    'editor',
    async ({ db }) => ({
      body: { tid: (await buildMessage(db)).tid, handleType: 6, countType: 2, ruleName: '重复留言' }
    }),
    'one message that does not count'
  ),
  when('addHandlingRecord', 'GEN0404', 'editor', async stage => ({
    body: { ...(await muted(stage)).body, uid: maxId }
  })),
  when(
    'addHandlingRecord',
    'GEN0404',
    'editor',
    async ({ uid }) => ({ body: { uid: await uid('city'), handleType: 7, ruleName: '发布广告' } }),
    'of an institution'
  ),
  when(
    'addHandlingRecord',
    'GEN0400',
    'editor',
    async stage => ({ body: { ...(await muted(stage)).body, handleType: 5 } }),
    'without a daily limit'
  ),
  when('addHandlingRecord', 'HDL0002', 'editor', async stage => {
    const { account_uid } = await record(stage)
    return { body: { uid: account_uid, handleType: 4, ruleName: '发布广告' } }
  }),
  when('endHandlingRecord', 'done', 'editor', async stage => ({
    body: { id: (await record(stage)).id, reason: '申诉属实' }
  })),
  when('endHandlingRecord', 'GEN0404', 'editor', () => ({ body: { id: maxId, reason: '申诉属实' } })),
  when('endHandlingRecord', 'HDL0001', 'editor', async stage => ({
    body: { id: (await record(stage, { revoked_at: stage.clock.now() })).id, reason: '申诉属实' }
  })),
  when('listOwnHandling', 'done', 'citizen', async stage => {
    await buildRestriction(stage.db, { account_uid: await stage.uid('citizen'), handle_type: 7 })
    return { query: { page: 1, rows: 10 } }
  }),
  when('listOwnHandling', 'MSG0011', 'citizen', () => ({ query: { page: maxId } })),
  when('pageAccounts', 'done', 'editor', async stage => {
    const { username } = await person(stage)
    return { body: { keywords: username, userType: 0, certified: false, handled: false } }
  }),
  when('findAccountByPhone', 'done', 'editor', async ({ db, keys, clock }) => {
    const phone = `137${String(clock.now().getTime()).slice(-8)}`
    await buildAccount(db, { phone, keys })
    return { body: { phone, reason: '来电咨询' } }
  }),
  when(
    'findAccountByPhone',
    'done',
    'editor',
    () => ({ body: { phone: '13700000777', reason: '来电咨询' } }),
    'of an account that does not exist'
  ),
  when('pageAccounts', 'MSG0011', 'editor', () => ({ body: { page: maxId } })),
  when('getAccount', 'done', 'editor', async stage => {
    const { account_uid } = await record(stage)
    return { body: { uid: account_uid } }
  }),
  when('getAccount', 'GEN0404', 'editor', async ({ uid }) => ({ body: { uid: await uid('city') } })),
  when('revealAccount', 'done', 'editor', async stage => ({
    body: { uid: (await person(stage)).uid, field: 'phone', reason: '需要电话核实' }
  })),
  when('revealAccount', 'GEN0404', 'editor', () => ({
    body: { uid: maxId, field: 'phone', reason: '需要电话核实' }
  }))
]
