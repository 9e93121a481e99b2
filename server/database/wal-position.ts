/** A position in the log of a PostgreSQL server (LSN): a change with a smaller one was made earlier. */
export type WalPosition = bigint

/** Later than every position: whoever needs it reads from the primary. */
export const farthest: WalPosition = 2n ** 64n - 1n

/** Reads a position as PostgreSQL writes it, such as `16/B374D848`; undefined for anything else. */
export function readPosition(text: string | null | undefined): WalPosition | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined
}

/**
 * The position at which the next change will be written stands behind the header of a page (24 bytes) where the last change
 * ended with the page before. No change is as short as that.
 */
const header = 24n

/** Tells whether a server that has replayed its log up to a position has made all changes before another one. */
export const isReplayed = (wanted: WalPosition, replayed: WalPosition): boolean => replayed + header >= wanted
