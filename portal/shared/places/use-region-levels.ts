import { useEffect, useState } from 'react'
import { useServices } from '../../services/services.tsx'
import type { Region } from './regions.ts'

/** The lowest level of regions: province, city, county. */
const lowest = 2

/**
 * Returns the levels of regions to choose from, and the choice so far. It begins with the province that the reader has
 * chosen.
 * @param provinces the first level
 */
export function useRegionLevels(provinces: readonly Region[]) {
  const { call, province } = useServices()
  const [path, setPath] = useState<readonly number[]>(province === undefined ? [] : [province])
  const [levels, setLevels] = useState<readonly (readonly Region[])[]>([provinces])

  /** Chooses a region of a level, or none with 0, and loads the level below. */
  const choose = async (depth: number, id: number) => {
    setPath([...path.slice(0, depth), ...(id ? [id] : [])])
    const kept = levels.slice(0, depth + 1)
    setLevels(kept)
    if (depth === lowest || !levels[depth]?.find(region => region.id === id)?.hasChildren) return
    // if the level below cannot be loaded, the choice still counts
    const below = await call('regionChildren', { query: { parentId: id } }).catch(() => [])
    setLevels(now => (now.length === kept.length && below.length > 0 ? [...kept, below] : now))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render uses the chosen province
  useEffect(() => {
    if (province !== undefined) void choose(0, province)
  }, [])

  return { path, levels, choose }
}
