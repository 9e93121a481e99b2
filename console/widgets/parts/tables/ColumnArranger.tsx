import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { Box, IconButton, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ActionButton } from '../Buttons.tsx'
import { HiddenStatus } from '../notices/HiddenStatus.tsx'

interface Column {
  name: string
  label: string
  fixed: boolean
  /** The width in pixels; undefined: as wide as the content needs. */
  width: number | undefined
}

interface Props {
  columns: readonly Column[]
  limits: { least: number; most: number; step: number }
  /** Moves a column to the position of another. */
  onMove: (name: string, place: string) => void
  onResize: (name: string, width: number) => void
  onReset: () => void
}

/** Edits the width of a column. A typed number applies as soon as it is within the limits. */
function WidthField({ column, limits, onResize }: Pick<Props, 'limits' | 'onResize'> & { column: Column }) {
  const translate = useTranslate()
  const [draft, setDraft] = useState<string>()
  const change = (text: string) => {
    setDraft(text)
    const width = Number(text)
    if (width >= limits.least && width <= limits.most) onResize(column.name, width)
  }
  return (
    <TextField
      size="small"
      type="number"
      value={draft ?? column.width ?? ''}
      placeholder={translate('columns.auto')}
      onChange={event => change(event.target.value)}
      onBlur={() => setDraft(undefined)}
      slotProps={{
        htmlInput: {
          'aria-label': translate('columns.width', { name: column.label }),
          min: limits.least,
          max: limits.most,
          step: limits.step,
          inputMode: 'numeric'
        }
      }}
      // the word for an automatic width, and the arrows that a pointer brings
      sx={{ width: '8.5rem' }}
    />
  )
}

/** Lists the visible columns, each with buttons to move it and a field for its width. */
export function ColumnArranger({ columns, limits, onMove, onResize, onReset }: Props) {
  const translate = useTranslate()
  const [told, setTold] = useState('')
  const move = (index: number, by: 1 | -1) => {
    const [column, other] = [columns[index], columns[index + by]]
    if (!column || !other) return
    onMove(column.name, other.name)
    setTold(translate('columns.moved', { name: column.label, place: index + by + 1, all: columns.length }))
  }
  const button = (index: number, by: 1 | -1) => {
    const column = columns[index]
    const isOff = !column || column.fixed || columns[index + by] === undefined || columns[index + by]?.fixed
    return (
      <IconButton
        size="small"
        // a disabled button keeps the focus after a column was moved to the end
        aria-disabled={isOff || undefined}
        sx={isOff ? { opacity: 0.4 } : {}}
        aria-label={translate(by === 1 ? 'columns.later' : 'columns.earlier', { name: column?.label })}
        onClick={() => !isOff && move(index, by)}
      >
        {by === 1 ? <ArrowDownward fontSize="small" /> : <ArrowUpward fontSize="small" />}
      </IconButton>
    )
  }
  return (
    <>
      <p style={{ margin: 0 }}>{translate('columns.help')}</p>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {columns.map((column, index) => (
          <Box
            component="li"
            key={column.name}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
          >
            <Box component="span" sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {column.label}
            </Box>
            {button(index, -1)}
            {button(index, 1)}
            <WidthField column={column} limits={limits} onResize={onResize} />
          </Box>
        ))}
      </Box>
      <div>
        <ActionButton small onClick={onReset}>
          {translate('ra.action.reset')}
        </ActionButton>
      </div>
      <HiddenStatus words={told} />
    </>
  )
}
