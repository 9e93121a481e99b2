import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, CircularProgress, IconButton } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { TableRowData } from '../tables/tableTypes.ts'

interface Props {
  branch: NonNullable<TableRowData['branch']>
  name: string
  onToggle: () => void
  /** The tab index; in a tree grid the row itself gets the keyboard focus. */
  tabIndex?: number
}

/** Opens and closes the branch below a row of a tree. If there is none, it is an empty space of the same width. */
export function BranchButton({ branch, name, onToggle, tabIndex = 0 }: Props) {
  const translate = useTranslate()
  if (branch.open === undefined) return <Box component="span" sx={{ width: 26, flexShrink: 0 }} />
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-expanded={branch.open}
      aria-label={translate(branch.open ? 'entity.tree.close' : 'entity.tree.open', { name })}
      onClick={onToggle}
      sx={{ p: 1, width: 26, height: 26, flexShrink: 0 }}
    >
      {branch.busy ? (
        <CircularProgress size={14} color="inherit" />
      ) : branch.open ? (
        <ExpandMore fontSize="small" />
      ) : (
        <ChevronRight fontSize="small" />
      )}
    </IconButton>
  )
}
