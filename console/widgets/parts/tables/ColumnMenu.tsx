import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { ListItemText, Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'ra-core'
import { flushSync } from 'react-dom'
import { CheckMark } from '../CheckMark.tsx'
import { OpeningIcon, useOpening } from '../opening.tsx'

interface Props {
  columns: readonly { name: string; label: string; shown: boolean; fixed: boolean }[]
  onToggle: (name: string) => void
  /** Opens the order and the widths of the columns. */
  onArrange: () => void
  onReset: () => void
}

/** Lets the reader choose the visible columns. */
export function ColumnMenu({ columns, onToggle, onArrange, onReset }: Props) {
  const translate = useTranslate()
  const { opener, opened, close } = useOpening('menu')
  const label = translate('ra.action.select_columns')
  return (
    <>
      <OpeningIcon label={label} opener={opener}>
        <ViewColumn fontSize="small" />
      </OpeningIcon>
      <Menu {...opened}>
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
        <MenuItem
          dense
          onClick={() => {
            // closes at once: the button must have the focus again when the dialog stores the element to return to
            flushSync(close)
            onArrange()
          }}
        >
          {translate('board.arrangeColumns')}
        </MenuItem>
        <MenuItem dense onClick={onReset}>
          {translate('ra.action.reset')}
        </MenuItem>
      </Menu>
    </>
  )
}
