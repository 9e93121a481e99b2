import { type ComponentProps, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import css from './password.module.css'

/** Edits a password, which can be made visible. `autoComplete` tells password managers which password it is. */
export function PasswordField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'action'> & {
    label: string
    autoComplete: 'current-password' | 'new-password'
  }
) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      action={
        <button
          type="button"
          className={css.show}
          aria-label={`${t(shown ? 'password.hide' : 'password.show')} ${props.label}`}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'password.hide' : 'password.show')}
        </button>
      }
    />
  )
}
