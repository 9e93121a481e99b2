import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router-dom'
import { useMe } from '../auth/useMe.ts'
import { countWords } from '../derive/board/useBoardData.ts'
import type { Face } from '../face.ts'
import { iconNamed } from './icons.tsx'
import { type MenuEntry, menuOf } from './menu.ts'
import { useCounts } from './useCounts.ts'

const MenuSearch = lazy(() => import('./MenuSearch.tsx').then(module => ({ default: module.MenuSearch })))

function Entry({ entry, folded, onChoose }: { entry: MenuEntry; folded: boolean; onChoose: () => void }) {
  const translate = useTranslate()
  const Icon = iconNamed(entry.icon)
  const label = translate(entry.label)
  const count = entry.count ? countWords(entry.count) : ''
  return (
    <ListItem disablePadding>
      <Tooltip title={folded ? label : ''} placement="right">
        <ListItemButton
          component={NavLink}
          to={entry.to}
          onClick={onChoose}
          aria-label={folded ? `${label} ${count}`.trim() : undefined}
          sx={theme => ({
            minHeight: 40,
            borderRadius: 1,
            mx: 2,
            px: 3,
            color: 'text.primary',
            '&.active': { bgcolor: theme.tokens.accentSoft, color: 'primary.main', fontWeight: 500 },
            '&.active .MuiListItemIcon-root': { color: 'primary.main' }
          })}
        >
          <ListItemIcon sx={{ minWidth: 0, mr: folded ? 0 : 3 }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {!folded && (
            <>
              <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 'inherit' } } }} />
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {count}
              </Box>
            </>
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  )
}

/** The left menu: what the person may see, with the number of what waits. */
export function SideMenu({ face, folded, onChoose }: { face: Face; folded: boolean; onChoose: () => void }) {
  const translate = useTranslate()
  const me = useMe()
  const { data: counts = [] } = useCounts(face, me)
  return (
    <Box component="nav" aria-label={translate('layout.menu')} sx={{ py: 2 }}>
      {face === 'g' && !folded && (
        <Suspense fallback={<Box sx={{ height: 44 }} />}>
          <MenuSearch />
        </Suspense>
      )}
      <List disablePadding sx={{ display: 'grid', gap: 1 }}>
        {menuOf(face, me, counts).map(entry => (
          <Entry key={entry.key} entry={entry} folded={folded} onChoose={onChoose} />
        ))}
      </List>
    </Box>
  )
}
