import Search from '@mui/icons-material/Search'
import { Autocomplete, Box, InputAdornment, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../api/client.ts'
import { usePaused } from '../api/usePaused.ts'
import { faceOf } from '../face.ts'
import { TypedField } from '../widgets/parts/TypedField.tsx'
import { keywordOf } from './keyword.ts'
import type { TabState } from './tabs/useTabs.ts'

/**
 * Finds messages by keyword and opens the chosen one (specification 2); an empty keyword sends nothing (5). Enter without
 * a choice opens the search in all lists.
 */
export function MenuSearch() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const keywords = usePaused(keywordOf(typed))
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['suggestions', keywords],
    queryFn: ({ signal }) => api.call('suggestMessages', { query: { keywords }, signal }),
    enabled: keywords !== '',
    retry: false
  })
  const label = translate('layout.searchMessages')
  const hasAllSearch = faceOf(window.location.pathname) === 'g'
  return (
    <Autocomplete
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
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_, message) => {
        if (!message) return
        setTyped('')
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
          startAdornment={
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          }
          onKeyDown={event => {
            const { target, key, nativeEvent } = event
            const isChosen = target instanceof HTMLElement && target.hasAttribute('aria-activedescendant')
            const keywords = keywordOf(typed)
            if (key !== 'Enter' || nativeEvent.isComposing || isChosen || !keywords || !hasAllSearch) return
            navigate(`/allSearch?${new URLSearchParams({ keywords })}`)
          }}
        />
      )}
    />
  )
}
