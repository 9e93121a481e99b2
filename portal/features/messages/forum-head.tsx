import type { DataOf } from '@board/client'
import { shareMinimum } from '@board/schemas/facts/public-share'
import { useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { forumPlace } from '../../shared/places/forum-place.ts'
import { ShareButton } from '../../shared/share-button.tsx'
import { type Figure, Figures } from '../../ui/lists/figures.tsx'
import { Time } from '../../ui/time.tsx'
import css from './list.module.css'

type Forum = DataOf<'getForum'>
type ForumFigures = DataOf<'getForumFigures'>

/** The data that a forum’s page shows above the messages. A part that could not be read is undefined. */
export interface ForumFacts {
  forum: Forum
  figures: ForumFigures | undefined
  institution: DataOf<'getForumInstitution'> | undefined
  share: DataOf<'getForumShare'> | undefined
}

/** Shows the place of a forum under its name. */
export function ForumIntro({ forum }: { forum: Forum }) {
  const t = useT()
  return (
    <>
      <p>{forumPlace(forum)}</p>
      {!forum.isOpen && <p>{t('forum.closed')}</p>}
    </>
  )
}

/** Shows how a forum answers, its institution’s text about itself, and the button to share the forum. */
export function ForumHead({ facts }: { facts: ForumFacts }) {
  const t = useT()
  const { forum, figures, institution, share } = facts
  return (
    <section className={css.about} aria-label={t('forum.about')}>
      {figures && <ForumNumbers figures={figures} />}
      {institution && (
        <div className={css.institution}>
          {institution.name !== forum.groupName && <p>{institution.name}</p>}
          {institution.intro && <p>{institution.intro}</p>}
          {institution.phone && <p className={css.asOf}>{t('forum.phone', { phone: institution.phone })}</p>}
          {institution.address && (
            <p className={css.asOf}>{t('forum.address', { address: institution.address })}</p>
          )}
          {institution.hall && <p className={css.asOf}>{t('forum.hall', { place: institution.hall })}</p>}
        </div>
      )}
      <p className={css.share}>
        <ShareButton title={share?.title ?? forum.name} text={share?.desc} url={share?.link} />
      </p>
    </section>
  )
}

function ForumNumbers({ figures }: { figures: ForumFigures }) {
  const t = useT()
  const { messages, replied, replyRate, medianDays, owed, lateRate, solvedAnswers, solvedRate } = figures
  const shown: Figure[] = [
    {
      label: t('forum.messages'),
      value: formatNumber(messages),
      base: t('forum.replied', { count: formatNumber(replied) })
    },
    {
      label: t('forum.replyRate'),
      value: messages < shareMinimum ? '—' : percent(replyRate),
      base: t(messages < shareMinimum ? 'forum.few' : 'forum.replyRateBase')
    },
    {
      label: t('forum.solved'),
      value: percent(solvedRate),
      base: t(solvedRate === null ? 'forum.fewAnswers' : 'forum.solvedBase', {
        count: formatNumber(solvedAnswers)
      })
    },
    {
      label: t('forum.medianDays'),
      value: medianDays === null ? '—' : t('forum.days', { days: medianDays }),
      base: t('forum.medianBase')
    },
    {
      label: t('forum.late'),
      value: percent(lateRate),
      base: lateRate === null ? t('forum.few') : t('forum.lateBase', { count: formatNumber(owed) })
    }
  ]
  return (
    <div>
      <Figures figures={shown} />
      <ForumGrades figures={figures} />
      <details className={css.how}>
        <summary>{t('forum.how')}</summary>
        <ul>
          {(['forum.how1', 'forum.how2', 'forum.how3', 'forum.how4', 'forum.how5'] as const).map(words => (
            <li key={words}>{t(words)}</li>
          ))}
        </ul>
      </details>
      <p className={css.asOf}>
        {t('forum.asOf')} <Time at={figures.at} />
      </p>
    </div>
  )
}

/** Shows the averages of the three scores and the number of grades behind them. */
function ForumGrades({ figures }: { figures: ForumFigures }) {
  const t = useT()
  const { graded, gradeLevel, gradeSpeed, gradeManner } = figures
  const grades = [
    { label: t('forum.level'), mean: gradeLevel },
    { label: t('forum.speed'), mean: gradeSpeed },
    { label: t('forum.manner'), mean: gradeManner }
  ]
  return (
    <dl className={css.grades}>
      <dt>{t('forum.grades')}</dt>
      <dd>
        {grades.map(
          ({ label, mean }) =>
            mean !== null && (
              <span key={label}>
                {label} <strong>{mean.toFixed(1)}</strong>
              </span>
            )
        )}
        <span className={css.base}>
          {graded === 0 ? t('forum.noGrades') : t('forum.gradesBase', { count: formatNumber(graded) })}
        </span>
      </dd>
    </dl>
  )
}

/** Formats a share as whole per cent; a dash if there is none. */
const percent = (share: number | null) => (share === null ? '—' : `${Math.round(share * 100)}%`)
