import { Link } from 'react-router-dom'
import { useT } from '../lib/i18n.tsx'
import { pagesAround } from '../lib/pages.ts'
import css from './pager.module.css'

interface PagerProps {
  page: number
  rows: number
  total: number
  /** There are more records than `total`: the last page is not known. */
  capped?: boolean
  hrefOf: (page: number) => string
}

/** Pages as links: they work without scripts, open in a tab and can be shared. */
export function Pager({ page, rows, total, capped, hrefOf }: PagerProps) {
  const t = useT()
  const last = Math.max(1, Math.ceil(total / rows))
  if (last === 1 && page === 1) return null
  return (
    <nav className={css.pager} aria-label={t('ui.pages')}>
      {page > 1 && (
        <Link className={css.step} rel="prev" to={hrefOf(page - 1)}>
          {t('ui.previousPage')}
        </Link>
      )}
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
      <span className={css.where}>{t('ui.pageOf', { page, last: capped ? `${last}+` : last })}</span>
      {page < last && (
        <Link className={css.step} rel="next" to={hrefOf(page + 1)}>
          {t('ui.nextPage')}
        </Link>
      )}
    </nav>
  )
}
