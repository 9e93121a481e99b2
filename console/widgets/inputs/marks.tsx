import { iconNames } from '@board/schemas/vocabulary/icons'
import { Autocomplete, Box, Button, ButtonBase, OutlinedInput, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { ControlProps } from '../../fields/controlProps.ts'
import { MenuIcon } from '../icons/icons.tsx'
import { describedBy, FieldFrame } from '../parts/forms/FieldFrame.tsx'
import { OpenedDialog, useOpening } from '../parts/opening.tsx'

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Edits several short texts. */
export function TagsControl(props: ControlProps) {
  const translate = useTranslate()
  const { id, value, onChange, options = [], disabled, error } = props
  // the list must be the same object while the value is the same: an Autocomplete with a new list discards the typed
  // text
  const chosen = useMemo(() => (Array.isArray(value) ? value.map(String) : []), [value])
  return (
    <FieldFrame {...props} hint={props.hint ?? translate('entity.tagsHint')}>
      <Autocomplete
        multiple
        freeSolo
        id={id}
        options={options.map(option => String(option.value))}
        value={chosen}
        onChange={(_, next) => {
          const tags = [...new Set(next.map(tag => tag.trim()).filter(Boolean))]
          onChange(tags.length > 0 ? tags : undefined)
        }}
        clearText={translate('ra.action.clear_input_value')}
        disabled={disabled ?? false}
        size="small"
        renderInput={params => <TextField {...params} error={error !== undefined} />}
      />
    </FieldFrame>
  )
}

/** Offers the icons of the console's fixed map and shows the chosen one. */
export function IconControl(props: ControlProps) {
  const translate = useTranslate()
  const { id, value, onChange, disabled, error, label } = props
  const { opener, opened, close } = useOpening('dialog')
  const choose = (name: string | undefined) => {
    close()
    onChange(name)
  }
  return (
    <FieldFrame {...props}>
      <Button
        {...opener}
        id={id}
        variant="outlined"
        color="inherit"
        disabled={disabled ?? false}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={describedBy(props)}
        startIcon={asText(value) ? <MenuIcon name={asText(value)} /> : undefined}
        sx={{ justifySelf: 'start', fontWeight: 400, ...(error && { borderColor: 'error.main' }) }}
      >
        {asText(value) || translate('entity.pick')}
      </Button>
      <OpenedDialog opened={opened} label={label} sx={{ p: 2, width: 312 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))', gap: 1 }}>
          {iconNames.map(name => (
            <ButtonBase
              key={name}
              aria-label={name}
              title={name}
              aria-pressed={name === value}
              onClick={() => choose(name)}
              sx={theme => ({
                height: 44,
                borderRadius: 1,
                bgcolor: name === value ? theme.tokens.accentSoft : undefined,
                '&:hover': { bgcolor: theme.tokens.accentSoft }
              })}
            >
              <MenuIcon name={name} />
            </ButtonBase>
          ))}
        </Box>
        {!props.required && (
          <Button size="small" color="inherit" onClick={() => choose(undefined)} sx={{ mt: 1 }}>
            {translate('ra.action.clear_input_value')}
          </Button>
        )}
      </OpenedDialog>
    </FieldFrame>
  )
}

/** A crossed field: nothing is chosen. */
const noColor = {
  // the browser writes the colour into the element
  backgroundColor: 'transparent !important',
  backgroundImage: 'linear-gradient(to top right, transparent 47%, currentcolor 47% 53%, transparent 53%)'
}

/** Edits a colour as #RRGGBB, typed or chosen. */
export function ColorControl(props: ControlProps) {
  const { id, name, value, onChange, disabled, error, label } = props
  return (
    <FieldFrame {...props}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Box
          component="input"
          type="color"
          aria-label={label}
          value={/^#[\da-f]{6}$/i.test(asText(value)) ? asText(value) : '#000000'}
          disabled={disabled ?? false}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
          sx={{
            width: 44,
            height: 34,
            p: 0,
            border: 0,
            bgcolor: 'transparent',
            // without a value, the colour that browsers show as black would look like the chosen one
            ...(!value && { '&::-webkit-color-swatch': noColor, '&::-moz-color-swatch': noColor })
          }}
        />
        <OutlinedInput
          id={id}
          name={name}
          value={asText(value)}
          disabled={disabled ?? false}
          error={error !== undefined}
          onChange={event => onChange(event.target.value || undefined)}
          inputProps={{ 'aria-describedby': describedBy(props), maxLength: 9 }}
          fullWidth
        />
      </Box>
    </FieldFrame>
  )
}
