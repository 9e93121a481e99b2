import { recipientIndex } from '../../../../platform/outbox/enqueue.ts'
import type { EntityRecord, EntityRules, FieldRule, Scope } from '../../rules.ts'

/** The recipient of a letter. Its column holds a masked text; a search needs the full recipient. */
const recipient = (column: string): FieldRule => ({
  columns: [column],
  match: (words, { keys }) => ({ recipient_index: recipientIndex(keys, words) })
})

/** A letter does not know the account of its receiver, who is hardly ever a member of staff. */
const scope: Scope = { nobody: {} }

/** Tells whether a letter cannot be sent again: it has not failed, or it has expired. */
const isDone = ({ status, failure }: EntityRecord) => status !== 0 || failure === 'expired'

/** Mail that was sent or waits to be sent. Specification 3. */
export const mailLogRules: EntityRules = {
  table: 'mail_log',
  scope,
  fields: { recipient: recipient('recipient') },
  forbidden: (_actor, letter) => (isDone(letter) ? ['resendMail'] : [])
}

/** SMS that were sent or wait to be sent. Specification 3. */
export const smsLogRules: EntityRules = {
  table: 'sms_log',
  scope,
  fields: { mobile: recipient('mobile') },
  forbidden: (_actor, letter) => (isDone(letter) ? ['resendSms'] : [])
}
