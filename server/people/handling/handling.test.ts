import type { BodyOf } from '@board/generated/calls'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildMessage, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientOf, testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { countSite, siteNumbers } from '../../directory/site/numbers.ts'

const clock = testClock()
const board = await testBoard(await testDatabase(), clock.now)
const { db, app, deps, world } = board
const editor = await board.client('editor')
const password = 'Abc12345'
const day = 86_400

const draft: BodyOf<'postMessage'> = {
  typeId: 2,
  domainId: 1,
  isPublic: true,
  isAnonymous: false,
  fid: world.forums.city,
  subject: '小区门口道路坑洼影响出行',
  content: '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。'
}

async function person() {
  const account = await buildAccount(db, { password })
  return { ...account, client: await signedIn(account.uid) }
}

const signedIn = async (uid: number) =>
  clientOf(app, await buildSession(db, uid, clock.now()), deps.keys.publicKeyPem, clock.now)

const signIn = (username: string) => board.visitor.call('peopleLogin', { body: { username, password } })

const uncounted = (tid: number) =>
  db.selectFrom('uncounted_message').select(['rates', 'volume']).where('tid', '=', tid).executeTakeFirst()

describe('a ban', () => {
  it('ends the session, refuses the next sign-in with its details, and can be lifted', async () => {
    const { uid, username, client } = await person()
    const body = { uid, handleType: 0, ruleName: '冒用他人身份', days: 3 } as const
    const { id, endTime, beginTime, allowedActions } = await editor.call('addHandlingRecord', { body })
    expect((endTime ?? 0) - beginTime).toBe(3 * day)
    expect(allowedActions).toEqual(['endHandlingRecord'])
    await expect(client.call('getInfo')).rejects.toMatchObject({ code: 'USR0001' })
    await expect(signIn(username)).rejects.toMatchObject({
      code: 'USR0043',
      detail: { handleType: 0, ruleName: '冒用他人身份' }
    })
    await editor.call('endHandlingRecord', { body: { id, reason: '申诉属实' } })
    expect((await signIn(username)).userForbid).toBeNull()
    const { state, history } = await editor.call('getHandlingRecord', { body: { id } })
    expect(state).toBe(3)
    expect(history.map(({ verb }) => verb)).toEqual(['handling.ended', 'handling.added'])
  })

  it('is shown without an end if it has none', async () => {
    const { uid, username } = await person()
    await editor.call('addHandlingRecord', { body: { uid, handleType: 0, ruleName: '散布谣言' } })
    await expect(signIn(username)).rejects.toMatchObject({ code: 'USR0028' })
  })
})

describe('a mute', () => {
  it('notifies the person, lets them sign in, and refuses their texts until it is over', async () => {
    const { uid, username, client } = await person()
    const body = { uid, handleType: 4, ruleName: '辱骂他人', days: 1, note: '第二次' } as const
    await editor.call('addHandlingRecord', { body })
    expect((await client.call('listNotifications', {})).list).toMatchObject([
      { verb: 'handling.added', subject: '辱骂他人', tid: null }
    ])
    const own = await client.call('listOwnHandling', {})
    expect(own.list).toMatchObject([{ handleType: 4, state: 1 }])
    expect(own.list[0]).not.toHaveProperty('note')
    await expect(client.call('postMessage', { body: draft })).rejects.toMatchObject({
      code: 'USR0044',
      message: expect.stringContaining('期间不能留言、补充、点赞，也不能加入别人的留言')
    })
    expect((await signIn(username)).userForbid).toMatchObject({ handleType: 4 })
    clock.pass(day + 1)
    expect((await signIn(username)).userForbid).toBeNull()
    expect(await editor.call('pageHandlingRecords', { body: { uid, state: 2 } })).toMatchObject({ total: 1 })
    await editor.call('addHandlingRecord', { body })
  })

  it('is refused twice for the same time, and with fields of another kind', async () => {
    const { uid } = await person()
    const body = { uid, handleType: 4, ruleName: '辱骂他人' } as const
    await editor.call('addHandlingRecord', { body })
    await expect(editor.call('addHandlingRecord', { body: { ...body, days: 2 } })).rejects.toMatchObject({
      code: 'HDL0002'
    })
    for (const more of [{ countDays: 1 }, { countType: 2 as const }, { beginTime: 1 }])
      await expect(editor.call('addHandlingRecord', { body: { ...body, ...more } })).rejects.toMatchObject({
        code: 'GEN0400',
        fields: [{ path: Object.keys(more)[0] }]
      })
    await expect(
      editor.call('addHandlingRecord', { body: { handleType: 7, ruleName: '辱骂他人' } })
    ).rejects.toMatchObject({ code: 'GEN0400', fields: [{ path: 'uid' }] })
  })
})

describe('a limit of messages a day', () => {
  it('shows the person how many they have written today', async () => {
    const { uid, client } = await person()
    const body = { uid, handleType: 5, ruleName: '刷屏', days: 3, countDays: 1 } as const
    await editor.call('addHandlingRecord', { body })
    const own = async () => (await client.call('listOwnHandling', {})).list[0]
    expect(await own()).toMatchObject({ handleType: 5, countDays: 1, postedToday: 0 })
    await client.call('postMessage', { body: draft })
    expect(await own()).toMatchObject({ postedToday: 1 })
    await expect(client.call('postMessage', { body: draft })).rejects.toMatchObject({ code: 'USR0045' })
    clock.pass(4 * day)
    expect(await (await signedIn(uid)).call('listOwnHandling', {})).toMatchObject({
      list: [{ state: 2, postedToday: null }]
    })
  })
})

describe('a record that excludes messages from statistics', () => {
  it('excludes what the person writes in its time, before and after the record is made, until it is ended', async () => {
    const { uid, client } = await person()
    const early = await buildMessage(db, {
      author_uid: uid,
      created_at: new Date(clock.now().getTime() - 9 * day * 1000)
    })
    const late = await buildMessage(db, { author_uid: uid, created_at: clock.now() })
    const { id } = await editor.call('addHandlingRecord', {
      body: {
        uid,
        handleType: 6,
        countType: 3,
        ruleName: '刷屏',
        days: 1,
        backtrackTime: Math.floor(clock.now().getTime() / 1000) - day
      }
    })
    const { tid } = await client.call('postMessage', { body: draft })
    expect(await uncounted(early.tid)).toBeUndefined()
    expect(await uncounted(late.tid)).toEqual({ rates: false, volume: true })
    expect(await uncounted(tid)).toEqual({ rates: false, volume: true })
    expect((await editor.call('getHandlingRecord', { body: { id } })).uncounted).toBe(2)
    clock.pass(day + 1)
    const { tid: later } = await (await signedIn(uid)).call('postMessage', { body: draft })
    expect(await uncounted(later)).toBeUndefined()
    await editor.call('endHandlingRecord', { body: { id, reason: '误判' } })
    expect(await uncounted(late.tid)).toBeUndefined()
  })

  it('can exclude one message, also from the numbers of the home page', async () => {
    const { tid } = await buildMessage(db)
    await countSite(db, clock.now())
    const { messages } = await siteNumbers(db)
    const body = { tid, handleType: 6, countType: 3, ruleName: '重复留言' } as const
    await editor.call('addHandlingRecord', { body })
    expect(await uncounted(tid)).toEqual({ rates: false, volume: true })
    await countSite(db, clock.now())
    expect((await siteNumbers(db)).messages).toBe(messages - 1)
  })
})

describe('an account, as editors see it', () => {
  it('is found by the beginning of its name and by the whole phone, and shows three digits', async () => {
    const phone = '13711112222'
    const confirmedEmail = 'baifen@example.org'
    const { uid, username } = await buildAccount(db, {
      phone,
      confirmedEmail,
      keys: deps.keys,
      nick_name: '百分之百%_'
    })
    const found = async (body: object) =>
      (await editor.call('pageAccounts', { body })).list.map(account => account.uid)
    expect(await found({ keywords: username })).toEqual([uid])
    expect(await found({ keywords: '百分之百%' })).toEqual([uid])
    expect(await found({ keywords: '百_' })).toEqual([])
    const byPhone = async (whole: string) =>
      (await editor.call('findAccountByPhone', { body: { phone: whole, reason: '来电咨询' } })).list.map(
        account => account.uid
      )
    expect(await byPhone(phone)).toEqual([uid])
    expect(await byPhone(phone.slice(0, 10))).toEqual([])
    expect(await editor.call('getAccount', { body: { uid } })).toMatchObject({
      phone: '137********',
      email: 'b***@example.org'
    })
    const body = { uid, field: 'phone', reason: '需要电话核实' } as const
    expect(await editor.call('revealAccount', { body })).toEqual({ value: phone })
    expect(await editor.call('revealAccount', { body: { ...body, field: 'email' } })).toEqual({
      value: confirmedEmail
    })
    // the number of messages of one person is read only with a recorded reason, too
    expect(await editor.call('getAccount', { body: { uid } })).not.toHaveProperty('messageCount')
    expect(await editor.call('revealAccount', { body: { ...body, field: 'messageCount' } })).toEqual({
      value: '0'
    })
    const events = db
      .selectFrom('event')
      .select(['verb', 'note', 'after'])
      .where('subject_kind', '=', 'account')
    expect(await events.where('subject_id', '=', uid).orderBy('id').execute()).toEqual([
      { verb: 'person.lookedUp', note: '来电咨询', after: { found: 1 } },
      { verb: 'person.revealed', note: '需要电话核实', after: { field: 'phone' } },
      { verb: 'person.revealed', note: '需要电话核实', after: { field: 'email' } },
      { verb: 'person.revealed', note: '需要电话核实', after: { field: 'messageCount' } }
    ])
  })

  it('tell the person of each reading, with the reason', async () => {
    const phone = '13755551234'
    const reader = await buildAccount(db, { phone, keys: deps.keys })
    const own = await signedIn(reader.uid)
    await editor.call('findAccountByPhone', { body: { phone, reason: '来电咨询' } })
    for (const field of ['phone', 'idNumber', 'messageCount'] as const)
      await editor.call('revealAccount', { body: { uid: reader.uid, field, reason: '需要电话核实' } })
    const { list } = await own.call('listNotifications', { query: {} })
    // the account has no document: nothing was read
    expect(list.map(({ verb, note, actorName }) => [verb, note, actorName])).toEqual([
      ['person.revealed', '需要电话核实', '平台'],
      ['person.revealed', '需要电话核实', '平台'],
      ['person.lookedUp', '来电咨询', '平台']
    ])
    const readings = await own.call('listOwnReadings', { query: { rows: 10 } })
    expect(readings.total).toBe(4)
    expect(readings.list.map(({ what, groupName, reason }) => [what, groupName, reason])).toEqual([
      ['messageCount', null, '需要电话核实'],
      ['idNumber', null, '需要电话核实'],
      ['phone', null, '需要电话核实'],
      ['account', null, '来电咨询']
    ])
  })

  it('do not pass on a reason that was written before the person was told', async () => {
    const reader = await buildAccount(db)
    const own = await signedIn(reader.uid)
    await db
      .insertInto('event')
      .values({
        at: deps.clock(),
        verb: 'person.revealed',
        audience: 'editor',
        subject_kind: 'account',
        subject_id: reader.uid,
        actor_kind: 'editor',
        note: '内部说明',
        after: JSON.stringify({ field: 'phone' })
      })
      .execute()
    expect((await own.call('listOwnReadings', { query: {} })).list).toMatchObject([
      { what: 'phone', reason: null }
    ])
  })
})
