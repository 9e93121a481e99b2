import type { DataOf } from '@board/client'
import { useI18n } from '../../lib/i18n.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

/** The three numbers that matter, and the day they are from. */
export function HomeNumbers({ numbers }: { numbers: DataOf<'siteNumbers'> }) {
  const { t, language } = useI18n()
  const shown = (value: number) => value.toLocaleString(language)
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
