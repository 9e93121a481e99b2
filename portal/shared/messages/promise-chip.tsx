import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { Chip } from '../../ui/lists/chip.tsx'

export type AnswerPromise = NonNullable<DataOf<'getMessage'>['promise']>

interface PromiseProps {
  promise: AnswerPromise
  /** The trace state of the message. Above 0 the message has a reply, so the chip names the answer that is due. */
  state: number
}

/** Shows the state of the promise to answer a message, as a mark and words. */
export function PromiseChip({ promise, state }: PromiseProps) {
  const t = useT()
  const { answer, answeredAt, stoppedSince, lateDays, daysLeft } = promise
  if (answeredAt !== null) return <KeptChip answer={answer} lateDays={lateDays} />
  const owed = state === 0 ? 'promise.left' : 'promise.finalLeft'
  const left = answer === 'explanation' ? 'promise.explanationLeft' : owed
  return (
    <>
      {lateDays !== null && <Chip tone="late">{t('promise.late', { days: lateDays })}</Chip>}{' '}
      {stoppedSince !== null && <Chip tone="wait">{t('promise.stopped')}</Chip>}{' '}
      {/* after a final reply, only an answer to a supplement is still due; the page of the message shows its deadline */}
      {daysLeft !== null && state !== 2 && (
        <Chip tone="wait">{daysLeft === 0 ? t('promise.today') : t(left, { days: daysLeft })}</Chip>
      )}
    </>
  )
}

/** Says whether an answer came in time, and otherwise by how much it was late. */
export function KeptChip({ answer, lateDays }: Pick<AnswerPromise, 'answer' | 'lateDays'>) {
  const t = useT()
  const act = t(answer === 'explanation' ? 'promise.explanation' : 'promise.reply')
  if (lateDays === null) return <Chip tone="ok">{t('promise.kept', { act })}</Chip>
  return <Chip tone="late">{t('promise.keptLate', { act, days: lateDays })}</Chip>
}
