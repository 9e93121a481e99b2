import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import MenuIcon from '@mui/icons-material/Menu'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import type { Face } from '../base/face.ts'
import { size, width } from '../theme/tokens.ts'
import { visuallyHidden } from '../widgets/parts/forms/FieldFrame.tsx'
import { LanguageMenu } from '../widgets/parts/LanguageMenu.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { FullscreenButton } from './FullscreenButton.tsx'
import { HelpMenu } from './HelpMenu.tsx'
import { MessageCount } from './MessageCount.tsx'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { linkProps, usePlaceLinks } from './placeLinks.ts'
import { useThemeToggle } from './useThemeToggle.ts'

/** The media query of a phone. */
const phone = `@media (max-width: ${width.phone - 0.05}px)`

function ThemeButton() {
  const { isDark, label, toggle } = useThemeToggle()
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={toggle}
        // on a phone it is an entry of the help menu
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}

/**
 * Shows the fold button, the name, the links out, the search for pages, new messages, help, full screen, theme, language
 * and account (specification 2).
 */
export function TopBar({
  face,
  menuOpen,
  onMenu,
  bare,
  isFoldable
}: {
  face: Face
  menuOpen: boolean
  onMenu: () => void
  /** True for a bar without menu and messages, because the password must be changed first. */
  bare: boolean
  /** False if the menu is a line, which cannot be folded. */
  isFoldable: boolean
}) {
  const translate = useTranslate()
  const { leave } = usePlaceLinks(face)
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
      {!bare && isFoldable && (
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
          sx={{
            fontWeight: 600,
            whiteSpace: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            // on a phone the buttons leave no room for the name: the mark stands for it
            [phone]: visuallyHidden
          }}
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
      {leave.map(link => (
        <Button
          key={link.key}
          {...linkProps(link)}
          color="inherit"
          sx={{ fontWeight: 400, whiteSpace: 'nowrap', display: { xs: 'none', md: 'inline-flex' } }}
        >
          {link.label}
        </Button>
      ))}
      {!bare && <PaletteButton face={face} />}
      {!bare && <MessageCount />}
      <HelpMenu face={face} bare={bare} />
      <FullscreenButton />
      <ThemeButton />
      <LanguageMenu />
      <AccountMenu face={face} bare={bare} />
    </Box>
  )
}
