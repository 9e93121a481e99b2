import { Box, CircularProgress } from '@mui/material'
import { useGetList, useTranslate } from 'ra-core'
import { type KeyboardEvent, useId, useState } from 'react'
import { maxOptions, type Narrowing, optionsStale, type RecordOption } from '../../../api/options.ts'
import { type RecordId, type TreeNode, useTree } from '../../../api/tree.ts'
import { namesAlone } from '../../../api/types.ts'
import { usePaused } from '../../../api/usePaused.ts'
import { Failed } from '../notices/Failed.tsx'
import { TreeItem } from './TreeItem.tsx'
import { TreeSearch } from './TreeSearch.tsx'
import { moveInTree } from './treeKeys.ts'
import { useTreeFocus } from './useTreeFocus.ts'

interface Props {
  resource: string
  label: string
  chosen: readonly RecordId[]
  /** True if several records may be chosen. The items then have boxes to tick. */
  several?: boolean
  /** Filters that limit the offered records; absent: all records. */
  narrowing?: Narrowing | undefined
  /** Called for a chosen record. If it is absent, nothing can be chosen, and a press opens and closes a branch. */
  onChoose?: (option: RecordOption) => void
}

/** Returns the results of a search as roots without branches. */
const flat = (options: readonly RecordOption[]): TreeNode[] =>
  options.map(option => ({ option, level: 1, open: undefined, busy: false, parent: null }))

/**
 * Shows the records of a resource as a tree with a search. Each level is loaded when it is opened. Arrow keys move in
 * it.
 */
export function RecordTree({ resource, label, chosen, several = false, narrowing, onChoose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { open, list, setActive, currentOf, toggle, go } = useTreeFocus()
  const [typed, setTyped] = useState('')
  const q = usePaused(typed.trim())
  const tree = useTree(resource, open, q === '', narrowing)
  const found = useGetList<RecordOption>(
    resource,
    { filter: { ...narrowing, q }, pagination: { page: 1, perPage: maxOptions }, meta: namesAlone },
    { staleTime: optionsStale, enabled: q !== '' }
  )
  const nodes = q === '' ? tree.nodes : flat(found.data ?? [])
  const isPending = q === '' ? tree.isPending : found.isPending
  const failure = q === '' ? tree.failure : found.error
  const current = currentOf(nodes)

  const choose = (node: TreeNode) => {
    if (node.rest === undefined) {
      if (onChoose) onChoose(node.option)
      else if (node.open !== undefined) toggle(node)
      return
    }
    if (node.busy) return
    // the keys continue from the last visible record to the new ones
    go(nodes[nodes.indexOf(node) - 1])
    tree.more(node.parent)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (current) moveInTree(event, { nodes, current, go, toggle, choose })
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, gap: 2 }}>
      <TreeSearch
        label={label}
        list={id}
        value={typed}
        onChange={setTyped}
        endAdornment={isPending ? <CircularProgress size={14} color="inherit" aria-hidden /> : undefined}
      />
      {failure ? (
        <Failed error={failure} onRetry={() => (q === '' ? tree.retry() : void found.refetch())} />
      ) : (
        nodes.length === 0 && (
          <Box role="status" sx={{ color: 'text.disabled', px: 2 }}>
            {translate(isPending ? 'ra.page.loading' : 'form.noOptions')}
          </Box>
        )
      )}
      <Box
        component="ul"
        id={id}
        ref={list}
        role="tree"
        aria-label={label}
        aria-multiselectable={several || undefined}
        onKeyDown={onKeyDown}
        sx={{ listStyle: 'none', m: 0, p: 1, overflow: 'auto', minHeight: 0 }}
      >
        {nodes.map(node => (
          <TreeItem
            key={`${node.parent}/${node.option.id}`}
            node={node}
            chosen={chosen.includes(node.option.id)}
            several={several}
            tabIndex={node === current ? 0 : -1}
            onFocus={() => setActive(node.option.id)}
            onToggle={() => toggle(node)}
            onChoose={() => choose(node)}
          />
        ))}
      </Box>
    </Box>
  )
}
