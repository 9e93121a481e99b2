/** Keeps for some minutes what an institution has learnt from its own assignments. */
import { setImmediate } from 'node:timers/promises'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { primaryOf } from '../../platform/database/replica/primary.ts'
import { type LearntUnits, learnUnits } from '../../records/learning/likely-units.ts'
import { listPastAssignments } from '../../records/lists/past-assignments.ts'

/** How long an institution uses what was learnt, in milliseconds. */
const learntFor = 10 * 60_000

/** The institutions for which it is kept in memory; each needs up to 20 MB. */
const mostInstitutions = 10

interface Learning {
  readonly learnt: Promise<LearntUnits>
  readonly until: number
}

/** By database, then by institution, the one used last at the end. */
const learnings = new WeakMap<object, Map<number, Learning>>()

/** Returns what the actor's institution has learnt from its assignments to units. */
export function readLearntUnits(from: Db, { group }: InstitutionActor): Promise<LearntUnits> {
  const db = primaryOf(from)
  const { adapter } = db.getExecutor()
  const known = learnings.get(adapter) ?? new Map<number, Learning>()
  learnings.set(adapter, known)
  const own = known.get(group.id)
  known.delete(group.id)
  if (own && own.until > performance.now()) {
    known.set(group.id, own)
    return own.learnt
  }
  const learnt = listPastAssignments(db, group.id).then(past => learnUnits(past, setImmediate))
  known.set(group.id, { learnt, until: performance.now() + learntFor })
  // a failed reading is not kept
  learnt.catch(() => known.delete(group.id))
  const [oldest] = known.keys()
  if (known.size > mostInstitutions && oldest !== undefined) known.delete(oldest)
  return learnt
}

/** Makes the next proposal read the assignments again. */
export function forgetLearntUnits(db: Db): void {
  learnings.delete(primaryOf(db).getExecutor().adapter)
}
