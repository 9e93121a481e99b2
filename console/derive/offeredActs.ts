import { useEffect, useRef } from 'react'
import { useIsSettling } from '../widgets/registry.tsx'

/** An act that the shown page offers to the command palette, too. */
export interface OfferedAct {
  readonly key: string
  readonly label: string
  readonly run: () => void
}

let offered: readonly OfferedAct[] = []

/** Returns the acts on the record that is shown at present. */
export const offeredActs = (): readonly OfferedAct[] => offered

/** Offers the acts of a page as long as it is shown; like their buttons, they do nothing while the record has only just come. */
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
