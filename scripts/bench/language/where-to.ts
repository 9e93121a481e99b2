import {
  learnUnits,
  leastAssignments,
  type PastAssignment,
  rankUnits,
  type Unit
} from '@board/server/records/learning/likely-units'
import { makeDemoAccounts } from '../../demo/demo-accounts.ts'
import { makeHistory } from '../../demo/history.ts'
import { planInstitutions } from '../../demo/institutions.ts'
import type { Ledger } from '../../demo/ledger.ts'
import { randomFrom, seedOf } from '../../demo/random.ts'

const day = 86_400_000

/** The days of the newest assignments, which are judged; those before them are learnt from. */
const judgedDays = 30

/** How often the units of one institution were found, and how long it took. */
export interface WhereTo {
  readonly institution: string
  readonly learnt: number
  readonly judged: number
  /** The shares of messages whose unit was the first, and one of the first three. */
  readonly first: number
  readonly amongThree: number
  /** Milliseconds of one message. */
  readonly each: number
}

/** Returns the assignments to units of the site, oldest first, by institution. */
function assignmentsOf({ assignments, messages, contents }: Ledger) {
  const byTid = new Map(messages.map(message => [message.tid, message]))
  const texts = new Map(contents.filter(({ position }) => position === 0).map(one => [one.tid, one.content]))
  const rows = assignments.flatMap(({ tid, type, giver_group_id, holder_group_id, state, created_at }) => {
    const message = byTid.get(tid)
    if (type !== 1 || !message) return []
    const past: PastAssignment = {
      unit: Number(holder_group_id),
      subject: message.subject,
      content: texts.get(tid) ?? '',
      location: message.location ?? '',
      domain: message.domain_id,
      isAccepted: state !== 30 && state !== 90
    }
    return [{ past, giver: giver_group_id, at: (created_at as Date).getTime() }]
  })
  return Map.groupBy(
    rows.sort((one, other) => one.at - other.at),
    ({ giver }) => giver
  )
}

/**
 * Measures on the demo how often the unit to which an institution assigned a message was proposed: learnt from its
 * assignments before the last month, judged on those of the last month that did not come back.
 */
export async function measureWhereTo(now: Date): Promise<WhereTo[]> {
  const institutions = planInstitutions()
  const accounts = await makeDemoAccounts(institutions, now)
  const { world, ledger } = makeHistory(randomFrom(seedOf('领导留言板')), accounts, now, 5000)
  const regions = new Map(institutions.regions.map(({ id, name }) => [id, name]))
  const since = now.getTime() - judgedDays * day
  const found: WhereTo[] = []
  for (const [giver, all] of assignmentsOf(ledger)) {
    const past = all.filter(({ at }) => at < since).map(one => one.past)
    const judged = all.filter(({ at, past: { isAccepted } }) => at >= since && isAccepted)
    if (past.length < leastAssignments || judged.length === 0) continue
    const institution = world.group(giver)
    const units: Unit[] = world
      .childrenOf(institution)
      .map(({ id, name, regionId }) => ({ id, name, regionName: regions.get(regionId ?? 0) ?? '' }))
    const learnt = await learnUnits(past)
    const started = performance.now()
    const ranks = judged.map(one =>
      rankUnits(learnt, units, one.past).findIndex(({ unit }) => unit.id === one.past.unit)
    )
    found.push({
      institution: institution.name,
      learnt: past.length,
      judged: judged.length,
      first: ranks.filter(rank => rank === 0).length / judged.length,
      amongThree: ranks.filter(rank => rank >= 0).length / judged.length,
      each: (performance.now() - started) / judged.length
    })
  }
  return found
}
