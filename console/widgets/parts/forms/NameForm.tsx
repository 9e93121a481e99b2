import { Box } from '@mui/material'
import { ActionButton } from '../Buttons.tsx'
import { NameField, useName } from './NameField.tsx'

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
  const { name, refusal, change, submit } = useName(given, refusalOf, onRename)
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flex: 1 }}>
      <Box sx={{ width: '100%' }}>
        <NameField label={words.name} name={name} refusal={refusal} onChange={change} autoFocus />
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
