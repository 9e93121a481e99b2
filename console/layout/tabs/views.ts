/** The scroll positions of a page, and the part that had the focus. */
export interface View {
  readonly top: number
  /** The positions of the boxes that scroll by themselves, by their selectors. */
  readonly boxes: ReadonlyMap<string, number>
  /** A selector of the focused part. */
  readonly focus?: string | undefined
}

/** Returns a selector of a part of a page: its id, or the row of its link. Other parts have none. */
export function selectorOf(part: Element | null): string | undefined {
  const row = part?.closest('[data-row]')?.getAttribute('data-row')
  if (row && part?.matches('[data-row-link]')) return `[data-row="${CSS.escape(row)}"] [data-row-link]`
  // React makes new ids with colons or guillemets at each opening
  return part?.id && /^[A-Za-z][\w.-]*$/.test(part.id) ? `#${CSS.escape(part.id)}` : undefined
}

/** Returns a selector of a box that scrolls by itself: the rows of a list, or a part with an id. Other boxes have none. */
export const selectorOfBox = (box: Element): string | undefined =>
  box.matches('[data-rows]') ? '[data-rows]' : selectorOf(box)
