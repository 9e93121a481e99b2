import { isOfComposition } from '@board/client/composition'
import Search from '@mui/icons-material/Search'
import { InputAdornment, OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ComponentType, type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { whenConnected } from '../base/lazyPart.ts'
import { keywordOf } from './keyword.ts'
import type { SuggestionsProps } from './MessageSuggestions.tsx'

const load = () => whenConnected(() => import('./MessageSuggestions.tsx'))

/**
 * Finds messages by keyword (specification 2). Enter opens the search in all lists. The suggestions are fetched when the
 * field is used, because most pages are left without a search; what is typed meanwhile is kept.
 */
export function MenuSearch() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [composes, setComposing] = useState(false)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const label = translate('layout.searchMessages')
  const icon = (
    <InputAdornment position="start">
      <Search fontSize="small" />
    </InputAdornment>
  )
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    const keywords = keywordOf(typed)
    if (key !== 'Enter' || isOfComposition(nativeEvent) || !keywords) return
    navigate(`/allSearch?${new URLSearchParams({ keywords })}`)
  }
  async function suggest() {
    const { MessageSuggestions } = await load()
    // whoever has left the field meanwhile keeps the focus elsewhere
    if (document.activeElement === field.current) setSuggestions(() => MessageSuggestions)
  }
  // an exchange of the field in the middle of a composition would lose its characters
  if (Suggestions && !composes)
    return <Suggestions typed={typed} onType={setTyped} onKeyDown={onKeyDown} label={label} icon={icon} />
  return (
    <OutlinedInput
      size="small"
      value={typed}
      placeholder={label}
      startAdornment={icon}
      inputRef={field}
      onPointerEnter={() => void load().catch(() => undefined)}
      // without the suggestions, Enter still searches
      onFocus={() => void suggest().catch(() => undefined)}
      onChange={event => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      slotProps={{
        input: {
          role: 'combobox',
          'aria-label': label,
          'aria-autocomplete': 'list',
          'aria-expanded': false,
          autoComplete: 'off',
          onCompositionStart: () => setComposing(true),
          // Firefox sends the event of the input after this one, when the field may be gone
          onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
            setTyped(currentTarget.value)
            setComposing(false)
          }
        }
      }}
      sx={{ mx: 2, mb: 2, width: 'calc(100% - 16px)' }}
    />
  )
}
