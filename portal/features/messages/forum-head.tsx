import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { forumPlace } from '../../shared/forum-place.ts'
import { ShareButton } from '../../shared/share-button.tsx'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { Time } from '../../ui/time.tsx'
import css from './list.module.css'

type Forum = DataOf<'getForum'>
type ForumFigures = DataOf<'getForumFigures'>

/** The facts of a forum that its page shows above the messages; a part that could not be read is undefined. */
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

/** Shows how a forum answers, in what words its institution speaks of itself, and the way to share it. */
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
  const { messages, replied, replyRate, medianDays, graded, gradeLevel, gradeSpeed, gradeManner } = figures
  const grades = [gradeLevel, gradeSpeed, gradeManner].filter(grade => grade !== null)
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length
  const shown: Figure[] = [
    {
      label: t('forum.messages'),
      value: formatNumber(messages),
      base: t('forum.replied', { count: formatNumber(replied) })
    },
    { label: t('forum.replyRate'), value: percent(replyRate), base: t('forum.replyRateBase') },
    {
      label: t('forum.medianDays'),
      value: medianDays === null ? '—' : t('forum.days', { days: medianDays }),
      base: t('forum.medianBase')
    },
    {
      label: t('forum.grade'),
      value: grades.length === 0 ? '—' : `${mean.toFixed(1)} / 5`,
      base: t('forum.gradeBase', { count: formatNumber(graded) })
    }
  ]
  return (
    <div>
      <Figures figures={shown} />
      <p className={css.asOf}>
        {t('forum.asOf')} <Time at={figures.at} />
      </p>
    </div>
  )
}

/** Shows a share as whole per cent; a dash where it is of nothing. */
const percent = (share: number | null) => (share === null ? '—' : `${Math.round(share * 100)}%`)
