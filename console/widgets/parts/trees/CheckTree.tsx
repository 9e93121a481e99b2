import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { RecordOption } from '../../../api/options.ts'
import type { RecordId, TreeNode } from '../../../api/tree.ts'
import { ActionButton } from '../Buttons.tsx'
import { branchesOf, foundIn, shownNodes, tickedOf, withNewAbove, withToggled } from './checkTree.ts'
import { TreeItem } from './TreeItem.tsx'
import { TreeSearch } from './TreeSearch.tsx'
import { moveInTree } from './treeKeys.ts'
import { useTreeFocus } from './useTreeFocus.ts'

interface Props {
  label: string
  /** All records of the tree. */
  options: readonly RecordOption[]
  chosen: readonly RecordId[]
  /** True if ticking a record also ticks those above it. */
  withAbove?: boolean
  onChange: (chosen: RecordId[]) => void
}

/**
 * Chooses several records of a tree that is loaded as a whole. Ticking a parent ticks everything below it. A search
 * keeps the parents of its results. Arrow keys move, Space and Enter tick.
 */
export function CheckTree({ label, options, chosen, withAbove = false, onChange }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { open, list, setActive, currentOf, toggle, go } = useTreeFocus()
  const [typed, setTyped] = useState('')
  const branches = useMemo(() => branchesOf(options), [options])
  const ticked = useMemo(() => new Set(chosen), [chosen])
  const q = typed.trim()
  const found = useMemo(() => (q === '' ? undefined : foundIn(branches, options, q)), [branches, options, q])
  const nodes = shownNodes(branches, open, found)
  const current = currentOf(nodes)
  // during a search only its results, and not everything below their parents
  const offered = found
    ? options.filter(({ id, label }) => found.has(id) && label.toLowerCase().includes(q.toLowerCase()))
    : options

  const give = (now: RecordId[]) => onChange(withAbove ? withNewAbove(branches, chosen, now) : now)
  const choose = (node: TreeNode) => give(withToggled(branches, chosen, [node.option.id]))
  const tickAll = () => give([...new Set([...chosen, ...offered.map(option => option.id)])])
  const tickNone = () => {
    const gone = new Set(offered.map(option => option.id))
    onChange(chosen.filter(one => !gone.has(one)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (current) moveInTree(event, { nodes, current, go, toggle, choose })
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, gap: 2 }}>
      <TreeSearch label={label} list={id} value={typed} onChange={setTyped} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ActionButton small onClick={tickAll}>
          {translate('entity.tree.all')}
        </ActionButton>
        <ActionButton small onClick={tickNone}>
          {translate('entity.tree.none')}
        </ActionButton>
        <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
          {nodes.length === 0
            ? translate('form.noOptions')
            : translate('entity.tree.ticked', { smart_count: chosen.length })}
        </Box>
      </Box>
      <Box
        component="ul"
        id={id}
        ref={list}
        role="tree"
        aria-label={label}
        aria-multiselectable
        onKeyDown={onKeyDown}
        sx={{ listStyle: 'none', m: 0, p: 1, overflow: 'auto', minHeight: 0 }}
      >
        {nodes.map(node => (
          <TreeItem
            key={node.option.id}
            node={node}
            chosen={tickedOf(branches, ticked, node.option.id)}
            isChecked
            several
            note={
              ticked.has(node.option.id) && isAlone(node.option.id)
                ? translate('entity.tree.alone')
                : undefined
            }
            tabIndex={node === current ? 0 : -1}
            onFocus={() => setActive(node.option.id)}
            onToggle={() => toggle(node)}
            onChoose={() => choose(node)}
          />
        ))}
      </Box>
    </Box>
  )

  /** Tells whether there are records below a ticked record, and none of them is ticked. */
  function isAlone(record: RecordId): boolean {
    const children = branches.below.get(record) ?? []
    return children.length > 0 && children.every(child => tickedOf(branches, ticked, child.id) === false)
  }
}
