/** The only SQL of the copy of a person's data: each part in the order of a key, a page at a time. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'

/** A row of the copy. `key` is the position from which the next page continues, and is left out of the copy. */
export type CopiedRow = { key: number } & Record<string, unknown>

/** The account, the key after which the page begins, and the largest number of rows. */
export interface Page {
  readonly uid: number
  readonly after: number
  readonly limit: number
}

type Select = (db: Db, page: Page) => Promise<CopiedRow[]>

/** Returns a moment as whole seconds since 1970. */
const at = (column: string): RawBuilder<number | null> =>
  sql`floor(extract(epoch from ${sql.ref(column)}))::float8`

const selecting =
  (query: (page: Page) => RawBuilder<unknown>): Select =>
  async (db, page) =>
    (await query(page).execute(db)).rows as CopiedRow[]

/** Returns rows of a message as a list, in the order in which they were made. */
const listOf = (columns: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(row_to_json(x) order by x.id) from (select ${columns} from ${from}) x), '[]')`

export const selectAccount = selecting(
  ({ uid, after }) => sql`
    select a.uid as key, a.uid, a.username, a.nick_name as "nickName", a.user_type as "userType",
      a.comp_type as "compType", a.gender, a.region_id as "regionId", r.name as "regionName",
      a.phone_sealed as phone, a.email_sealed as email, a.real_name_sealed as "realName",
      a.certification_type as "certificationType", a.id_number_sealed as "idNumber",
      ${at('a.certified_at')} as "certifiedAt", ${at('a.created_at')} as "createdAt",
      ${at('a.password_changed_at')} as "passwordChangedAt",
      (select json_build_object('compType', c.comp_type, 'enterpriseName', c.enterprise_name,
          'creditCode', c.credit_code, 'legalPerson', c.legal_person_sealed, 'contacts', c.contacts_sealed,
          'createdAt', ${at('c.created_at')})
        from company c where c.account_uid = a.uid) as company,
      (select json_build_object('mail', n.mail, 'sms', n.sms, 'kinds', n.kinds, 'chosenAt', ${at('n.chosen_at')})
        from notification_choice n where n.account_uid = a.uid) as "notificationChoice",
      coalesce((select json_agg(json_build_object('type', t.type, 'nickName', t.nick_name_sealed,
          'createdAt', ${at('t.created_at')}) order by t.created_at)
        from third_party_binding t where t.account_uid = a.uid), '[]') as "thirdParty"
    from account a left join region r on r.id = a.region_id
    where a.uid = ${uid} and a.uid > ${after}`
)

/** Reads a company's requests and the facts on record before each; the account that decided stays out. */
export const selectCompanyRequests = selecting(
  ({ uid, after, limit }) => sql`
    select id as key, id, kind, state, comp_type as "compType", enterprise_name as "enterpriseName", credit_code as "creditCode",
      legal_person_sealed as "legalPerson", contacts_sealed as contacts,
      json_build_object('compType', was_comp_type, 'enterpriseName', was_name, 'creditCode', was_code, 'legalPerson', was_legal_person_sealed,
        'contacts', was_contacts_sealed) as was,
      note, ${at('created_at')} as "createdAt", ${at('decided_at')} as "decidedAt"
    from company_request where account_uid = ${uid} and id > ${after} order by id limit ${limit}`
)

/** Reads the messages with their replies, and the part of their history that an author may read. */
export const selectMessages = selecting(
  ({ uid, after, limit }) => sql`
    select m.tid as key, m.tid, m.fid, f.name as "forumName", m.type_id as "typeId", m.domain_id as "domainId",
      m.topic_id as "topicId", m.collect_id as "collectId", m.subject, m.public_subject as "publicSubject",
      m.author_name as "nickName", m.location, m.remark, m.is_public as "isPublic",
      m.is_anonymous as "isAnonymous", m.source_type as "sourceType", m.audit_state as "auditState",
      m.audit_note as "auditNote", m.state, m.priority_level as "priorityLevel", m.adopted,
      ${at('m.created_at')} as "createdAt", ${at('m.approved_at')} as "approvedAt",
      ${at('m.deadline_at')} as "deadlineAt", m.satisfaction, m.like_count as "likeCount",
      ${listOf(
        sql`c.id, c.content, c.public_content as "publicContent", c.masks, c.audit_state as "auditState",
          c.audit_note as "auditNote", ${at('c.created_at')} as "createdAt"`,
        sql`content_item c where c.tid = m.tid`
      )} as "contentList",
      ${listOf(
        sql`p.id, g.name as "groupName", p.kind, p.content, ${at('p.created_at')} as "createdAt",
          ${at('p.edited_at')} as "editedAt"`,
        sql`reply p join org_group g on g.id = p.group_id where p.tid = m.tid`
      )} as replies,
      ${listOf(
        sql`g.id, g.round, g.resolution as "gradeLevel", g.speed as "gradeSpeed", g.manner as "gradeManner",
          g.solved, g.thanks_flag as "thanksFlag", g.comment, g.comment_state as "commentState",
          ${at('g.created_at')} as "createdAt"`,
        sql`grade g where g.tid = m.tid`
      )} as grades,
      ${listOf(
        sql`d.id, d.reason, d.state, ${at('d.created_at')} as "createdAt", ${at('d.decided_at')} as "decidedAt"`,
        sql`deletion_request d where d.tid = m.tid and d.requested_by = m.author_uid`
      )} as "deletionRequests",
      ${listOf(
        sql`e.id, ${at('e.at')} as at, e.verb, e.note`,
        sql`event e where e.tid = m.tid and e.audience in ('public', 'author', 'parties')`
      )} as timeline
    from message m join forum f on f.fid = m.fid
    where m.author_uid = ${uid} and m.tid > ${after} order by m.tid limit ${limit}`
)

/** Reads a person's uploads; `storedName` and `storageId` name the place of each file. */
export const selectAttachments = selecting(
  ({ uid, after, limit }) => sql`
    select a.aid as key, a.aid, coalesce(a.tid, s.tid) as tid, a.file_name as "fileName", a.mime, a.bytes,
      a.is_public as "isPublic", ${at('a.created_at')} as "createdAt", a.stored_name as "storedName",
      a.storage_id as "storageId"
    from attachment a left join assignment s on s.tpid = a.tpid
    where a.uploader_uid = ${uid} and a.deleted_at is null and a.aid > ${after} order by a.aid limit ${limit}`
)

/**
 * Reads the messages that a person marked, with the time. Their texts are left out, because they belong to their authors.
 */
export const selectMarks = (kind: 'favourite' | 'like' | 'follow' | 'opened') =>
  selecting(
    ({ uid, after, limit }) => sql`
      select tid as key, tid, ${at('at')} as at from message_mark
      where account_uid = ${uid} and kind = ${sql.lit(kind)} and tid > ${after} order by tid limit ${limit}`
  )

/** Reads the messages that a person joined, with the note and the answer. */
export const selectVoices = selecting(
  ({ uid, after, limit }) => sql`
    select id as key, tid, note, ${at('created_at')} as "createdAt", solved, ${at('answered_at')} as "answeredAt"
    from voice where account_uid = ${uid} and id > ${after} order by id limit ${limit}`
)

export const selectFeedback = selecting(
  ({ uid, after, limit }) => sql`
    select id as key, id, type, content, contact_sealed as contact, state, answer,
      ${at('answered_at')} as "answeredAt", ${at('created_at')} as "createdAt"
    from site_feedback where account_uid = ${uid} and id > ${after} order by id limit ${limit}`
)

/** Reads a person's notifications; the title of another person’s message is left out. */
export const selectNotifications = selecting(
  ({ uid, after, limit }) => sql`
    select n.id as key, n.id, ${at('n.at')} as at, n.verb, n.tid,
      case when n.tid is null or m.author_uid = ${uid} then n.subject end as subject,
      n.id <= coalesce(s.last_id, 0) or r.notification_id is not null as "seen"
    from notification n left join message m on m.tid = n.tid
    left join notification_seen s on s.account_uid = ${uid}
    left join notification_read r on r.account_uid = ${uid} and r.notification_id = n.id
    where n.account_uid = ${uid} and n.id > ${after} order by n.id limit ${limit}`
)

export const selectSignIns = selecting(
  ({ uid, after, limit }) => sql`
    select id::float8 as key, ${at('at')} as at, operation, ended_by as "endedBy", status, address,
      user_agent as "userAgent"
    from login_log where account_uid = ${uid} and id > ${after} order by id limit ${limit}`
)

export const selectSessions = selecting(
  ({ uid, after, limit }) => sql`
    select id::float8 as key, login_type as "loginType", address, user_agent as "userAgent",
      ${at('created_at')} as "createdAt", ${at('last_used_at')} as "lastUsedAt", ${at('expires_at')} as "expiresAt"
    from session where account_uid = ${uid} and id > ${after} order by id limit ${limit}`
)

/** Reads the handling records about a person, without the notes that editors make for each other. */
export const selectHandling = selecting(
  ({ uid, after, limit }) => sql`
    select id as key, id, handle_type as "handleType", rule_name as "ruleName", days, count_type as "countType",
      count_days as "countDays", ${at('backtrack_time')} as "backtrackTime", ${at('begin_time')} as "beginTime",
      ${at('end_time')} as "endTime", ${at('revoked_at')} as "endedAt"
    from handling_record where account_uid = ${uid} and id > ${after} order by id limit ${limit}`
)

/** Reads a person's actions; `before` and `after` are included only for their own account. */
export const selectActions = selecting(
  ({ uid, after, limit }) => sql`
    select id::float8 as key, ${at('at')} as at, verb, tid, note,
      case when subject_kind = 'account' and subject_id = ${uid} then before end as before,
      case when subject_kind = 'account' and subject_id = ${uid} then after end as after
    from event where actor_uid = ${uid} and actor_kind in ('citizen', 'legal') and id > ${after}
    order by id limit ${limit}`
)

export const selectVisits = selecting(
  ({ uid, after, limit }) => sql`
    select id::float8 as key, ${at('at')} as at, topic, app_type as "appType", platform,
      session_id as "sessionId", page_id as "pageId", ref_page_id as "refPageId", tab, channel,
      owner_id as "ownerId", extra_info as "extraInfo"
    from track_event where account_uid = ${uid} and id > ${after} order by id limit ${limit}`
)

export const selectNotices = selecting(
  ({ uid, after, limit }) => sql`
    select r.id as key, r.notice_id as "noticeId", n.title, ${at('r.read_at')} as "readAt"
    from notice_read r join notice n on n.id = r.notice_id
    where r.account_uid = ${uid} and r.id > ${after} order by r.id limit ${limit}`
)

/** Reads the failed calls of a person, with the id that the person was told. */
export const selectFailures = selecting(
  ({ uid, after, limit }) => sql`
    select id::float8 as key, ${at('at')} as at, reference, operation, path, address
    from error_log where account_uid = ${uid} and id > ${after} order by id limit ${limit}`
)
