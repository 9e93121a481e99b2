import { type RawBuilder, sql } from 'kysely'
import { handledBy } from './staff-messages.ts'

/**
 * Condition: the group of a notification `n` sent or received a report about message `m`. It is the SQL form
 * of `isPartyToReport`.
 */
const isReportedToOrBy = sql<boolean>`exists (
  select 1 from message_report p where p.tid = m.tid and p.state < 4 and not p.is_past
    and n.group_id in (p.group_id, p.superior_id) and m.group_id in (p.group_id, p.superior_id))`

/**
 * Condition: the group of a notification `n` proposed a reply to message `m`, or is the superior that approves it. It
 * is the SQL form of `isPartyToProposal`.
 */
const isProposedToOrBy = sql<boolean>`exists (
  select 1 from reply_proposal p where p.tid = m.tid and p.state < 3 and not p.is_past
    and n.group_id in (p.group_id, p.superior_id) and m.group_id in (p.group_id, p.superior_id))`

/**
 * The subject that is shown with a notification `n`, and searched. The notification stores it in its public wording for
 * groups. A group that handles the message reads the original. All readers except the author see a later redaction.
 */
export const notifiedSubject: RawBuilder<string> = sql<string>`coalesce((
  select case
    when m.author_uid = n.account_uid then n.subject
    when m.audit_state = 1 and (${handledBy(sql`n.group_id`)} or ${isReportedToOrBy} or ${isProposedToOrBy}) then m.subject
    else m.public_subject end
  from message m where m.tid = n.tid), n.subject)`
