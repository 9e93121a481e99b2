/** The title of the page that is shown, with the address at which the page gave it. */
export interface ShownTitle {
  readonly title: string
  /** Path below the basename of the face. */
  readonly pathname: string
  readonly search: string
}

let shown: ShownTitle | undefined
const listeners = new Set<() => void>()

/** Tells the tabs which title the shown page has. */
export function showTitle(title: string, { pathname, search }: Omit<ShownTitle, 'title'>): void {
  shown = { title, pathname, search }
  for (const listener of listeners) listener()
}

export function onShownTitle(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownTitle = (): ShownTitle | undefined => shown
