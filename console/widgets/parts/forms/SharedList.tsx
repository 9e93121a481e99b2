import { Box, Chip, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { ChoiceMenu, type MenuChoice } from '../Buttons.tsx'
import { NameForm } from './NameForm.tsx'

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

/** Shows the queries that are shared with the reader, each with a mark and a menu of its actions. */
export function SharedList({ title, mark, entries, renamed, words, onRename, onCancel, onChoose }: Props) {
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {entries.map(entry => (
          <Box key={entry.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            {renamed === entry.id ? (
              <NameForm
                given={entry.name}
                words={words}
                onRename={name => onRename(entry.id, name)}
                onCancel={onCancel}
              />
            ) : (
              <>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                    <Link
                      component={RouterLink}
                      to={entry.to}
                      onClick={onChoose}
                      noWrap
                      sx={{ lineHeight: '24px' }}
                    >
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
