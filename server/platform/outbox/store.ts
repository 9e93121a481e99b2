import type { DB } from '@board/generated/database'
import type { Language } from '@board/schemas/errors/catalogue'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import type { FailureKind } from '../outgoing/failure.ts'
import type { Channel, SmsPlatform } from './provider.ts'

/** A letter that this process holds until its lease ends. */
export type ClaimedLetter = {
  id: number
  reference: string
  channel: Channel
  /** Null if the letter is about a notification; so is `params_sealed`. */
  recipient_sealed: string | null
  template: string
  params_sealed: string | null
  notification_id: number | null
  language: Language
  attempts: number
  expires_at: Date | null
}

/** The log's record of one attempt; an absent field stays as it was. */
export type Trace = {
  subject?: string
  content?: string
  shown_params?: string[]
  /** Null: no configuration was in use. */
  platform?: SmsPlatform | 0 | null
  recipient_masked?: string
  recipient_index?: string
}

/** Inserts a letter. A second letter with the same reference is ignored. */
export async function insertLetter(trx: Trx, letter: Insertable<DB['outbox']>): Promise<void> {
  await trx
    .insertInto('outbox')
    .values(letter)
    .onConflict(conflict => conflict.column('reference').doNothing())
    .execute()
}

/**
 * Takes letters of a channel that are due; no other process takes them until `leaseEnd`. It counts the attempt that
 * follows.
 */
export async function claimDue(
  db: Db,
  channel: Channel,
  now: Date,
  leaseEnd: Date,
  count: number
): Promise<ClaimedLetter[]> {
  const { rows } = await sql<ClaimedLetter>`
    update outbox set next_at = ${leaseEnd}, attempts = attempts + 1
    where id in (
      select id from outbox where status = 'due' and channel = ${channel} and next_at <= ${now}
      order by next_at, id limit ${count} for update skip locked
    )
    returning id, reference, channel, recipient_sealed, template, params_sealed, notification_id, language, attempts, expires_at`.execute(
    db
  )
  return rows
}

/** Holds a letter until another `leaseEnd`, unless another process has taken it meanwhile. */
export async function holdLonger(
  db: Db,
  { id, attempts }: Pick<ClaimedLetter, 'id' | 'attempts'>,
  leaseEnd: Date
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: leaseEnd })
    .where('id', '=', id)
    .where('status', '=', 'due')
    .where('attempts', '=', attempts)
    .execute()
}

export async function markSent(db: Db, id: number, now: Date, trace: Trace): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...trace, status: 'sent', sent_at: now, last_error: null, failure: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Records a failed attempt, unless another process has taken the letter meanwhile. If `nextAt` is undefined, there are no
 * more attempts, and the letter is dead. `isUncounted` means that nothing was tried.
 */
export async function markFailed(
  db: Db,
  { id, attempts }: Pick<ClaimedLetter, 'id' | 'attempts'>,
  { kind, text }: { kind: FailureKind; text: string },
  { nextAt, isUncounted }: { nextAt: Date | undefined; isUncounted: boolean },
  trace: Trace
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      ...trace,
      failure: kind,
      last_error: text,
      ...(nextAt ? { next_at: nextAt } : { status: 'dead' }),
      ...(isUncounted && { attempts: attempts - 1 })
    })
    .where('id', '=', id)
    .where('status', '=', 'due')
    .where('attempts', '=', attempts)
    .execute()
}

/** Returns the time when the next letter of a channel is due, if one waits. */
export async function nextDue(db: Db, channel: Channel): Promise<Date | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('next_at')
    .where('status', '=', 'due')
    .where('channel', '=', channel)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_at
}

/** Puts a letter into the development inbox, each reference once. */
export async function insertDevLetter(db: Db, letter: Insertable<DB['dev_inbox']>): Promise<void> {
  await db
    .insertInto('dev_inbox')
    .values(letter)
    .onConflict(conflict => conflict.column('reference').doNothing())
    .execute()
}

/** A letter that somebody wants to send again. */
export type LockedLetter = { id: number; status: string; expires_at: Date | null; attempts: number }

/** Locks letters of a channel in the order of their ids. */
export async function lockLetters(
  trx: Trx,
  channel: Channel,
  ids: readonly number[]
): Promise<LockedLetter[]> {
  return await trx
    .selectFrom('outbox')
    .select(['id', 'status', 'expires_at', 'attempts'])
    .where('channel', '=', channel)
    .where('id', '=', sql<number>`any(${[...ids]})`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Makes letters due again, with all attempts left; the reference stays. */
export async function reviveLetters(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ status: 'due', attempts: 0, next_at: now })
    .where('id', '=', sql<number>`any(${[...ids]})`)
    .execute()
}

/** Makes the letters due at `now` that only waited for a configuration, and would wait beyond `leaseEnd`. */
export async function releaseWaiting(trx: Trx, channel: Channel, now: Date, leaseEnd: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ next_at: now })
    .where('channel', '=', channel)
    .where('status', '=', 'due')
    .where('failure', '=', 'notSetUp')
    .where('next_at', '>', leaseEnd)
    .execute()
}

export type MailTemplate = {
  code: string
  variables: string[]
  words: Readonly<Record<Language, { subject: string; body: string }>>
}

type Wanted = { code: string } | { id: number }

export async function findMailTemplate(db: Db | Trx, wanted: Wanted): Promise<MailTemplate | undefined> {
  const templates = db.selectFrom('mail_template').selectAll()
  const row = await ('id' in wanted
    ? templates.where('id', '=', wanted.id)
    : templates.where('code', '=', wanted.code)
  ).executeTakeFirst()
  return (
    row && {
      code: row.code,
      variables: row.variables,
      words: {
        'zh-CN': { subject: row.subject, body: row.body },
        'zh-TW': { subject: row.subject_zh_tw, body: row.body_zh_tw },
        'en-US': { subject: row.subject_en_us, body: row.body_en_us }
      }
    }
  )
}

export type SmsTemplate = {
  code: string
  content: string
  /** The variable of each of the four parameters; empty if a parameter has none. */
  slots: string[]
  templates: Readonly<Record<SmsPlatform, string>>
}

export async function findSmsTemplate(db: Db | Trx, wanted: Wanted): Promise<SmsTemplate | undefined> {
  const templates = db.selectFrom('sms_template').selectAll()
  const row = await ('id' in wanted
    ? templates.where('id', '=', wanted.id)
    : templates.where('code', '=', wanted.code)
  ).executeTakeFirst()
  return (
    row && {
      code: row.code,
      content: row.content,
      slots: [row.params1, row.params2, row.params3, row.params4],
      templates: { 1: row.template_a, 2: row.template_b, 3: row.template_c }
    }
  )
}

/** Keeps others from changing a template until the transaction ends. */
export async function holdSmsTemplate(trx: Trx, code: string): Promise<void> {
  await trx.selectFrom('sms_template').select('id').where('code', '=', code).forShare().execute()
}

export async function selectPlatformInUse(trx: Trx): Promise<SmsPlatform | undefined> {
  const row = await trx.selectFrom('sms_config').select('platform').where('status', '=', 1).executeTakeFirst()
  return row?.platform as SmsPlatform | undefined
}

const configs = { mail: 'mail_config', sms: 'sms_config' } as const satisfies Record<Channel, string>

/**
 * Tells whether a configuration of a channel is in use that can send verification codes: a platform of SMS sends only
 * templates that have a name there.
 */
export async function canSendCodesBy(db: Db | Trx, channel: Channel): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select exists (select from ${channel === 'mail' ? inUseForMail : inUseForSms}) as can`.execute(db)
  return rows[0]?.can === true
}

const inUseForMail = sql`mail_config where status = 1`
const inUseForSms = sql`
  sms_config c join sms_template t on t.code = 'code'
  where c.status = 1 and case c.platform when 1 then t.template_a when 2 then t.template_b else t.template_c end <> ''`

/** Writes how the trial of a configuration ended. */
export async function recordTrial(trx: Trx, channel: Channel, id: number, passed: boolean): Promise<void> {
  await sql`update ${sql.table(configs[channel])} set trial_passed = ${passed} where id = ${id}`.execute(trx)
}

/** Takes the other configurations of a channel out of use. @returns their ids */
export async function retireOthers(trx: Trx, channel: Channel, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(configs[channel])} set status = 0, version = version + 1
    where status = 1 and id <> ${id} returning id`.execute(trx)
  return rows.map(row => row.id)
}
