import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import type { Region, RegionLevel } from '../../shared/places/regions.ts'
import { Select } from '../../ui/forms/field.tsx'
import css from './page.module.css'

interface RegionFieldProps {
  id: string
  label: string
  /** The levels of the initial region, from the province down. */
  levels: readonly RegionLevel[]
  value: number | null
  onChange: (regionId: number | null) => void
  error?: string
}

const labels = ['region.province', 'region.city', 'region.county'] as const

/** Chooses a region step by step: province, city, county. The person may stop at any of them. */
export function RegionField({ id, label, levels, value, onChange, error }: RegionFieldProps) {
  const t = useT()
  const { call } = useServices()
  const [lists, setLists] = useState<readonly (readonly Region[])[]>(levels.map(({ regions }) => regions))
  const [chosen, setChosen] = useState<readonly number[]>(
    levels.flatMap(level => (level.chosen ? [level.chosen.id] : []))
  )

  const choose = async (depth: number, regionId: number) => {
    const path = [...chosen.slice(0, depth), ...(regionId ? [regionId] : [])]
    const kept = lists.slice(0, depth + 1)
    setChosen(path)
    setLists(kept)
    onChange(path.at(-1) ?? null)
    const region = lists[depth]?.find(candidate => candidate.id === regionId)
    if (!region?.hasChildren || depth >= labels.length - 1) return
    // if the call fails, the choice so far stays valid
    const below = await call('regionChildren', { query: { parentId: regionId } }).catch(() => [])
    setLists(now => (now.length === kept.length && below.length > 0 ? [...kept, below] : now))
  }

  return (
    <fieldset id={id} className={css.region}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.levels}>
        {lists.map((regions, depth) => (
          <Select
            key={depth === 0 ? 'province' : `below-${chosen[depth - 1]}`}
            label={t(labels[depth] ?? 'region.county')}
            empty={t('region.any')}
            choices={regions.map(region => ({ value: region.id, label: region.name }))}
            value={value === null ? '' : (chosen[depth] ?? '')}
            onChange={event => choose(depth, Number(event.target.value))}
          />
        ))}
      </div>
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
