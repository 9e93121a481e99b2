import { excerptOf } from '@board/schemas/facts/formats'
import { maskText } from '@board/schemas/facts/text/masks'
import { calendarInUse } from '@board/server/platform/calendar/calendar'
import { comparableHash } from '@board/server/records/lists/similar/same-reply'
import { writeFurther, writeInterim, writeReply } from './corpus/answers.ts'
import { writeSupplement } from './corpus/letter.ts'
import { phrases } from './corpus/phrases.ts'
import type { ContentRow } from './ledger.ts'
import type { Life } from './life.ts'
import { examine, publish } from './publish.ts'
import type { Step } from './step.ts'
import { authorStep, tellAuthor } from './telling.ts'

function approve(life: Life): void {
  const { message, random } = life
  life.move('approve')
  const [first] = life.contents
  if (first) Object.assign(first, { audit_state: message.audit_state, approved_at: life.clock.at })
  message.priority_level = random.chance(0.18) ? 1 : 2
  message.excerpt = excerptOf(first?.public_content ?? first?.content ?? '')
  message.approved_at = life.clock.at
  message.clock_started_at = life.clock.at
  message.deadline_at = life.replyDue()
  message.deadline_calendar = calendarInUse().id
  message.audit_note = null
  const redacted = first?.public_content != null
  life.tell('editor', {
    verb: 'message.approved',
    audience: 'public',
    after: { priorityLevel: message.priority_level, redacted },
    groupId: life.group.id,
    toAuthor: true,
    toGroups: [life.group.id]
  })
}

const approveStep: Step = { hours: [0.5, 20], pace: 'editor', run: approve }

function decideReturn(life: Life): void {
  life.move('return')
  const note = life.random.pick(phrases('审核退回'))
  life.message.audit_note = note
  tellAuthor(life, 'message.returned', note)
}

function resubmit(life: Life): void {
  life.move('resubmit')
  const [first] = life.contents
  if (!first) return
  const before = { subject: life.message.subject, content: first.content }
  Object.assign(first, { audit_state: life.message.audit_state, audit_note: null })
  first.content = `${first.content}${life.slots.fill('（已按要求补充：地点在{路}{小区}附近。）')}`
  first.public_content = first.masks.length > 0 ? maskText(first.content, first.masks) : null
  life.message.excerpt = excerptOf(first.public_content ?? first.content)
  Object.assign(life.message, { audit_note: null, taken_down_at: null })
  life.tell('author', {
    verb: 'message.resubmitted',
    audience: 'author',
    before,
    after: { subject: life.message.subject, content: first.content }
  })
}

/** Returns the latest supplement. */
function lastSupplement(life: Life): ContentRow {
  const item = life.contents.at(-1)
  if (!item || item.position === 0) throw new Error('there is no supplement')
  return item
}

function approveSupplement(life: Life): void {
  const item = lastSupplement(life)
  const { message } = life
  item.audit_state = 1
  item.approved_at = life.clock.at
  if (message.state === 2 && message.deadline_at === null) message.deadline_at = life.replyDue()
  message.version = Number(message.version) + 1
  life.tell('editor', {
    verb: 'supplement.approved',
    audience: 'public',
    subject: { kind: 'supplement', id: Number(item.id) },
    toAuthor: true,
    toGroups: [life.group.id]
  })
}

function returnSupplement(life: Life): void {
  const item = lastSupplement(life)
  item.audit_state = 2
  item.audit_note = life.random.pick(phrases('审核退回'))
  life.message.version = Number(life.message.version) + 1
  tellAuthor(life, 'supplement.returned', item.audit_note, {
    subject: { kind: 'supplement', id: Number(item.id) }
  })
}

function withdrawSupplement(life: Life): void {
  const item = lastSupplement(life)
  item.audit_state = 3
  life.message.version = Number(life.message.version) + 1
  const subject = { kind: 'supplement', id: Number(item.id) }
  life.tell('author', { verb: 'supplement.withdrawn', audience: 'author', subject })
}

function reply(life: Life, kind: 'interim' | 'final', content: string): void {
  const state = Number(life.message.state)
  life.move(kind === 'interim' ? 'replyInterim' : 'replyFinal')
  publish(life, kind, life.ledger.unlikeOthers(content, life.clock.at), { state })
}

function editReply(life: Life): void {
  life.move('editReply')
  const last = life.replies.at(-1)
  if (!last) throw new Error('there is no reply')
  const before = { content: last.content }
  last.content = life.ledger.unlikeOthers(
    `${last.content}\n（更正：办理时限以现场公示为准。）`,
    life.clock.at
  )
  last.comparable_hash = comparableHash(last.content)
  last.edited_at = life.clock.at
  last.version = Number(last.version) + 1
  const { findings, reason } = examine(life, last.content)
  last.findings = [...new Set([...((last.findings ?? []) as string[]), ...findings])]
  life.tell(life.group, {
    verb: 'reply.edited',
    audience: 'holders',
    subject: { kind: 'reply', id: Number(last.id) },
    before,
    after: { content: last.content },
    note: reason
  })
}

export const messageSteps = {
  approve: approveStep,
  return: { hours: [1, 22], pace: 'editor', run: decideReturn },
  resubmit: { hours: [2, 60], pace: 'citizen', run: resubmit },
  withdraw: authorStep([1, 30], 'withdraw', 'message.withdrawn'),
  supplement: {
    hours: [5, 90],
    pace: 'citizen',
    run: life => {
      life.move('supplement')
      const item = life.addContent(writeSupplement(life.random, life.slots, life.letter.left))
      const subject = { kind: 'supplement', id: Number(item.id) }
      life.tell('author', { verb: 'supplement.posted', audience: 'author', subject })
    }
  },
  approveSupplement: { hours: [1, 15], pace: 'editor', run: approveSupplement },
  withdrawSupplement: { hours: [0.1, 4], pace: 'citizen', run: withdrawSupplement },
  returnSupplement: { hours: [1, 15], pace: 'editor', run: returnSupplement },
  replyInterim: {
    hours: [10, 96],
    pace: 'office',
    run: life => reply(life, 'interim', writeInterim(life.question(life.group.name)))
  },
  replyFinal: {
    hours: [20, 240],
    pace: 'office',
    run: life => reply(life, 'final', writeReply(life.question(life.group.name)))
  },
  replyFurther: {
    hours: [10, 96],
    pace: 'office',
    run: life => reply(life, 'final', writeFurther(life.question(life.group.name)))
  },
  editReply: { hours: [2, 30], pace: 'office', run: editReply }
} as const satisfies Record<string, Step>
