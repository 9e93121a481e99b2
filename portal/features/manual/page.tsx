import { useLoaderData, useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { HelpBody } from '../../shared/help-body.tsx'
import { oneOf } from '../../shared/lists/query.ts'
import { Card } from '../../ui/lists/card.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from './page.module.css'

/** The numbers of the help pages in each variant of the manual, in order. */
const variants = {
  citizen: [2, 6, 3, 5],
  company: [4, 2, 6, 5]
} as const
type Variant = keyof typeof variants
const names = Object.keys(variants) as Variant[]

export const loader = pageLoader(async ({ call, url, signal }) => {
  const variant = oneOf(url.searchParams, 'type', names) ?? 'citizen'
  const parts = await Promise.all(variants[variant].map(key => call('getHelp', { query: { key }, signal })))
  return { variant, parts }
})

/** The manual on one page, for phones. It has a variant for citizens and one for companies. Specification 2. */
export function Component() {
  const t = useT()
  const { pathname } = useLocation()
  const { variant, parts } = useLoaderData<typeof loader>()
  return (
    <div className={css.page}>
      <PageHead title={t('manual.title')}>{t('manual.intro')}</PageHead>
      <TabLinks
        label={t('manual.variants')}
        current={variant}
        tabs={names.map(name => ({
          id: name,
          label: t(`manual.${name}`),
          to: name === 'citizen' ? pathname : `${pathname}?type=${name}`
        }))}
      />
      <nav className={css.contents} aria-label={t('manual.contents')}>
        <ol>
          {parts.map(({ key, title }) => (
            <li key={key}>
              <a href={`#part-${key}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.parts}>
        {parts.map(({ key, title, content }) => (
          <div key={key} id={`part-${key}`} className={css.part}>
            <Card title={title}>
              <HelpBody content={content} level={3} />
            </Card>
          </div>
        ))}
      </div>
    </div>
  )
}
