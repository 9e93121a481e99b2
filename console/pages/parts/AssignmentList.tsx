import { actions } from '@board/generated/actions'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { formatTime } from '../../derive/time.ts'
import { useNow } from '../../derive/useNow.ts'
import { DeadlineWord, ToneWord } from '../../widgets/cells/cells.tsx'
import { toneOf } from '../../widgets/cells/tones.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { type Assignment, assignmentActions, type StaffMessage } from '../taskMain/modes.ts'
import { AttachmentList } from './AttachmentList.tsx'

/** Notes of an assignment that are shown if they are not empty. */
const notes = ['note', 'returnReason', 'sendBackReason', 'unit', 'contact', 'result', 'closeReason'] as const
/** States in which a deadline still counts. */
const open = [10, 20, 25, 30]

function One({ assignment, subject }: { assignment: Assignment; subject: string }) {
  const translate = useTranslate()
  const labels = useLabels()
  const now = useNow()
  const { run } = useActions()
  return (
    <Box sx={{ display: 'grid', gap: 2, borderLeft: 4, borderColor: 'divider', pl: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3">
          {assignment.giverName} → {assignment.holderName || assignment.unit}
        </Typography>
        <ToneWord tone={toneOf('processState', assignment.processState)}>
          {labels('processState', assignment.processState)}
        </ToneWord>
        {open.includes(assignment.processState) && (
          <DeadlineWord deadline={assignment.deadlineAt} now={now} />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatTime(assignment.assignedAt)}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 3, m: 0 }}
      >
        {notes.map(name =>
          assignment[name] ? (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {translate(`fields.${name}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
                {name === 'closeReason' ? labels(name, assignment[name]) : assignment[name]}
              </Box>
            </Box>
          ) : null
        )}
      </Box>
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
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {assignmentActions(assignment).map(id => (
          <ActionButton
            key={id}
            small
            tone={actions[id].action.tone === 'primary' ? 'primary' : 'neutral'}
            onClick={() => run({ id, record: assignment, object: subject })}
          >
            {translate(`actions.${id}.verb`)}
          </ActionButton>
        ))}
      </Box>
    </Box>
  )
}

/**
 * Shows the groups that the message was assigned to, what they wrote, and the current actions on each
 * assignment.
 */
export function AssignmentList({ message }: { message: StaffMessage }) {
  return message.assignments.map(assignment => (
    <One key={assignment.tpid} assignment={assignment} subject={message.subject} />
  ))
}
