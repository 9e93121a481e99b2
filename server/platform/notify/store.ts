/** The only SQL that writes notifications, and letters about them. */
import type { Language } from '@board/schemas/errors/catalogue'
import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { prepared } from '../database/statements/prepared.ts'
import type { Channel } from '../outbox/provider.ts'
import { dailyLetters, letterPause, type NewsKind, newsLife } from './kinds.ts'

export interface NotificationRow {
  account_uid: number | null
  group_id: number | null
  event_id: number
  tid: number | null
  verb: string
  subject: string
  at: Date
}

/** Rows of one statement, because a statement takes a limited number of values. */
const batch = 1000

/**
 * Writes one row per person or group.
 * @param options `withLetters`: accounts that chose letters get one
 * @returns the number of letters that are due
 */
export async function insertNotifications(
  trx: Trx,
  rows: readonly NotificationRow[],
  { withLetters }: { withLetters: boolean }
): Promise<number> {
  let letters = 0
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch)
    const [one] = some
    const written =
      some.length === 1 && one ? await insertedOne(trx, one) : await insertion(trx, some).execute()
    const chosen = written.filter(({ isForChoosers }) => isForChoosers).map(({ id }) => id)
    if (withLetters && chosen.length > 0) letters += await insertLetters(trx, chosen)
  }
  return letters
}

/**
 * Tells whether one of the readers of a notification chose letters. Most did not, and PostgreSQL plans the statement that
 * writes letters each time, which takes longer than most writes.
 */
const isForChoosers = sql<boolean>`exists (
    select from notification_choice c where c.account_uid = notification.account_uid
  ) or exists (
    select from account a join notification_choice c on c.account_uid = a.uid
    where a.group_id = notification.group_id
  )`

const insertion = (db: Db | Trx, rows: readonly NotificationRow[]) =>
  db
    .insertInto('notification')
    .values(rows)
    .returning(['id', isForChoosers.as('isForChoosers')])

/** Most events have one recipient. */
const insertedOne = prepared((db, row: NotificationRow) => insertion(db, [row]))

/** The kind of news of a row `n` for its account. */
const kindOf = sql<NewsKind>`case
  when n.verb like 'campaign.%' then 'campaign'
  when n.tid is null or n.verb like 'handling.%' then 'account'
  when m.author_uid = n.account_uid then 'own'
  else 'followed' end`

/** Returns SQL for the topic of a notification: its message, or the noun if it is about an account. */
const topicOf = (row: 'n' | 'p' | 'told') => sql<string>`case
  when ${sql.ref(`${row}.tid`)} is null or ${sql.ref(`${row}.verb`)} like 'handling.%'
  then split_part(${sql.ref(`${row}.verb`)}, '.', 1) else ${sql.ref(`${row}.tid`)}::text end`

/**
 * Writes the letters about notifications to accounts that chose a channel, have a confirmed address for it, and have not
 * reached the day's limit. The second letter about one topic waits for an hour. The notifications are read once, before
 * the accounts (`materialized`): a planner without statistics would read them again for each account of the site.
 */
async function insertLetters(trx: Trx, ids: readonly number[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with told as materialized (
      select n.id, n.tid, n.verb, n.at, n.account_uid as uid, ${kindOf} as kind
      from notification n left join message m on m.tid = n.tid
      where n.id = any(${[...ids]}::int[]) and n.account_uid is not null
      union all
      select n.id, n.tid, n.verb, n.at, a.uid, 'work'
      from notification n join account a on a.group_id = n.group_id
      where n.id = any(${[...ids]}::int[]) and n.group_id is not null
    )
    insert into outbox (reference, channel, account_uid, notification_id, template, language, next_at, created_at, expires_at)
    select 'news:' || told.id || ':' || told.uid || ':' || way.channel, way.channel, told.uid, told.id, 'news', c.language,
      greatest(told.at, last.at + make_interval(secs => ${letterPause})), told.at,
      told.at + make_interval(secs => ${newsLife})
    from told
    join notification_choice c on c.account_uid = told.uid and told.kind = any(c.kinds)
    join account a on a.uid = told.uid and a.status = 1
    cross join lateral (values
      ('mail', c.mail and a.email_sealed is not null, ${dailyLetters.mail}::int),
      ('sms', c.sms and a.phone_sealed is not null, ${dailyLetters.sms}::int)) as way (channel, is_wanted, most)
    left join lateral (
      select max(coalesce(o.sent_at, o.next_at)) as at from outbox o join notification p on p.id = o.notification_id
      where o.account_uid = told.uid and o.channel = way.channel and ${topicOf('p')} = ${topicOf('told')}
        and o.created_at > told.at - interval '1 day'
    ) as last on true
    where way.is_wanted and (
      select count(*) from outbox o where o.account_uid = told.uid and o.channel = way.channel
        and o.created_at > told.at - interval '1 day') < way.most
    on conflict (reference) do nothing`.execute(trx)
  return Number(numAffectedRows)
}

/** The facts that a letter about a notification is written from. */
export interface NewsRow {
  tid: number | null
  kind: NewsKind
  /** The campaign, for news on one. */
  campaignId: number | null
  /** The verbs of the events about this topic since then, including that of the notification. */
  verbs: string[]
  /** The address, if the account still wants this channel and kind. */
  sealed: string | null
}

/**
 * Reads the letter's notification with all later ones about the same topic, which this letter covers too.
 * @param id of the letter
 */
export async function findNews(db: Db, id: number): Promise<NewsRow | undefined> {
  const { rows } = await sql<NewsRow>`
    select n.tid, k.kind, case when e.subject_kind = 'campaign' then e.subject_id end as "campaignId",
      array(
        select p.verb from notification p
        where p.id >= n.id and (p.account_uid = n.account_uid or p.group_id = n.group_id)
          and ${topicOf('p')} = ${topicOf('n')}
        order by p.id limit 100) as verbs,
      case when a.status = 1 and k.kind = any(c.kinds) then
        case when o.channel = 'mail' and c.mail then a.email_sealed when o.channel = 'sms' and c.sms then a.phone_sealed end
      end as sealed
    from outbox o
    join notification n on n.id = o.notification_id
    join event e on e.id = n.event_id
    join account a on a.uid = o.account_uid
    left join message m on m.tid = n.tid
    left join notification_choice c on c.account_uid = o.account_uid
    cross join lateral (select case when n.group_id is not null then 'work' else ${kindOf} end as kind) as k
    where o.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Deletes the waiting letters about the same topic, because this letter covers their news. A letter that another process
 * is sending stays.
 */
export async function deleteFollowing(db: Db, id: number): Promise<void> {
  await sql`
    delete from outbox later using outbox one, notification n, notification p
    where one.id = ${id} and n.id = one.notification_id
      and later.account_uid = one.account_uid and later.channel = one.channel and later.id > one.id
      and later.status = 'due' and later.attempts = 0
      and p.id = later.notification_id and ${topicOf('p')} = ${topicOf('n')}`.execute(db)
}

/** A row of `notification_choice`. */
export interface ChoiceRow {
  mail: boolean
  sms: boolean
  kinds: NewsKind[]
}

export async function findChoice(db: Db | Trx, uid: number): Promise<ChoiceRow | undefined> {
  const row = await db
    .selectFrom('notification_choice')
    .select(['mail', 'sms', 'kinds'])
    .where('account_uid', '=', uid)
    .executeTakeFirst()
  return row && { ...row, kinds: row.kinds as NewsKind[] }
}

export async function upsertChoice(
  trx: Trx,
  uid: number,
  { mail, sms, kinds }: ChoiceRow,
  language: string,
  now: Date
): Promise<void> {
  const values = { mail, sms, kinds, language, chosen_at: now }
  await trx
    .insertInto('notification_choice')
    .values({ account_uid: uid, ...values })
    .onConflict(conflict => conflict.column('account_uid').doUpdateSet(values))
    .execute()
}

/** Switches a channel off, because its address is gone. */
export async function clearChannel(trx: Trx, uid: number, channel: Channel): Promise<void> {
  await trx
    .updateTable('notification_choice')
    .set({ [channel]: false })
    .where('account_uid', '=', uid)
    .execute()
}

/** The confirmed contacts of an account, sealed. */
export interface SealedContacts {
  readonly phone_sealed: string | null
  readonly email_sealed: string | null
}

/**
 * Finds the contacts of an account, with the name that it has for itself and the language of its letters. Staff have the
 * phone that their administrator entered.
 */
export async function findContacts(
  trx: Trx,
  uid: number
): Promise<(SealedContacts & { name: string; language: Language }) | undefined> {
  const { rows } = await sql<SealedContacts & { name: string; language: Language }>`
    select coalesce(a.phone_sealed, a.mobile_sealed) as phone_sealed, a.email_sealed, a.nick_name as name,
      coalesce(c.language, 'zh-CN') as language
    from account a left join notification_choice c on c.account_uid = a.uid where a.uid = ${uid}`.execute(trx)
  return rows[0]
}

export async function deleteChoiceOf(trx: Trx, uid: number): Promise<void> {
  await trx.deleteFrom('notification_choice').where('account_uid', '=', uid).execute()
}

export async function deleteLettersOf(trx: Trx, uid: number): Promise<void> {
  await trx.deleteFrom('outbox').where('account_uid', '=', uid).execute()
}
