import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildAccount, buildMessage, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientOf, testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { recordEvent } from '../events/record.ts'
import { notify } from './notify.ts'

const clock = testClock()
const board = await testBoard(await testDatabase(), clock.now)
const { db, app, deps, world } = board
const { keys } = deps
const city = await board.client('city')

let last = 0

/** Makes an account with a phone and a mail address. */
async function person(given: Parameters<typeof buildAccount>[1] = {}) {
  const number = ++last
  const email = `reader${number}@example.org`
  const phone = `131${String(number).padStart(8, '0')}`
  const account = await buildAccount(db, { confirmedEmail: email, phone, keys, ...given })
  const client = clientOf(app, await buildSession(db, account.uid, clock.now()), keys.publicKeyPem, clock.now)
  return { ...account, mailAddress: email, client }
}
type Person = Awaited<ReturnType<typeof person>>

const choose = (
  { client }: Pick<Person, 'client'>,
  body: Partial<Parameters<typeof client.call<'saveNotificationChoice'>>[1]['body']> = {}
) =>
  client.call('saveNotificationChoice', {
    body: { mail: true, sms: false, kinds: ['own', 'followed', 'campaign', 'account', 'work'], ...body }
  })

/** Sends all letters that are due, and returns the letters in the development inbox. */
async function received() {
  await deps.outbox.drain()
  return await db.selectFrom('dev_inbox').selectAll().orderBy('id').execute()
}

const secret = '井盖丢失的小区在某某路七号'

const messageOf = (author: Person, given: object = {}) =>
  buildMessage(db, {
    fid: world.forums.city,
    author_uid: author.uid,
    author_name: '青山绿水',
    subject: secret,
    content: secret,
    ...given
  })

async function reply(tid: number, kind: 'interim' | 'final' = 'final') {
  const { version } = await city.call('getStaffMessage', { body: { tid } })
  const content = `第${tid}号留言反映的${secret}已经处理完毕，第${++last}次巡查没有发现问题，感谢您的监督。`
  await city.call('replyMessage', { body: { tid, version, kind, content } })
}

beforeEach(async () => {
  clock.pass(86_400)
  await deps.outbox.drain()
  for (const table of ['outbox', 'dev_inbox', 'notification_choice'] as const)
    await db.deleteFrom(table).execute()
})

describe('the author of a message', () => {
  it('gets no letter before choosing a channel', async () => {
    const author = await person()
    const { tid } = await messageOf(author)
    await reply(tid)
    expect(await received()).toEqual([])
    expect(await author.client.call('getNotificationChoice')).toMatchObject({
      mail: false,
      sms: false,
      kinds: ['own', 'followed', 'campaign', 'account'],
      choosable: ['own', 'followed', 'campaign', 'account']
    })
  })

  it('gets one mail about a final reply, with a link and without any text of the message', async () => {
    const author = await person()
    expect(await choose(author)).toMatchObject({ mail: true, sms: false })
    const { tid } = await messageOf(author, { is_public: false })
    await reply(tid)
    const letters = await received()
    expect(letters).toMatchObject([{ channel: 'mail', recipient: author.mailAddress }])
    const body = letters[0]?.body ?? ''
    expect(body).toContain(`您的留言（编号 ${tid}）已收到办结回复，请查看并评价`)
    expect(body).toContain(`http://localhost:8080/threads/content?tid=${tid}\n`)
    expect(body).toContain('http://localhost:8080/uCenter/bindInfo')
    expect(body).not.toMatch(/井盖|某某路|青山绿水|处理完毕|临江市/)
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'sent', recipient_masked: 'r***@example.org' })
    expect(JSON.stringify(row)).not.toContain(author.mailAddress)
  })

  it('gets letters by both channels if both are chosen, and none of a kind that is not chosen', async () => {
    const author = await person()
    await choose(author, { sms: true, kinds: ['followed'] })
    const { tid } = await messageOf(author)
    await reply(tid, 'interim')
    expect(await received()).toEqual([])
    await choose(author, { sms: true, kinds: ['own'] })
    await reply(tid)
    expect((await received()).map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms'])
  })

  it('gets no letter that was due when the channel was switched off, or the account was given up', async () => {
    const author = await person({ password: 'Abc12345' })
    await choose(author)
    const { tid } = await messageOf(author)
    await reply(tid, 'interim')
    await received()
    await reply(tid)
    await choose(author, { mail: false })
    clock.pass(3601)
    expect(await received(), 'the letter about the interim reply alone').toHaveLength(1)
    await author.client.call('cancelAccount', { body: { pass: 'Abc12345' } })
    expect(await db.selectFrom('outbox').selectAll().where('account_uid', 'is not', null).execute()).toEqual(
      []
    )
    expect(await db.selectFrom('notification_choice').selectAll().execute()).toEqual([])
  })
})

it('a letter is written in the language of the choice', async () => {
  const author = await person()
  const { tid } = await messageOf(author)
  await choose(author)
  await db.updateTable('notification_choice').set({ language: 'en-US' }).execute()
  await reply(tid)
  expect((await received())[0]?.body).toContain(`Message ${tid} of yours has a final reply`)
})

it('a follower of a message gets news as a follower, and the letter names no follower', async () => {
  const [author, reader] = [await person(), await person()]
  await choose(reader)
  const { tid } = await messageOf(author)
  await reader.client.call('followMessage', { body: { tid } })
  await reply(tid)
  const letters = await received()
  expect(letters).toMatchObject([{ recipient: reader.mailAddress }])
  expect(letters[0]?.body).toContain(`您关注的留言（编号 ${tid}）有办结回复`)
})

it('news on a campaign lead to its result, and those on several campaigns to the list of news', async () => {
  const reader = await person()
  await choose(reader)
  const tell = (id: number) =>
    inTransaction(db, async trx => {
      const [verb, at] = ['campaign.summarized', clock.now()] as const
      const event = {
        verb,
        audience: 'public',
        subject: { kind: 'campaign', id },
        actor: 'system',
        at
      } as const
      const eventId = await recordEvent(trx, event)
      await notify(trx, { eventId, verb, tid: null, subject: '', at }, { accounts: [reader.uid] })
    })
  await tell(17)
  const [first] = await received()
  expect(first?.body).toContain('您参与或关注的征集活动有新的结果')
  expect(first?.body).toContain('http://localhost:8080/rmjy/collect/content?id=17\n')
  await tell(18)
  await tell(19)
  clock.pass(3601)
  expect((await received())[1]?.body).toContain('http://localhost:8080/myMessage\n')
})

it('each account of an institution chooses for itself, and its letters lead to its desk', async () => {
  const author = await person()
  const { client: clerk } = await person({ kind: 'institution', group_id: world.groups.city })
  expect((await choose({ client: clerk })).choosable).toEqual(['work', 'account'])
  const { tid } = await messageOf(author)
  await reply(tid)
  await author.client.call('gradeMessage', { body: { tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 } })
  const letters = await received()
  expect(letters).toHaveLength(1)
  expect(letters[0]?.body).toContain(`http://localhost:8080/g/taskMain?messageId=${tid}\n`)
  expect(letters[0]?.body).toContain('/g/settings/bind-info')
})

describe('a channel', () => {
  it('cannot be chosen without a bound address', async () => {
    const { uid } = await buildAccount(db)
    const token = await buildSession(db, uid, clock.now())
    const client = clientOf(app, token, keys.publicKeyPem, clock.now)
    await expect(choose({ client })).rejects.toMatchObject({ code: 'PER0008' })
    await expect(choose({ client }, { mail: false, sms: true })).rejects.toMatchObject({ code: 'PER0003' })
    expect(await client.call('getNotificationChoice')).toMatchObject({
      mail: false,
      email: null,
      phone: null
    })
  })

  it('is off when its address is removed, and stays off when another is bound', async () => {
    const author = await person()
    await choose(author)
    const { client, uid } = author
    await client.call('getOwnVerifycode', { body: { purpose: 'change' } })
    const [letter] = await received()
    const verifyCode = /\d{6}/.exec(letter?.body.replace(/.*验证码/, '') ?? '')?.[0] ?? ''
    const { ticket } = await client.call('checkOldPhone', { body: { verifyCode } })
    await client.call('unbindEmail', { body: { ticket } })
    const change = { email_sealed: keys.sealField('email', 'other@example.org') }
    await db.updateTable('account').set(change).where('uid', '=', uid).execute()
    expect(await client.call('getNotificationChoice')).toMatchObject({
      mail: false,
      email: 'o***@example.org'
    })
  })
})

describe('the number of letters is limited:', () => {
  const tell = (
    uid: number,
    tid: number | null,
    verb: 'message.approved' | 'reply.final' | 'company.approved'
  ) =>
    inTransaction(db, async trx => {
      const at = clock.now()
      const subject = { kind: 'message', id: tid ?? 1 }
      const eventId = await recordEvent(trx, { verb, audience: 'author', subject, tid, actor: 'system', at })
      await notify(trx, { eventId, verb, tid, subject: '', at }, { accounts: [uid, uid] })
    })

  it('one about a message in an hour; the next one covers all news that came meanwhile', async () => {
    const author = await person()
    await choose(author)
    const { tid } = await messageOf(author)
    await tell(author.uid, tid, 'message.approved')
    expect(await received()).toHaveLength(1)
    for (const verb of ['message.approved', 'reply.final', 'message.approved'] as const) {
      clock.pass(60)
      await tell(author.uid, tid, verb)
    }
    clock.pass(600)
    expect(await received()).toHaveLength(1)
    clock.pass(3600)
    const letters = await received()
    expect(letters).toHaveLength(2)
    expect(letters[1]?.body).toContain('已收到办结回复')
    clock.pass(3 * 3600)
    expect(await received()).toHaveLength(2)
    expect(await db.selectFrom('outbox').selectAll().where('status', '=', 'due').execute()).toEqual([])
  })

  it('twenty mails and five SMS a day, and again on the next day', async () => {
    const author = await person()
    await choose(author, { sms: true })
    for (let count = 0; count < 25; count++) {
      const { tid } = await messageOf(author)
      await tell(author.uid, tid, 'message.approved')
    }
    const counts = async () => {
      const { rows } = await sql<{ channel: string; n: number }>`
        select channel, count(*)::int as n from outbox group by channel order by channel`.execute(db)
      return rows.map(({ n }) => n)
    }
    expect(await counts()).toEqual([20, 5])
    clock.pass(86_401)
    await tell(author.uid, (await messageOf(author)).tid, 'message.approved')
    expect(await counts()).toEqual([21, 6])
  })

  it('one for a notification, even if it is sent several times, and none for one that is older than three days', async () => {
    const author = await person()
    await choose(author)
    await tell(author.uid, null, 'company.approved')
    await Promise.all([deps.outbox.drain(), deps.outbox.drain()])
    await db.updateTable('outbox').set({ status: 'due' }).execute()
    expect(await received()).toHaveLength(1)
    await db.updateTable('outbox').set({ status: 'due', attempts: 0 }).execute()
    clock.pass(3 * 86_400 + 1)
    await received()
    expect(await db.selectFrom('outbox').select(['status', 'failure']).execute()).toEqual([
      { status: 'dead', failure: 'expired' }
    ])
  })
})
