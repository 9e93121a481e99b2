import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Divider, Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { OpeningIcon, useOpening } from '../../widgets/parts/opening.tsx'
import type { OpenedTabs } from './useTabs.ts'

interface Props {
  opened: OpenedTabs
  /** True on a phone: the menu also lists the pages. */
  isWhole?: boolean
}

/** Closes several tabs at once; on a phone it replaces the whole line of tabs. */
export function TabMenu({ opened: { tabs, close, closeOthers, closeAll }, isWhole = false }: Props) {
  const translate = useTranslate()
  const menu = useOpening('menu')
  const active = tabs.find(tab => tab.isActive)
  const others = tabs.filter(tab => !tab.isActive && !tab.isHome)
  const label = translate('frame.tabActs')
  const act = (run: () => void) => () => {
    menu.close()
    run()
  }
  return (
    <>
      {isWhole ? (
        <Button
          {...menu.opener}
          color="inherit"
          fullWidth
          endIcon={<ExpandMore fontSize="small" />}
          sx={{ height: '100%', px: 4, justifyContent: 'space-between', fontWeight: 400 }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {translate('frame.openedPages', { smart_count: tabs.length })}
          </Box>
        </Button>
      ) : (
        <OpeningIcon label={label} opener={menu.opener}>
          <ExpandMore fontSize="small" />
        </OpeningIcon>
      )}
      <Menu {...menu.opened} slotProps={{ paper: { sx: { maxWidth: '92vw' } } }}>
        {isWhole &&
          tabs.map(({ name, title, to, isActive }) => (
            <MenuItem
              key={name}
              component={Link}
              to={to}
              selected={isActive}
              aria-current={isActive ? 'page' : undefined}
              onClick={menu.close}
              sx={{ whiteSpace: 'normal' }}
            >
              {title}
            </MenuItem>
          ))}
        {isWhole && <Divider component="li" role="presentation" />}
        {active && !active.isHome && (
          <MenuItem onClick={act(() => close(active.name))}>{translate('frame.closeThis')}</MenuItem>
        )}
        <MenuItem disabled={others.length === 0} onClick={act(closeOthers)}>
          {translate('frame.closeOthers')}
        </MenuItem>
        <MenuItem disabled={tabs.every(tab => tab.isHome)} onClick={act(closeAll)}>
          {translate('frame.closeAll')}
        </MenuItem>
      </Menu>
    </>
  )
}
