/**
 * Builders of records for tests, which write straight into the tables. Each builder creates the parents that it is
 * not given. Tests of a verb call the verb; a builder only prepares the data.
 */
import type {
  AccountTable,
  AssignmentTable,
  AttachmentTable,
  ForumTable,
  HandlingRecordTable,
  MessageTable,
  OrgGroupTable,
  RegionTable,
  ReplyTable
} from '@board/generated/database'
import type { Insertable } from 'kysely'
import {
  forgetParameters,
  type ParameterCode,
  parameterText
} from '../../../server/directory/site/parameters.ts'
import { hashPassword } from '../../../server/people/accounts/password.ts'
import { createSession } from '../../../server/people/sessions/sessions.ts'
import type { Db } from '../../../server/platform/database/open.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import type { Keys } from '../../../server/platform/keys/keys.ts'

let last = 0
/** Returns a number that this process has not used before. */
const next = () => ++last

/** The cost of the password hashes of builders. A hash names its cost, so that checking it is also cheap. */
const cheap = { memory: 8, passes: 1 }

type AccountOptions = Partial<Insertable<AccountTable>> & {
  /** Stored as the hash that signing in checks. */
  password?: string
  /** Stored sealed and indexed; needs `keys`. */
  phone?: string
  /** A confirmed mail address, stored sealed and indexed; needs `keys`. */
  confirmedEmail?: string
  keys?: Keys
}

/** Builds a citizen, or an account of another `kind`; an institution's account gets a group. */
export async function buildAccount(
  db: Db,
  { password, phone, confirmedEmail, keys, ...given }: AccountOptions = {}
) {
  if ((phone || confirmedEmail) && !keys) throw new Error('Phones and addresses are sealed: pass keys')
  const username = given.username ?? `person_${next()}`
  const kind = given.kind ?? 'citizen'
  const groupId = given.group_id ?? (kind === 'institution' ? (await buildGroup(db)).id : null)
  return await db
    .insertInto('account')
    .values({
      kind,
      username,
      username_key: username.toLowerCase(),
      nick_name: username,
      organization: kind === 'institution' ? 1 : 0,
      ...(password && { password_hash: await hashPassword(password, cheap) }),
      ...(phone &&
        keys && {
          phone_sealed: keys.sealField('phone', phone),
          phone_index: keys.blindIndex('phone', phone)
        }),
      ...(confirmedEmail &&
        keys && {
          email_sealed: keys.sealField('email', confirmedEmail),
          email_index: keys.blindIndex('email', confirmedEmail)
        }),
      ...given,
      group_id: groupId
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Builds a local group without a superior. */
export async function buildGroup(db: Db, given: Partial<Insertable<OrgGroupTable>> = {}) {
  const parent = given.parent_id
    ? await db
        .selectFrom('org_group')
        .select('path')
        .where('id', '=', given.parent_id)
        .executeTakeFirstOrThrow()
    : { path: '/' }
  const { id } = await db
    .insertInto('org_group')
    .values({ name: `第${next()}办公室`, organization: 1, path: '', ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  return await db
    .updateTable('org_group')
    .set({ path: `${parent.path}${id}/` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Builds an open forum of a local group. */
export async function buildForum(db: Db, given: Partial<Insertable<ForumTable>> = {}) {
  const groupId = given.group_id ?? (await buildGroup(db)).id
  const { fid } = await db
    .insertInto('forum')
    .values({ name: `第${next()}号信箱`, organization: 1, path: '', ...given, group_id: groupId })
    .returning('fid')
    .executeTakeFirstOrThrow()
  return await db
    .updateTable('forum')
    .set({ path: `/${fid}/` })
    .where('fid', '=', fid)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Builds a province, or a region of another `type` below `parent_id`. */
export async function buildRegion(db: Db, given: Partial<Insertable<RegionTable>> = {}) {
  const number = next()
  return await db
    .insertInto('region')
    .values({ id: 900_000 + number, name: `第${number}省`, type: 'province', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type MessageOptions = Partial<Insertable<MessageTable>> & { content?: string }

/** Builds an approved public message with its text; `contentId` is the id of the text. */
export async function buildMessage(
  db: Db,
  { content = '路灯坏了一周，晚上出行不便。', ...given }: MessageOptions = {}
) {
  const forum = given.fid
    ? await db.selectFrom('forum').selectAll().where('fid', '=', given.fid).executeTakeFirstOrThrow()
    : await buildForum(db, given.group_id ? { group_id: given.group_id } : {})
  const author = given.author_uid ?? (await buildAccount(db)).uid
  const created = given.created_at ?? new Date()
  const auditState = given.audit_state ?? 1
  const approved = auditState === 1 ? created : null
  const message = await db
    .insertInto('message')
    .values({
      author_name: '网友',
      type_id: 2,
      domain_id: 1,
      subject: '路灯损坏',
      excerpt: content,
      created_at: created,
      audit_state: auditState,
      approved_at: approved,
      clock_started_at: approved,
      ...given,
      fid: forum.fid,
      group_id: forum.group_id,
      author_uid: author
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const text = { tid: message.tid, position: 0, content, audit_state: auditState, created_at: created }
  const { id: contentId } = await db
    .insertInto('content_item')
    .values({ ...text, approved_at: approved })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...message, contentId }
}

/** Builds a final reply of the forum's group to a message, which brings the message into state 2. */
export async function buildReply(db: Db, given: Partial<Insertable<ReplyTable>> = {}) {
  const message = given.tid
    ? await db.selectFrom('message').selectAll().where('tid', '=', given.tid).executeTakeFirstOrThrow()
    : await buildMessage(db)
  const created = given.created_at ?? new Date()
  const reply = await db
    .insertInto('reply')
    .values({
      kind: 'final',
      content: '路灯已经修好，感谢您的反映。',
      ...given,
      created_at: created,
      tid: message.tid,
      group_id: message.group_id
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('message')
    .set({ state: 2, replied_at: created })
    .where('tid', '=', message.tid)
    .where('state', '<', 2)
    .execute()
  return reply
}

/** Builds an online assignment in state 20, from the message's group to a group below it. */
export async function buildAssignment(db: Db, given: Partial<Insertable<AssignmentTable>> = {}) {
  const message = given.tid
    ? await db.selectFrom('message').selectAll().where('tid', '=', given.tid).executeTakeFirstOrThrow()
    : await buildMessage(db)
  const giver = given.giver_group_id ?? message.group_id
  const holder = given.holder_group_id ?? (await buildGroup(db, { parent_id: giver })).id
  const created = given.created_at ?? new Date()
  return await db
    .insertInto('assignment')
    .values({
      type: 1,
      state: 20,
      deadline_at: new Date(created.getTime() + 7 * 86_400_000),
      created_at: created,
      ...given,
      tid: message.tid,
      giver_group_id: giver,
      holder_group_id: holder
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Builds the row of an uploaded picture that is not attached; the file itself does not exist. */
export async function buildUpload(db: Db, given: Partial<Insertable<AttachmentTable>> = {}) {
  const uploader = given.uploader_uid ?? (await buildAccount(db)).uid
  return await db
    .insertInto('attachment')
    .values({
      file_name: '路灯.jpg',
      stored_name: `${String(next()).padStart(32, '0')}.jpg`,
      mime: 'image/jpeg',
      bytes: 1000,
      created_at: new Date(),
      ...given,
      uploader_uid: uploader
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Builds a handling record of the platform without an end. */
export async function buildRestriction(
  db: Db,
  given: Partial<Insertable<HandlingRecordTable>> & { account_uid: number; handle_type: number }
) {
  return await db
    .insertInto('handling_record')
    .values({ rule_name: '发布广告', begin_time: new Date(0), ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Sets a site parameter; the next reading returns the new value. */
export async function setParameter(
  db: Db,
  code: ParameterCode,
  value: number | boolean | string
): Promise<void> {
  const text = parameterText(value)
  await db
    .insertInto('parameter')
    .values({ code, value: text })
    .onConflict(conflict => conflict.column('code').doUpdateSet({ value: text }))
    .execute()
  forgetParameters(db)
}

/** Builds a session of an account; returns its token. */
export async function buildSession(db: Db, accountUid: number, now = new Date()): Promise<string> {
  const session = { accountUid, loginType: 1, address: '', userAgent: 'test' } as const
  return (await inTransaction(db, trx => createSession(trx, session, now))).token
}

/** Builds a hot issue with messages; one that was dismissed has state 1. */
export async function buildIssue(
  db: Db,
  { tids, state = 0, at }: { tids: readonly number[]; state?: 0 | 1; at: Date }
): Promise<{ id: number; version: number }> {
  const issue = await db
    .insertInto('hot_issue')
    .values({
      title: '望湖花园电梯停运',
      words: JSON.stringify(['望湖花园', '电梯']),
      centre: JSON.stringify({ terms: {}, least: 1 }),
      days: 90,
      state,
      people: tids.length,
      messages: tids.length,
      first_at: at,
      last_at: at,
      found_at: at
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('hot_issue_member')
    .values(tids.map(tid => ({ issue_id: issue.id, tid, joined_at: at })))
    .execute()
  return issue
}

/** Builds a topic that messages can have; returns its id. */
export async function buildTopic(db: Db, name: string): Promise<number> {
  const { id } = await db
    .insertInto('topic')
    .values({ name, sort: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
