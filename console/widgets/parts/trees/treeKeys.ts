import type { KeyboardEvent } from 'react'
import type { TreeNode } from '../../../api/tree.ts'

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row-link]')
const levelOf = (row: Element) => Number(row.getAttribute('aria-level'))

function parentOf(row: Element): Element | undefined {
  let before = row.previousElementSibling
  while (before && levelOf(before) >= levelOf(row)) before = before.previousElementSibling
  return before ?? undefined
}

/**
 * Handles the arrow keys in a tree: down and up move, right opens a row or goes to the first row below it, left closes
 * it or goes to its parent. Within a text input or a menu the keys keep their own meaning.
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

interface Moves {
  readonly nodes: readonly TreeNode[]
  /** The record that has the focus. */
  readonly current: TreeNode
  readonly go: (node: TreeNode | undefined) => void
  readonly toggle: (node: TreeNode) => void
  readonly choose: (node: TreeNode) => void
}

/** Handles the keys in a tree of choices: arrows, Home and End move, Enter and Space choose. */
export function moveInTree(event: KeyboardEvent, { nodes, current, go, toggle, choose }: Moves): void {
  const at = nodes.indexOf(current)
  const act: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(nodes[at + 1]),
    ArrowUp: () => go(nodes[at - 1]),
    Home: () => go(nodes[0]),
    End: () => go(nodes.at(-1)),
    ArrowRight: () => (current.open === false ? toggle(current) : current.open && go(nodes[at + 1])),
    ArrowLeft: () =>
      current.open ? toggle(current) : go(nodes.find(node => node.option.id === current.parent)),
    Enter: () => choose(current),
    ' ': () => choose(current)
  }
  const move = act[event.key]
  if (!move) return
  event.preventDefault()
  move()
}
