import { Box, Skeleton } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureWords } from '../api/failure.ts'
import type { Face } from '../base/face.ts'
import { lazyPart } from '../base/lazyPart.ts'
import { useMe } from '../session/useMe.ts'
import { ActionButton } from '../widgets/parts/Buttons.tsx'
import { entryHeight, FoldedEntries, MenuEntries } from './MenuEntries.tsx'
import { entriesNamed, menuOf, pagesOf } from './menu.ts'
import { useNav } from './nav.ts'
import { useCounts } from './useCounts.ts'
import { useMenuPlaces } from './useMenuPlaces.ts'

const MenuFilter = lazyPart(() => import('./MenuFilter.tsx').then(module => ({ default: module.MenuFilter })))
const MenuSearch = lazyPart(() => import('./MenuSearch.tsx').then(module => ({ default: module.MenuSearch })))

/** Shows a placeholder while the menu is fetched: entries without text. */
function Awaited({ folded }: { folded: boolean }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
      {[1, 2, 3, 4].map(place => (
        <Box key={place} sx={{ height: entryHeight, px: 5, display: 'flex', alignItems: 'center', gap: 3 }}>
          <Skeleton variant="rounded" width={20} height={20} />
          {!folded && <Skeleton variant="text" sx={{ flex: 1 }} />}
        </Box>
      ))}
    </Box>
  )
}

/**
 * Shows the left menu as administrators have arranged it, limited to entries that the person may use, with
 * the number of waiting records.
 */
export function SideMenu({ face, folded, onChoose }: { face: Face; folded: boolean; onChoose: () => void }) {
  const translate = useTranslate()
  const me = useMe()
  const { data: counts = [] } = useCounts(face, me)
  const { data: nav, error, refetch } = useNav()
  const places = useMenuPlaces(face)
  const entries = nav && menuOf(places, nav, counts)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const isSearched = !folded && typed.trim() !== ''
  const shown = entries && isSearched ? entriesNamed(entries, typed) : entries
  const openFirst = () => {
    const to = isSearched && pagesOf(shown ?? [])[0]?.to
    if (!to) return
    setTyped('')
    navigate(to)
    onChoose()
  }
  return (
    <Box component="nav" aria-label={translate('layout.menu')} aria-busy={!entries && !error} sx={{ py: 2 }}>
      {face === 'g' && !folded && (
        <Suspense fallback={<Box sx={{ height: 44 }} />}>
          <MenuSearch />
        </Suspense>
      )}
      {face === 'admin' && !folded && entries && (
        <Suspense fallback={<Box sx={{ height: 44 }} />}>
          <MenuFilter value={typed} onChange={setTyped} onEnter={openFirst} />
        </Suspense>
      )}
      {shown && folded && <FoldedEntries entries={shown} onChoose={onChoose} />}
      {shown && !folded && <MenuEntries entries={shown} onChoose={onChoose} isFound={isSearched} />}
      {isSearched && (
        <Box role="status" sx={{ px: 5, py: 2, color: 'text.secondary' }}>
          {shown?.length === 0 && translate('layout.noMenu')}
        </Box>
      )}
      {!entries && !error && <Awaited folded={folded} />}
      {!entries && error && !folded && (
        <Box role="alert" sx={{ px: 5, py: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
          {failureWords(error, translate)}
          <ActionButton small onClick={() => void refetch()}>
            {translate('board.retry')}
          </ActionButton>
        </Box>
      )}
    </Box>
  )
}
