import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

/** Shows the three key figures and their date. */
export function HomeNumbers({ numbers }: { numbers: DataOf<'siteNumbers'> }) {
  const t = useT()
  return (
    <div className={css.numbers}>
      <dl>
        <Figure label={t('home.messages')} value={formatNumber(numbers.messages)} />
        <Figure label={t('home.replied')} value={formatNumber(numbers.replied)} />
        <Figure
          label={t('home.medianDays')}
          value={numbers.medianDays === null ? '—' : t('home.days', { days: numbers.medianDays })}
        />
      </dl>
      <p className={css.asOf}>
        {t('home.asOf')} <Time at={numbers.at} />
      </p>
      <p className={css.counted}>{t('home.counted')}</p>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
