import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import type { ControlProps } from '../../fields/controlProps.ts'
import { describedBy, FieldFrame } from '../parts/forms/FieldFrame.tsx'

/**
 * Edits a password that can be made visible.
 * @param children rendered below the field, and part of its description for screen readers
 */
export function ShownPasswordControl({ children, ...props }: ControlProps & { children?: ReactNode }) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const { id, name, label, value, onChange, schema, autoComplete, autoFocus = false, error } = props
  const described = [describedBy({ id, error }), children && `${id}-more`].filter(Boolean).join(' ')
  return (
    <div>
      <FieldFrame {...props}>
        <OutlinedInput
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          value={value ?? ''}
          onChange={event => onChange(event.target.value)}
          error={error !== undefined}
          fullWidth
          autoFocus={autoFocus}
          inputProps={{
            autoComplete,
            maxLength: schema.maxLength,
            autoCapitalize: 'off',
            spellCheck: false,
            'aria-required': true,
            'aria-describedby': described || undefined
          }}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={translate(shown ? 'form.hide' : 'form.show', { name: label })}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          }
        />
      </FieldFrame>
      {children && <div id={`${id}-more`}>{children}</div>}
    </div>
  )
}
