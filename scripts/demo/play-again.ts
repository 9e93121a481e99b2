import {
  acceptAssignment,
  cancelAssignment,
  recordOfflineResult,
  refuseReturn,
  requestReturn,
  sendBackAnswer,
  takeBackAnswer,
  withdrawReturn
} from '@board/server/correspondence/assignments/act'
import { answerAssignment } from '@board/server/correspondence/assignments/answer'
import { assignMessage } from '@board/server/correspondence/assignments/assign'
import { actOnDelivery } from '@board/server/correspondence/deliveries/act'
import { requestDelivery } from '@board/server/correspondence/deliveries/request'
import { decideGradeComment } from '@board/server/correspondence/grades/decide-comment'
import { gradeMessage } from '@board/server/correspondence/grades/grade'
import { approveMessage } from '@board/server/correspondence/messages/approval/approve'
import { returnMessage } from '@board/server/correspondence/messages/approval/return'
import { postMessage } from '@board/server/correspondence/messages/posting/post'
import { resubmitMessage } from '@board/server/correspondence/messages/posting/resubmit'
import {
  approveSupplement,
  returnSupplement
} from '@board/server/correspondence/messages/supplements/decide-supplement'
import { supplementMessage } from '@board/server/correspondence/messages/supplements/supplement'
import { withdrawSupplement } from '@board/server/correspondence/messages/supplements/withdraw-supplement'
import { adoptSuggestion } from '@board/server/correspondence/moderation/adopt-suggestion'
import { requestDeletion, withdrawDeletion } from '@board/server/correspondence/moderation/ask-deletion'
import { consentDeletion, refuseDeletion } from '@board/server/correspondence/moderation/decide-deletion'
import { readdressMessage } from '@board/server/correspondence/moderation/readdress'
import { restoreMessage, takeDownMessage } from '@board/server/correspondence/moderation/take-down'
import { withdrawMessage } from '@board/server/correspondence/moderation/withdraw'
import { rejectRecheck, strikeGrade, withdrawRecheck } from '@board/server/correspondence/rechecks/decide'
import { requestRecheck } from '@board/server/correspondence/rechecks/request'
import { adoptAnswer } from '@board/server/correspondence/replies/adopt'
import { editReply } from '@board/server/correspondence/replies/edit'
import { explainMessage } from '@board/server/correspondence/replies/explain'
import { replyMessage } from '@board/server/correspondence/replies/reply'
import { actOnReport } from '@board/server/correspondence/reports/act'
import { reportMessage } from '@board/server/correspondence/reports/submit'
import type { Trx } from '@board/server/platform/database/open'
import { findMessageRecord } from '@board/server/records/message-core/lock'
import { sql } from 'kysely'
import type { EventRow, Ledger, MessageRow } from './ledger.ts'
import type { Stage } from './scenes/stage.ts'

/** One message of the demo that is played again, with functions that find the new ids of its rows. */
export class Play {
  readonly message: MessageRow
  readonly events: readonly EventRow[]
  readonly ledger: Ledger
  readonly stage: Stage
  readonly trx: Trx
  tid = 0

  constructor(stage: Stage, trx: Trx, message: MessageRow) {
    this.stage = stage
    this.trx = trx
    this.ledger = stage.ledger
    this.message = message
    this.events = stage.ledger.events.filter(({ tid }) => tid === message.tid)
  }

  /** Returns the rows of the demo that belong to this message, in the order of their creation. */
  own<Row extends { tid: number }>(rows: readonly Row[]): Row[] {
    return rows.filter(({ tid }) => tid === this.message.tid)
  }

  /** Returns the new id of a row of the demo: rows are created in the same order when they are played again. */
  async idOf(table: Table, id: number | null | undefined): Promise<number> {
    const { key, rows } = tables[table]
    const own = this.own<{ tid: number }>(rows(this.ledger)) as unknown as Readonly<Record<string, unknown>>[]
    const index = own.findIndex(row => Number(row[key]) === Number(id))
    const made = await this.trx
      .selectFrom(table)
      .select(sql<number>`${sql.ref(key)}`.as('id'))
      .where('tid', '=', this.tid)
      .orderBy(sql.ref(key))
      .execute()
    const found = made[index]
    if (!found) throw new Error(`there is no ${table} ${index} of message ${this.message.tid}`)
    return found.id
  }

  async version(): Promise<number> {
    return (await findMessageRecord(this.trx, this.tid))?.version ?? 0
  }

  get author() {
    const { username } = this.stage.world.accounts[this.message.author_uid - 1] ?? {}
    return this.stage.citizen(username ?? '')
  }

  clerk({ actor_group_id }: EventRow) {
    return this.stage.clerk(this.stage.world.group(Number(actor_group_id)))
  }
}

/** The tables of a message's rows, for the comparison of both versions. */
export const tables = {
  content_item: { key: 'id', rows: (ledger: Ledger) => ledger.contents },
  reply: { key: 'id', rows: (ledger: Ledger) => ledger.replies },
  grade: { key: 'id', rows: (ledger: Ledger) => ledger.grades },
  assignment: { key: 'tpid', rows: (ledger: Ledger) => ledger.assignments },
  recheck: { key: 'id', rows: (ledger: Ledger) => ledger.rechecks },
  deletion_request: { key: 'id', rows: (ledger: Ledger) => ledger.deletions },
  delivery: { key: 'id', rows: (ledger: Ledger) => ledger.deliveries },
  message_report: { key: 'id', rows: (ledger: Ledger) => ledger.reports },
  readdressing: { key: 'id', rows: (ledger: Ledger) => ledger.readdressings }
} as const

export type Table = keyof typeof tables

type Act = (play: Play, event: EventRow) => Promise<unknown>

/** Plays one message again from its first event to its last: the server's verb of each event writes it. */
export async function playAgain(stage: Stage, trx: Trx, message: MessageRow): Promise<number> {
  const play = new Play(stage, trx, message)
  for (const event of play.events) {
    const act = acts[event.verb]
    if (act === undefined) throw new Error(`no verb writes ${event.verb}`)
    try {
      await act(play, event)
    } catch (error) {
      throw new Error(`${event.verb} of ${play.events.map(({ verb }) => verb).join(', ')}`, { cause: error })
    }
  }
  return play.tid
}

/** Does nothing for an event that the verb of another event writes, too. */
const along: Act = async () => {}

const at = ({ at }: EventRow): Date => at as Date
const noteOf = ({ note }: EventRow): string => note ?? ''

/** Returns the text of the message as it was posted, before its author first changed it. */
function firstText({ events, message, ledger }: Play) {
  const sent = events.find(({ verb }) => verb === 'message.resubmitted')
  const [first] = ledger.contents.filter(({ tid, position }) => tid === message.tid && position === 0)
  const { subject, content } = (sent?.before ?? { subject: message.subject, content: first?.content }) as {
    subject: string
    content: string
  }
  return { subject, content, masks: [...(first?.masks ?? [])] }
}

function draftOf({ message }: Play) {
  const { domain_id, location, remark, is_public, is_anonymous, type_id } = message
  return {
    typeId: type_id as 1,
    domainId: domain_id,
    location: location ?? '',
    remark: remark ?? '',
    isPublic: is_public ?? true,
    isAnonymous: is_anonymous ?? false
  }
}

const post: Act = async (play, event) => {
  const { world } = play.stage
  const [sent] = play.own(play.ledger.readdressings)
  const draft = { ...draftOf(play), fid: sent?.from_fid ?? play.message.fid, ...firstText(play) }
  const given = { limits: world.parameters, userAgent: agents[String(play.message.source_type)] ?? '' }
  const { tid } = await postMessage(play.trx, play.author, draft, { ...given, now: at(event) })
  play.tid = tid
}

/** The user agent for each source in the demo. */
const agents: Readonly<Record<string, string>> = {}

const resubmit: Act = async (play, event) => {
  const { subject, content } = event.after as { subject: string; content: string }
  const draft = { ...draftOf(play), subject, content, tid: play.tid, version: await play.version() }
  await resubmitMessage(play.trx, play.author, draft, play.stage.world.parameters, at(event))
}

const reply =
  (kind: 'interim' | 'final'): Act =>
  async (play, event) => {
    const row = replyOf(play, event)
    if (row.from_tpid !== null) return
    const content = textThen(play, event, row)
    const draft = { tid: play.tid, version: await play.version(), kind, content, ...goingOn(play, event) }
    await replyMessage(play.trx, play.clerk(event), draft, play.stage.world.parameters, at(event))
  }

const explain: Act = async (play, event) => {
  const row = replyOf(play, event)
  if (row.from_tpid !== null) return
  const draft = {
    tid: play.tid,
    version: await play.version(),
    content: row.content,
    ...goingOn(play, event)
  }
  await explainMessage(play.trx, play.clerk(event), draft, play.stage.world.parameters, at(event))
}

/** Returns the reason of a clerk who published a reply in spite of the detector's findings. */
function goingOn({ events }: Play, { subject_id }: { subject_id: number | null }) {
  const passed = events.find(
    ({ verb, subject_id: id }) => verb === 'detector.passedOver' && id === subject_id
  )
  return reasoned(passed?.note)
}

const reasoned = (note: string | null | undefined) => (note ? { detectorReason: note } : {})

function replyOf(play: Play, { subject_id }: EventRow) {
  const row = play.own(play.ledger.replies).find(({ id }) => id === subject_id)
  if (!row) throw new Error('there is no such reply')
  return row
}

/** Returns the text of a reply at its publication, before its first edit. */
function textThen(play: Play, { subject_id }: EventRow, { content }: { content: string }): string {
  const edit = play.events.find(({ verb, subject_id: id }) => verb === 'reply.edited' && id === subject_id)
  return (edit?.before as { content: string } | undefined)?.content ?? content
}

const edit: Act = async (play, event) => {
  const replyId = await play.idOf('reply', event.subject_id)
  const { content } = event.after as { content: string }
  const draft = { tid: play.tid, replyId, version: 1, content, ...reasoned(event.note) }
  await editReply(play.trx, play.clerk(event), draft, play.stage.world.parameters, at(event))
}

const grade: Act = async (play, event) => {
  const row = play.own(play.ledger.grades).find(({ id }) => id === event.subject_id)
  if (!row) throw new Error('there is no such grade')
  const scores = {
    tid: play.tid,
    gradeLevel: row.resolution as 1,
    gradeSpeed: row.speed as 1,
    gradeManner: row.manner as 1,
    solved: (row.solved ?? undefined) as 1 | undefined,
    thanksFlag: row.thanks_flag ?? false,
    ...(row.comment ? { comment: row.comment } : {})
  }
  await gradeMessage(play.trx, play.author, scores, play.stage.world.parameters, at(event))
}

const comment =
  (approved: boolean): Act =>
  async (play, event) => {
    const id = await play.idOf('grade', event.subject_id)
    const decision = { id, approved, ...(event.note ? { reason: event.note } : {}) }
    await decideGradeComment(play.trx, play.stage.editor, decision, play.stage.world.parameters, at(event))
  }

type Decide = typeof takeDownMessage

const decide =
  (verb: Decide): Act =>
  async (play, event) => {
    const decision = { tid: play.tid, version: await play.version(), reason: noteOf(event) }
    await verb(play.trx, play.stage.editor, decision, play.stage.world.parameters, at(event))
  }

const byAuthor =
  (verb: typeof withdrawMessage): Act =>
  async (play, event) => {
    await verb(play.trx, play.author, play.tid, play.stage.world.parameters, at(event))
  }

const readdress: Act = async (play, event) => {
  const { fid } = event.after as { fid: number }
  const row = play.own(play.ledger.readdressings).find(one => one.to_fid === fid)
  const order = { tid: play.tid, version: await play.version(), fid, reason: row?.reason ?? '' }
  await readdressMessage(play.trx, play.stage.editor, order, play.stage.world.parameters, at(event))
}

const strike: Act = async (play, event) => {
  const recheck = play.own(play.ledger.rechecks).find(({ state }) => state === 4)
  const decision = { tid: play.tid, version: await play.version(), reason: recheck?.note ?? '' }
  await strikeGrade(play.trx, play.stage.editor, decision, play.stage.world.parameters, at(event))
}

const dispute: Act = async (play, event) => {
  const row = play.own(play.ledger.rechecks).find(({ id }) => id === event.subject_id)
  if (!row) throw new Error('there is no such recheck')
  const request = {
    tid: play.tid,
    version: await play.version(),
    matter: row.matter as 1,
    channel: row.channel as 1,
    reason: row.reason,
    proposer: row.proposer ?? '',
    originalLink: row.original_link ?? ''
  }
  await requestRecheck(play.trx, play.clerk(event), request, play.stage.world.parameters, at(event))
}

const assign: Act = async (play, event) => {
  const row = assignmentOf(play, event)
  const to =
    row.holder_group_id === null
      ? { unit: row.unit ?? '', contact: row.contact ?? '' }
      : { groupId: row.holder_group_id }
  const order = { tid: play.tid, version: await play.version(), note: noteOf(event), to }
  await assignMessage(play.trx, play.clerk(event), order, play.stage.world.parameters, at(event))
}

function assignmentOf(play: Play, { tpid }: EventRow) {
  const row = play.own(play.ledger.assignments).find(one => one.tpid === tpid)
  if (!row) throw new Error('there is no such assignment')
  return row
}

type OfAssignment = (play: Play, event: EventRow, tpid: number) => Promise<unknown>

const ofAssignment =
  (act: OfAssignment): Act =>
  async (play, event) =>
    act(play, event, await play.idOf('assignment', event.tpid))

const isUpward = ({ events }: Play, event: EventRow): boolean => {
  const before = events[events.indexOf(event) - 1]
  return before?.verb === 'assignment.adopted' && Number(before.at) === Number(event.at)
}

const answer = ofAssignment(async (play, event, tpid) => {
  if (isUpward(play, event)) return
  const draft = { tpid, content: assignmentOf(play, event).answer ?? '', ...reasoned(event.note) }
  await answerAssignment(play.trx, play.clerk(event), draft, play.stage.world.parameters, at(event))
})

const adopt = ofAssignment(async (play, event, tpid) => {
  const published = play.own(play.ledger.replies).find(({ from_tpid }) => from_tpid === event.tpid)
  const given = play.events.find(
    ({ verb, subject_id }) => verb === 'reply.final' && subject_id === published?.id
  )
  const content =
    published && given
      ? textThen(play, given, published)
      : (published?.content ?? assignmentOf(play, event).answer ?? '')
  // in a higher assignment the reason for the detector is that of the lower one
  const answered = play.events.findLast(
    ({ verb, tpid: of }) => verb === 'assignment.answered' && of === event.tpid
  )
  const going = published ? goingOn(play, { subject_id: Number(published.id) }) : reasoned(answered?.note)
  const order = { tpid, content, kind: 'final' as const, ...going }
  await adoptAnswer(play.trx, play.clerk(event), order, play.stage.world.parameters, at(event))
})

const cancel = ofAssignment(async (play, event, tpid) => {
  const action = assignmentOf(play, event).type === 2 ? 'cancelOffline' : 'cancel'
  await cancelAssignment(play.trx, play.clerk(event), tpid, action, event.note ?? undefined, at(event))
})

const onDelivery =
  (action: 'accept' | 'decline' | 'withdraw' | 'opine'): Act =>
  async (play, event) => {
    const isEditors = action === 'accept' || action === 'decline'
    const actor = isEditors ? play.stage.editor : play.clerk(event)
    const id = await play.idOf('delivery', event.subject_id)
    await actOnDelivery(play.trx, actor, { id, action, text: event.note ?? undefined }, at(event))
  }

const onReport =
  (action: 'takeOver' | 'return' | 'note' | 'withdraw'): Act =>
  async (play, event) => {
    const id = await play.idOf('message_report', event.subject_id)
    const act = { id, action, advice: event.note ?? undefined }
    await actOnReport(play.trx, play.clerk(event), act, at(event))
  }

const acts: Readonly<Record<string, Act>> = {
  'message.posted': post,
  'message.approved': async (play, event) => {
    const { priorityLevel } = event.after as { priorityLevel: 1 | 2 }
    const decision = { tid: play.tid, version: await play.version(), priorityLevel }
    await approveMessage(play.trx, play.stage.editor, decision, play.stage.world.parameters, at(event))
  },
  'message.returned': decide(returnMessage),
  'message.resubmitted': resubmit,
  'message.withdrawn': byAuthor(withdrawMessage),
  'message.takenDown': decide(takeDownMessage),
  'message.restored': decide(restoreMessage),
  'message.readdressed': readdress,
  'message.deletionRequested': async (play, event) => {
    const request = { tid: play.tid, reason: noteOf(event) }
    await requestDeletion(play.trx, play.author, request, play.stage.world.parameters, at(event))
  },
  'message.deletionWithdrawn': byAuthor(withdrawDeletion),
  'message.deletionRefused': decide(refuseDeletion),
  'message.deleted': decide(consentDeletion),
  'supplement.posted': async (play, event) => {
    const row = play.own(play.ledger.contents).find(({ id }) => id === event.subject_id)
    const draft = { tid: play.tid, content: row?.content ?? '' }
    await supplementMessage(play.trx, play.author, draft, play.stage.world.parameters, at(event))
  },
  'supplement.approved': async (play, event) => {
    const id = await play.idOf('content_item', event.subject_id)
    await approveSupplement(play.trx, play.stage.editor, { id }, play.stage.world.parameters, at(event))
  },
  'supplement.returned': async (play, event) => {
    const id = await play.idOf('content_item', event.subject_id)
    await returnSupplement(play.trx, play.stage.editor, { id, reason: noteOf(event) }, at(event))
  },
  'supplement.withdrawn': async (play, event) => {
    const id = await play.idOf('content_item', event.subject_id)
    await withdrawSupplement(play.trx, play.author, id, at(event))
  },
  'reply.interim': reply('interim'),
  'reply.final': reply('final'),
  'reply.explained': explain,
  'reply.explainedLast': explain,
  'reply.edited': edit,
  'grade.given': grade,
  'grade.givenAgain': grade,
  'comment.approved': comment(true),
  'comment.refused': comment(false),
  'grade.struck': strike,
  'recheck.requested': dispute,
  'recheck.rejected': decide(rejectRecheck),
  'recheck.withdrawn': async (play, event) => {
    await withdrawRecheck(play.trx, play.clerk(event), play.tid, play.stage.world.parameters, at(event))
  },
  'recheck.upheld': along,
  'assignment.given': assign,
  'assignment.givenOffline': assign,
  'assignment.accepted': ofAssignment((play, event, tpid) =>
    acceptAssignment(play.trx, play.clerk(event), tpid, at(event))
  ),
  'assignment.returnRequested': ofAssignment((play, event, tpid) => {
    const request = { tpid, reason: noteOf(event) }
    return requestReturn(play.trx, play.clerk(event), request, play.stage.world.parameters, at(event))
  }),
  'assignment.returnWithdrawn': ofAssignment((play, event, tpid) =>
    withdrawReturn(play.trx, play.clerk(event), tpid, at(event))
  ),
  'assignment.returnRefused': ofAssignment((play, event, tpid) =>
    refuseReturn(play.trx, play.clerk(event), { tpid, reason: noteOf(event) }, at(event))
  ),
  'assignment.cancelled': cancel,
  'assignment.closed': along,
  'detector.passedOver': along,
  'assignment.answered': answer,
  'assignment.takenBack': ofAssignment((play, event, tpid) =>
    takeBackAnswer(play.trx, play.clerk(event), tpid, at(event))
  ),
  'assignment.adopted': adopt,
  'assignment.sentBack': ofAssignment((play, event, tpid) =>
    sendBackAnswer(play.trx, play.clerk(event), { tpid, reason: noteOf(event) }, at(event))
  ),
  'assignment.resultRecorded': ofAssignment((play, event, tpid) =>
    recordOfflineResult(play.trx, play.clerk(event), { tpid, result: noteOf(event) }, at(event))
  ),
  'delivery.requested': async (play, event) => {
    const request = { tid: play.tid, groupId: Number(event.group_id), reason: noteOf(event) }
    await requestDelivery(play.trx, play.clerk(event), request, at(event))
  },
  'delivery.accepted': onDelivery('accept'),
  'delivery.declined': onDelivery('decline'),
  'delivery.withdrawn': onDelivery('withdraw'),
  'delivery.opinionGiven': onDelivery('opine'),
  'report.submitted': async (play, event) => {
    const report = { tid: play.tid, version: await play.version(), note: noteOf(event) }
    await reportMessage(play.trx, play.clerk(event), report, at(event))
  },
  'report.takenOver': onReport('takeOver'),
  'report.returned': onReport('return'),
  'report.noted': onReport('note'),
  'report.withdrawn': onReport('withdraw'),
  'suggestion.adopted': async (play, event) => {
    const before = play.events[play.events.indexOf(event) - 1]
    if (before?.subject_kind === 'reply' && Number(before.at) === Number(event.at)) return // with an adopted draft
    const order = { tid: play.tid, adopted: true }
    await adoptSuggestion(play.trx, play.clerk(event), order, play.stage.world.parameters, at(event))
  }
}
