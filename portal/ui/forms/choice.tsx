import type { ReactNode } from 'react'
import { useT } from '../../lib/i18n.tsx'
import css from './choice.module.css'
import { ErrorText } from './error-text.tsx'

interface ChoicesProps<T extends string | number> {
  id?: string
  label: ReactNode
  name: string
  choices: readonly { value: T; label: ReactNode; hint?: ReactNode }[]
  value: T | undefined
  onChange: (value: T) => void
  optional?: boolean
  error?: string
}

/** Shows a few choices as radio buttons, all of them visible. */
export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const t = useT()
  const { id, label, name, choices, value, onChange, optional, error } = props
  return (
    <fieldset id={id} className={css.choices} data-wrong={error ? true : undefined}>
      <legend className={css.label}>
        {label}
        {optional && <span className={css.optional}>{t('ui.optional')}</span>}
      </legend>
      <div className={css.row}>
        {choices.map(choice => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.hint && <span className={css.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <ErrorText>{error}</ErrorText>}
    </fieldset>
  )
}

interface TickProps {
  id?: string
  /** The name of the field in a form that is sent without scripts. */
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string
  children: ReactNode
}

/** Shows a checkbox with its text. */
export function Tick({ id, name, checked, onChange, error, children }: TickProps) {
  const errorId = id && error ? `${id}-error` : undefined
  return (
    <div className={css.choices}>
      <label className={css.tick}>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  )
}
