import { Box, Button, OutlinedInput, Popover } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { formatDate, fromInput, lastDays } from '../../derive/time.ts'

interface Props {
  id: string
  label: string
  /** First and last second. */
  from: number | undefined
  to: number | undefined
  onChange: (from: number | undefined, to: number | undefined) => void
}

/** Quick ranges in days (specification 9). */
const quick = [1, 7, 15] as const
const endOfDay = 24 * 60 * 60 - 1

/** Two days that bound a time; quick ranges above. An end before its beginning is refused (specification 5). */
export function RangeInput({ id, label, from, to, onChange }: Props) {
  const translate = useTranslate()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<{ from?: number | undefined; to?: number | undefined }>({})
  const wrong = draft.from !== undefined && draft.to !== undefined && draft.to < draft.from
  const words =
    from === undefined && to === undefined
      ? label
      : `${from === undefined ? '' : formatDate(from)} – ${to === undefined ? '' : formatDate(to)}`
  const choose = (first: number | undefined, last: number | undefined) => {
    setOpen(false)
    onChange(first, last)
  }
  const day = (end: 'from' | 'to') => {
    const value = draft[end]
    return (
      <OutlinedInput
        type="date"
        value={value === undefined ? '' : formatDate(value)}
        onChange={event => {
          const start = fromInput(event.target.value)
          setDraft({
            ...draft,
            [end]: start === undefined ? undefined : end === 'to' ? start + endOfDay : start
          })
        }}
        error={wrong}
        inputProps={{
          'aria-label': translate(`board.range.${end}`, { name: label }),
          'aria-describedby': wrong ? `${id}-error` : undefined
        }}
      />
    )
  }
  return (
    <>
      <Button
        ref={anchor}
        id={id}
        variant="outlined"
        color="inherit"
        fullWidth
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label} ${words === label ? '' : words}`.trim()}
        onClick={() => {
          setDraft({ from, to })
          setOpen(true)
        }}
        sx={{
          justifyContent: 'flex-start',
          fontWeight: 400,
          color: words === label ? 'text.disabled' : 'text.primary',
          bgcolor: 'background.paper',
          overflow: 'hidden'
        }}
      >
        {words}
      </Button>
      <Popover
        open={open}
        anchorEl={anchor.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { p: 3, display: 'grid', gap: 3, maxWidth: 320 } }
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {quick.map(days => (
            <Button
              key={days}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => choose(...lastDays(days, Date.now() / 1000))}
            >
              {translate(days === 1 ? 'board.range.today' : 'board.range.days', { days })}
            </Button>
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {day('from')}
          {day('to')}
          {wrong && (
            <Box id={`${id}-error`} role="alert" sx={{ color: 'error.main', fontSize: '0.75rem' }}>
              {translate('board.range.wrong')}
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
          <Button size="small" color="inherit" onClick={() => choose(undefined, undefined)}>
            {translate('ra.action.clear_input_value')}
          </Button>
          <Button
            size="small"
            variant="contained"
            disabled={wrong}
            onClick={() => choose(draft.from, draft.to)}
          >
            {translate('ra.action.confirm')}
          </Button>
        </Box>
      </Popover>
    </>
  )
}
