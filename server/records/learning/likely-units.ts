import {
  findNeighbours,
  indexVectors,
  type Neighbour,
  type VectorIndex
} from '../../platform/language/nearest.ts'
import { countMessageTerms, learnRarity, type Rarity, vectorFor } from '../../platform/language/vectors.ts'

/** What a message says of its matter. Nothing of its author belongs to it. */
export interface Matter {
  readonly subject: string
  readonly content: string
  /** The place that the author named; may be empty. */
  readonly location: string
  readonly domain: number
}

/** An assignment of an institution in the past. */
export interface PastAssignment extends Matter {
  readonly unit: number
  /** False if the unit gave it back, or if it was cancelled. */
  readonly isAccepted: boolean
}

/** A unit to which an institution may assign, with the name of its region; empty if it has none. */
export interface Unit {
  readonly id: number
  readonly name: string
  readonly regionName: string
}

/** The ground of a proposal: assignments of like messages, those about the same place, or those of the same domain. */
export type UnitGround = 'text' | 'place' | 'domain'

/** A unit that is likely for a message, and the assignments of the past that speak for it. */
export interface LikelyUnit {
  readonly unit: Unit
  readonly ground: UnitGround
  /** Of so many assignments, so many went to the unit. */
  readonly share: { readonly of: number; readonly to: number }
  /** The number of like messages that the unit gave back. */
  readonly returned: number
}

/** What is learnt from the assignments of one institution. */
export interface LearntUnits {
  readonly past: readonly PastAssignment[]
  readonly rarity: Rarity
  readonly index: VectorIndex
}

/** An institution with fewer assignments of its own gets no proposals. */
export const leastAssignments = 30

/** The characters of a text that are compared; the matter of a message stands at its beginning. */
export const comparedCharacters = 200

/** The number of most alike messages that are asked. */
const neighbours = 20

/** The messages among which they are chosen. */
const compared = 200

/** The likeness below which two messages have only common phrases. */
const leastLikeness = 0.05

/** How much more alike two messages of the same domain are. */
const domainLikeness = 0.3

/** How much an assignment that came back counts against its unit, beside one that was accepted. */
const returnedWeight = 0.3

/** How much the domain and the place count beside the text. Measured on the demo; decision 0181. */
const weights = { domain: 1, place: 0.8 } as const

/** How much of its weight a unit of another region keeps if the message does not name that region. */
const unnamedShare = 0.3

/** The weight below which a unit is not proposed. */
const leastWeight = 0.04

/** The number of units that are proposed for a message. */
const mostUnits = 3

const termsOf = ({ subject, content }: Matter) =>
  countMessageTerms({ subject, content: content.slice(0, comparedCharacters) })

/**
 * Learns from the assignments of an institution, in slices, so that other requests are answered meanwhile.
 * @param pause waits between two slices
 */
export async function learnUnits(
  past: readonly PastAssignment[],
  pause: () => Promise<unknown> = async () => {}
): Promise<LearntUnits> {
  const slice = 100
  const counts: ReturnType<typeof termsOf>[] = []
  for (let at = 0; at < past.length; at += slice) {
    counts.push(...past.slice(at, at + slice).map(termsOf))
    await pause()
  }
  const rarity = learnRarity(counts)
  await pause()
  return { past, rarity, index: indexVectors(counts.map(terms => vectorFor(terms, rarity))) }
}

/** Returns the word by which a text names the region of a unit; undefined for a region that several units share. */
function placeNames(units: readonly Unit[]): ReadonlyMap<number, string> {
  const shared = Map.groupBy(units, ({ regionName }) => regionName)
  return new Map(
    units.flatMap(({ id, regionName }) => {
      if (regionName === '' || (shared.get(regionName)?.length ?? 0) > 1) return []
      const short = regionName.replace(/[省市区县旗州盟]$/u, '')
      return [[id, short.length > 1 ? short : regionName] as const]
    })
  )
}

const names = ({ subject, content, location }: Matter, place: string): boolean =>
  location.includes(place) || subject.includes(place) || content.includes(place)

const shareOf = (past: readonly PastAssignment[], unit: number) => ({
  of: past.length,
  to: past.filter(one => one.unit === unit && one.isAccepted).length
})

/** Returns the weight of each unit among the most alike messages; all weights together are at most 1. */
function weighNeighbours(past: readonly PastAssignment[], near: readonly Neighbour[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { at, likeness } of near) {
    const one = past[at]
    if (!one) continue
    const weight = likeness * likeness * (one.isAccepted ? 1 : -returnedWeight)
    found.set(one.unit, (found.get(one.unit) ?? 0) + weight)
  }
  const total = [...found.values()].reduce((sum, weight) => sum + Math.max(0, weight), 0) || 1
  for (const [unit, weight] of found) found.set(unit, weight / total)
  return found
}

/**
 * Ranks the units of an institution for a message by the institution's own assignments: by those of the most alike messages,
 * of messages that name the region of a unit, and of messages of the same domain.
 * @returns the likeliest units, at most three; none if too little was learnt
 */
export function rankUnits(
  { past, rarity, index }: LearntUnits,
  units: readonly Unit[],
  matter: Matter
): LikelyUnit[] {
  if (past.length < leastAssignments) return []
  const near = findNeighbours(index, vectorFor(termsOf(matter), rarity), compared)
    .filter(({ likeness }) => likeness >= leastLikeness)
    .map(({ at, likeness }) => ({
      at,
      likeness: likeness + (past[at]?.domain === matter.domain ? domainLikeness : 0)
    }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, neighbours)
  const alike = near.flatMap(({ at }) => past[at] ?? [])
  const byText = weighNeighbours(past, near)
  const places = placeNames(units)
  const ofDomain = past.filter(one => one.domain === matter.domain && !places.has(one.unit))
  return units
    .map(unit => {
      const place = places.get(unit.id)
      const isNamed = place !== undefined && names(matter, place)
      const atPlace = isNamed
        ? shareOf(
            past.filter(one => names(one, place)),
            unit.id
          )
        : undefined
      const domain = shareOf(ofDomain, unit.id)
      const text = (byText.get(unit.id) ?? 0) * (place === undefined || isNamed ? 1 : unnamedShare)
      const grounds = {
        text,
        place: atPlace ? (weights.place * (atPlace.to + 0.5)) / (atPlace.of + 2) : 0,
        domain: domain.of === 0 ? 0 : (weights.domain * domain.to) / domain.of
      }
      const shares = { text: shareOf(alike, unit.id), place: atPlace, domain }
      return { unit, grounds, shares, weight: grounds.text + grounds.place + grounds.domain }
    })
    .filter(({ weight }) => weight >= leastWeight)
    .sort((one, other) => other.weight - one.weight || one.unit.id - other.unit.id)
    .slice(0, mostUnits)
    .map(({ unit, grounds, shares }) => {
      const ground = groundOf(grounds, shares)
      return {
        unit,
        ground,
        share: shares[ground] ?? shares.text,
        returned: alike.filter(one => one.unit === unit.id && !one.isAccepted).length
      }
    })
}

/** Returns the ground that is told: the one that speaks most. One like message of twenty does not hide a whole domain. */
function groundOf(
  grounds: Readonly<Record<UnitGround, number>>,
  shares: Readonly<Record<UnitGround, { to: number } | undefined>>
): UnitGround {
  const [first = 'domain'] = (['text', 'place', 'domain'] as const)
    .filter(ground => (shares[ground]?.to ?? 0) > 0)
    .sort((one, other) => grounds[other] - grounds[one])
  return first
}
