import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material'
import { useStore } from 'ra-core'
import { useId } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { countWords } from '../derive/list/counts.ts'
import { leadsTo, type MenuEntry, pagesOf, waiting } from './menu.ts'

/** The height of an entry; the placeholder of the menu has the same. */
export const entryHeight = 32

const row = {
  minHeight: entryHeight,
  py: 1,
  '@media (pointer: coarse)': { minHeight: 44 },
  borderRadius: 1,
  mx: 2,
  px: 3,
  color: 'text.primary'
} as const

interface Props {
  entries: readonly MenuEntry[]
  onChoose: () => void
  /** The number of menus around it. */
  depth?: number
  /** True while a search shows the entries: then all groups are open. */
  isFound?: boolean
}

function Count({ count }: { count: number }) {
  return (
    <Box
      component="span"
      sx={{ color: 'text.secondary', fontSize: '0.8125rem', ml: 1, flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {count > 0 ? countWords(count) : ''}
    </Box>
  )
}

/** Shows a link to a page, with the number of waiting records; in the folded menu only its icon. */
function PageLink({
  entry,
  folded,
  onChoose,
  depth = 0
}: { entry: MenuEntry; folded: boolean } & Omit<Props, 'entries'>) {
  const { label, icon: Icon, count = 0, to = '' } = entry
  // below the name of its group, an entry needs none; so the first view fetches only the icons of the groups
  const hasIcon = folded || depth === 0
  return (
    <Tooltip title={folded ? label : ''} placement="right">
      <ListItemButton
        component={NavLink}
        to={to}
        onClick={onChoose}
        aria-label={folded ? `${label} ${count > 0 ? countWords(count) : ''}`.trim() : undefined}
        sx={theme => ({
          ...row,
          // without an icon, the words begin where those of the group begin
          pl: 3 + depth * 4 + (hasIcon ? 0 : 4),
          '&.active': { bgcolor: theme.tokens.accentSoft, color: 'primary.main', fontWeight: 500 },
          '&.active .MuiListItemIcon-root': { color: 'primary.main' }
        })}
      >
        {hasIcon && (
          <ListItemIcon sx={{ minWidth: 0, mr: folded ? 0 : 3 }}>
            <Icon />
          </ListItemIcon>
        )}
        {!folded && (
          <>
            <ListItemText
              primary={label}
              sx={{ my: 0 }}
              slotProps={{ primary: { sx: { fontWeight: 'inherit' } } }}
            />
            <Count count={count} />
          </>
        )}
      </ListItemButton>
    </Tooltip>
  )
}

/** Shows a menu that contains entries. It opens and closes, and its state is stored for the next visit. */
function Group({
  entry,
  onChoose,
  depth = 0,
  isFound = false
}: { entry: MenuEntry } & Omit<Props, 'entries'>) {
  const { pathname } = useLocation()
  const [shut, setShut] = useStore<readonly string[]>('menu.shut', [])
  const id = useId()
  const { key, label, icon: Icon, children } = entry
  const open = isFound || !shut.includes(key)
  const here = !open && leadsTo(entry, pathname)
  const Arrow = open ? ExpandLess : ExpandMore
  return (
    <>
      <ListItemButton
        component="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setShut(open ? [...shut, key] : shut.filter(other => other !== key))}
        sx={{
          ...row,
          width: 'auto',
          flex: 1,
          pl: 3 + depth * 4,
          textAlign: 'start',
          font: 'inherit',
          ...(here && { color: 'primary.main', fontWeight: 500 })
        }}
      >
        <ListItemIcon sx={{ minWidth: 0, mr: 3, ...(here && { color: 'primary.main' }) }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={label}
          sx={{ my: 0 }}
          slotProps={{ primary: { sx: { fontWeight: 'inherit' } } }}
        />
        {!open && <Count count={waiting(entry)} />}
        <Arrow fontSize="small" sx={{ ml: 1, color: 'text.secondary' }} />
      </ListItemButton>
      {open && (
        <Box id={id} sx={{ width: '100%' }}>
          <MenuEntries entries={children} onChoose={onChoose} depth={depth + 1} isFound={isFound} />
        </Box>
      )}
    </>
  )
}

/** Shows the entries of the menu, and the entries inside them. */
export function MenuEntries({ entries, onChoose, depth = 0, isFound = false }: Props) {
  return (
    <List disablePadding sx={{ display: 'grid' }}>
      {entries.map(entry => (
        <ListItem key={entry.key} disablePadding sx={{ flexWrap: 'wrap', '& > a': { flex: 1 } }}>
          {entry.to === undefined ? (
            <Group entry={entry} onChoose={onChoose} depth={depth} isFound={isFound} />
          ) : (
            <>
              <PageLink entry={entry} folded={false} onChoose={onChoose} depth={depth} />
              {entry.children.length > 0 && (
                <Box sx={{ width: '100%' }}>
                  <MenuEntries
                    entries={entry.children}
                    onChoose={onChoose}
                    depth={depth + 1}
                    isFound={isFound}
                  />
                </Box>
              )}
            </>
          )}
        </ListItem>
      ))}
    </List>
  )
}

/** Shows the entries as icons only; a line separates groups. */
export function FoldedEntries({ entries, onChoose }: Omit<Props, 'depth'>) {
  const begins = { borderTop: 1, borderColor: 'divider', pt: 1 }
  return (
    <List disablePadding sx={{ display: 'grid', gap: 1 }}>
      {entries.flatMap((entry, index) =>
        pagesOf([entry]).map((page, place) => (
          <ListItem
            key={page.key}
            disablePadding
            sx={index > 0 && place === 0 && entry.to === undefined ? begins : undefined}
          >
            <PageLink entry={page} folded onChoose={onChoose} />
          </ListItem>
        ))
      )}
    </List>
  )
}
