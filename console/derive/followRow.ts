import { focusRows } from './keys.ts'

/** The longest time until a list is read again after an act on one of its rows, in milliseconds. */
const longestReading = 10_000

let watch: MutationObserver | undefined

/**
 * Remembers the row around `opener` and the rows beside it, before an act on it. The returned function keeps the place of
 * the keyboard after the act: if the row leaves the list together with the focus, the focus goes to the row that followed
 * it, or else to the one before, or to the records.
 */
export function rememberRow(opener: Element | null): () => void {
  const row = opener?.closest('[data-row]')
  if (!row) return () => undefined
  const { pathname } = window.location
  const rows = [...document.querySelectorAll('[data-row]')]
  const at = rows.indexOf(row)
  const nearest = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()]

  function move() {
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.id === 'main'
    if (!isLost || window.location.pathname !== pathname || document.querySelector('[aria-modal="true"]'))
      return
    const link = nearest.find(one => one.isConnected)?.querySelector<HTMLElement>('[data-row-link]')
    if (link) link.focus()
    else focusRows(document)
  }
  return () => {
    watch?.disconnect()
    const own = new MutationObserver(look)
    watch = own
    function look() {
      if (row?.isConnected) return
      own.disconnect()
      // a dialog that has just closed moves the focus after a moment
      setTimeout(move)
    }
    own.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => own.disconnect(), longestReading)
    look()
  }
}
