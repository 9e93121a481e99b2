import { FormHelperText, OutlinedInput } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'

/**
 * Returns the name that is being typed, its refusal, and the handler that submits it.
 * @param refusalOf returns the refusal of a name; undefined accepts it
 */
export function useName(
  given: string,
  refusalOf: ((name: string) => string | undefined) | undefined,
  onAccepted: (name: string) => void
) {
  const [name, setName] = useState(given)
  const [refusal, setRefusal] = useState<string>()
  const change = (typed: string) => {
    setName(typed)
    setRefusal(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return
    const refused = refusalOf?.(wanted)
    setRefusal(refused)
    if (refused === undefined) onAccepted(wanted)
  }
  return { name, refusal, change, submit }
}

interface Props {
  label: string
  name: string
  refusal: string | undefined
  onChange: (typed: string) => void
  placeholder?: string
  autoFocus?: boolean
}

/** Shows the field for the name of a saved query, with the refusal of the name below it. */
export function NameField({ label, name, refusal, onChange, placeholder, autoFocus = false }: Props) {
  const helper = useId()
  return (
    <>
      <OutlinedInput
        value={name}
        onChange={event => onChange(event.target.value)}
        error={refusal !== undefined}
        {...(placeholder !== undefined && { placeholder })}
        inputProps={{ 'aria-label': label, 'aria-describedby': helper, maxLength: 30 }}
        autoFocus={autoFocus}
        fullWidth
      />
      <FormHelperText id={helper} error role="alert">
        {refusal}
      </FormHelperText>
    </>
  )
}
