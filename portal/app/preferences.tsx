import { useLocation } from 'react-router-dom'
import { type Language, languages, useI18n } from '../lib/i18n.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { type Look, useLook } from './look.tsx'
import css from './preferences.module.css'

const names: Record<Language, string> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', 'en-US': 'English' }

/**
 * Returns a function that adds a change of one preference to the address of this page. The server writes the change
 * into a cookie and redirects back.
 */
function useChange(): (name: string, value: string) => string {
  const { pathname, search } = useLocation()
  return (name, value) => {
    const query = new URLSearchParams(search)
    query.set(name, value)
    return `${pathname}?${query}`
  }
}

/**
 * Shows links for the three languages, visible or under a button. They are plain links because the whole page changes.
 */
export function LanguageLinks({ inSight }: { inSight?: true }) {
  const { language } = useI18n()
  const change = useChange()
  const list = (
    <ul className={css.languages}>
      {languages.map(choice => (
        <li key={choice}>
          <a
            lang={choice}
            rel="nofollow"
            href={change('language', choice)}
            aria-current={choice === language || undefined}
          >
            {names[choice]}
          </a>
        </li>
      ))}
    </ul>
  )
  return inSight ? list : <Disclosure label={names[language]}>{list}</Disclosure>
}

/** Turns the large-type mode (长辈版) on and off. */
export function LargeTypeLink() {
  const { t } = useI18n()
  const { large } = useLook()
  const change = useChange()
  return (
    <a className={css.large} rel="nofollow" href={change('largeType', large ? '0' : '1')}>
      {t(large ? 'shell.standardType' : 'shell.largeType')}
    </a>
  )
}

const themes = ['system', 'light', 'dark'] as const satisfies readonly Look['theme'][]

/** Shows links for the theme: that of the device, light or dark. */
export function ThemeLinks() {
  const { t } = useI18n()
  const { theme } = useLook()
  const change = useChange()
  return (
    <p className={css.themes}>
      <span>{t('shell.theme')}</span>
      {themes.map(choice => (
        <a
          key={choice}
          rel="nofollow"
          href={change('theme', choice)}
          aria-current={choice === theme || undefined}
        >
          {t(`shell.theme.${choice}`)}
        </a>
      ))}
    </p>
  )
}
