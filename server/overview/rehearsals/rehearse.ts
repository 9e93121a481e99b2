import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { isRehearsable } from '../../directory/site/parameter-defaults.ts'
import { findParameterProblem, readParameters, readParametersWith } from '../../directory/site/parameters.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { dayOf, daysOfMonth, monthOf, startOf } from '../statistics/days.ts'
import { type Comparison, type RehearsalRule, type Rehearsed, rehearsalRules } from './rules.ts'
import { listApproved, listPublicSubjects } from './store.ts'

type Rehearsal = components['schemas']['ParameterRehearsal']

/** The number of messages that a rehearsal looks at, newest first: some seconds of work. */
const maxMessages = 20_000
/** The number of messages whose texts are in memory at a time. */
const batch = 500
const maxSamples = 20

/**
 * Computes what another value of a parameter would have done to the messages that were approved last month.
 * @throws Refusal ENT0152 with words at the field
 */
export async function rehearseParameter(
  db: Db,
  { code, value }: BodyOf<'rehearseParameter'>,
  language: Language,
  now: Date
): Promise<Rehearsal> {
  const { from, to } = lastMonth(now)
  const period = { from: seconds(from), to: seconds(to) - 1 }
  if (!isRehearsable(code)) return { ...period, ...nothing }
  const rule = rehearsalRules[code]
  const reason = await findParameterProblem(db, code, value)
  if (reason)
    throw new Refusal('ENT0152', { reason }, { fields: [{ path: 'value', message: reason[language] }] })
  const rehearsed = {
    before: await readParameters(db),
    after: await readParametersWith(db, code, value),
    now
  }
  const tids = await listApproved(db, from, to, maxMessages + 1)
  const sums = await compareAll(db, rule, tids.slice(0, maxMessages), rehearsed)
  return {
    ...period,
    thing: rule.thing,
    outcome: rule.outcome,
    messages: Math.min(tids.length, maxMessages),
    isWhole: tids.length <= maxMessages,
    ...sums,
    samples: await samplesOf(db, sums.samples)
  }
}

const nothing = {
  thing: null,
  outcome: null,
  messages: 0,
  isWhole: true,
  checked: 0,
  before: 0,
  after: 0,
  moved: 0,
  samples: []
}

/** Returns the calendar month before this one; `to` is the first moment after it. */
function lastMonth(now: Date): { from: Date; to: Date } {
  const { first, last } = daysOfMonth(monthOf(dayOf(now)) - 1)
  return { from: startOf(first), to: startOf(last + 1) }
}

/** Compares batch by batch, and keeps only numbers and samples. */
async function compareAll(db: Db, rule: RehearsalRule, tids: readonly number[], rehearsed: Rehearsed) {
  const sums = { checked: 0, before: 0, after: 0, moved: 0 }
  const changed: Comparison[] = []
  const moved: Comparison[] = []
  for (let at = 0; at < tids.length; at += batch) {
    const some = tids.slice(at, at + batch)
    const comparisons = await rule.compare(db, some, rehearsed)
    for (const comparison of comparisons.sort(inOrderOf(some))) {
      sums.checked++
      if (comparison.before.holds) sums.before++
      if (comparison.after.holds) sums.after++
      if (isMoved(comparison)) sums.moved++
      if (comparison.before.holds !== comparison.after.holds) keep(changed, comparison)
      else if (isMoved(comparison)) keep(moved, comparison)
    }
  }
  return { ...sums, samples: [...changed, ...moved].slice(0, maxSamples) }
}

/** Orders comparisons as their messages are ordered. */
function inOrderOf(tids: readonly number[]) {
  const place = new Map(tids.map((tid, index) => [tid, index]))
  return (a: Comparison, b: Comparison) => (place.get(a.tid) ?? 0) - (place.get(b.tid) ?? 0)
}

const isMoved = ({ before, after }: Comparison) => before.dueAt?.getTime() !== after.dueAt?.getTime()

function keep(samples: Comparison[], comparison: Comparison): void {
  if (samples.length < maxSamples) samples.push(comparison)
}

async function samplesOf(db: Db, comparisons: readonly Comparison[]) {
  const subjects = await listPublicSubjects(
    db,
    comparisons.map(({ tid }) => tid)
  )
  return comparisons.map(({ tid, before, after }) => ({
    tid,
    subject: subjects.get(tid) ?? null,
    before: before.holds,
    after: after.holds,
    dueBefore: secondsOrNull(before.dueAt),
    dueAfter: secondsOrNull(after.dueAt)
  }))
}
