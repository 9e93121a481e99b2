import { excerptLength, excerptOf } from '@board/schemas/facts/formats'
import { calendarInUse } from '@board/server/platform/calendar/calendar'
import { comparableHash } from '@board/server/records/lists/similar/same-reply'
import { messageTypes } from '../../demo/codes.ts'
import { type Ledger, type MessageRow, untouchedAssignment } from '../../demo/ledger.ts'
import type { Random } from '../../demo/random.ts'
import { makeAnswer, makeContent, makeSubject } from './text.ts'
import { accountOf, type World } from './world.ts'

const day = 86_400_000
/** The number of days over which the messages were written. */
const span = 2200

const types = [
  [messageTypes.咨询, 30],
  [messageTypes.投诉, 30],
  [messageTypes.建言, 12],
  [messageTypes.求助, 24],
  [messageTypes.感谢, 4]
] as const

/** The trace states of older messages, and of messages of the last weeks, with their weights. */
const settled = [
  [0, 3],
  [1, 3],
  [2, 45],
  [3, 25],
  [11, 5],
  [12, 1],
  [13, 8],
  [21, 10]
] as const
const recent = [
  [0, 70],
  [1, 10],
  [2, 17],
  [3, 3]
] as const

const audits = [
  [1, 94],
  [2, 3],
  [3, 2],
  [4, 1]
] as const

/** Writes one message with its text, replies, grades and assignment into the ledger, which gives the ids. */
export function addLife(random: Random, ledger: Ledger, world: World, tid: number, rows: number, now: Date) {
  const created = new Date(now.getTime() - ((rows - tid) / rows) * span * day - random.int(0, day / 24))
  const forum = world.forumOf(random)
  const content = makeContent(random)
  const message = blankMessage(random, world, forum, tid, created)
  message.excerpt = content.length <= excerptLength ? content : excerptOf(content)
  ledger.messages.push(message)
  ledger.contents.push({
    id: tid,
    tid,
    position: 0,
    content,
    public_content: null,
    masks: [],
    audit_note: null,
    audit_state: Number(message.audit_state),
    created_at: created,
    approved_at: message.approved_at
  })
  if (message.audit_state !== 1) return
  const age = (now.getTime() - created.getTime()) / day
  message.state = random.weighted(
    forum.organization === 5 ? settled.slice(0, 3) : age < 30 ? recent : settled
  )
  if (message.state > 0) addAnswers(random, ledger, message, created)
  if (random.chance(0.16) && forum.organization !== 5) addAssignment(random, ledger, world, message, created)
  const due = message.state === 0 ? 15 : message.explain_due ? 40 : undefined
  if (due) message.deadline_at = new Date(created.getTime() + due * day)
}

function blankMessage(
  random: Random,
  world: World,
  forum: { fid: number; groupId: number },
  tid: number,
  at: Date
) {
  const approved = random.chance(0.005) ? 0 : random.weighted(audits)
  const approvedAt = approved === 1 ? new Date(at.getTime() + random.int(1, 20) * 3_600_000) : null
  const author = random.int(1, world.authors)
  const row: MessageRow = {
    tid,
    fid: forum.fid,
    group_id: forum.groupId,
    author_uid: author,
    author_name: `网友${author}`,
    company_confirmed: null,
    type_id: random.weighted(types),
    domain_id: random.int(1, 14),
    topic_id: null,
    collect_id: null,
    subject: makeSubject(random),
    public_subject: null,
    excerpt: '',
    location: '',
    remark: '',
    is_public: random.chance(0.92),
    is_anonymous: random.chance(0.3),
    source_type: random.int(1, 4),
    audit_state: approved,
    state: 0,
    priority_level: random.chance(0.1) ? 1 : 2,
    explain_due: false,
    recheck_open: random.chance(0.005),
    deletion_open: false,
    merged_into: null,
    merged: false,
    adopted: false,
    audit_note: null,
    taken_down_at: null,
    created_at: at,
    approved_at: approvedAt,
    clock_started_at: approvedAt,
    deadline_at: null,
    deadline_calendar: calendarInUse().id,
    replied_at: null,
    graded_at: null,
    grade_approved_at: null,
    satisfaction: null,
    satisfaction_type: null,
    like_count: Math.floor(random.next() ** 6 * 400),
    voice_count: 0,
    voice_peak: 0,
    attachment_count: random.chance(0.2) ? 1 : 0,
    version: 1
  }
  return row as MessageRow & { state: number }
}

function addAnswers(random: Random, ledger: Ledger, message: MessageRow & { state: number }, created: Date) {
  const { state } = message
  const tid = Number(message.tid)
  const at = (days: number) => new Date(created.getTime() + days * day)
  const reply = (index: number, kind: string, days: number) => {
    message.replied_at = at(days)
    const content = makeAnswer(random)
    ledger.replies.push({
      id: tid * 3 + index,
      tid,
      group_id: message.group_id,
      account_uid: accountOf(message.group_id),
      kind,
      content,
      comparable_hash: comparableHash(content),
      from_tpid: null,
      copied_from: null,
      findings: null,
      due_at: kind === 'interim' ? null : (message.deadline_at ?? null),
      created_at: at(days),
      edited_at: null,
      version: 1
    })
  }
  const grade = (round: number, days: number) => {
    const [resolution, speed, manner] = [random.int(1, 5), random.int(1, 5), random.int(1, 5)] as const
    Object.assign(message, {
      graded_at: at(days),
      grade_approved_at: at(days + 1),
      satisfaction: Math.round((resolution + speed + manner) / 3),
      satisfaction_type: round,
      explain_due: Math.min(resolution, speed, manner) <= 2
    })
    ledger.grades.push({
      id: tid * 2 + round,
      tid,
      round,
      resolution,
      speed,
      manner,
      solved: ((resolution + speed) % 3) + 1,
      thanks_flag: random.chance(0.2),
      comment: null,
      comment_state: 1,
      created_at: at(days),
      comment_decided_at: at(days + 1),
      struck_at: null,
      is_past: false
    })
  }
  reply(0, state === 1 ? 'interim' : 'final', random.int(1, 14))
  if (state >= 3) grade(1, 20)
  if (state > 3) reply(1, 'explanation', 27)
  if (state === 13 || state === 21) grade(2, 35)
  if (state === 21) reply(2, 'last', 40)
  if (state !== 3 && state !== 13) message.explain_due = false
}

function addAssignment(random: Random, ledger: Ledger, world: World, message: MessageRow, created: Date) {
  const children = world.childrenOf(message.group_id)
  const holder = children.length > 0 ? random.pick(children).id : null
  const open = Number(message.state) === 0
  const at = (days: number) => new Date(created.getTime() + days * day)
  const state = open ? (holder ? random.pick([10, 20, 20, 30, 40]) : 25) : random.chance(0.85) ? 50 : 90
  ledger.assignments.push({
    ...untouchedAssignment,
    tpid: Number(message.tid),
    tid: Number(message.tid),
    parent_tpid: null,
    type: holder ? 1 : 2,
    giver_group_id: message.group_id,
    holder_group_id: holder,
    state,
    state_before_return: state === 30 ? 20 : null,
    note: '',
    unit: holder ? null : '相关单位',
    contact: null,
    answer: state >= 40 && holder ? makeAnswer(random) : null,
    answered_at: state >= 40 ? at(6) : null,
    deadline_at: at(9),
    deadline_calendar: calendarInUse().id,
    deadline_counted: false,
    accept_by: at(3),
    created_at: at(2),
    accepted_at: state > 10 ? at(3) : null,
    examined_at: state === 50 ? at(8) : null,
    closed_at: open ? null : at(8)
  })
}
