import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { CheckMark } from './CheckMark.tsx'

interface Props {
  columns: readonly { name: string; label: string; shown: boolean; fixed: boolean }[]
  onToggle: (name: string) => void
  onReset: () => void
}

/** Which columns the reader sees. */
export function ColumnMenu({ columns, onToggle, onReset }: Props) {
  const translate = useTranslate()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const label = translate('ra.action.select_columns')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={anchor}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={open} anchorEl={anchor.current} onClose={() => setOpen(false)}>
        {columns.map(column => (
          <MenuItem
            key={column.name}
            role="menuitemcheckbox"
            aria-checked={column.shown}
            dense
            disabled={column.fixed}
            onClick={() => onToggle(column.name)}
          >
            <CheckMark checked={column.shown} />
            <ListItemText primary={column.label} />
          </MenuItem>
        ))}
        <MenuItem dense onClick={onReset}>
          {translate('ra.action.reset')}
        </MenuItem>
      </Menu>
    </>
  )
}
