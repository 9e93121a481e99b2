import type { DB } from '@board/generated/database'
import type { Mask } from '@board/schemas/facts/text/masks'
import { momentText } from '@board/server/platform/calendar/time'
import type { Insertable } from 'kysely'

/** A row as the table will store it, with an id that the seed chooses. */
export type Row<Table extends keyof DB> = {
  [Column in keyof Insertable<DB[Table]>]-?: Insertable<DB[Table]>[Column]
}

export type MessageRow = Row<'message'>
export type ContentRow = Omit<Row<'content_item'>, 'masks'> & { masks: readonly Mask[] }
export type ReplyRow = Row<'reply'>
export type GradeRow = Row<'grade'>
export type AssignmentRow = Row<'assignment'>
export type AttachmentRow = Row<'attachment'>
export type RecheckRow = Row<'recheck'>
export type DeletionRow = Row<'deletion_request'>
export type DeliveryRow = Row<'delivery'>
export type ReportRow = Row<'message_report'>
export type ReaddressingRow = Row<'readdressing'>
export type NotificationRow = Row<'notification'>
export type EventRow = Omit<Row<'event'>, 'id' | 'before' | 'after'> & {
  id: number
  before: unknown
  after: unknown
}

/** The columns of an assignment that nobody has worked on yet. */
export const untouchedAssignment = {
  state_before_return: null,
  return_reason: null,
  send_back_reason: null,
  close_reason: null,
  result: null,
  answer: null,
  answered_at: null,
  accepted_at: null,
  examined_at: null,
  nagged_at: null,
  closed_at: null,
  is_past: false,
  version: 1
} satisfies Partial<AssignmentRow>

/** All rows of the demo. Ids are provisional until `numberByTime` is called. */
export class Ledger {
  readonly messages: MessageRow[] = []
  readonly contents: ContentRow[] = []
  readonly replies: ReplyRow[] = []
  readonly grades: GradeRow[] = []
  readonly assignments: AssignmentRow[] = []
  readonly attachments: AttachmentRow[] = []
  readonly rechecks: RecheckRow[] = []
  readonly deletions: DeletionRow[] = []
  readonly deliveries: DeliveryRow[] = []
  readonly reports: ReportRow[] = []
  readonly readdressings: ReaddressingRow[] = []
  readonly events: EventRow[] = []
  readonly notifications: NotificationRow[] = []
  readonly #answers = new Set<string>()
  #last = 0

  nextId(): number {
    return ++this.#last
  }

  /**
   * Returns the text of an answer, changed if another answer has the same text, because the detector reports copies.
   */
  unlikeOthers(text: string, at: Date): string {
    let own = text
    for (let minutes = 0; this.#answers.has(own); minutes++)
      own = `${text}\n答复时间：${momentText(new Date(at.getTime() + minutes * 60_000))}。`
    this.#answers.add(own)
    return own
  }

  /**
   * Gives every row its final id: later rows get larger ids, as if people had written them. Rows with the same time
   * keep the order in which they were created.
   */
  numberByTime(): void {
    const tid = renumber(this.messages, 'tid', row => row.created_at)
    const content = renumber(this.contents, 'id', row => row.created_at)
    const reply = renumber(this.replies, 'id', row => row.created_at)
    const grade = renumber(this.grades, 'id', row => row.created_at)
    const tpid = renumber(this.assignments, 'tpid', row => row.created_at)
    renumber(this.attachments, 'aid', row => row.created_at)
    const recheck = renumber(this.rechecks, 'id', row => row.created_at)
    const deletion = renumber(this.deletions, 'id', row => row.created_at)
    const delivery = renumber(this.deliveries, 'id', row => row.created_at)
    const report = renumber(this.reports, 'id', row => row.created_at)
    renumber(this.readdressings, 'id', row => row.at)
    this.numberEventsByTime()
    const kinds: Record<string, (id: number | null) => number | null> = {
      message: tid,
      supplement: content,
      reply,
      grade,
      assignment: tpid,
      recheck,
      deletion,
      delivery,
      report
    }
    const ofMessages = [
      ...this.contents,
      ...this.replies,
      ...this.grades,
      ...this.assignments,
      ...this.rechecks,
      ...this.deletions,
      ...this.deliveries,
      ...this.reports,
      ...this.readdressings
    ]
    for (const row of ofMessages) row.tid = known(tid(row.tid))
    for (const row of this.replies) row.from_tpid = tpid(row.from_tpid)
    for (const row of this.assignments) row.parent_tpid = tpid(row.parent_tpid)
    for (const row of this.attachments) {
      row.tid = tid(row.tid)
      row.tpid = tpid(row.tpid)
      row.content_item_id = content(row.content_item_id)
      row.reply_id = reply(row.reply_id)
    }
    for (const row of this.events) {
      row.tid = tid(row.tid)
      row.tpid = tpid(row.tpid)
      row.subject_id = kinds[row.subject_kind]?.(row.subject_id) ?? null
    }
    for (const row of this.notifications) row.tid = tid(row.tid)
  }

  /** Gives events and notifications new ids by time, after more of them were added. */
  numberEventsByTime(): void {
    const event = renumber(this.events, 'id', row => row.at)
    renumber(this.notifications, 'id', row => row.at)
    for (const row of this.notifications) row.event_id = known(event(row.event_id))
  }
}

function known(id: number | null): number {
  if (id === null) throw new Error('a row refers to nothing')
  return id
}

/** Sorts rows by time and numbers them from 1. @returns a function from an old id to the new one */
function renumber<Id extends string, T extends { [Key in Id]: number | undefined }>(
  rows: T[],
  id: Id,
  time: (row: T) => Date | string
): (old: number | null) => number | null {
  const numbers = new Map<number, number>()
  rows.sort((a, b) => Number(time(a)) - Number(time(b)))
  for (const [index, row] of rows.entries()) {
    numbers.set(Number(row[id]), index + 1)
    row[id] = (index + 1) as T[Id]
  }
  return old => (old === null ? null : known(numbers.get(old) ?? null))
}
