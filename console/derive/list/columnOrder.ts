/** The limits of a column's width, and the step of one key press, in pixels. */
export const columnWidth = { least: 72, most: 800, step: 24 } as const

export const widthWithin = (width: number): number =>
  Math.round(Math.min(columnWidth.most, Math.max(columnWidth.least, width)))

/**
 * Returns the indices of columns in the order of react-admin's ranks, which have the index of a column at each
 * position. Ranks of missing columns are ignored, new columns are last, and the first column stays first.
 */
export function orderOf(count: number, ranks: readonly number[] = []): number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  const known = [...new Set(ranks)].filter(index => index > 0 && index < count)
  return [0, ...known, ...all.filter(index => index > 0 && !known.includes(index))].slice(0, count)
}

/** Returns the order after moving the item of one position to another. The item at the first position always stays. */
export function moved(order: readonly number[], from: number, to: number): number[] {
  const target = Math.min(order.length - 1, Math.max(1, to))
  const [item] = order.slice(from, from + 1)
  if (item === undefined || from === 0) return [...order]
  const others = order.filter((_, position) => position !== from)
  return [...others.slice(0, target), item, ...others.slice(target)]
}
