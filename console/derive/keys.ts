import { isOfComposition } from '@board/client/composition'
import { useStore } from 'ra-core'
import { useEffect, useRef } from 'react'
import { actOfKey, type KeySettings, usualKeys } from '../fields/keySettings.ts'

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
      if (event.ctrlKey || event.metaKey || event.altKey || isOfComposition(event)) return
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
