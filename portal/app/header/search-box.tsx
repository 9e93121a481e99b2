import { isOfComposition } from '@board/client/composition'
import { Suspense, useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { latePart } from '../../lib/late-part.ts'
import { useServices } from '../../services/services.tsx'
import { FilterForm } from '../../shared/lists/filter-form.tsx'
import css from './search-box.module.css'

// the proposals are loaded with the first typed character
const Proposals = latePart(() => import('./search-proposals.tsx'))

const none: readonly string[] = []

/**
 * Shows the search of the header. Without scripts it is a plain form; with scripts it proposes leaders, help and messages
 * while the reader types (arrow keys, Enter, Escape).
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
  // the addresses of the proposals, in the order of the list
  const [found, setFound] = useState(none)
  const value = typed ?? asked
  const shown = open && found.length > 0
  const chosen = shown ? found[active] : undefined

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const go = (to: string) => {
    close()
    setTyped(undefined)
    navigate(to)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isOfComposition(event.nativeEvent)) return
    if (event.key === 'Escape') {
      // the browser would empty the field
      if (shown) event.preventDefault()
      return close()
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      return go(chosen)
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
        aria-activedescendant={chosen && `${id}-${active}`}
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
        {typed !== undefined && (
          <Suspense>
            <Proposals id={id} typed={open ? value : ''} active={active} onFound={setFound} onTake={go} />
          </Suspense>
        )}
      </div>
    </FilterForm>
  )
}
