import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, CircularProgress } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { TreeNode } from '../../../api/tree.ts'
import { CheckMark } from '../CheckMark.tsx'

interface Props {
  node: TreeNode
  chosen: boolean | 'mixed'
  /** True if the item is ticked or not; otherwise it is chosen or not. */
  isChecked?: boolean
  /** A short text after its name. */
  note?: string | undefined
  several: boolean
  tabIndex: number
  onFocus: () => void
  onToggle: () => void
  onChoose: () => void
}

/** The indentation of each level, in pixels. */
const step = 16

/** Shows one record of a tree. The tree handles the keys. */
export function TreeItem({
  node,
  chosen,
  isChecked = false,
  note,
  several,
  tabIndex,
  onFocus,
  onToggle,
  onChoose
}: Props) {
  const translate = useTranslate()
  const { option, level, open, busy, rest } = node
  return (
    <Box
      component="li"
      role="treeitem"
      data-node={option.id}
      aria-level={level}
      aria-expanded={open}
      aria-selected={rest === undefined && !isChecked ? chosen === true : undefined}
      aria-checked={isChecked ? chosen : undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={onChoose}
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
        pl: `${(level - 1) * step}px`,
        pr: 2,
        borderRadius: 1,
        cursor: 'pointer',
        '&:hover': { bgcolor: theme.tokens.accentSoft },
        '@media (pointer: coarse)': { minHeight: 44 },
        ...(rest !== undefined && { color: 'secondary.main' }),
        ...(chosen === true && { bgcolor: theme.tokens.accentSoft, color: 'primary.main', fontWeight: 500 })
      })}
    >
      <Box
        component="span"
        aria-hidden
        onClick={event => {
          if (open === undefined) return
          event.stopPropagation()
          onToggle()
        }}
        sx={{ width: 28, height: 28, flexShrink: 0, display: 'grid', placeItems: 'center' }}
      >
        {busy ? (
          <CircularProgress size={14} color="inherit" />
        ) : open === undefined ? null : open ? (
          <ExpandMore fontSize="small" />
        ) : (
          <ChevronRight fontSize="small" />
        )}
      </Box>
      {several && rest === undefined && <CheckMark checked={chosen} />}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {rest === undefined ? option.label : translate('entity.tree.more', { smart_count: rest })}
      </Box>
      {note && (
        <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0, ml: 2 }}>
          {note}
        </Box>
      )}
    </Box>
  )
}
