import type { DataOf } from '@board/generated/calls'
import { listSubordinates } from '../../directory/groups/subordinates.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { countProposal } from '../../records/learning/count.ts'
import {
  type LikelyUnit,
  leastAssignments,
  type Matter,
  rankUnits
} from '../../records/learning/likely-units.ts'
import { isProposed } from '../../records/learning/propose.ts'
import { listMatters, listRecentUnits } from '../../records/lists/past-assignments.ts'
import { readLearntUnits } from './past-units.ts'

type UnitProposals = DataOf<'proposeUnits'>

/** Ranks the units for each of some messages; none for a site or an institution without proposals. */
async function rankEach(db: Db, actor: InstitutionActor, tids: readonly number[]) {
  const [isOn, units, matters] = await Promise.all([
    isProposed(db, 'unit'),
    listSubordinates(db, actor),
    listMatters(db, actor, tids)
  ])
  const learnt = isOn && units.length > 0 ? await readLearntUnits(db, actor) : undefined
  const rank = (matter: Matter): LikelyUnit[] => (learnt ? rankUnits(learnt, units, matter) : [])
  const list = matters.map(matter => ({ tid: matter.tid, units: rank(matter) }))
  return { isOn, units, list, assignments: learnt?.past.length ?? 0 }
}

/**
 * Proposes units to which the actor's group may assign messages, by its own assignments of the past, at most three for each
 * message, and lists the units that it used last. A message that the group cannot assign is left out. Domain 8.
 */
export async function proposeUnits(
  db: Db,
  actor: InstitutionActor,
  tids: readonly number[]
): Promise<UnitProposals> {
  const [{ isOn, units, list, assignments }, recent] = await Promise.all([
    rankEach(db, actor, tids),
    listRecentUnits(db, actor)
  ])
  const whyNone = !isOn ? 'off' : assignments < leastAssignments ? 'fewAssignments' : null
  return {
    whyNone,
    assignments,
    leastAssignments,
    recent: recent.flatMap(id => {
      const unit = units.find(one => one.id === id)
      return unit ? [{ groupId: id, name: unit.name }] : []
    }),
    list: list.map(({ tid, units: likely }) => ({
      tid,
      units: likely.map(({ unit, ground, share, returned }) => ({
        groupId: unit.id,
        name: unit.name,
        ground,
        place: ground === 'place' ? unit.regionName : null,
        share,
        returned
      }))
    }))
  }
}

/** Returns the ids of the units that are proposed for a message, to be counted when it is assigned. */
export async function listProposedUnits(db: Db, actor: InstitutionActor, tid: number): Promise<number[]> {
  const { list } = await rankEach(db, actor, [tid])
  return list.flatMap(({ units }) => units.map(({ unit }) => unit.id))
}

/**
 * Counts what became of a proposal when its message is assigned: the first unit was offered; the chosen unit was among those
 * proposed, or another one was chosen. Domain 8.
 */
export async function countProposedUnits(
  trx: Trx,
  { group }: InstitutionActor,
  proposed: readonly number[],
  chosen: number,
  now: Date
): Promise<void> {
  const [first] = proposed
  if (first === undefined) return
  const isTaken = proposed.includes(chosen)
  const own = { kind: 'unit', groupId: group.id, now } as const
  await countProposal(trx, { ...own, label: String(first), outcome: 'offered' })
  await countProposal(trx, {
    ...own,
    label: String(isTaken ? chosen : first),
    outcome: isTaken ? 'taken' : 'changed'
  })
}
