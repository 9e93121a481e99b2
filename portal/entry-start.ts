/**
 * The first script of a page. It lets the page be painted before the app is fetched: on a slow phone the app's scripts
 * would take line and processor from what there is to read. The page names them in links of a kind that browsers ignore.
 */
const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')]

let begun = false

async function begin(): Promise<void> {
  if (begun) return
  begun = true
  // all at once, or each would only be found when the one before it has run
  for (const link of links) link.rel = 'modulepreload'
  // each in a task of its own, so that a touch is never kept waiting for all of them
  for (const link of links) {
    await import(/* @vite-ignore */ link.href)
    await new Promise(resolve => setTimeout(resolve))
  }
}

/** Once the frame that is being made has been handed over. */
const afterFrame = () => requestAnimationFrame(() => setTimeout(begin))

const seesPaint = PerformanceObserver.supportedEntryTypes?.includes('paint')
// a page in the background is not painted; it gets ready meanwhile
if (!seesPaint || document.visibilityState === 'hidden') begin()
else {
  new PerformanceObserver(afterFrame).observe({ type: 'paint', buffered: true })
  // for the page that is hidden before its first paint
  setTimeout(begin, 2000)
}
