import type { DataOf } from '@board/client'
import { isLow } from '@board/schemas/facts/low-score'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { solvedWords } from '../../shared/messages/solved-words.ts'
import { GradeScores } from '../../ui/grade.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Time } from '../../ui/time.tsx'
import css from './content.module.css'

/** Shows how the author graded an answer: three labelled scores, and the comment after its approval. */
export function GradeCard({ grade }: { grade: DataOf<'getMessage'>['grades'][number] }) {
  const t = useT()
  const { limits } = useRoot()
  const isExplained = isLow([grade.gradeLevel, grade.gradeSpeed, grade.gradeManner], limits)
  const solved = grade.solved === null ? undefined : solvedWords[grade.solved]
  return (
    <Card title={t(grade.round === 1 ? 'grade.first' : 'grade.second')} aside={<Time at={grade.createdAt} />}>
      {solved && (
        <p className={css.solved}>
          <Chip tone={solved.tone}>{t('solved.said', { answer: t(solved.label) })}</Chip>
        </p>
      )}
      <GradeScores
        limits={limits}
        scores={[
          { label: t('grade.level'), score: grade.gradeLevel },
          { label: t('grade.speed'), score: grade.gradeSpeed },
          { label: t('grade.manner'), score: grade.gradeManner }
        ]}
      />
      {grade.thanksFlag && <Chip tone="ok">{t('grade.thanks')}</Chip>}
      {grade.comment && <p className={css.comment}>{grade.comment}</p>}
      {grade.commentState === 0 && <p className={css.facts}>{t('grade.commentPending')}</p>}
      {grade.commentState === 0 && isExplained && (
        <Banner>{t('grade.explanationPending', { days: limits.explainDays })}</Banner>
      )}
      {grade.commentState === 2 && <p className={css.facts}>{t('grade.commentRefused')}</p>}
    </Card>
  )
}
