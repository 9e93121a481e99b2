import { Autocomplete, Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../api/client.ts'
import { usePaused } from '../api/usePaused.ts'
import type { TabState } from '../base/tabState.ts'
import { TypedField } from '../widgets/parts/forms/TypedField.tsx'
import { keywordOf } from './keyword.ts'

export interface SuggestionsProps {
  typed: string
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  label: string
  icon: ReactNode
}

/**
 * Suggests messages for what is typed, and opens the chosen one (specification 2); an empty keyword sends nothing (5).
 * It replaces a field that has the focus, so it takes the focus.
 */
export function MessageSuggestions({ typed, onType, onKeyDown, label, icon }: SuggestionsProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(typed !== '')
  const keywords = usePaused(keywordOf(typed))
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['suggestions', keywords],
    queryFn: ({ signal }) => api.call('suggestMessages', { query: { keywords }, signal }),
    enabled: keywords !== '',
    retry: false
  })
  return (
    <Autocomplete
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={keywords === '' ? [] : found}
      getOptionLabel={message => message.subject}
      getOptionKey={message => message.tid}
      renderOption={({ key, ...option }, { tid, subject, forumName }) => (
        <Box component="li" key={key} {...option}>
          <div>
            {subject}
            {/* several messages may have the same subject */}
            <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {forumName} · {tid}
            </Typography>
          </div>
        </Box>
      )}
      filterOptions={messages => messages}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== 'reset' && onType(text)}
      onChange={(_, message) => {
        if (!message) return
        onType('')
        const state: TabState = { newTab: true }
        navigate(`/taskMain?messageId=${message.tid}`, { state })
      }}
      loading={isFetching}
      loadingText={translate('ra.page.loading')}
      noOptionsText={translate(keywords === '' ? 'layout.typeToSearch' : 'board.nothingFound')}
      clearText={translate('ra.action.clear_input_value')}
      forcePopupIcon={false}
      blurOnSelect
      size="small"
      slotProps={{ popper: { sx: { minWidth: 320 }, placement: 'bottom-start' } }}
      sx={{ mx: 2, mb: 2 }}
      renderInput={params => (
        <TypedField
          params={params}
          aria-label={label}
          placeholder={label}
          startAdornment={icon}
          autoFocus
          onKeyDown={event => {
            const { target } = event
            const isChosen = target instanceof HTMLElement && target.hasAttribute('aria-activedescendant')
            if (!isChosen) onKeyDown(event)
          }}
        />
      )}
    />
  )
}
