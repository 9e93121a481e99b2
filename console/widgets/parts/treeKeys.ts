import type { KeyboardEvent } from 'react'

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row-link]')
const levelOf = (row: Element) => Number(row.getAttribute('aria-level'))

function parentOf(row: Element): Element | undefined {
  let before = row.previousElementSibling
  while (before && levelOf(before) >= levelOf(row)) before = before.previousElementSibling
  return before ?? undefined
}

/**
 * Arrow keys in a tree: down and up move, right opens or goes to the first below, left closes or goes to what it is
 * below. Within a text or a menu the keys stay theirs.
 */
export function onTreeKey(event: KeyboardEvent<HTMLElement>, toggle: () => void): void {
  if (event.target instanceof Element && event.target.closest('input:not([type=checkbox]), [role=menu]'))
    return
  const row = event.currentTarget
  const expanded = row.getAttribute('aria-expanded')
  const act: Readonly<Record<string, () => void>> = {
    ArrowDown: () => linkOf(row.nextElementSibling)?.focus(),
    ArrowUp: () => linkOf(row.previousElementSibling)?.focus(),
    ArrowRight: () => (expanded === 'false' ? toggle() : linkOf(row.nextElementSibling)?.focus()),
    ArrowLeft: () => (expanded === 'true' ? toggle() : linkOf(parentOf(row))?.focus())
  }
  const move = act[event.key]
  if (!move) return
  event.preventDefault()
  move()
}
