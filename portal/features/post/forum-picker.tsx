import type { DataOf } from '@board/client'
import { afterTyping, isOfComposition } from '@board/client/composition'
import { useEffect, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import { useServices } from '../../services/services.tsx'
import { forumPlace } from '../../shared/places/forum-place.ts'
import { forumsAsked } from '../../shared/places/region-asked.ts'
import type { Region } from '../../shared/places/regions.ts'
import { useRegionLevels } from '../../shared/places/use-region-levels.ts'
import { Select, TextField } from '../../ui/forms/field.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import css from './form.module.css'

type ForumPage = DataOf<'listForums'>

interface ForumPickerProps {
  provinces: readonly Region[]
  chosen?: number
  /** True if a press has opened it: its field then gets the focus. */
  autoFocus?: boolean
  onChoose: (forum: ForumPage['list'][number]) => void
}

/** The wait after the last typed character before a search, in milliseconds. */
const searchDelay = 300

/** Finds a leader or ministry: by region, by kind, or by name. */
export function ForumPicker({ provinces, chosen, autoFocus, onChoose }: ForumPickerProps) {
  const t = useT()
  const [kind, setKind] = useState<1 | 3 | 5>(1)
  const { path, levels, choose } = useRegionLevels(provinces)
  const [keywords, setKeywords] = useState('')
  const search = useForums(kind, kind === 3 ? undefined : path.at(-1), keywords.trim())

  return (
    <div className={css.picker}>
      <div className={css.filters}>
        <Select
          label={t('leaders.kinds')}
          value={kind}
          onChange={event =>
            setKind(([1, 3, 5] as const).find(value => value === Number(event.target.value)) ?? 1)
          }
          choices={[
            { value: 1, label: t('leaders.local') },
            { value: 3, label: t('leaders.ministries') },
            { value: 5, label: t('leaders.congress') }
          ]}
        />
        {kind !== 3 &&
          levels.map((regions, depth) => (
            <Select
              key={depth === 0 ? 'province' : `below-${path[depth - 1]}`}
              label={t(depth === 0 ? 'region.province' : depth === 1 ? 'region.city' : 'region.county')}
              empty={t('region.any')}
              choices={regions.map(region => ({ value: region.id, label: region.name }))}
              value={path[depth] ?? ''}
              onChange={event => choose(depth, Number(event.target.value))}
            />
          ))}
        <TextField
          label={t('leaders.search')}
          type="search"
          autoFocus={autoFocus}
          maxLength={50}
          placeholder={t('leaders.searchHint')}
          value={keywords}
          onChange={event => setKeywords(event.target.value)}
          onKeyDown={event => {
            // the Enter that confirms a word is left to the input method
            if (event.key === 'Enter' && !isOfComposition(event.nativeEvent)) event.preventDefault()
          }}
        />
      </div>
      <Found {...search} chosen={chosen} onChoose={onChoose} />
    </div>
  )
}

function Found({ found, pending, chosen, onChoose }: Search & Omit<ForumPickerProps, 'provinces'>) {
  const t = useT()
  if (pending && typeof found === 'string') return <Skeleton lines={3} />
  if (found === 'idle') return <p className={css.quiet}>{t('post.pickHint')}</p>
  if (typeof found === 'string') return <Banner tone="late">{found}</Banner>
  if (found.list.length === 0) return <p role="status">{t('leaders.none')}</p>
  // outdated results stay readable, but can be neither focused nor clicked
  return (
    <div className={pending ? css.pending : undefined} aria-busy={pending} inert={pending}>
      <p className={css.quiet} role="status">
        {t('leaders.found', { total: found.total })}
        {found.total > found.list.length && t('post.narrow')}
      </p>
      <ul className={css.forums}>
        {found.list.map(forum => (
          <li key={forum.fid}>
            <button
              type="button"
              className={css.forum}
              aria-pressed={forum.fid === chosen}
              disabled={!forum.isOpen}
              onClick={() => onChoose(forum)}
            >
              <strong>{forum.name}</strong>
              <span className={css.quiet}>
                {forumPlace({ title: forum.title, regionName: forum.regionName })}
              </span>
              {!forum.isOpen && <span className={css.quiet}>{t('forum.closed')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The state of a search: not started, a page of forums, or the text of its failure. */
interface Search {
  found: 'idle' | ForumPage | (string & {})
  /** True while a newer answer is expected. */
  pending: boolean
}

function useForums(organization: 1 | 3 | 5, regionId: number | undefined, keywords: string): Search {
  const t = useT()
  const { call } = useServices()
  const [search, setSearch] = useState<Search>({ found: 'idle', pending: false })
  useEffect(() => {
    const ends = (found: Search['found']) => setSearch({ found, pending: false })
    if (organization === 1 && regionId === undefined && !keywords) return ends('idle')
    const stop = new AbortController()
    const asked = forumsAsked(regionId, keywords || undefined)
    const query = { organization, ...asked, page: 1, rows: 20 } as const
    setSearch(({ found }) => ({ found, pending: true }))
    const takeBack = afterTyping(() => {
      call('listForums', { query, signal: stop.signal }).then(ends, error => {
        if (!stop.signal.aborted) ends(wordsFor(error, t))
      })
    }, searchDelay)
    return () => {
      takeBack()
      stop.abort()
    }
  }, [organization, regionId, keywords, call, t])
  return search
}
