import { Box, OutlinedInput, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSite } from '../../../api/site.ts'
import type { ControlProps } from '../../../fields/controlProps.ts'
import { ActionButton } from '../../parts/Buttons.tsx'
import { describedBy, FieldFrame, visuallyHidden } from '../../parts/forms/FieldFrame.tsx'
import { PlaceMap } from '../../parts/map/PlaceMap.tsx'
import { placeOf, useDegreeWords } from '../../parts/map/place.ts'
import { withPageTexts } from '../../parts/PageTexts.tsx'

type Typed = Readonly<Partial<Record<'lat' | 'lng' | 'text', unknown>>>

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** Returns typed text as a number if it is one. Other text is unchanged, and the schema refuses it. */
const degrees = (text: string) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text)

/** Edits a place, by its coordinates, by a press on the map, or by keys on the map. */
function Control(props: ControlProps) {
  const { id, label, value, onChange, disabled = false, error, required } = props
  const translate = useTranslate()
  const { placeWords } = useDegreeWords()
  const hasTiles = typeof useSite()?.map.tileZoom === 'number'
  const typed: Typed = typeof value === 'object' && value !== null ? value : {}
  // a number would lose the decimal point or the zeros that were just typed
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<'lat' | 'lng', string>>>>({})
  const [said, setSaid] = useState('')
  const place = placeOf(value)
  const put = (change: Typed) => {
    const next = Object.entries({ ...typed, ...change }).filter(
      ([, one]) => one !== undefined && one !== null && one !== ''
    )
    onChange(next.length === 0 ? undefined : Object.fromEntries(next))
  }
  const coordinate = (name: 'lat' | 'lng') => {
    const draft = drafts[name]
    const shown = draft !== undefined && degrees(draft) === (typed[name] ?? '') ? draft : textOf(typed[name])
    return (
      <Box key={name} sx={{ minWidth: 0 }}>
        <Typography
          component="label"
          variant="caption"
          htmlFor={name === 'lat' ? id : `${id}-lng`}
          sx={{ display: 'block', color: 'text.secondary', mb: 0.5 }}
        >
          {translate(`map.${name}`)}
        </Typography>
        <OutlinedInput
          id={name === 'lat' ? id : `${id}-lng`}
          fullWidth
          value={shown}
          disabled={disabled}
          error={error !== undefined}
          onChange={event => {
            const text = event.target.value
            setDrafts({ ...drafts, [name]: text })
            put({ [name]: text.trim() === '' ? undefined : degrees(text) })
          }}
          inputProps={{
            inputMode: 'decimal',
            autoComplete: 'off',
            'aria-describedby': describedBy(props),
            'aria-required': required || undefined
          }}
        />
      </Box>
    )
  }
  return (
    <FieldFrame {...props} group>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {coordinate('lat')}
          {coordinate('lng')}
        </Box>
        <Box>
          <Typography
            component="label"
            variant="caption"
            htmlFor={`${id}-text`}
            sx={{ display: 'block', color: 'text.secondary', mb: 0.5 }}
          >
            {translate('map.text')}
          </Typography>
          <OutlinedInput
            id={`${id}-text`}
            fullWidth
            value={textOf(typed.text)}
            disabled={disabled}
            onChange={event => put({ text: event.target.value })}
            inputProps={{ maxLength: 100, autoComplete: 'off' }}
          />
        </Box>
        <PlaceMap
          label={label}
          place={place}
          describedBy={`${id}-help`}
          onSet={
            disabled
              ? undefined
              : at => {
                  put(at)
                  setSaid(translate('map.set', { place: placeWords(at) }))
                }
          }
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography variant="caption" id={`${id}-help`} sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
            {`${translate('map.help')}${hasTiles ? '' : translate('map.grid')}`}
          </Typography>
          {Object.keys(typed).length > 0 && !disabled && (
            <ActionButton
              small
              tone="quiet"
              onClick={() => {
                setDrafts({})
                onChange(undefined)
                // the button disappears with the place
                document.getElementById(id)?.focus()
              }}
            >
              {translate('map.clear')}
            </ActionButton>
          )}
        </Box>
        <Box role="status" sx={visuallyHidden}>
          {said}
        </Box>
      </Box>
    </FieldFrame>
  )
}

export const PlaceControl = withPageTexts('map', Control)
