import Translate from '@mui/icons-material/Translate'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useLocaleState, useLocales, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'

/** Chooses the language; kept in the cookie `language`. */
export function LanguageMenu() {
  const translate = useTranslate()
  const languages = useLocales()
  const [locale, setLocale] = useLocaleState()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const label = translate('layout.language')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={anchor}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Translate fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={open} anchorEl={anchor.current} onClose={() => setOpen(false)}>
        {languages.map(language => (
          <MenuItem
            key={language.locale}
            lang={language.locale}
            role="menuitemradio"
            aria-checked={language.locale === locale}
            selected={language.locale === locale}
            onClick={() => {
              setOpen(false)
              setLocale(language.locale)
            }}
          >
            {language.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
