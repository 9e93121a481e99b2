import { isOfComposition } from '@board/client/composition'
import { useEffect, useRef } from 'react'
import type { ProposedUnit } from './useUnitProposals.ts'

/** Tells whether a key pressed in an element enters text there. */
const isText = (element: Element): boolean =>
  element.matches('input, textarea, select, [contenteditable="true"]')

/**
 * Lets the number keys take a proposed unit: in the field of the unit while nothing is typed there, and wherever else no text
 * is entered.
 * @param id the id of the field of the unit
 * @param chosen the unit in the field
 */
export function useUnitKeys(
  id: string | undefined,
  chosen: unknown,
  units: readonly ProposedUnit[],
  onTake: (groupId: number) => void
): void {
  const latest = useRef({ units, onTake })
  latest.current = { units, onTake }
  const isTyped = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice replaces what was typed
  useEffect(() => {
    isTyped.current = false
  }, [chosen])
  useEffect(() => {
    const write = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.id === id) isTyped.current = target.value !== ''
    }
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isOfComposition(event)) return
      const { target, key } = event
      const unit = /^[1-3]$/.test(key) ? latest.current.units[Number(key) - 1] : undefined
      if (!unit || !(target instanceof Element)) return
      if (target.id === id ? isTyped.current : isText(target)) return
      event.preventDefault()
      latest.current.onTake(unit.groupId)
    }
    document.addEventListener('input', write)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('input', write)
      document.removeEventListener('keydown', listen)
    }
  }, [id])
}
