import { type OfferedAct, useOfferedActs } from '../../derive/offeredActs.ts'

/** Offers the acts of the record that a page shows to the command palette, as long as it is shown. */
export function OfferedActs({ acts }: { acts: readonly OfferedAct[] }) {
  useOfferedActs(acts)
  return null
}
