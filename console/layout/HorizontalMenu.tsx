import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link, useLocation } from 'react-router-dom'
import type { Face } from '../base/face.ts'
import { countWords } from '../derive/list/counts.ts'
import { useMe } from '../session/useMe.ts'
import { size } from '../theme/tokens.ts'
import { useOpening } from '../widgets/parts/opening.tsx'
import { leadsTo, type MenuEntry, menuOf, pagesOf, waiting } from './menu.ts'
import { useNav } from './nav.ts'
import { useCounts } from './useCounts.ts'
import { useMenuPlaces } from './useMenuPlaces.ts'

const words = ({ label }: MenuEntry, count: number) => (count > 0 ? `${label} ${countWords(count)}` : label)

/** Shows one entry of the first level; an entry with further entries opens them below. */
function Entry({ entry }: { entry: MenuEntry }) {
  const { pathname } = useLocation()
  const { opener, opened, close } = useOpening('menu')
  const here = leadsTo(entry, pathname)
  const look = { fontWeight: here ? 500 : 400, whiteSpace: 'nowrap', flexShrink: 0 } as const
  const label = words(entry, waiting(entry))
  if (entry.to !== undefined && entry.children.length === 0)
    return (
      <Button
        component={Link}
        to={entry.to}
        color={here ? 'primary' : 'inherit'}
        aria-current={here ? 'page' : undefined}
        sx={look}
      >
        {label}
      </Button>
    )
  return (
    <>
      <Button
        {...opener}
        color={here ? 'primary' : 'inherit'}
        endIcon={<ExpandMore fontSize="small" />}
        sx={look}
      >
        {label}
      </Button>
      <Menu {...opened}>
        {pagesOf([entry]).map(page => (
          <MenuItem
            key={page.key}
            component={Link}
            to={page.to ?? '/'}
            selected={leadsTo(page, pathname)}
            onClick={close}
          >
            {words(page, page.count ?? 0)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** Shows the menu in a line below the top bar, for people who want the full width for the page. */
export function HorizontalMenu({ face }: { face: Face }) {
  const translate = useTranslate()
  const me = useMe()
  const { data: counts = [] } = useCounts(face, me)
  const { data: nav = [] } = useNav()
  const places = useMenuPlaces(face)
  return (
    <Box
      component="nav"
      aria-label={translate('layout.menu')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, height: size.tabBar, px: 2, overflowX: 'auto' }}
    >
      {menuOf(places, nav, counts).map(entry => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </Box>
  )
}
