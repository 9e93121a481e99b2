import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../../api/site.ts'
import { formatTime } from '../../../fields/time.ts'
import { useNow } from '../../../fields/useNow.ts'
import { DeadlineWord } from '../../../widgets/cells/cells.tsx'
import { toneOf } from '../../../widgets/cells/tones.ts'
import { ToneWord } from '../../../widgets/parts/ToneWord.tsx'
import { FactList } from '../FactList.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import type { Assignment, StaffMessage } from './modes.ts'

/** Notes of an assignment that are shown if they are not empty. */
const notes = ['note', 'returnReason', 'sendBackReason', 'unit', 'contact', 'result', 'closeReason'] as const

function One({ assignment }: { assignment: Assignment }) {
  const translate = useTranslate()
  const labels = useLabels()
  const now = useNow()
  return (
    <Box sx={{ display: 'grid', gap: 2, borderLeft: 4, borderColor: 'divider', pl: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3">
          {assignment.giverName} → {assignment.holderName || assignment.unit}
        </Typography>
        <ToneWord tone={toneOf('processState', assignment.processState)}>
          {labels('processState', assignment.processState)}
        </ToneWord>
        {assignment.timing && <DeadlineWord timing={assignment.timing} now={now} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('fields.assignedAt')} {formatTime(assignment.assignedAt)}
        </Typography>
      </Box>
      <FactList
        facts={notes.flatMap(name =>
          assignment[name]
            ? {
                key: name,
                label: translate(`fields.${name}`),
                text: name === 'closeReason' ? labels(name, assignment[name]) : String(assignment[name])
              }
            : []
        )}
      />
      {assignment.answer && (
        <Box sx={{ bgcolor: 'background.default', borderRadius: 1, p: 3, display: 'grid', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('task.draftOf', { name: assignment.holderName })}
            {assignment.answeredAt !== null && ` · ${formatTime(assignment.answeredAt)}`}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{assignment.answer}</Typography>
          <AttachmentList attachments={assignment.attachments} />
        </Box>
      )}
    </Box>
  )
}

/** Shows the groups that the message was assigned to, and what they wrote. */
export function AssignmentList({ message }: { message: StaffMessage }) {
  return message.assignments.map(assignment => <One key={assignment.tpid} assignment={assignment} />)
}
