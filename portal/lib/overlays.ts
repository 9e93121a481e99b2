/**
 * Lets Back close what lies over the page. Each overlay that is open has an entry of its own in the history: a copy of the
 * page's entry with the number of overlays in it. The router never hears of these entries (decision 0090). Load this
 * module lazily: nothing is open in the first view.
 */

interface Overlay {
  close: () => void
}

/** The overlays that are open, the topmost last. */
const open: Overlay[] = []
/** The address of the page below them. */
let place = ''
let settling: Promise<void> | undefined
/** Called when the browser has made a move that this module asked for. */
let arrived: (() => void) | undefined
let isListening = false

/** Longest wait for a move in the history, in milliseconds. */
const longestMove = 1000

/** Number of entries that belong to overlays, up to the current one. */
const depth = (): number => history.state?.overlays ?? 0

/**
 * Gives an overlay an entry in the history, so that Back closes it.
 * @param close closes it; runs after Back
 * @returns a function that takes the entry away after the overlay was closed by other means
 */
export function takeBack(close: () => void): () => void {
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

/** Takes the entries of all overlays away, before the page is left: Back then leads from the next page to this one. */
export async function leaveOverlays(): Promise<void> {
  open.length = 0
  await settle()
}

/** True if an overlay is open, or an entry of one is left. */
export const hasOverlays = (): boolean => open.length > 0 || depth() > 0

/** Makes the history fit what is open. It waits for the end of the task: a dialog may follow another. */
function settle(): Promise<void> {
  settling ??= Promise.resolve()
    .then(async () => {
      while (depth() !== open.length) {
        if (depth() < open.length) push()
        else await goBack(depth() - open.length)
      }
    })
    .finally(() => {
      settling = undefined
    })
  return settling
}

function push(): void {
  // the router counts entries from here on, even if it is not loaded yet
  if (history.state === null) history.replaceState({ idx: 0 }, '')
  place = location.href
  history.pushState({ ...history.state, overlays: depth() + 1 }, '')
}

async function goBack(entries: number): Promise<void> {
  const before = depth()
  await new Promise<void>(resolve => {
    arrived = resolve
    history.go(-entries)
    setTimeout(resolve, longestMove)
  })
  arrived = undefined
  // there was nowhere to go: the entry becomes one of the page
  if (depth() === before) history.replaceState({ ...history.state, overlays: open.length }, '')
}

/**
 * Hears of Back before the router does. It must listen before the router: Chromium calls the listeners of a window in the
 * order in which they were added, also those that capture.
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
      // a link within the page or another page, which concerns the router
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

/** The width up to which menus and filters open over the page, in pixels. */
const narrow = '(max-width: 860px)'

/**
 * Lets Back close menus and sheets on narrow screens: a `<details>` whose content lies over the page. Takes away the entries that
 * were left when the page was loaded again. Call it before a router is made, so that no move of an overlay reaches the router.
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
    releases.set(details, takeBack(close))
  }
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement) look(target)
    },
    true
  )
  // opened before this was loaded
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[open]')) look(details)
  document.addEventListener('click', leaveByLink)
  // the page was loaded again over an entry of an overlay that is closed now
  settle()
}

const liesOver = (panel: Element | null): boolean =>
  panel !== null && ['absolute', 'fixed'].includes(getComputedStyle(panel).position)

/** Takes the entries away before the browser itself follows a link of an overlay. */
async function leaveByLink(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.defaultPrevented || link.target || link.download || !hasOverlays()) return
  event.preventDefault()
  await leaveOverlays()
  location.assign(link.href)
}
