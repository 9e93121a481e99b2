/** The title of the page that is shown, with the address at which the page gave it. */
export interface ShownTitle {
  readonly title: string
  /** The language in which the page gave it. */
  readonly locale: string
  /** The name of the record in the title, which no language changes. */
  readonly object?: string | undefined
  /** Path below the basename of the face. */
  readonly pathname: string
  readonly search: string
}

let shown: ShownTitle | undefined
const listeners = new Set<() => void>()

/** Tells the tabs which title the shown page has. */
export function showTitle(given: ShownTitle): void {
  shown = given
  for (const listener of listeners) listener()
}

export function onShownTitle(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownTitle = (): ShownTitle | undefined => shown
