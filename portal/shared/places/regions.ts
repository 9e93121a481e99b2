import type { Client, DataOf } from '@board/client'

export type Region = DataOf<'regionChildren'>[number]

/** One level on the way down to a region: the regions to choose from, and the chosen one. */
export interface RegionLevel {
  regions: readonly Region[]
  chosen?: Region
}

/** Returns the regions of GB/T 2260 from the province down to a region, which is the last. The code contains them. */
export function regionPath(id: number): number[] {
  const province = Math.floor(id / 10_000) * 10_000
  const city = Math.floor(id / 100) * 100
  return [...new Set([province, city, id])]
}

/**
 * Loads the levels down to a region, and the level below it. If a level does not exist (a province governs some
 * counties itself), it is omitted. Without a region it loads the provinces.
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

/** Indents a region below the one that contains it in a list of choices. */
const indent = '　'

/**
 * Returns the regions of some levels as one list of choices. The regions below the chosen one follow it directly, so
 * that a reader without scripts can also go down step by step.
 */
export function regionChoices(levels: readonly RegionLevel[], depth = 0): { value: number; label: string }[] {
  const [level, ...below] = levels
  if (!level) return []
  return level.regions.flatMap(region => [
    { value: region.id, label: indent.repeat(depth) + region.name },
    ...(region.id === level.chosen?.id ? regionChoices(below, depth + 1) : [])
  ])
}
