/**
 * The first script of a page. It fetches the scripts of the app only after the first paint, because on a slow phone they
 * would delay the paint. The page names these scripts in links of a kind that browsers ignore.
 */
const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')]

let begun = false

async function begin(): Promise<void> {
  if (begun) return
  begun = true
  // fetch all files at the same time; otherwise the browser finds each file only after it has run the one before
  for (const link of links) link.rel = 'modulepreload'
  // run each file in its own task, so that the page can react to a touch in between
  for (const link of links) {
    await import(/* @vite-ignore */ link.href)
    await new Promise(resolve => setTimeout(resolve))
  }
}

/** Begins after the current frame has been drawn. */
const afterFrame = () => requestAnimationFrame(() => setTimeout(begin))

const seesPaint = PerformanceObserver.supportedEntryTypes?.includes('paint')
// a page in the background is not painted, so it loads at once
if (!seesPaint || document.visibilityState === 'hidden') begin()
else {
  new PerformanceObserver(afterFrame).observe({ type: 'paint', buffered: true })
  // for a page that is hidden before its first paint
  setTimeout(begin, 2000)
}
