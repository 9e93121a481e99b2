import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import MenuIcon from '@mui/icons-material/Menu'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useTheme, useThemesContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Face } from '../face.ts'
import { size } from '../theme/tokens.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MessageCount } from './MessageCount.tsx'

function ThemeButton() {
  const translate = useTranslate()
  const { defaultTheme } = useThemesContext()
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const [theme, setTheme] = useTheme(defaultTheme ?? (prefersDark ? 'dark' : 'light'))
  const label = translate('ra.action.toggle_theme')
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
        {theme === 'dark' ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}

/** Fold button, name, new messages, return to the site, theme, language, account (specification 2). */
export function TopBar({
  face,
  menuOpen,
  onMenu,
  bare
}: {
  face: Face
  menuOpen: boolean
  onMenu: () => void
  /** Without menu and messages: the password must be changed first. */
  bare: boolean
}) {
  const translate = useTranslate()
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 1 },
        height: size.topBar,
        px: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar'
      }}
    >
      {!bare && (
        <IconButton
          aria-label={translate(menuOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
          aria-expanded={menuOpen}
          aria-controls="side-menu"
          onClick={onMenu}
        >
          <MenuIcon fontSize="small" />
        </IconButton>
      )}
      <Box
        component={Link}
        to="/"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          mr: 'auto',
          color: 'text.primary',
          textDecoration: 'none',
          minWidth: 0
        }}
      >
        <Box component="img" src="/console-assets/icon.svg" alt="" sx={{ width: 24, height: 24 }} />
        <Typography
          component="span"
          sx={{ fontWeight: 600, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {translate('app.title')}
          <Box
            component="span"
            sx={{ display: { xs: 'none', sm: 'inline' }, color: 'text.secondary', fontWeight: 400, ml: 2 }}
          >
            {translate(`app.faces.${face}`)}
          </Box>
        </Typography>
      </Box>
      <Button href="/" color="inherit" sx={{ fontWeight: 400, display: { xs: 'none', sm: 'inline-flex' } }}>
        {translate('layout.returnToSite')}
      </Button>
      {!bare && <MessageCount />}
      <ThemeButton />
      <LanguageMenu />
      <AccountMenu />
    </Box>
  )
}
