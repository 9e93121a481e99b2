import { Box, Button, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { size } from '../../../theme/tokens.ts'
import { NameField, useName } from './NameField.tsx'
import { NameForm } from './NameForm.tsx'

interface Props {
  saved: readonly { label: string; to: string }[]
  /** True if the reader has saved filters, also those that are listed among the shared ones. */
  hasSaved: boolean
  /** True if there are filters that could be saved. */
  canSave: boolean
  /** Returns the refusal of a name that another filter has; undefined accepts it. */
  refusalOf: (label: string) => string | undefined
  onSave: (label: string) => void
  /** The filter that is being renamed. */
  renamed: string | undefined
  onRename: (label: string, name: string) => void
  onCancel: () => void
  /** The menu of actions on one of them. */
  menu: (label: string) => ReactNode
  /** Rendered below the saved filters. */
  shared: ReactNode
  /** Closes the dialog. */
  onClose: () => void
}

/** Lists the reader's own filters by name, and saves the present one under a name. */
export function SavedList({
  saved,
  hasSaved,
  canSave,
  refusalOf,
  onSave,
  renamed,
  onRename,
  onCancel,
  menu,
  shared,
  onClose
}: Props) {
  const translate = useTranslate()
  const { name, refusal, change, submit } = useName('', refusalOf, wanted => {
    onSave(wanted)
    change('')
  })
  const words = {
    name: translate('ra.saved_queries.query_name'),
    save: translate('ra.action.save'),
    cancel: translate('ra.action.cancel')
  }
  return (
    <>
      {!hasSaved && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('ra.saved_queries.help')}
        </Typography>
      )}
      {saved.map(query =>
        query.label === renamed ? (
          <NameForm
            key={query.label}
            given={query.label}
            words={words}
            refusalOf={wanted => (wanted === query.label ? undefined : refusalOf(wanted))}
            onRename={wanted => onRename(query.label, wanted)}
            onCancel={onCancel}
          />
        ) : (
          <Box key={query.label} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Link
              component={RouterLink}
              to={query.to}
              onClick={onClose}
              sx={{ flex: 1, minWidth: 0, lineHeight: '24px' }}
              noWrap
            >
              {query.label}
            </Link>
            {menu(query.label)}
          </Box>
        )
      )}
      {canSave && (
        <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1 }}>
            <NameField
              label={words.name}
              name={name}
              refusal={refusal}
              onChange={change}
              placeholder={translate('ra.saved_queries.new_dialog_title')}
            />
          </Box>
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            // as high as the field beside it
            sx={{ '@media (pointer: fine)': { minHeight: size.field } }}
          >
            {words.save}
          </Button>
        </Box>
      )}
      {shared}
    </>
  )
}
