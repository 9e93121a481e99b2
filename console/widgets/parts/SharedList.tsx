import { Box, Chip, Link, OutlinedInput, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ActionButton, ChoiceMenu, type MenuChoice } from './Buttons.tsx'

/** A query that is shared with several people. */
export interface SharedEntry {
  readonly id: number
  readonly name: string
  readonly to: string
  /** The names of its owner and of those with whom it is shared. */
  readonly about: string
  /** The accessible name of the menu, and its choices. */
  readonly menu: { readonly label: string; readonly choices: readonly MenuChoice[] }
}

interface Props {
  title: string
  mark: string
  entries: readonly SharedEntry[]
  /** The query that is being renamed. */
  renamed: number | undefined
  words: Readonly<Record<'name' | 'save' | 'cancel', string>>
  onRename: (id: number, name: string) => void
  onCancel: () => void
  onChoose: () => void
}

function NameForm({
  entry,
  words,
  onRename,
  onCancel
}: Pick<Props, 'words' | 'onRename' | 'onCancel'> & { entry: SharedEntry }) {
  const [name, setName] = useState(entry.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onRename(entry.id, name.trim())
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flex: 1 }}>
      <OutlinedInput
        value={name}
        onChange={event => setName(event.target.value)}
        inputProps={{ 'aria-label': words.name, maxLength: 30 }}
        autoFocus
        fullWidth
      />
      <ActionButton small submit>
        {words.save}
      </ActionButton>
      <ActionButton small tone="quiet" onClick={onCancel}>
        {words.cancel}
      </ActionButton>
    </Box>
  )
}

/** Shows the queries that are shared with the reader, each with a mark and a menu of its actions. */
export function SharedList({ title, mark, entries, renamed, onChoose, ...form }: Props) {
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {entries.map(entry => (
          <Box key={entry.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            {renamed === entry.id ? (
              <NameForm entry={entry} {...form} />
            ) : (
              <>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                    <Link component={RouterLink} to={entry.to} onClick={onChoose} noWrap>
                      {entry.name}
                    </Link>
                    <Chip size="small" label={mark} />
                  </Box>
                  <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }} noWrap>
                    {entry.about}
                  </Typography>
                </Box>
                <ChoiceMenu {...entry.menu} />
              </>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
