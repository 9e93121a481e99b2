/**
 * Makes Back close overlays such as dialogs, menus and sheets. Each open overlay has its own entry in the history: a
 * copy of the page’s entry with the number of open overlays. The router does not see these entries (decision 0090).
 * Load this module lazily, because nothing is open in the first view.
 */

interface Overlay {
  close: () => void
}

/** The overlays that are open, the topmost last. */
const open: Overlay[] = []
/** The address of the page below the overlays. */
let place = ''
let settling: Promise<void> | undefined
/** Called when a move in the history that this module has started is complete. */
let arrived: (() => void) | undefined
let isListening = false
/** The number of navigations of the router that are not complete. */
let moves = 0

/**
 * Returns the longest wait for a move in the history, in milliseconds. A busy device may complete a move late. If the
 * wait ended before that, the move would undo the navigation that follows. Only a browser that cannot go back, or does
 * not tell, needs a short wait.
 */
const longestMove = (): number =>
  (globalThis as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack ? 15_000 : 1000

/** Returns the number of entries of overlays up to the current entry. */
const depth = (): number => history.state?.overlays ?? 0

/**
 * Adds an entry for an overlay to the history, so that the Back button closes the overlay.
 * @param close closes the overlay; called after Back
 * @returns a function that removes the entry after the overlay was closed in another way
 */
export function addOverlay(close: () => void): () => void {
  listen()
  const overlay = { close }
  open.push(overlay)
  settle()
  return () => {
    const at = open.indexOf(overlay)
    if (at < 0) return
    open.splice(at, 1)
    settle()
  }
}

/** Removes the entries of all overlays before the page is left, so that Back from the next page leads to this page. */
export async function leaveOverlays(): Promise<void> {
  open.length = 0
  await settle()
}

/**
 * Adds no entry until a navigation of the router is complete. An overlay that opens meanwhile gets its entry afterwards.
 * Otherwise the router would replace the entry of the overlay instead of that of the page.
 * @returns the result of the navigation
 */
export async function holdEntries<Result>(move: Promise<Result>): Promise<Result> {
  moves += 1
  try {
    return await move
  } finally {
    moves -= 1
    settle()
  }
}

/** Tells whether an overlay is open, or an entry of one is left in the history. */
export const hasOverlays = (): boolean => open.length > 0 || depth() > 0

/**
 * Adds or removes entries until the history fits the open overlays. It waits for the end of the task, because another
 * dialog may follow.
 */
function settle(): Promise<void> {
  settling ??= Promise.resolve()
    .then(async () => {
      while (depth() !== open.length) {
        if (depth() > open.length) await goBack(depth() - open.length)
        // the end of the navigation calls this function again
        else if (moves > 0) return
        else push()
      }
    })
    .finally(() => {
      settling = undefined
    })
  return settling
}

function push(): void {
  // the router counts the entries from this one on, even if it is loaded later
  if (history.state === null) history.replaceState({ idx: 0 }, '')
  place = location.href
  history.pushState({ ...history.state, overlays: depth() + 1 }, '')
}

async function goBack(entries: number): Promise<void> {
  const before = depth()
  await new Promise<void>(resolve => {
    arrived = resolve
    history.go(-entries)
    setTimeout(resolve, longestMove())
  })
  arrived = undefined
  // the browser could not go back: the entry now belongs to the page
  if (depth() === before) history.replaceState({ ...history.state, overlays: open.length }, '')
}

/**
 * Handles Back before the router does. It must be called before the router adds its listener: Chromium calls the
 * listeners of a window in the order in which they were added, including capturing listeners.
 */
function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener(
    'popstate',
    event => {
      if (arrived) {
        event.stopImmediatePropagation()
        return arrived()
      }
      if (depth() >= open.length) return
      // the move is to a link within the page or to another page, so the router handles it
      if (location.href !== place) {
        open.length = 0
        return
      }
      event.stopImmediatePropagation()
      for (const overlay of open.splice(depth()).reverse()) overlay.close()
    },
    true
  )
}

/** The screens on which menus and filters open over the page. */
const narrow = '(max-width: 860px)'

/**
 * Makes Back close menus and sheets on narrow screens: each `<details>` whose content lies over the page. It also
 * removes entries that are left after a reload. Call it before the router is created, so that the router does not see
 * moves of overlays.
 */
export function watchSheets(): void {
  listen()
  const releases = new WeakMap<Element, () => void>()
  const look = (details: HTMLDetailsElement) => {
    releases.get(details)?.()
    releases.delete(details)
    if (!details.open || !matchMedia(narrow).matches || !liesOver(details.lastElementChild)) return
    const close = () => {
      details.open = false
      details.querySelector('summary')?.focus()
    }
    releases.set(details, addOverlay(close))
  }
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement) look(target)
    },
    true
  )
  // some may have been opened before this module was loaded
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[open]')) look(details)
  document.addEventListener('click', leaveByLink)
  // after a reload, the current entry may belong to a closed overlay
  settle()
}

const liesOver = (panel: Element | null): boolean =>
  panel !== null && ['absolute', 'fixed'].includes(getComputedStyle(panel).position)

/** Removes the entries before the browser itself follows a link in an overlay. */
async function leaveByLink(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.defaultPrevented || link.target || link.download || !hasOverlays()) return
  event.preventDefault()
  await leaveOverlays()
  location.assign(link.href)
}
