import { useEffect } from 'react'

/** An act that the shown page offers to the command palette, too. */
export interface OfferedAct {
  readonly key: string
  readonly label: string
  readonly run: () => void
}

let offered: readonly OfferedAct[] = []

/** Returns the acts on the record that is shown at present. */
export const offeredActs = (): readonly OfferedAct[] => offered

/** Offers the acts of a page as long as it is shown. */
export function useOfferedActs(acts: readonly OfferedAct[]): void {
  useEffect(() => {
    offered = acts
    return () => {
      if (offered === acts) offered = []
    }
  }, [acts])
}
