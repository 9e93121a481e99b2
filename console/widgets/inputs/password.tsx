import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

interface Props {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
  autoFocus?: boolean
  maxLength?: number
  /** Rendered under the field and read out with it. */
  children?: ReactNode
}

/** Edits a password that can be made visible. */
export function ShownPasswordControl({ children, ...props }: Props) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const { id, label, value, onChange, autoComplete, error, autoFocus = false, maxLength } = props
  const described = [describedBy({ id, error }), children && `${id}-more`].filter(Boolean).join(' ')
  return (
    <div>
      <FieldFrame {...props} name={id} schema={{ type: 'string' }} onChange={() => {}} required>
        <OutlinedInput
          id={id}
          name={id}
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={event => onChange(event.target.value)}
          error={error !== undefined}
          autoFocus={autoFocus}
          fullWidth
          inputProps={{
            autoComplete,
            maxLength,
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
                aria-label={translate(shown ? 'password.hide' : 'password.show', { name: label })}
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
