import { type OfferedAct, useOfferedActs } from '../../derive/offeredActs.ts'

/** Offers the actions of the shown record in the command palette, as long as the page is open. */
export function OfferedActs({ acts }: { acts: readonly OfferedAct[] }) {
  useOfferedActs(acts)
  return null
}
