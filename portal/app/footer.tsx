import { useT } from '../lib/i18n.tsx'
import css from './footer.module.css'
import { FooterLinks } from './footer-links.tsx'
import { LateRobot } from './late-parts.tsx'
import { ThemeLinks } from './preferences.tsx'

/** The foot of every page. */
export function Footer() {
  const t = useT()
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p>{t('shell.footer')}</p>
        <nav className={css.links} aria-label={t('footer.links')}>
          <FooterLinks />
        </nav>
        <ThemeLinks />
      </div>
      <LateRobot />
    </footer>
  )
}
