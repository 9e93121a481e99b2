import { isLow } from '@board/schemas/low-score'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels, useSite } from '../../api/site.ts'
import { formatTime } from '../../derive/time.ts'
import type { StaffMessage } from '../taskMain/modes.ts'

const scores = ['gradeLevel', 'gradeSpeed', 'gradeManner'] as const

/** Shows the citizen's grades: three labelled scores from 1 to 5, thanks, and a comment. */
export function GradeList({ grades }: { grades: StaffMessage['grades'] }) {
  const translate = useTranslate()
  const labels = useLabels()
  const site = useSite()
  const isRed = (score: number) => site !== undefined && isLow([score], site.limits)
  return grades.map(grade => (
    <Box key={grade.round} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`task.round.${grade.round}`)} · {formatTime(grade.createdAt)}
        {grade.thanksFlag && ` · ${translate('task.thanks')}`}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', columnGap: 6, rowGap: 1, m: 0, flexWrap: 'wrap' }}>
        {grade.solved !== null && (
          <Box sx={{ display: 'flex', gap: 2, flexBasis: '100%' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate('fields.solved')}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, fontWeight: 600, color: grade.solved === 3 ? 'error.main' : 'text.primary' }}
            >
              {labels('solved', grade.solved)}
            </Box>
          </Box>
        )}
        {scores.map(score => (
          <Box key={score} sx={{ display: 'flex', gap: 2 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`fields.${score}`)}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, fontWeight: 600, color: isRed(grade[score]) ? 'error.main' : 'text.primary' }}
            >
              {translate('task.score', { score: grade[score], words: labels('grade', grade[score]) })}
            </Box>
          </Box>
        ))}
      </Box>
      {grade.comment && (
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>
          {grade.comment}
          {grade.commentState !== null && grade.commentState !== 1 && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              （{labels('commentState', grade.commentState)}）
            </Box>
          )}
        </Typography>
      )}
    </Box>
  ))
}
