import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { type AnswerPromise, PromiseChip } from '../../shared/promise-chip.tsx'
import css from './content.module.css'

/** Says by when a message is answered, whether the clock stands still, and whether the promise was kept. */
export function PromiseLine({ promise }: { promise: AnswerPromise }) {
  const t = useT()
  const { answer, dueAt, answeredAt, stoppedSince, extendedFrom } = promise
  const { language } = useServices()
  const day = (at: number) =>
    new Date(at * 1000).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' })
  return (
    <p className={css.facts}>
      <PromiseChip promise={promise} />
      {stoppedSince !== null && <span>{t('promise.stoppedWhy', { day: day(stoppedSince) })}</span>}
      <span>
        {answeredAt === null
          ? t(answer === 'reply' ? 'promise.due' : 'promise.explanationDue', { day: day(dueAt) })
          : t('promise.answered', { day: day(dueAt), answered: day(answeredAt) })}
      </span>
      {extendedFrom !== null && <span>{t('promise.extended', { day: day(extendedFrom) })}</span>}
    </p>
  )
}
