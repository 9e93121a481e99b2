import { useT } from '../lib/i18n.tsx'
import { useRoot } from '../services/root.ts'
import { Link } from '../ui/link.tsx'

/**
 * Shows the links of the footer. Links without an address in the settings of the site are left out. Specification 2.
 */
export function FooterLinks() {
  const t = useT()
  const { privacy, service } = useRoot().links
  return (
    <>
      <Link to="/forum/list">{t('footer.forums')}</Link>
      <Link to="/messageSearch">{t('search.title')}</Link>
      <Link to="/data">{t('footer.figures')}</Link>
      <Link to="/helpC">{t('footer.help')}</Link>
      {privacy.startsWith('/') ? (
        <Link to={privacy}>{t('footer.privacy')}</Link>
      ) : (
        <a href={privacy}>{t('footer.privacy')}</a>
      )}
      <Link to="/feedback">{t('footer.feedback')}</Link>
      {service && <a href={service}>{t('footer.service')}</a>}
    </>
  )
}
