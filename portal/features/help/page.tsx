import { helpKeys } from '@board/schemas/facts/text/help-text'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { missing, pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { useRoot } from '../../services/root.ts'
import { HelpBody } from '../../shared/help-body.tsx'
import { numberIn } from '../../shared/lists/query.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

/** The number of the help page that says how to contact the platform. */
const contactKey = 7

export const loader = pageLoader(async ({ call, url, signal }) => {
  const key = numberIn(url.searchParams, 'key')
  if (url.searchParams.has('key') && !helpKeys.some(one => one === key)) missing()
  const [titles, help] = await Promise.all([
    call('listHelp', { signal }),
    key === undefined ? null : call('getHelp', { query: { key }, signal })
  ])
  return { titles, help }
})

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  title: (t, data) => data?.help?.title ?? t('help.title')
}

/** The help center. It lists the help pages and shows the one with the `key` of the address. Specification 2. */
export function Component() {
  const t = useT()
  const { contact } = useRoot()
  const { titles, help } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={help?.title ?? t('help.title')}>{!help && t('help.intro')}</PageHead>
      <div className={css.columns}>
        <nav className={css.pages} aria-label={t('help.title')}>
          <ul>
            {titles.map(({ key, title }) => (
              <li key={key}>
                <Link
                  to={`/helpC?key=${key}`}
                  className={css.entry}
                  aria-current={key === help?.key ? 'page' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {help && (
          <Card>
            {help.key === contactKey && contact && <p className={css.contact}>{contact}</p>}
            <HelpBody content={help.content} hasAnchors />
            {help.updatedAt !== null && (
              <p className={css.updated}>
                {t('help.updated')} <Time at={help.updatedAt} day />
              </p>
            )}
          </Card>
        )}
      </div>
      <p className={css.more}>
        {t('help.more')} <Link to="/feedback">{t('footer.feedback')}</Link>
      </p>
    </>
  )
}
