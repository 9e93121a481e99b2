import type { DataOf } from '@board/client'
import { useT } from '../lib/i18n.tsx'
import { Chip } from '../ui/chip.tsx'

export type AnswerPromise = NonNullable<DataOf<'getMessage'>['promise']>

/** Shows how the promise to answer a message stands: in words, with a mark. */
export function PromiseChip({ promise }: { promise: AnswerPromise }) {
  const t = useT()
  const { answeredAt, stoppedSince, lateDays, daysLeft } = promise
  if (answeredAt !== null) return <KeptChip lateDays={lateDays} />
  return (
    <>
      {lateDays !== null && <Chip tone="late">{t('promise.late', { days: lateDays })}</Chip>}
      {stoppedSince !== null && <Chip tone="wait">{t('promise.stopped')}</Chip>}
      {daysLeft !== null && (
        <Chip tone="wait">{daysLeft === 0 ? t('promise.today') : t('promise.left', { days: daysLeft })}</Chip>
      )}
    </>
  )
}

/** Says whether an answer came in time, and otherwise by how much it was late. */
export function KeptChip({ lateDays }: { lateDays: number | null }) {
  const t = useT()
  if (lateDays === null) return <Chip tone="ok">{t('promise.kept')}</Chip>
  return <Chip tone="late">{t('promise.keptLate', { days: lateDays })}</Chip>
}
