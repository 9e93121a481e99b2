/** How far a page was scrolled, and which part of it had the focus. */
export interface View {
  readonly top: number
  /** A selector of the focused part. */
  readonly focus?: string | undefined
}

/**
 * Returns a selector by which a part of a page is found again: its id, or the row that it links to. Other parts
 * have none.
 */
export function selectorOf(part: Element | null): string | undefined {
  const row = part?.closest('[data-row]')?.getAttribute('data-row')
  if (row && part?.matches('[data-row-link]')) return `[data-row="${CSS.escape(row)}"] [data-row-link]`
  // React makes ids with colons or guillemets anew at each opening
  return part?.id && /^[A-Za-z][\w.-]*$/.test(part.id) ? `#${CSS.escape(part.id)}` : undefined
}
