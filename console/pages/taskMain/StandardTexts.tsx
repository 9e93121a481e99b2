import Delete from '@mui/icons-material/DeleteOutlined'
import {
  Box,
  Button,
  IconButton,
  ListItemButton,
  ListItemText,
  OutlinedInput,
  Typography
} from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { OpenedDialog, useOpening } from '../../widgets/parts/opening.tsx'

const queryKey = ['standardTexts']

/** Shows the group's standard texts: inserts one, saves the current text as one, deletes one. */
export function StandardTexts({ onChoose, current }: { onChoose: (text: string) => void; current: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { open, opener, opened, close } = useOpening('dialog')
  const [title, setTitle] = useState('')
  const { data: texts = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call('listStandardTexts', { signal }),
    enabled: open
  })

  async function change(act: () => Promise<unknown>) {
    try {
      await act()
      await queries.invalidateQueries({ queryKey })
    } catch (failure) {
      notify(failureWords(failure, translate), { type: 'error' })
    }
  }
  const keep = () =>
    change(async () => {
      await api.call('saveStandardText', { body: { title: title.trim(), content: current.trim() } })
      setTitle('')
    })

  return (
    <>
      <Button {...opener} size="small" color="secondary">
        {translate('task.standardTexts')}
      </Button>
      <OpenedDialog
        opened={opened}
        label={translate('task.standardTexts')}
        sx={{ width: 360, maxWidth: '90vw', p: 2 }}
      >
        {texts.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', p: 2 }}>
            {translate('task.noStandardTexts')}
          </Typography>
        )}
        {texts.map(text => (
          <Box key={text.id} sx={{ display: 'flex', alignItems: 'center' }}>
            <ListItemButton
              dense
              onClick={() => {
                close()
                onChoose(text.content)
              }}
            >
              <ListItemText
                primary={text.title}
                secondary={text.content}
                slotProps={{ secondary: { noWrap: true } }}
              />
            </ListItemButton>
            <IconButton
              size="small"
              aria-label={translate('task.deleteStandardText', { name: text.title })}
              onClick={() => void change(() => api.call('deleteStandardText', { body: { id: text.id } }))}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {current.trim() !== '' && (
          <Box
            component="form"
            sx={{ display: 'flex', gap: 2, p: 2 }}
            onSubmit={event => {
              event.preventDefault()
              event.stopPropagation()
              if (title.trim() !== '') void keep()
            }}
          >
            <OutlinedInput
              fullWidth
              value={title}
              onChange={event => setTitle(event.target.value)}
              placeholder={translate('task.keepAsStandardText')}
              inputProps={{ 'aria-label': translate('task.keepAsStandardText'), maxLength: 50 }}
            />
            <Button type="submit" variant="outlined" color="inherit">
              {translate('ra.action.save')}
            </Button>
          </Box>
        )}
      </OpenedDialog>
    </>
  )
}
