import { isLow } from '@board/schemas/facts/low-score'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels, useSite } from '../../../api/site.ts'
import { useBrackets } from '../../../fields/labels.ts'
import { formatTime } from '../../../fields/time.ts'
import { FactLine } from '../../../widgets/parts/FactLine.tsx'
import type { StaffMessage } from './modes.ts'

const scores = ['gradeLevel', 'gradeSpeed', 'gradeManner'] as const

/** Shows one answer of a grade; a low one is red. */
const Answer = ({ label, words, isRed }: { label: string; words: string; isRed: boolean }) => (
  <Box sx={{ display: 'flex', gap: 2 }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, color: isRed ? 'error.main' : 'text.primary' }}>
      {words}
    </Box>
  </Box>
)

/** Shows the citizen's grades: whether it is solved, three labelled scores from 1 to 5, thanks, and a comment. */
export function GradeList({ grades }: { grades: StaffMessage['grades'] }) {
  const translate = useTranslate()
  const labels = useLabels()
  const brackets = useBrackets()
  const site = useSite()
  const isRed = (score: number) => site !== undefined && isLow([score], site.limits)
  return grades.map(grade => (
    <Box key={grade.round} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FactLine
          facts={[
            translate(`task.round.${grade.round}`),
            formatTime(grade.createdAt),
            grade.thanksFlag && translate('task.thanks')
          ]}
        />
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          columnGap: 6,
          rowGap: 1,
          m: 0,
          flexWrap: 'wrap'
        }}
      >
        {grade.solved !== null && (
          <Answer
            label={translate('fields.solved')}
            words={labels('solved', grade.solved)}
            isRed={grade.solved === 3}
          />
        )}
        {scores.map(score => (
          <Answer
            key={score}
            label={translate(`fields.${score}`)}
            words={translate('task.score', { score: grade[score], words: labels('grade', grade[score]) })}
            isRed={isRed(grade[score])}
          />
        ))}
      </Box>
      {grade.comment && (
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>
          {grade.comment}
          {grade.commentState !== null && grade.commentState !== 1 && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {brackets(labels('commentState', grade.commentState))}
            </Box>
          )}
        </Typography>
      )}
    </Box>
  ))
}
