import { recipientIndex } from '../../outbox/enqueue.ts'
import type { EntityRecord, EntityRules, FieldRule } from '../rules.ts'

/** Whom a letter went to: shown masked, found by the whole of it. */
const recipient = (column: string): FieldRule => ({
  columns: [column],
  match: (words, { keys }) => ({ recipient_index: recipientIndex(keys, words) })
})

/** Only what was given up, and is still worth it, is sent once more. */
const isDone = ({ status, failure }: EntityRecord) => status !== 0 || failure === 'expired'

/** Mail that left or has yet to leave. Specification 3. */
export const mailLogRules: EntityRules = {
  table: 'mail_log',
  fields: { recipient: recipient('recipient') },
  forbidden: (_actor, letter) => (isDone(letter) ? ['resendMail'] : [])
}

/** SMS that left or have yet to leave. Specification 3. */
export const smsLogRules: EntityRules = {
  table: 'sms_log',
  fields: { mobile: recipient('mobile') },
  forbidden: (_actor, letter) => (isDone(letter) ? ['resendSms'] : [])
}
