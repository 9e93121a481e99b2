import type { Finding } from '../../correspondence/detector/detect.ts'
import { replyDeadline } from '../../correspondence/messages/promise/deadlines.ts'
import { lowScore } from '../../directory/counted/rules.ts'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import { addWorkingDays, workingDaysBetween } from '../../platform/calendar/calendar.ts'
import type { Cell } from './cells/store.ts'
import { workingMinutes } from './days.ts'
import { noCounts } from './no-counts.ts'
import type { MessageFacts } from './store.ts'

/** The least rounded mean of a grade that counts as satisfied. */
const minSatisfied = 4

const emptyCell = (facts: MessageFacts): Cell => ({
  day: facts.day,
  fid: facts.fid,
  group_id: facts.groupId,
  type_id: facts.typeId,
  domain_id: facts.domainId,
  ...noCounts,
  scores: [0, 0, 0, 0, 0],
  minutes: []
})

/**
 * By when a message was to be replied to: the deadline kept with its reply, which knows of rechecks; for older replies it
 * is computed, with the extension. Domain 3.
 */
function dueAt(facts: MessageFacts, from: Date, parameters: SiteParameters): Date {
  if (facts.dueAt) return facts.dueAt
  const due = replyDeadline(from, facts.typeId, facts.priorityLevel, parameters)
  const { extendedFrom, extendedDays } = facts
  if (!extendedFrom || !extendedDays) return due
  const extended = addWorkingDays(extendedFrom, extendedDays)
  return extended > due ? extended : due
}

/** Sums messages up into cells: one for each day, forum, group, type and domain. */
export function cellsOf(all: readonly MessageFacts[], parameters: SiteParameters, now: Date): Cell[] {
  const cells = new Map<string, Cell>()
  for (const facts of all) {
    const key = [facts.day, facts.fid, facts.groupId, facts.typeId, facts.domainId].join()
    const cell = cells.get(key) ?? emptyCell(facts)
    cells.set(key, cell)
    add(cell, facts, parameters, now)
  }
  return [...cells.values()]
}

function add(cell: Cell, facts: MessageFacts, parameters: SiteParameters, now: Date): void {
  const deleted = facts.isDeleted ? 1 : 0
  if (!facts.isOutOfVolume) {
    cell.messages++
    cell.deleted += deleted
  }
  if (facts.isOutOfRates) return
  cell.counted++
  const from = facts.clockStartedAt ?? facts.approvedAt
  if (facts.repliedAt) {
    cell.replied++
    cell.deleted_replied += deleted
    if (!facts.isOutOfVolume) cell.open_replied++
    cell.owed++
    const due = dueAt(facts, from, parameters)
    if (facts.repliedAt <= due) cell.on_time++
    addPause(cell, facts, facts.repliedAt, due)
    addFindings(cell, facts)
    cell.minutes.push(workingMinutes(from, facts.repliedAt))
  } else if (facts.deadlineAt && facts.deadlineAt < now) {
    cell.owed++
    cell.deleted_overdue += deleted
  }
  if (facts.isRated) cell.rated++
  if (facts.isStruck) cell.struck++
  const { resolution, speed, manner } = facts
  if (resolution === null || speed === null || manner === null) return
  const score = Math.round((resolution + speed + manner) / 3)
  cell.graded++
  cell.deleted_graded += deleted
  if (score >= minSatisfied) cell.satisfied++
  if (score <= lowScore) cell.deleted_low += deleted
  cell.level_sum += resolution
  cell.speed_sum += speed
  cell.manner_sum += manner
  cell.scores[score - 1] = (cell.scores[score - 1] ?? 0) + 1
}

/** Counts what the detector had found in an answer when it was published. */
function addFindings(cell: Cell, { findings }: MessageFacts): void {
  if (findings === null) return
  cell.examined++
  if (findings.some(finding => withoutSubstance.has(finding))) cell.hollow++
  if (findings.includes('copied')) cell.copied++
}

/** Findings of the detector that say that an answer has nothing to say of its message. */
const withoutSubstance: ReadonlySet<string> = new Set<Finding>([
  'template',
  'repeated',
  'unrelated',
  'copied'
])

/**
 * Counts an answer whose clock stood still during rechecks. It was on time only because of them where fewer working days
 * were left than the clock had stood.
 */
function addPause(cell: Cell, facts: MessageFacts, repliedAt: Date, due: Date): void {
  const paused = facts.pauses.reduce(
    (days, [from, to]) => days + workingDaysBetween(new Date(from * 1000), new Date(to * 1000)),
    0
  )
  if (paused === 0) return
  if (repliedAt > due) cell.paused_late++
  // a deadline that is computed anew knows of no recheck
  else if (facts.dueAt && workingDaysBetween(repliedAt, due) < paused) cell.paused_on_time++
}
