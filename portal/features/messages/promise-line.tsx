import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { type AnswerPromise, PromiseChip } from '../../shared/messages/promise-chip.tsx'
import css from './content.module.css'

/** Says by when a message is answered, whether the clock stands still, and whether the promise was kept. */
export function PromiseLine({ promise, state }: { promise: AnswerPromise; state: number }) {
  const t = useT()
  const { answer, dueAt, answeredAt, stoppedSince, extendedFrom } = promise
  const { language } = useServices()
  // an English date has spaces, at which no line breaks
  const day = (at: number) =>
    new Date(at * 1000)
      .toLocaleDateString(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' })
      .replaceAll(' ', '\u00a0')
  const owed = state === 2 ? 'promise.supplementDue' : state === 0 ? 'promise.due' : 'promise.finalDue'
  const ofReply = answeredAt === null ? owed : 'promise.due'
  const due = answer === 'explanation' ? 'promise.explanationDue' : ofReply
  return (
    <p className={`${css.facts} ${css.promise}`}>
      <PromiseChip promise={promise} state={state} />
      {stoppedSince !== null && <span>{t('promise.stoppedWhy', { day: day(stoppedSince) })}</span>}
      <span>
        {t(due, { day: day(dueAt) })}
        {answeredAt !== null && t('promise.answered', { answered: day(answeredAt) })}
      </span>
      {extendedFrom !== null && <span>{t('promise.extended', { day: day(extendedFrom) })}</span>}
    </p>
  )
}
