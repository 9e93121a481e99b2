import { isOfComposition } from '@board/client/composition'
import { useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useT } from '../lib/i18n.tsx'
import { FilterForm } from '../shared/filter-form.tsx'
import css from './search-box.module.css'
import { useServices } from './services.tsx'
import { useSuggestions } from './suggestions.ts'

/**
 * Shows the search of the header. Without scripts it is a plain form; with scripts it suggests messages while the
 * reader types (arrow keys, Enter, Escape).
 */
export function SearchBox() {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { province } = useServices()
  const [query] = useSearchParams()
  const asked = pathname === '/messageSearch' ? (query.get('keywords') ?? '') : ''
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const value = typed ?? asked
  const found = useSuggestions(open ? value : '')
  const shown = open && found.length > 0
  const chosen = shown ? found[active] : undefined

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isOfComposition(event.nativeEvent)) return
    if (event.key === 'Escape') return close()
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      close()
      setTyped(undefined)
      return void navigate(`/threads/content?tid=${chosen.tid}`)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || found.length === 0) return
    event.preventDefault()
    setOpen(true)
    setActive(at => ((at + step + 1 + found.length + 1) % (found.length + 1)) - 1)
  }

  return (
    <FilterForm
      role="search"
      action="/messageSearch"
      className={css.form}
      onAsk={close}
      onBlur={event => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      {province !== undefined && <input type="hidden" name="regionId" value={province} />}
      <input
        className={css.input}
        type="search"
        name="keywords"
        maxLength={100}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        autoComplete="off"
        value={value}
        onChange={event => {
          setTyped(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${chosen.tid}` : undefined}
      />
      <button className={css.submit} type="submit">
        {t('search.submit')}
      </button>
      <div
        id={`${id}-list`}
        className={css.list}
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={!shown}
      >
        {found.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the keys of a combobox
          <div
            key={suggestion.tid}
            id={`${id}-${suggestion.tid}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={css.option}
            onPointerDown={event => event.preventDefault()}
            onClick={() => {
              close()
              setTyped(undefined)
              navigate(`/threads/content?tid=${suggestion.tid}`)
            }}
          >
            <span className={css.subject}>{suggestion.subject}</span>
            <span className={css.forum}>{suggestion.forumName}</span>
          </div>
        ))}
      </div>
    </FilterForm>
  )
}
