/** The title of the shown page, with the address at which the page set it. */
export interface ShownTitle {
  readonly title: string
  /** The language in which the page set it. */
  readonly locale: string
  /** The name of the record in the title, which is the same in all languages. */
  readonly object?: string | undefined
  /** The path below the basename of the face. */
  readonly pathname: string
  readonly search: string
}

let shown: ShownTitle | undefined
const listeners = new Set<() => void>()

/** Reports the title of the shown page to the tabs. */
export function showTitle(given: ShownTitle): void {
  shown = given
  for (const listener of listeners) listener()
}

/** Registers a listener for changes of the title. @returns a function that removes it */
export function onShownTitle(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownTitle = (): ShownTitle | undefined => shown
