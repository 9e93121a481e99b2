import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import {
  buildAccount,
  buildMessage,
  buildReply,
  buildRestriction,
  buildSession
} from '../../../tests/support/builders/builders.ts'
import { buildCompany, buildCompanyRequest } from '../../../tests/support/builders/companies.ts'
import { clientOf, testBoard } from '../../../tests/support/builders/world.ts'
import { buildLocalFile } from '../../../tests/support/postgres/backups.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import type { PortalPages } from '../../platform/deps/pages.ts'
import { holdings } from '../person/holdings.ts'

const files = testFiles()
const folder = await mkdtemp(join(tmpdir(), 'own-data-'))
afterAll(() => rm(folder, { recursive: true }))
const database = await testDatabase()
const portal: PortalPages = {
  render: async () => ({ status: 404, html: '', style: '' }),
  form: async () => undefined,
  variantOf: () => undefined,
  async *ownDataPage({ language, at, files, dictionaries }) {
    const labels = dictionaries.find(({ dictType }) => dictType === 'certificationType')?.dataList
    yield `${language} ${at} ${labels?.map(({ dictLabel }) => dictLabel).join()}\n`
    for (const { name, title, rows } of files)
      for await (const row of rows()) yield `${name} ${title} ${JSON.stringify(row)}\n`
  },
  addresses: [],
  folder
}
const board = await testBoard(database, undefined, { files: files.files, portal })
const { db, app, deps, world } = board
const { keys } = deps
const password = 'Abc12345'

async function person(given: Parameters<typeof buildAccount>[1] = {}) {
  const account = await buildAccount(db, { password, keys, ...given })
  const token = await buildSession(db, account.uid)
  return { ...account, client: clientOf(app, token, keys.publicKeyPem) }
}

type Person = Awaited<ReturnType<typeof person>>

/** Returns the files of a person's copy, by name. */
async function copyOf({ client }: Pick<Person, 'client'>): Promise<Map<string, Buffer>> {
  const blob = await client.call('exportOwnData', { body: { pass: password } })
  const zip = await yauzl.fromBufferPromise(Buffer.from(await (blob as Blob).arrayBuffer()), {
    lazyEntries: true
  })
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return found
}
const listIn = (copy: Map<string, Buffer>, file: string): Record<string, unknown>[] =>
  JSON.parse(copy.get(`${file}.json`)?.toString() ?? '')

/** The text of other people, which must not be in the copy. */
const canary = '金丝雀'

describe('a copy of one’s own data', () => {
  it('has the person’s texts and data, in clear, and their uploads', async () => {
    const phone = '15900000001'
    const me = await person({ phone, nick_name: '青山' })
    await me.client.call('certifyName', {
      body: { certificationType: 2, realName: '某某某', idNumber: 'E90000001' }
    })
    const { tid } = await buildMessage(db, {
      author_uid: me.uid,
      fid: world.forums.city,
      content: '井盖坏了'
    })
    await buildReply(db, { tid, content: '已经修好' })
    const file = await buildLocalFile(database, files.folder)
    await db
      .updateTable('attachment')
      .set({ uploader_uid: me.uid })
      .where('stored_name', '=', file.name)
      .execute()
    await me.client.call('addFeedback', {
      body: { type: 1, content: '首页的字太小了，请改大', contact: phone }
    })
    const copy = await copyOf(me)
    expect(listIn(copy, 'account')).toMatchObject([
      { uid: me.uid, nickName: '青山', phone, realName: '某某某', idNumber: 'E90000001' }
    ])
    expect(listIn(copy, 'messages')).toMatchObject([
      { tid, contentList: [{ content: '井盖坏了' }], replies: [{ content: '已经修好' }] }
    ])
    expect(listIn(copy, 'feedback')).toMatchObject([{ content: '首页的字太小了，请改大', contact: phone }])
    const [uploaded] = listIn(copy, 'attachments')
    const content = copy.get(String(uploaded?.file))
    expect(content && createHash('sha256').update(content).digest('hex')).toBe(file.hash)
    expect(listIn(copy, 'actions').map(({ verb }) => verb)).toEqual([
      'person.certified',
      'feedback.written',
      'person.exported'
    ])
  })

  it('has a page for readers, written from the same records in their language', async () => {
    const me = await person({ nick_name: '青山' })
    const { tid } = await buildMessage(db, { author_uid: me.uid, fid: world.forums.city })
    const page = (await copyOf(me)).get('index.html')?.toString() ?? ''
    expect(page).toMatch(/^zh-CN \d{10} 居民身份证,/)
    expect(page).toContain('"nickName":"青山"')
    expect(page).toContain(`messages 留言、补充、回复、评价和办理经过 {"tid":${tid},`)
    expect(page).not.toContain('"key"')
    expect(page).not.toMatch(/storedName|_sealed/)
  })

  it('has nothing of other people, and no notes of institutions and editors', async () => {
    const me = await person()
    const other = await person({ nick_name: canary, real_name_sealed: keys.sealField('name', canary) })
    const theirs = await buildMessage(db, {
      author_uid: other.uid,
      author_name: canary,
      subject: `${canary}的事`,
      fid: world.forums.city,
      content: canary,
      remark: canary
    })
    for (const id of ['addFavourite', 'likeMessage', 'followMessage', 'joinMessage'] as const)
      await me.client.call(id, { body: { tid: theirs.tid } })
    const told = { verb: 'reply.final', subject: `${canary}的事`, tid: theirs.tid, at: new Date() }
    const event = await db.selectFrom('event').select('id').limit(1).executeTakeFirstOrThrow()
    await db
      .insertInto('notification')
      .values({ ...told, account_uid: me.uid, event_id: event.id })
      .execute()
    const own = await buildMessage(db, { author_uid: me.uid, fid: world.forums.city })
    await db
      .insertInto('event')
      .values(
        (['holders', 'editor'] as const).map(audience => ({
          at: new Date(),
          verb: 'recheck.requested',
          audience,
          tid: own.tid,
          note: canary,
          subject_kind: 'message',
          subject_id: own.tid,
          actor_kind: 'local',
          actor_uid: other.uid
        }))
      )
      .execute()
    await buildRestriction(db, { account_uid: me.uid, handle_type: 7, note: canary })
    const copy = await copyOf(me)
    expect(listIn(copy, 'favourites')).toMatchObject([{ tid: theirs.tid }])
    expect(listIn(copy, 'notifications')).toMatchObject([{ tid: theirs.tid, subject: null }, {}])
    expect(listIn(copy, 'handling-records')).toMatchObject([{ handleType: 7 }])
    for (const [name, content] of copy) expect(content.toString(), name).not.toContain(canary)
  })

  it('says who read the person’s phone, when and why, and names no member of staff', async () => {
    const me = await person({ phone: '15900000077' })
    const { tid } = await buildMessage(db, { author_uid: me.uid, fid: world.forums.city })
    const clerk = await board.client('city')
    await clerk.call('revealAuthorPhone', { body: { tid, reason: '约定上门时间' } })
    const copy = await copyOf(me)
    expect(listIn(copy, 'readings')).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(Number),
        what: 'phone',
        groupName: '临江市',
        reason: '约定上门时间',
        tid,
        subject: expect.any(String)
      }
    ])
  })

  it('is complete for any amount of data, and continues if a file is missing', async () => {
    const me = await person()
    const { tid } = await buildMessage(db, { fid: world.forums.city })
    await sql`insert into notification (account_uid, event_id, tid, verb, at)
      select ${me.uid}, (select min(id) from event), ${tid}, 'message.approved', now()
      from generate_series(1, 450)`.execute(db)
    const gone = await buildLocalFile(database, files.folder)
    const change = { uploader_uid: me.uid, stored_name: gone.name.replace(/^../, 'zz') }
    await db.updateTable('attachment').set(change).where('stored_name', '=', gone.name).execute()
    const copy = await copyOf(me)
    expect(new Set(listIn(copy, 'notifications').map(({ id }) => id)).size).toBe(451)
    expect(JSON.parse(copy.get('missing.json')?.toString() ?? '').files).toHaveLength(1)
  })

  it('is notified to its owner, limited to a few a day, and recorded each time', async () => {
    const me = await person()
    for (let time = 0; time < 5; time++) await me.client.call('exportOwnData', { body: { pass: password } })
    await expect(me.client.call('exportOwnData', { body: { pass: password } })).rejects.toMatchObject({
      code: 'GEN0429'
    })
    const { list } = await me.client.call('listNotifications', { query: {} })
    expect(list.map(({ verb }) => verb)).toEqual(Array(5).fill('person.exported'))
    const events = db.selectFrom('event').select('id').where('verb', '=', 'person.exported')
    expect(await events.where('subject_id', '=', me.uid).execute()).toHaveLength(5)
  })

  it('has the changes that a company requested, and the facts before them', async () => {
    const own = await buildCompany(db, keys, { password })
    const was_contacts_sealed = keys.sealField('name', '司徒某')
    await buildCompanyRequest(db, own, { was_name: '山河粮油有限公司', was_contacts_sealed })
    const copy = await copyOf({ client: clientOf(app, own.token, keys.publicKeyPem) })
    const creditCode = own.credit_code
    expect(listIn(copy, 'companies')).toMatchObject([
      {
        enterpriseName: '山河食品集团有限公司',
        creditCode,
        contacts: '某某某',
        was: { enterpriseName: '山河粮油有限公司', creditCode, legalPerson: '某某', contacts: '司徒某' }
      }
    ])
  })
})

describe('the list of columns that refer to an account', () => {
  it('has every such column with its copying and deletion, and no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname || '.' || a.attname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and (a.attname ~ '(^|_)uid$' or exists (
          select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey)
            and f.confrelid = 'account'::regclass))
      order by 1`.execute(db)
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(holdings).sort())
  })
})

/** Inserts a row of an account into each table in which no operation of these tests leaves one. */
async function leaveTraces(account_uid: number) {
  const [created_at, expires_at] = [new Date(), new Date('2100-01-01T00:00:00Z')]
  const sealed = keys.sealField('name', '某某')
  const company = {
    account_uid,
    comp_type: 1,
    enterprise_name: '山河建材有限公司',
    credit_code: '91330100MA27X00000',
    legal_person_sealed: sealed,
    contacts_sealed: sealed,
    created_at
  }
  await db.insertInto('company').values(company).execute()
  const was = { was_name: '山河', was_code: '', was_legal_person_sealed: sealed, was_contacts_sealed: sealed }
  await db
    .insertInto('company_request')
    .values({ ...company, ...was, kind: 1, was_comp_type: 1 })
    .execute()
  const subject_index = `subject-of-${account_uid}`
  await db
    .insertInto('third_party_binding')
    .values({ type: 'wechat', subject_index, account_uid, nick_name_sealed: sealed, created_at })
    .execute()
  await db
    .insertInto('third_party_attempt')
    .values({
      browser_hash: `browser-of-${account_uid}`,
      state_hash: `state-of-${account_uid}`,
      type: 'wechat',
      verifier_sealed: sealed,
      nonce: '',
      back: '/',
      account_uid,
      created_at,
      expires_at
    })
    .execute()
  const { id: event_id } = await db.selectFrom('event').select('id').limit(1).executeTakeFirstOrThrow()
  const { id: last_id } = await db
    .insertInto('notification')
    .values({ account_uid, event_id, verb: 'message.approved', at: created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('notification_seen').values({ account_uid, last_id }).execute()
  await db.insertInto('notification_read').values({ account_uid, notification_id: last_id }).execute()
  const chosen = { mail: true, sms: false, kinds: ['own'], language: 'zh-CN', chosen_at: created_at }
  await db
    .insertInto('notification_choice')
    .values({ account_uid, ...chosen })
    .execute()
  const letter = { reference: `news:${account_uid}`, channel: 'mail', template: 'news' }
  await db
    .insertInto('outbox')
    .values({ ...letter, account_uid, notification_id: last_id, next_at: expires_at, created_at })
    .execute()
  const { id: notice_id } = await db
    .insertInto('notice')
    .values({ title: '系统维护', type: 1, content: '今晚维护' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('notice_read')
    .values({ notice_id, sending: 1, account_uid, read_at: created_at })
    .execute()
  await db
    .insertInto('recovery_ticket')
    .values({ ticket_hash: `ticket-of-${account_uid}`, account_uid, created_at, expires_at })
    .execute()
}

describe('an account that was given up', () => {
  it('leaves no rows in the tables of the list, and no likes', async () => {
    const me = await person({ nick_name: canary })
    const { tid } = await buildMessage(db, { fid: world.forums.city })
    for (const id of ['addFavourite', 'likeMessage', 'followMessage', 'joinMessage'] as const)
      await me.client.call(id, { body: { tid } })
    await me.client.call('addFeedback', {
      body: { type: 1, content: '首页的字太小了，请改大', contact: '15900000009' }
    })
    await leaveTraces(me.uid)
    const left = async (name: string) => {
      const [table = '', column = ''] = name.split('.')
      const rows = sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${me.uid}`
      return (await rows.execute(db)).rows.length > 0
    }
    const deleted = Object.entries(holdings).filter(([, { cancelled }]) => cancelled === 'deleted')
    for (const [name] of deleted) expect([name, await left(name)]).toEqual([name, true])
    await me.client.call('cancelAccount', { body: { pass: password } })
    for (const [name] of deleted) expect([name, await left(name)]).toEqual([name, false])
    const contact = db.selectFrom('site_feedback').select('contact_sealed').where('account_uid', '=', me.uid)
    expect(await contact.execute()).toEqual([{ contact_sealed: null }])
    expect(await board.visitor.call('getMessage', { body: { tid } })).toMatchObject({
      likeCount: 0,
      voiceCount: 0
    })
  })
})
