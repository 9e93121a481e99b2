import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

/**
 * Formats a number with a comma at each thousand, as in all three languages. `toLocaleString` would load tables, which
 * is slow on phones.
 */
const shown = (value: number) => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** Shows the three key figures and their date. */
export function HomeNumbers({ numbers }: { numbers: DataOf<'siteNumbers'> }) {
  const t = useT()
  return (
    <div className={css.numbers}>
      <dl>
        <Figure label={t('home.messages')} value={shown(numbers.messages)} />
        <Figure label={t('home.replied')} value={shown(numbers.replied)} />
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
