import { useEffect, useState } from 'react'
import { useServices } from '../app/services.tsx'
import type { Region } from './regions.ts'

/** The lowest level of regions: province, city, county. */
const lowest = 2

/**
 * Returns the levels of regions to choose from, and the choice so far. The variant of a province begins with it.
 * @param provinces the first level
 */
export function useRegionLevels(provinces: readonly Region[]) {
  const { call, province } = useServices()
  const [path, setPath] = useState<readonly number[]>(province === undefined ? [] : [province])
  const [levels, setLevels] = useState<readonly (readonly Region[])[]>([provinces])

  /** Chooses a region of a level, or with 0 none of it, and fetches the level below. */
  const choose = async (depth: number, id: number) => {
    setPath([...path.slice(0, depth), ...(id ? [id] : [])])
    const kept = levels.slice(0, depth + 1)
    setLevels(kept)
    if (depth === lowest || !levels[depth]?.find(region => region.id === id)?.hasChildren) return
    // without the level below one can still go on with this one
    const below = await call('regionChildren', { query: { parentId: id } }).catch(() => [])
    setLevels(now => (now.length === kept.length && below.length > 0 ? [...kept, below] : now))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the variant is looked at once
  useEffect(() => {
    if (province !== undefined) void choose(0, province)
  }, [])

  return { path, levels, choose }
}
