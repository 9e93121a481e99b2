import { isOfComposition } from '@board/client/composition'
import Search from '@mui/icons-material/Search'
import { Box, Dialog, InputAdornment, OutlinedInput, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Face } from '../../base/face.ts'
import type { TabState } from '../../base/tabState.ts'
import { size } from '../../theme/tokens.ts'
import { visuallyHidden } from '../../widgets/parts/forms/FieldFrame.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { type Choice, choicesFor } from './choices.ts'
import { useChoices, useMessageChoices } from './useChoices.ts'

/** The distance that each key moves in the list. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

interface LineProps {
  choice: Choice
  id: string
  isCurrent: boolean
  onChoose: () => void
  onPoint: () => void
}

/** Shows one choice: its name, its menu, and its kind. */
function Line({ choice: { label, hint, kind }, id, isCurrent, onChoose, onPoint }: LineProps) {
  const translate = useTranslate()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <Box
      component="li"
      ref={line}
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={onChoose}
      onMouseMove={onPoint}
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: size.row,
        px: 4,
        py: 1,
        cursor: 'pointer',
        ...(isCurrent && { bgcolor: theme.tokens.accentSoft })
      })}
    >
      <Box component="span" sx={{ minWidth: 0, mr: 'auto' }}>
        {label}
        {hint && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 2 }}>
            {hint}
          </Typography>
        )}
      </Box>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {translate(`palette.${kind}`)}
      </Typography>
    </Box>
  )
}

interface Props {
  face: Face
  onClose: () => void
}

/** Finds every page, list, saved filter, action and message by typing. */
export const Palette = withPageTexts('palette', Choices, null)

function Choices({ face, onClose }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const all = useChoices(face)
  const messages = useMessageChoices(face, typed)
  const choices = [
    ...messages.slice(0, 1).filter(({ key }) => key === 'number'),
    ...choicesFor(all, typed),
    ...messages.filter(({ key }) => key !== 'number')
  ]
  const [at, setAt] = useState(0)
  const current = Math.min(at, Math.max(0, choices.length - 1))
  const id = useId()
  const label = translate('frame.palette.title')
  const none = choices.length === 0

  function choose(choice: Choice | undefined) {
    if (!choice) return
    onClose()
    const state: TabState = { newTab: true }
    // the dialog first returns the focus
    if (choice.run) setTimeout(choice.run)
    else if (choice.to !== undefined) navigate(choice.to, { state })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isOfComposition(event.nativeEvent)) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const last = choices.length - 1
      const next = current + step
      setAt(
        Math.abs(step) === 1 ? (next < 0 ? last : next > last ? 0 : next) : Math.min(last, Math.max(0, next))
      )
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(choices[current])
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={label}
      slotProps={{ paper: { sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: 16 } } } }}
    >
      <Box sx={{ p: 3, borderBottom: 1, borderColor: 'divider' }}>
        <OutlinedInput
          autoFocus
          fullWidth
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          placeholder={translate('palette.hint')}
          startAdornment={
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          }
          inputProps={{
            role: 'combobox',
            'aria-label': label,
            'aria-expanded': !none,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': none ? undefined : `${id}-${current}`,
            autoComplete: 'off',
            enterKeyHint: 'go',
            maxLength: 100
          }}
        />
      </Box>
      <Box
        component="ul"
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '60dvh', overflowY: 'auto' }}
      >
        {choices.map((choice, place) => (
          <Line
            key={choice.key}
            choice={choice}
            id={`${id}-${place}`}
            isCurrent={place === current}
            onChoose={() => choose(choice)}
            onPoint={() => setAt(place)}
          />
        ))}
      </Box>
      <Typography
        role="status"
        sx={none ? { p: 6, textAlign: 'center', color: 'text.secondary' } : visuallyHidden}
      >
        {none ? translate('board.nothingFound') : translate('palette.found', { smart_count: choices.length })}
      </Typography>
    </Dialog>
  )
}
