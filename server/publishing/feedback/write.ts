import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { isReachable } from '@board/schemas/facts/contact'
import { excerptOf } from '@board/schemas/facts/formats'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { notify } from '../../platform/notify/notify.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type FeedbackRow, insertFeedback, lockFeedback, setAnswer } from './store.ts'
import { mayAnswer } from './transitions.ts'

const badContact: Readonly<Record<Language, string>> = {
  'zh-CN': '请填写正确的手机号或邮箱，也可以不填',
  'zh-TW': '請填寫正確的手機號碼或電子郵件，也可以不填',
  'en-US': 'is neither a mobile number nor a mail address'
}

/**
 * Somebody tells the platform something about itself. Specification 2.
 * @throws Refusal GEN0400 where the contact is neither a mobile number nor a mail address
 */
export async function addFeedback(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { type, content, contact = '' }: BodyOf<'addFeedback'>,
  language: Language,
  now: Date
): Promise<{ id: number }> {
  const given = contact.trim()
  if (given !== '' && !isReachable(given))
    throw new Refusal('GEN0400', {}, { fields: [{ path: 'contact', message: badContact[language] }] })
  const contact_sealed = given === '' ? null : keys.sealField('recipient', given)
  const row = { account_uid: actor.accountId, type, content: content.trim(), contact_sealed, created_at: now }
  const id = await insertFeedback(trx, row)
  await recordEvent(trx, {
    verb: 'feedback.written',
    audience: 'editor',
    subject: { kind: 'feedback', id },
    actor,
    at: now
  })
  return { id }
}

/**
 * An editor answers, once; whoever wrote it is told.
 * @throws Refusal GEN0404, FBK0001 where somebody else was first, GEN0409 for an older version
 */
export async function answerFeedback(
  trx: Trx,
  actor: SignedInActor,
  { id, version, answer }: BodyOf<'answerFeedback'>,
  now: Date
): Promise<{ id: number }> {
  const feedback = await getFeedback(trx, id)
  if (!mayAnswer(feedback)) throw new Refusal('FBK0001')
  if (feedback.version !== version) throw new Refusal('GEN0409')
  await setAnswer(trx, id, { answer: answer.trim(), answered_by: actor.accountId, answered_at: now })
  const verb = 'feedback.answered'
  const eventId = await recordEvent(trx, {
    verb,
    audience: 'author',
    subject: { kind: 'feedback', id },
    actor,
    at: now
  })
  const subject = excerptOf(feedback.content)
  await notify(trx, { eventId, verb, tid: null, subject, at: now }, { accounts: [feedback.account_uid] })
  return { id }
}

/**
 * Shows how to reach who wrote it. Who read it, when and why is on record, and whoever wrote it is notified. Decision 0153.
 * @throws Refusal GEN0404
 */
export async function revealContact(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { id, reason }: BodyOf<'revealFeedbackContact'>,
  now: Date
): Promise<{ contact: string | null }> {
  const { contact_sealed: sealed, account_uid, content } = await getFeedback(trx, id)
  const verb = 'phone.revealed'
  const eventId = await recordEvent(trx, {
    verb,
    audience: 'author',
    subject: { kind: 'feedback', id },
    actor,
    at: now,
    note: reason.trim()
  })
  if (sealed === null) return { contact: null }
  const news = { eventId, verb, tid: null, subject: excerptOf(content), at: now }
  await notify(trx, news, { accounts: [account_uid] })
  return { contact: keys.openField('recipient', sealed) }
}

async function getFeedback(trx: Trx, id: number): Promise<FeedbackRow> {
  const feedback = await lockFeedback(trx, id)
  if (!feedback) throw new Refusal('GEN0404')
  return feedback
}
