import type { DataOf } from '@board/client'
import { useState } from 'react'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { FilterForm } from '../../shared/filter-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import css from './page.module.css'

type Region = DataOf<'regionChildren'>[number]

interface RegionPickerProps {
  provinces: readonly Region[]
  /** The province that is chosen at first. */
  province: number | undefined
}

/** Leaders by region: province, city and county, or a name. Without scripts a province is enough to go on. */
export function RegionPicker({ provinces, province }: RegionPickerProps) {
  const t = useT()
  const { call } = useServices()
  const [chosen, setChosen] = useState<readonly number[]>(province === undefined ? [] : [province])
  const [levels, setLevels] = useState<readonly (readonly Region[])[]>([provinces])

  const choose = async (depth: number, id: number) => {
    setChosen([...chosen.slice(0, depth), ...(id ? [id] : [])])
    const kept = levels.slice(0, depth + 1)
    setLevels(kept)
    const region = levels[depth]?.find(candidate => candidate.id === id)
    if (!region?.hasChildren || depth === 2) return
    // Without the lower level one can still go on with this one.
    const below = await call('regionChildren', { query: { parentId: id } }).catch(() => [])
    setLevels(now => (now.length === kept.length && below.length > 0 ? [...kept, below] : now))
  }

  return (
    <Card title={t('home.regions')}>
      <FilterForm action="/local-leader" className={css.picker}>
        {levels.map((regions, depth) => (
          <Select
            key={depth === 0 ? 'province' : `below-${chosen[depth - 1]}`}
            label={t(depth === 0 ? 'region.province' : depth === 1 ? 'region.city' : 'region.county')}
            empty={t('region.any')}
            name={depth === Math.max(0, chosen.length - 1) ? 'regionId' : undefined}
            choices={regions.map(region => ({ value: region.id, label: region.name }))}
            value={chosen[depth] ?? ''}
            onChange={event => choose(depth, Number(event.target.value))}
          />
        ))}
        <TextField
          label={t('leaders.search')}
          type="search"
          name="keywords"
          maxLength={50}
          placeholder={t('leaders.searchHint')}
        />
        <Button type="submit">{t('home.find')}</Button>
      </FilterForm>
      <p className={css.all}>
        <Link to="/local-leader?organization=3">{t('leaders.ministries')}</Link>
        <Link to="/forum/list">{t('leaders.all')}</Link>
      </p>
    </Card>
  )
}
