import { suggestionType } from '@board/schemas/formats'
import { detect } from '@board/server/detector/detect'
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

/** What the detector finds in an answer when it is published. */
function findingsOf({ letter, contents, forum, ledger, message }: Life, answer: string): string[] {
  const copied = ledger.replies.some(
    one => one.content === answer && one.group_id === message.group_id && one.tid !== message.tid
  )
  const asked = [letter.subject, ...contents.map(({ content }) => content)].join('\n')
  return detect({ answer, message: asked, forumName: forum.name, forbiddenWords: [], copied })
}

/** Publishes an answer as the forum's group does: the state has moved already. */
export function publish(
  life: Life,
  kind: Kind,
  content: string,
  from: { state: number; tpid?: number }
): void {
  const { message, group } = life
  const reply: ReplyRow = {
    id: life.ledger.nextId(),
    tid: Number(message.tid),
    group_id: group.id,
    account_uid: life.world.staffOf(group),
    kind,
    content,
    from_tpid: from.tpid ?? null,
    copied_from: null,
    findings: findingsOf(life, content),
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
  if (from.tpid === undefined || message.type_id !== suggestionType || message.adopted) return
  message.adopted = true
  life.tell(group, { verb: 'suggestion.adopted', audience: 'public', toAuthor: true })
}
