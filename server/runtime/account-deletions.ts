/** The step of each noun when an account is given up. `person/holdings.ts` lists the columns concerned. */

import { deleteReadsOf } from '../administration/notices/account-deletion.ts'
import { deleteMarksOf } from '../correspondence/marks/account-deletion.ts'
import { renameAuthor } from '../correspondence/messages/account-deletion.ts'
import {
  deleteNotificationsOf,
  deleteReadOf,
  deleteSeenOf
} from '../correspondence/notifications/account-deletion.ts'
import { deleteVoicesOf } from '../correspondence/voices/account-deletion.ts'
import { deleteCompanyOf, deleteRequestsOf } from '../people/companies/account-deletion.ts'
import type { AccountDeletions } from '../people/person/holdings.ts'
import { deleteTicketsOf } from '../people/recovery/account-deletion.ts'
import { endSessionsOf } from '../people/sessions/sessions.ts'
import { deleteAttemptsOf, deleteBindingsOf } from '../people/third-party/account-deletion.ts'
import { deleteChoiceOf, deleteLettersOf } from '../platform/notify/account-deletion.ts'
import { clearContactsOf } from '../publishing/feedback/account-deletion.ts'

export const accountDeletions: AccountDeletions = {
  'message.author_uid': renameAuthor,
  'message_mark.account_uid': deleteMarksOf,
  'voice.account_uid': deleteVoicesOf,
  'site_feedback.account_uid': clearContactsOf,
  'company.account_uid': deleteCompanyOf,
  'company_request.account_uid': (trx, uid, _nobody, now) => deleteRequestsOf(trx, uid, now),
  'third_party_binding.account_uid': deleteBindingsOf,
  'third_party_attempt.account_uid': deleteAttemptsOf,
  'notification.account_uid': deleteNotificationsOf,
  'notification_read.account_uid': deleteReadOf,
  'notification_seen.account_uid': deleteSeenOf,
  'notification_choice.account_uid': deleteChoiceOf,
  'outbox.account_uid': deleteLettersOf,
  'notice_read.account_uid': deleteReadsOf,
  'recovery_ticket.account_uid': deleteTicketsOf,
  'session.account_uid': async (trx, uid) => void (await endSessionsOf(trx, uid))
}
