import Close from '@mui/icons-material/Close'
import { Box, Button, IconButton, Link, OutlinedInput, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'

interface Props {
  saved: readonly { label: string; to: string }[]
  /** True if the reader has saved filters, also those that are listed among the shared ones. */
  hasSaved: boolean
  /** True if there are filters that could be saved. */
  canSave: boolean
  onSave: (label: string) => void
  onRemove: (label: string) => void
  /** Further actions on one of them. */
  actions: (label: string) => ReactNode
  /** Rendered below the saved filters. */
  shared: ReactNode
  /** Closes the dialog. */
  onClose: () => void
}

/** Lists the reader's own filters by name, and saves the present one under a name. */
export function SavedList({ saved, hasSaved, canSave, onSave, onRemove, actions, shared, onClose }: Props) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  return (
    <>
      {!hasSaved && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('ra.saved_queries.help')}
        </Typography>
      )}
      {saved.map(query => (
        <Box key={query.label} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Link component={RouterLink} to={query.to} onClick={onClose} sx={{ flex: 1, minWidth: 0 }} noWrap>
            {query.label}
          </Link>
          {actions(query.label)}
          <IconButton
            size="small"
            aria-label={translate('ra.saved_queries.remove_label_with_name', { name: query.label })}
            onClick={() => onRemove(query.label)}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {canSave && (
        <Box
          component="form"
          sx={{ display: 'flex', gap: 2 }}
          onSubmit={event => {
            event.preventDefault()
            if (name.trim() === '') return
            onSave(name.trim())
            setName('')
          }}
        >
          <OutlinedInput
            value={name}
            onChange={event => setName(event.target.value)}
            placeholder={translate('ra.saved_queries.new_dialog_title')}
            inputProps={{ 'aria-label': translate('ra.saved_queries.query_name'), maxLength: 30 }}
            fullWidth
          />
          <Button type="submit" variant="outlined" color="inherit">
            {translate('ra.action.save')}
          </Button>
        </Box>
      )}
      {shared}
    </>
  )
}
