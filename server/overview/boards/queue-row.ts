import type { components } from '@board/generated/openapi'
import { type OperationId, operations } from '@board/generated/operations'
import { editorDecisions } from '@board/schemas/boards/editor-decisions'
import type { Language } from '@board/schemas/errors/catalogue'
import { excerptOf } from '@board/schemas/facts/formats'
import { signedNameOf } from '../../correspondence/messages/posting/names.ts'
import { type Actor, isSignedIn } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { QueueKind, QueueRow } from '../../records/lists/editor-queue.ts'

type EditorRow = components['schemas']['EditorRow']

const decisions: Readonly<Record<QueueKind, readonly OperationId[]>> = editorDecisions

/** The trace states in which a message has a grade that can be struck. */
const graded: readonly number[] = [3, 13]

function decisionsOn(row: QueueRow): readonly OperationId[] {
  if (row.taken_down) return ['restoreMessage']
  if (!row.pending) return []
  return decisions[row.kind].filter(id => id !== 'strikeGrade' || graded.includes(row.state))
}

/**
 * Returns a row of the editor's queue. A waiting item has the actions for which the reader has the permission.
 * @param proposals the corrections that the text of a waiting message speaks for
 */
export function queueRow(
  actor: Actor,
  row: QueueRow,
  { language, proposals = [] }: { language: Language; proposals?: EditorRow['proposals'] | undefined }
): EditorRow {
  return {
    id: row.id,
    kind: row.kind,
    tid: row.tid,
    subject: row.subject,
    content: excerptOf(row.text),
    forumName: row.forum_name,
    typeId: row.type_id as EditorRow['typeId'],
    domainId: row.domain_id,
    nickName: signedNameOf(row, language),
    auditState: row.audit_state as EditorRow['auditState'],
    isPublic: row.is_public,
    createdAt: seconds(row.created_at),
    decidedAt: secondsOrNull(row.decided_at),
    attachmentCount: row.attachment_count,
    risks: [...row.risks],
    proposals,
    proposedKind: row.proposed_kind ?? null,
    version: row.version,
    allowedActions: decisionsOn(row).filter(
      id => isSignedIn(actor) && actor.permissions.has(operations[id].permission)
    )
  }
}
