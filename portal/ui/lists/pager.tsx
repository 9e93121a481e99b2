import { useT } from '../../lib/i18n.tsx'
import { pagesAround } from '../../lib/pages.ts'
import { Link } from '../link.tsx'
import css from './pager.module.css'

interface PagerProps {
  page: number
  rows: number
  total: number
  /** True if there are more records than `total`. The last page is then unknown. */
  capped?: boolean
  hrefOf: (page: number) => string
  /** The address of the page after this one, if it has no number. */
  after?: string
  /** True if this page comes after the last page that has a number. */
  beyond?: boolean
}

/** Shows links to the pages of a list. They work without scripts, open in a tab and can be shared. */
export function Pager({ page, rows, total, capped, hrefOf, after, beyond = false }: PagerProps) {
  const t = useT()
  const last = Math.max(1, Math.ceil(total / rows))
  if (last === 1 && page === 1) return null
  const previous = beyond ? last : page - 1
  const next = !beyond && page < last ? hrefOf(page + 1) : after
  return (
    <nav className={css.pager} aria-label={t('ui.pages')}>
      {previous > 0 && (
        <Link className={css.step} rel="prev" to={hrefOf(previous)}>
          {beyond ? t('list.backTo', { page: last }) : t('ui.previousPage')}
        </Link>
      )}
      {!beyond && (
        <ol className={css.numbers}>
          {pagesAround(page, last).map((shown, index) => (
            <li key={shown ?? `gap-${index}`}>
              {shown === undefined ? (
                <span className={css.gap}>…</span>
              ) : (
                <Link
                  className={css.number}
                  to={hrefOf(shown)}
                  aria-label={t('ui.page', { page: shown })}
                  aria-current={shown === page ? 'page' : undefined}
                >
                  {shown}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      <span className={beyond ? css.here : css.where}>
        {beyond ? t('ui.page', { page }) : t('ui.pageOf', { page, last: capped ? `${last}+` : last })}
      </span>
      {next !== undefined && (
        <Link className={css.step} rel="next" to={next}>
          {t('ui.nextPage')}
        </Link>
      )}
    </nav>
  )
}
