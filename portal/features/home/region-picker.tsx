import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { FilterForm } from '../../shared/lists/filter-form.tsx'
import { withRegion } from '../../shared/places/region-asked.ts'
import type { Region } from '../../shared/places/regions.ts'
import { useRegionLevels } from '../../shared/places/use-region-levels.ts'
import { LeaderNameField } from '../../shared/search/leader-name-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/forms/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import css from './page.module.css'

interface RegionPickerProps {
  provinces: readonly Region[]
  /** The first few ministries. */
  ministries: readonly { fid: number; name: string }[]
}

/**
 * Finds leaders by region (province, city and county) or by name, and shows ministries below. Without scripts, choosing
 * a province is enough to continue.
 */
export function RegionPicker({ provinces, ministries }: RegionPickerProps) {
  const t = useT()
  const { province } = useServices()
  const { path, levels, choose } = useRegionLevels(provinces)

  return (
    <Card title={t('home.regions')}>
      <FilterForm action="/local-leader" className={css.picker}>
        {levels.map((regions, depth) => (
          <Select
            key={depth === 0 ? 'province' : `below-${path[depth - 1]}`}
            label={t(depth === 0 ? 'region.province' : depth === 1 ? 'region.city' : 'region.county')}
            empty={t('region.any')}
            name={depth === Math.max(0, path.length - 1) ? 'regionId' : undefined}
            choices={regions.map(region => ({ value: region.id, label: region.name }))}
            value={path[depth] ?? ''}
            onChange={event => choose(depth, Number(event.target.value))}
          />
        ))}
        <LeaderNameField />
        <Button type="submit">{t('home.find')}</Button>
      </FilterForm>
      {ministries.length > 0 && (
        <>
          <h3 className={css.ministriesTitle}>{t('leaders.ministries')}</h3>
          <ul className={css.ministries}>
            {ministries.map(({ fid, name }) => (
              <li key={fid}>
                <Link to={`/threads/list?fid=${fid}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={css.all}>
        <Link to="/local-leader?organization=3">{t('home.allMinistries')}</Link>
        <Link to={province === undefined ? '/forum/list' : withRegion('/forum/list?below=1', province)}>
          {t('leaders.all')}
        </Link>
      </p>
    </Card>
  )
}
