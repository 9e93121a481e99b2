import { suggestionType } from '@board/schemas/facts/formats'
import { detect } from '@board/server/correspondence/detector/detect'
import { comparableHash } from '@board/server/records/lists/similar/same-reply'
import { closeChain } from './close-chain.ts'
import type { ReplyRow } from './ledger.ts'
import type { Life } from './life.ts'

type Kind = ReplyRow['kind']

const verbs: Record<string, string> = {
  interim: 'reply.interim',
  final: 'reply.final',
  explanation: 'reply.explained',
  last: 'reply.explainedLast'
}

/** The reason of a clerk who publishes an answer in spite of the detector's findings. */
const passingOver = '已人工核对，回复内容针对本条留言。'

/** Returns the detector's findings in an answer, and the reason to publish it if there are any. */
export function examine(life: Life, answer: string): { findings: string[]; reason: string | null } {
  const findings = findingsOf(life, answer)
  return { findings, reason: findings.length > 0 ? passingOver : null }
}

function findingsOf({ letter, contents, forum }: Life, answer: string): string[] {
  const asked = [letter.subject, ...contents.map(({ content }) => content)].join('\n')
  return detect({ answer, message: asked, forumName: forum.name, forbiddenWords: [], copied: false })
}

/** Publishes an answer as the forum's group does; the state of the message has changed already. */
export function publish(
  life: Life,
  kind: Kind,
  content: string,
  from: { state: number; tpid?: number }
): void {
  const { message, group } = life
  const { findings, reason } = examine(life, content)
  const reply: ReplyRow = {
    id: life.ledger.nextId(),
    tid: Number(message.tid),
    group_id: group.id,
    account_uid: life.world.staffOf(group),
    kind,
    content,
    comparable_hash: comparableHash(content),
    from_tpid: from.tpid ?? null,
    copied_from: null,
    findings,
    due_at: kind === 'interim' ? null : (message.deadline_at ?? null),
    created_at: life.clock.at,
    edited_at: null,
    version: 1
  }
  life.replies.push(reply)
  life.ledger.replies.push(reply)
  closeChain(life, 'replied', from.tpid)
  message.replied_at = life.clock.at
  message.explain_due = false
  message.deadline_at = kind === 'interim' ? message.deadline_at : null
  life.tell(group, {
    verb: verbs[kind] ?? kind,
    audience: 'public',
    subject: { kind: 'reply', id: Number(reply.id) },
    before: { state: from.state },
    after: { state: message.state },
    toAuthor: true
  })
  if (reason !== null) {
    const subject = { kind: 'reply', id: Number(reply.id) }
    life.tell(group, { verb: 'detector.passedOver', audience: 'holders', note: reason, subject })
  }
  if (from.tpid === undefined || message.type_id !== suggestionType || message.adopted) return
  markAdopted(life)
}

/** Marks a suggestion as adopted, by its forum's group, and tells its author. */
export function markAdopted(life: Life): void {
  life.move('adoptSuggestion')
  life.message.adopted = true
  life.tell(life.group, { verb: 'suggestion.adopted', audience: 'public', toAuthor: true })
}
