import { useListContext } from 'ra-core'
import { useEffect } from 'react'

/** Unticks all rows of the list around it when its filters change, and then calls `onUntick`. */
export function useUntick(onUntick?: () => void): void {
  const { filterValues, onSelect } = useListContext()
  const key = JSON.stringify(filterValues)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters
  useEffect(() => {
    onSelect([])
    onUntick?.()
  }, [key])
}
