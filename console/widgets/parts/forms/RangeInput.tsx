import { pageClock } from '@board/client/server-clock'
import { Box, Button, OutlinedInput } from '@mui/material'
import { useInput, useTranslate } from 'ra-core'
import { useState } from 'react'
import { formatDate, lastDays } from '../../../fields/time.ts'
import { OpenedDialog, useOpening } from '../opening.tsx'
import { type Ends, fromEnds, isBackwards, type RangeOf, toEnds, wordsOfEnds } from './range.ts'

interface Props {
  label: string
  of: RangeOf
  /** The sources of both ends: moments in seconds, days as yyyy-MM-dd, or numbers. The range includes both ends. */
  from: string
  to: string
  /** Initial values of both ends, by their sources. */
  defaultValues?: Readonly<Record<string, unknown>>
}

const isNone = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Returns one end of the range as a field of the surrounding form. An open end is `undefined` here and null in the
 * form.
 */
function useEnd(source: string, defaultValue: unknown) {
  const { field, id } = useInput({
    source,
    defaultValue,
    format: value => (isNone(value) ? undefined : value),
    parse: value => value ?? null
  })
  return {
    id,
    value: field.value as unknown,
    change: (next: unknown) => {
      if (next !== field.value) field.onChange(next)
    }
  }
}

/** The quick ranges, in days (specification 9). */
const quick = [1, 7, 15] as const

/**
 * Edits a range of times, days or numbers, with quick ranges above. Each end is a field of the surrounding form. An end
 * before the beginning is refused (specification 5).
 */
export function RangeInput({ label, of, from, to, defaultValues = {} }: Props) {
  const translate = useTranslate()
  const { opener, opened, show, close } = useOpening('dialog')
  const first = useEnd(from, defaultValues[from])
  const last = useEnd(to, defaultValues[to])
  const { id } = first
  const [draft, setDraft] = useState<Ends>({ from: '', to: '' })
  const wrong = isBackwards(of, draft)
  const days = of !== 'number'
  const words = wordsOfEnds(of, first.value, last.value) || label
  const choose = (ends: Ends) => {
    close()
    const [start, end] = fromEnds(of, ends)
    first.change(start)
    last.change(end)
  }
  const end = (name: keyof Ends) => (
    <OutlinedInput
      type={days ? 'date' : 'text'}
      value={draft[name]}
      onChange={event => setDraft({ ...draft, [name]: event.target.value })}
      error={wrong}
      inputProps={{
        'aria-label': translate(`board.range.${days ? name : `${name}Number`}`, { name: label }),
        'aria-describedby': wrong ? `${id}-error` : undefined,
        inputMode: days ? undefined : 'decimal',
        // the picker only offers days up to the other end
        ...(days && (name === 'from' ? { max: draft.to || undefined } : { min: draft.from || undefined }))
      }}
      placeholder={days ? '' : translate(`board.range.${name}Hint`)}
    />
  )
  return (
    <>
      <Button
        {...opener}
        id={id}
        variant="outlined"
        color="inherit"
        fullWidth
        aria-label={`${label} ${words === label ? '' : words}`.trim()}
        onClick={() => {
          setDraft(toEnds(of, first.value, last.value))
          show()
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
      <OpenedDialog opened={opened} label={label} sx={{ p: 3, display: 'grid', gap: 3, maxWidth: 320 }}>
        {days && (
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            {quick.map(count => {
              const [from, to] = lastDays(count, pageClock.now() / 1000)
              return (
                <Button
                  key={count}
                  size="small"
                  variant="outlined"
                  color="inherit"
                  onClick={() => choose({ from: formatDate(from), to: formatDate(to) })}
                >
                  {translate(count === 1 ? 'board.range.today' : 'board.range.days', { days: count })}
                </Button>
              )
            })}
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 2 }}>
          {end('from')}
          {end('to')}
          {wrong && (
            <Box id={`${id}-error`} role="alert" sx={{ color: 'error.main', fontSize: '0.75rem' }}>
              {translate(days ? 'board.range.wrong' : 'board.range.wrongNumber')}
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
          <Button size="small" color="inherit" onClick={() => choose({ from: '', to: '' })}>
            {translate('ra.action.clear_input_value')}
          </Button>
          <Button size="small" variant="contained" disabled={wrong} onClick={() => choose(draft)}>
            {translate('ra.action.confirm')}
          </Button>
        </Box>
      </OpenedDialog>
    </>
  )
}
