interface Outcomes {
  readonly offered: number
  readonly taken: number
}

/** Writes a share in percent with one decimal; a dash if there is none. */
export const percent = (share: number | null): string =>
  share === null ? '—' : `${(share * 100).toFixed(1)}%`

/** Returns the share of the offered proposals that were taken, at most 1; null if none was offered. */
export const takenShare = ({ offered, taken }: Outcomes): number | null =>
  offered === 0 ? null : Math.min(1, taken / offered)
