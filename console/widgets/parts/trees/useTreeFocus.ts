import { useRef, useState } from 'react'
import type { RecordId, TreeNode } from '../../../api/tree.ts'

/** Returns the open branches of a tree, and the functions that open a branch and move the focus to a record. */
export function useTreeFocus() {
  const [open, setOpen] = useState<ReadonlySet<RecordId>>(new Set())
  const [active, setActive] = useState<RecordId>()
  const list = useRef<HTMLUListElement>(null)
  return {
    open,
    list,
    setActive,
    /** Returns the record with the focus, or the first one. */
    currentOf: (nodes: readonly TreeNode[]) => nodes.find(node => node.option.id === active) ?? nodes[0],
    toggle(node: TreeNode) {
      const next = new Set(open)
      if (!next.delete(node.option.id)) next.add(node.option.id)
      setOpen(next)
    },
    go(node: TreeNode | undefined) {
      if (!node) return
      setActive(node.option.id)
      list.current?.querySelector<HTMLElement>(`[data-node="${node.option.id}"]`)?.focus()
    }
  }
}
