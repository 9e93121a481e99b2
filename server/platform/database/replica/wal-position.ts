/** A position in the write-ahead log of a PostgreSQL server (LSN). Earlier changes have smaller positions. */
export type WalPosition = bigint

/** A position after all others. A reader who requires it reads from the primary. */
export const farthest: WalPosition = 2n ** 64n - 1n

/** Reads a position as PostgreSQL writes it, such as `16/B374D848`; undefined for anything else. */
export function readPosition(text: string | null | undefined): WalPosition | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined
}

/**
 * The bytes of a page header in the log. If the last change ended exactly with a page, the position for the next change is
 * after the header of the next page. Every change is longer than a header.
 */
const header = 24n

/** Tells whether a server that has replayed its log up to `replayed` has made all changes before `wanted`. */
export const isReplayed = (wanted: WalPosition, replayed: WalPosition): boolean => replayed + header >= wanted
