import { useStore } from 'ra-core'
import { useEffect, useRef } from 'react'
import { actOfKey, type KeySettings, usualKeys } from './keySettings.ts'

const typing =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'

const openDialog = '[role="dialog"][aria-modal="true"]'

/**
 * Handles single keys of a page while nobody types and no dialog is open. Each person may change them or switch them
 * off.
 * @param keys the handler of each key (`KeyboardEvent.key`), by its usual name
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const latest = useRef(keys)
  latest.current = keys
  const [settings] = useStore<KeySettings>('keys', usualKeys)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const target = event.target instanceof Element ? event.target : undefined
      if (target?.closest(typing) || document.querySelector(openDialog)) return
      const usual = actOfKey(settings, event.key)
      const act = usual === undefined ? undefined : latest.current[usual]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [settings])
}

/** Moves the focus to the top of the records below `root`. The keys j and k continue from there. */
export function focusRows(root: ParentNode): void {
  const rows = root.querySelector<HTMLElement>('[data-rows]')
  rows?.focus()
  rows?.scrollTo({ top: 0 })
}

/**
 * Moves the focus back to its place before a dialog. After a deletion in a row, the row is about to disappear, so the
 * focus goes to the records. If another dialog has opened meanwhile, it keeps the focus.
 */
export function focusBack(opener: Element | null, isDeleted = false): void {
  setTimeout(() => {
    if (document.querySelector(openDialog)) return
    if (isDeleted && opener?.closest('[data-row]')) return focusRows(document)
    // a page that has opened meanwhile has set its own focus
    if (!opener?.isConnected && document.activeElement !== document.body) return
    const target = opener?.isConnected ? opener : document.getElementById('main')
    if (target instanceof HTMLElement) target.focus()
  })
}

/** Moves the focus to the link of the next or previous row below `root`, and returns the id of the row. */
export function focusRow(root: ParentNode, step: 1 | -1): string | undefined {
  const links = [...root.querySelectorAll<HTMLElement>('[data-row] [data-row-link]')]
  const at = links.findIndex(link => link.closest('[data-row]')?.contains(document.activeElement))
  const next =
    links[at < 0 ? (step === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + step))]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next?.closest<HTMLElement>('[data-row]')?.dataset.row
}

/** The longest time until a list is read again after an act on one of its rows, in milliseconds. */
const longestReading = 10_000

let watch: MutationObserver | undefined

/**
 * Keeps the place of the keyboard after an act on the row around `opener`: if the row leaves the list together with the
 * focus, the focus goes to the row that followed it, or else to the one before, or to the records.
 */
export function followRow(opener: Element | null): void {
  watch?.disconnect()
  const row = opener?.closest('[data-row]')
  if (!row) return
  const { pathname } = window.location
  const rows = [...document.querySelectorAll('[data-row]')]
  const at = rows.indexOf(row)
  const nearest = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()]
  const own = new MutationObserver(() => {
    if (row.isConnected) return
    own.disconnect()
    // a dialog that has just closed moves the focus after a moment
    setTimeout(() => {
      const focused = document.activeElement
      const isLost = focused === document.body || focused?.id === 'main'
      if (!isLost || window.location.pathname !== pathname || document.querySelector(openDialog)) return
      const link = nearest.find(one => one.isConnected)?.querySelector<HTMLElement>('[data-row-link]')
      if (link) link.focus()
      else focusRows(document)
    })
  })
  watch = own
  own.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => own.disconnect(), longestReading)
}
