import { privacyKey } from '@board/schemas/facts/text/help-text'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { FooterLinks } from '../../shared/footer-links.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from './footer-page.module.css'

export const loader = pageLoader(async ({ call, signal }) => await call('listHelp', { signal }))

/** Shows the links of the footer as a page, for apps, which hide the footer. Specification 2. */
export function Component() {
  const t = useT()
  const titles = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('footer.title')}>{t('shell.footer')}</PageHead>
      <div className={css.cards}>
        <Card title={t('help.title')}>
          <ul className={css.links}>
            {titles
              // the links of the footer have it
              .filter(({ key }) => key !== privacyKey)
              .map(({ key, title }) => (
                <li key={key}>
                  <Link to={`/helpC?key=${key}`}>{title}</Link>
                </li>
              ))}
          </ul>
        </Card>
        <Card title={t('footer.site')}>
          <div className={css.links}>
            <FooterLinks />
            <Link to="/noticeMain">{t('notices.title')}</Link>
            <Link to="/caseBase">{t('footer.cases')}</Link>
            <Link to="/unify/manual">{t('footer.manual')}</Link>
          </div>
        </Card>
      </div>
    </>
  )
}
