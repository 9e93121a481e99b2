import { useT } from '../lib/i18n.tsx'
import { useRoot } from '../services/root.ts'
import { FooterLinks } from '../shared/footer-links.tsx'
import { Link } from '../ui/link.tsx'
import css from './footer.module.css'
import { LateRobot } from './late-parts.tsx'
import { ThemeLinks } from './preferences.tsx'

/** Shows the footer of every page. */
export function Footer() {
  const t = useT()
  const { contact } = useRoot()
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p>{t('shell.footer')}</p>
        {contact && (
          <p>
            <Link to="/helpC?key=7">{t('shell.contact')}</Link> {contact}
          </p>
        )}
        <div className={css.links}>
          <FooterLinks />
        </div>
        <ThemeLinks />
      </div>
      <LateRobot />
    </footer>
  )
}
