import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId
} from 'react'
import { useT } from '../../lib/i18n.tsx'
import { countCharacters } from '../../lib/validation.ts'
import { ErrorText } from './error-text.tsx'
import css from './field.module.css'

interface Described {
  label: ReactNode
  /** Explains the expected input. */
  hint?: ReactNode
  /** The error, as text. */
  error?: ReactNode
  /** Marks the field as wrong without text (specification 5 requires that at sign-in). */
  flagged?: boolean
  optional?: boolean
}

interface Wired {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Shows a label, its control, a hint and an error, and connects them for screen readers. */
function Field(props: Described & { id?: string; after?: ReactNode; children: (wired: Wired) => ReactNode }) {
  const t = useT()
  const made = useId()
  const id = props.id ?? made
  const told = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {props.label}
        {props.optional && <span className={css.optional}>{t('ui.optional')}</span>}
      </label>
      {props.children({
        id,
        'aria-describedby': told || undefined,
        'aria-invalid': props.error || props.flagged ? true : undefined
      })}
      {props.after}
      {props.hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {props.hint}
        </p>
      )}
      {props.error && <ErrorText id={`${id}-error`}>{props.error}</ErrorText>}
    </div>
  )
}

type Inner<T> = Omit<T, keyof Described>

/** Edits one line of text. `action` is shown at its end (a button or a picture). */
export function TextField(
  props: Described &
    Inner<InputHTMLAttributes<HTMLInputElement>> & { action?: ReactNode; ref?: Ref<HTMLInputElement> }
) {
  const { label, hint, error, flagged, optional, action, id, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} flagged={flagged} optional={optional} id={id}>
      {wired => (
        <span className={css.row}>
          <input className={css.control} {...rest} {...wired} />
          {action}
        </span>
      )}
    </Field>
  )
}

/** Edits several lines of text, with a counter of characters below. */
export function TextArea(
  props: Described &
    Inner<TextareaHTMLAttributes<HTMLTextAreaElement>> & { value: string; most?: number; least?: number }
) {
  const t = useT()
  const { label, hint, error, flagged, optional, most, least, id, ...rest } = props
  const count = countCharacters(props.value)
  const missing = least !== undefined && count < least ? least - count : 0
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      flagged={flagged}
      optional={optional}
      id={id}
      after={
        most !== undefined && (
          <p className={count > most ? css.over : css.count}>
            {missing > 0 && count > 0 ? `${t('ui.missing', { count: missing })} · ` : ''}
            {t('ui.count', { count, most })}
          </p>
        )
      }
    >
      {wired => <textarea className={css.control} rows={6} {...rest} {...wired} />}
    </Field>
  )
}

/** Shows a choice from a list with the browser’s own control, which every phone and screen reader supports. */
export function Select(
  props: Described &
    Inner<SelectHTMLAttributes<HTMLSelectElement>> & {
      choices: readonly { value: string | number; label: string }[]
      /** The label of the empty choice. */
      empty?: string
    }
) {
  const { label, hint, error, flagged, optional, choices, empty, id, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} flagged={flagged} optional={optional} id={id}>
      {wired => (
        <select className={css.control} {...rest} {...wired}>
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
