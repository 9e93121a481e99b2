import { useLoaderData } from 'react-router-dom'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { formatTime } from '../../lib/time.ts'
import { type LoadArgs, pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { useLabel } from '../../services/root.ts'
import { regionAsked } from '../../shared/places/region-asked.ts'
import { type Region, regionPath } from '../../shared/places/regions.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Figures } from '../../ui/lists/figures.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { FigureTable } from './figure-table.tsx'
import { monthOf, percent } from './formats.ts'
import css from './page.module.css'

/** Finds the province to which the figures are narrowed; undefined for the whole country. */
async function provinceAsked(args: LoadArgs): Promise<Region | undefined> {
  const regionId = regionAsked(args)
  if (regionId === undefined) return undefined
  const [province] = regionPath(regionId)
  const provinces = await args.call('regionChildren', { query: {}, signal: args.signal })
  return provinces.find(({ id }) => id === province)
}

export const loader = pageLoader(async args => {
  const { call, signal } = args
  const region = await provinceAsked(args)
  const query = { regionId: region?.id }
  const [statistics, numbers] = await Promise.all([
    call('publicStatistics', { query, signal }),
    call('siteNumbers', { query, signal })
  ])
  return { region: region?.name, statistics, numbers }
})

type Data = Awaited<ReturnType<typeof loader>>

const titleOf = (t: Translate, region: string | undefined) =>
  region === undefined ? t('data.title') : t('data.titleOf', { region })

export const handle: PageHandle<Data> = { title: (t, data) => titleOf(t, data?.region) }

/** The page of public figures, for the country or one province. It also says how they are counted. Specification 2. */
export function Component() {
  const t = useT()
  const { region, statistics, numbers } = useLoaderData<typeof loader>()
  const typeLabel = useLabel('messageType')
  const domainLabel = useLabel('domain')
  const { total, byMonth, byType, byDomain, byForum, at } = statistics
  const share = (value: number | null) => (value === null ? t('data.noShare') : percent(value))
  return (
    <div className={css.page}>
      <PageHead title={titleOf(t, region)}>
        <p>{region === undefined ? t('data.intro') : t('data.introOf', { region })}</p>
        <p>{t('data.at', { time: formatTime(at) })}</p>
      </PageHead>
      <Figures
        figures={[
          { label: t('data.messages'), value: formatNumber(total.messages) },
          { label: t('data.replied'), value: formatNumber(total.replied) },
          { label: t('data.replyRate'), value: share(total.replyRate) },
          { label: t('data.satisfaction'), value: share(total.satisfactionRate) },
          {
            label: t('data.median'),
            value:
              numbers.medianDays === null ? t('data.noShare') : t('data.days', { days: numbers.medianDays }),
            base: t('data.last90')
          }
        ]}
      />
      <FigureTable
        title={t('data.months')}
        first={t('data.month')}
        file="months"
        rows={byMonth.map(row => ({ key: row.from, name: monthOf(row.from), ...row }))}
      />
      <FigureTable
        title={t('data.types')}
        first={t('message.type')}
        file="types"
        rows={byType.map(row => ({ key: row.typeId, name: typeLabel(row.typeId), ...row }))}
      />
      <FigureTable
        title={t('data.domains')}
        first={t('data.domain')}
        file="domains"
        rows={byDomain.map(row => ({ key: row.domainId, name: domainLabel(row.domainId), ...row }))}
      />
      <FigureTable
        title={t('data.forums')}
        first={t('data.forum')}
        file="forums"
        rows={byForum.map(row => ({
          key: row.fid,
          shown: <Link to={`/threads/list?fid=${row.fid}`}>{row.name}</Link>,
          ...row
        }))}
      />
      <Card title={t('data.how')}>
        <ul className={css.how}>
          {(['data.how1', 'data.how2', 'data.how6', 'data.how3', 'data.how4', 'data.how5'] as const).map(
            key => (
              <li key={key}>{t(key)}</li>
            )
          )}
        </ul>
      </Card>
    </div>
  )
}
