import { useLocation, useSearchParams } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { Link } from '../../ui/link.tsx'
import { withQuery } from '../lists/query.ts'
import css from './region-steps.module.css'
import type { RegionLevel } from './regions.ts'

/**
 * Shows links down from the country to a county.
 * @param page the page that the links open; by default this page
 * @param isFolded true if the regions to choose from are folded, so that the results are in view
 */
export function RegionSteps({
  levels,
  isFolded = false,
  page
}: {
  levels: readonly RegionLevel[]
  isFolded?: boolean
  page?: string
}) {
  const t = useT()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const to = (regionId?: number) => withQuery(page ?? pathname, query, { regionId, page: undefined })
  const country = useServices().province === undefined ? undefined : 0
  const chosen = levels.flatMap(level => level.chosen ?? [])
  const last = levels.at(-1)
  const choices = last && (
    <ul className={css.choices}>
      {last.regions.map(region => (
        <li key={region.id}>
          <Link
            className={css.choice}
            to={to(region.id)}
            aria-current={region.id === last.chosen?.id ? 'true' : undefined}
          >
            {region.name}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={isFolded ? `${css.regions} ${css.folded}` : css.regions} aria-label={t('region.label')}>
      <ol className={css.trail}>
        <li>
          <Link to={to(country)} aria-current={chosen.length === 0 ? 'true' : undefined}>
            {t('region.country')}
          </Link>
        </li>
        {chosen.map((region, index) => (
          <li key={region.id}>
            <Link to={to(region.id)} aria-current={index === chosen.length - 1 ? 'true' : undefined}>
              {region.name}
            </Link>
          </li>
        ))}
      </ol>
      {last &&
        (isFolded ? (
          // for each region the choices begin folded
          <details key={chosen.at(-1)?.id ?? 0} className={css.fold}>
            <summary>{t('region.label')}</summary>
            {choices}
          </details>
        ) : (
          choices
        ))}
    </nav>
  )
}
