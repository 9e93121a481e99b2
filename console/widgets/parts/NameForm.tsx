import { Box, FormHelperText, OutlinedInput } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { ActionButton } from './Buttons.tsx'

interface Props {
  /** The present name. */
  given: string
  words: Readonly<Record<'name' | 'save' | 'cancel', string>>
  /** Returns the refusal of a name; undefined accepts it. */
  refusalOf?: (name: string) => string | undefined
  onRename: (name: string) => void
  onCancel: () => void
}

/** Shows the form that renames a saved query, in place of the query. */
export function NameForm({ given, words, refusalOf, onRename, onCancel }: Props) {
  const [name, setName] = useState(given)
  const [refusal, setRefusal] = useState<string>()
  const helper = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return
    const refused = refusalOf?.(wanted)
    setRefusal(refused)
    if (refused === undefined) onRename(wanted)
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flex: 1 }}>
      <Box sx={{ width: '100%' }}>
        <OutlinedInput
          value={name}
          onChange={event => {
            setName(event.target.value)
            setRefusal(undefined)
          }}
          error={refusal !== undefined}
          inputProps={{ 'aria-label': words.name, 'aria-describedby': helper, maxLength: 30 }}
          autoFocus
          fullWidth
        />
        <FormHelperText id={helper} error role="alert">
          {refusal}
        </FormHelperText>
      </Box>
      <ActionButton small submit>
        {words.save}
      </ActionButton>
      <ActionButton small tone="quiet" onClick={onCancel}>
        {words.cancel}
      </ActionButton>
    </Box>
  )
}
