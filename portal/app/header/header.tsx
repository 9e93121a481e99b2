import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { currentEntry } from '../../services/menu.ts'
import { useServices } from '../../services/services.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import css from '../../ui/frame/header.module.css'
import mark from '../../ui/frame/mark.svg'
import { Link } from '../../ui/link.tsx'
import { LanguageLinks, LargeTypeLink } from '../preferences.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ProvinceLine } from './province-line.tsx'
import { SearchBox } from './search-box.tsx'

/** Shows the header of every page: brand, search, account, language and 长辈版; the citizens' menu below. */
export function Header() {
  const t = useT()
  return (
    <header className={css.header}>
      <div className={css.top}>
        <Link to="/home" className={css.brand}>
          <img src={mark} alt="" width="32" height="32" />
          <span className={css.name}>{t('site.name')}</span>
        </Link>
        <div className={css.search}>
          <SearchBox />
        </div>
        <div className={css.tools}>
          <Link to="/messageSearch" className={css.searchIcon} aria-label={t('search.submit')}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12M13.5 13.5L17 17" />
            </svg>
          </Link>
          <AccountMenu />
          <div className={css.wideOnly}>
            <LanguageLinks />
          </div>
          <div className={css.type}>
            <LargeTypeLink />
          </div>
          <div className={css.phoneOnly}>
            <Disclosure
              label={<span className={css.menuWord}>{t('shell.menu')}</span>}
              icon="menu"
              align="end"
            >
              <nav className={css.sheet} aria-label={t('shell.mainMenu')}>
                <MenuLinks />
                <Link to="/helpC" className={css.entry}>
                  {t('footer.help')}
                </Link>
                <LanguageLinks inSight />
              </nav>
            </Disclosure>
          </div>
        </div>
      </div>
      <nav className={css.menu} aria-label={t('shell.mainMenu')} data-menu>
        <MenuLinks />
      </nav>
      <ProvinceLine />
    </header>
  )
}

function MenuLinks() {
  const t = useT()
  const { menu } = useServices()
  const current = currentEntry(menu, useLocation())
  return menu.map(entry => (
    <Link
      key={entry.to}
      to={entry.narrowed ?? entry.to}
      className={css.entry}
      aria-current={entry === current ? 'page' : undefined}
    >
      {t(entry.label)}
    </Link>
  ))
}
