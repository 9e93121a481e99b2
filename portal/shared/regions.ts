import type { Client, DataOf } from '@board/client'

export type Region = DataOf<'regionChildren'>[number]

/** One level of the way down to a region: what may be chosen there, and what is chosen. */
export interface RegionLevel {
  regions: readonly Region[]
  chosen?: Region
}

/** The levels above a region of GB/T 2260, from its province on, itself last: its code says them. */
export function regionPath(id: number): number[] {
  const province = Math.floor(id / 10_000) * 10_000
  const city = Math.floor(id / 100) * 100
  return [...new Set([province, city, id])]
}

/**
 * The levels down to a region, and the one below it. A level that the country leaves out (counties that a
 * province governs itself) is skipped. Without a region: the provinces.
 */
export async function loadRegionLevels(call: Client['call'], id?: number): Promise<RegionLevel[]> {
  const path = id === undefined ? [] : regionPath(id)
  const lists = await Promise.all(
    [undefined, ...path].map(parentId =>
      call('regionChildren', { query: parentId === undefined ? {} : { parentId } })
    )
  )
  const levels: RegionLevel[] = []
  for (const regions of lists) {
    if (regions.length === 0) continue
    const chosen = path.map(code => regions.find(region => region.id === code)).find(Boolean)
    levels.push({ regions, chosen })
    if (!chosen) break
  }
  return levels
}

/** Sets a region apart from the one above it in a list of choices. */
const indent = '　'

/**
 * Returns the regions of some levels as one list of choices, those below the chosen one directly under it: so that
 * one goes down step by step without scripts, too.
 */
export function regionChoices(levels: readonly RegionLevel[], depth = 0): { value: number; label: string }[] {
  const [level, ...below] = levels
  if (!level) return []
  return level.regions.flatMap(region => [
    { value: region.id, label: indent.repeat(depth) + region.name },
    ...(region.id === level.chosen?.id ? regionChoices(below, depth + 1) : [])
  ])
}
