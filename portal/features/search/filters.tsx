import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useRoot } from '../../app/root.ts'
import { useT } from '../../lib/i18n.tsx'
import { FilterForm } from '../../shared/filter-form.tsx'
import { withQuery } from '../../shared/query.ts'
import type { Region } from '../../shared/regions.ts'
import { Button } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import css from './page.module.css'

const folded = ['regionId', 'typeId', 'domainId', 'replied', 'from', 'until', 'order'] as const

/** The search form: words always in sight, the rest in a sheet that folds. A plain form without scripts. */
export function Filters({ provinces, badDates }: { provinces: readonly Region[]; badDates: boolean }) {
  const t = useT()
  const { dictionaries } = useRoot()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const value = (name: string) => query.get(name) ?? ''
  const active = folded.filter(name => value(name) !== '')
  const regions = provinces.map(region => ({ value: region.id, label: region.name }))
  const replied = [
    { value: 1, label: t('list.replied') },
    { value: 0, label: t('list.notReplied') }
  ]
  const orders = [{ value: 'repliedAt:desc', label: t('search.lastReplied') }]
  const labels: Record<string, readonly { value: string | number; label: string }[]> = {
    regionId: regions,
    typeId: dictionaries.messageType,
    domainId: dictionaries.domain,
    replied,
    order: orders
  }
  const labelOf = (name: string) =>
    labels[name]?.find(choice => String(choice.value) === value(name))?.label ?? value(name)

  return (
    <FilterForm role="search" aria-label={t('search.title')} className={css.filters} key={query.toString()}>
      <TextField
        label={t('search.label')}
        type="search"
        name="keywords"
        maxLength={100}
        defaultValue={value('keywords')}
        placeholder={t('search.placeholder')}
        action={
          <Button type="submit" tone="primary">
            {t('search.submit')}
          </Button>
        }
      />
      <details className={css.more} open={badDates || undefined}>
        <summary>
          {active.length > 0 ? t('search.moreActive', { count: active.length }) : t('search.more')}
        </summary>
        <div className={css.grid}>
          <Select
            label={t('region.province')}
            name="regionId"
            empty={t('filter.all')}
            choices={regions}
            defaultValue={value('regionId')}
          />
          <Select
            label={t('message.type')}
            name="typeId"
            empty={t('filter.all')}
            choices={dictionaries.messageType}
            defaultValue={value('typeId')}
          />
          <Select
            label={t('message.domain')}
            name="domainId"
            empty={t('filter.all')}
            choices={dictionaries.domain}
            defaultValue={value('domainId')}
          />
          <Select
            label={t('message.state')}
            name="replied"
            empty={t('filter.all')}
            choices={replied}
            defaultValue={value('replied')}
          />
          <TextField label={t('search.from')} type="date" name="from" defaultValue={value('from')} />
          <TextField
            label={t('search.until')}
            type="date"
            name="until"
            defaultValue={value('until')}
            error={badDates && t('search.badDates')}
          />
          <Select
            label={t('search.order')}
            name="order"
            empty={t('search.newest')}
            choices={orders}
            defaultValue={value('order')}
          />
        </div>
        <Button type="submit">{t('search.apply')}</Button>
      </details>
      {active.length > 0 && (
        <ul className={css.active} aria-label={t('search.active')}>
          {active.map(name => (
            <li key={name}>
              <Link
                to={withQuery(pathname, query, { [name]: undefined, page: undefined })}
                className={css.drop}
              >
                {labelOf(name)}
                <span aria-hidden="true">×</span>
                <span className="visually-hidden">{t('search.drop')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </FilterForm>
  )
}
