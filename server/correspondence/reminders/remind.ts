import type { Audience, EventVerb } from '@board/schemas/facts/events'
import { suggestionType } from '@board/schemas/facts/formats'
import { readParameters } from '../../directory/site/parameters.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { notify, type Told } from '../../platform/notify/notify.ts'
import { restAfter } from '../../platform/schedule/background-pause.ts'
import { type Steps, stepsAt } from './steps.ts'
import {
  type Between,
  batch,
  type Due,
  deleteOld,
  insertReminder,
  type Kind,
  selectAssignments,
  selectGradable,
  selectMessages
} from './store.ts'

/** The number of days for which reminders are stored. */
const remembered = 400
const day = 86_400_000

/** A kind of reminder: its event, the event's audience, and the recipients. */
interface Words {
  readonly kind: Kind
  readonly verb: EventVerb
  readonly audience: Audience
  readonly told: (due: Due) => Told
}

const group = ({ group_id }: Due): Told => ({ groups: [group_id] })
const author = ({ author_uid }: Due): Told => ({ accounts: [author_uid] })

/**
 * Reminds groups before and after the deadlines of their answers, once for each step of each deadline. Domain 3.
 * @returns the number of reminders
 */
export async function remindOfDeadlines(
  db: Db,
  now: Date,
  steps: Steps,
  signal: AbortSignal
): Promise<number> {
  let sent = 0
  for (const step of stepsAt(steps, now)) {
    const verb = step.step > 0 ? 'deadline.near' : 'deadline.passed'
    const said = { verb, audience: 'holders', told: group } as const
    sent += await each(db, now, step, { ...said, kind: 'message' }, signal, () => selectMessages(db, step))
    sent += await each(db, now, step, { ...said, kind: 'assignment' }, signal, () =>
      selectAssignments(db, step)
    )
  }
  await deleteOld(db, new Date(now.getTime() - remembered * day))
  return sent
}

/**
 * Notifies authors some days before a reply can no longer be graded, and afterwards the group that replied.
 * `server/correspondence/messages/policy.ts` refuses late grades by the parameter, independent of these notifications. Domain 3.
 * @param before the numbers of calendar days before the end
 * @returns the number of notifications
 */
export async function closeGrading(
  db: Db,
  now: Date,
  before: readonly number[],
  signal: AbortSignal
): Promise<number> {
  const { gradingDays: days, gradeSuggestions: suggestions } = await readParameters(db)
  const grading = { days, suggestions, suggestionType }
  const ahead = [...new Set(before)].toSorted((a, b) => a - b)
  const inDays = (count: number) => new Date(now.getTime() + count * day)
  const closing = ahead.map((step, at) => ({ from: inDays(ahead[at - 1] ?? 0), to: inDays(step), step }))
  // earlier ends were either notified already, or the job did not run for so long that they are no news
  const closed = { from: inDays(-7), to: now, step: 0 }
  let told = 0
  for (const step of closing) {
    const said = { kind: 'grading', verb: 'grading.closing', audience: 'author', told: author } as const
    told += await each(db, now, step, said, signal, () => selectGradable(db, step, grading))
  }
  const said = { kind: 'grading', verb: 'grading.closed', audience: 'holders', told: group } as const
  return told + (await each(db, now, closed, said, signal, () => selectGradable(db, closed, grading)))
}

/** Sends reminders in batches, each in a transaction of its own, until none is left. */
async function each(
  db: Db,
  now: Date,
  { step }: Between,
  words: Words,
  signal: AbortSignal,
  select: () => Promise<Due[]>
): Promise<number> {
  let sent = 0
  for (let found = batch; found === batch && !signal.aborted; ) {
    const due = await select()
    found = due.length
    const began = performance.now()
    if (found > 0) sent += await inTransaction(db, trx => remind(trx, due, step, words, now))
    await restAfter(began, signal)
  }
  return sent
}

async function remind(
  trx: Trx,
  dues: readonly Due[],
  step: number,
  { kind, verb, audience, told }: Words,
  now: Date
): Promise<number> {
  let sent = 0
  for (const due of dues) {
    if (!(await insertReminder(trx, kind, due, step, now))) continue
    const { tid, id, subject, publicSubject } = due
    const eventId = await recordEvent(trx, {
      verb,
      audience,
      tid,
      actor: 'system',
      at: now,
      // the message and its assignments have deadlines of their own
      groupId: due.group_id,
      after: { dueAt: due.due_at },
      ...(kind === 'assignment'
        ? { subject: { kind: 'assignment', id }, tpid: id }
        : { subject: { kind: 'message', id: tid } })
    })
    await notify(trx, { eventId, verb, tid, subject, publicSubject, at: now }, told(due))
    sent++
  }
  return sent
}
