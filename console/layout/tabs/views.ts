/** The scroll position of a page, and the part that had the focus. */
export interface View {
  readonly top: number
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
