import { useEffect, useRef } from 'react'
import { useIsSettling } from '../widgets/registry.tsx'

/** An action that the present page also offers in the command palette. */
export interface OfferedAct {
  readonly key: string
  readonly label: string
  readonly run: () => void
}

let offered: readonly OfferedAct[] = []

/** Returns the actions on the present record. */
export const offeredActs = (): readonly OfferedAct[] => offered

/**
 * Offers the actions of a page while it is shown. Like their buttons, they do nothing for a moment after the record has
 * changed.
 */
export function useOfferedActs(acts: readonly OfferedAct[]): void {
  const isSettling = useIsSettling()
  const isEarly = useRef(isSettling)
  isEarly.current = isSettling
  useEffect(() => {
    const own = acts.map(act => ({ ...act, run: () => void (isEarly.current || act.run()) }))
    offered = own
    return () => {
      if (offered === own) offered = []
    }
  }, [acts])
}
