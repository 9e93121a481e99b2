import Translate from '@mui/icons-material/Translate'
import { Menu, MenuItem } from '@mui/material'
import { useLocaleState, useLocales, useTranslate } from 'ra-core'
import { OpeningIcon, useOpening } from './opening.tsx'

/** Shows the choice of the language, which is stored in the cookie `language`. */
export function LanguageMenu() {
  const translate = useTranslate()
  const languages = useLocales()
  const [locale, setLocale] = useLocaleState()
  const { opener, opened, close } = useOpening('menu')
  const label = translate('layout.language')
  return (
    <>
      <OpeningIcon label={label} opener={opener}>
        <Translate fontSize="small" />
      </OpeningIcon>
      <Menu {...opened}>
        {languages.map(language => (
          <MenuItem
            key={language.locale}
            lang={language.locale}
            role="menuitemradio"
            aria-checked={language.locale === locale}
            selected={language.locale === locale}
            onClick={() => {
              close()
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
