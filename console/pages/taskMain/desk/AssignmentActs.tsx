import { actions } from '@board/generated/actions'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../../api/site.ts'
import { useActions } from '../../../derive/dialog/ActionHost.tsx'
import { verbKey } from '../../../derive/verbKey.ts'
import { useColon } from '../../../fields/labels.ts'
import { useNow } from '../../../fields/useNow.ts'
import { toneOf } from '../../../widgets/cells/tones.ts'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { ToneWord } from '../../../widgets/parts/ToneWord.tsx'
import { type Assignment, assignmentActions, type StaffMessage } from '../../parts/message/modes.ts'
import { isReturnRequested } from '../cancelling.ts'
import { DueTime } from '../DueTime.tsx'
import { targetOf } from './assignmentTarget.ts'

interface Props {
  assignment: Assignment
  message: StaffMessage
  onRefresh: () => Promise<StaffMessage | undefined>
}

/** Tells the holder what follows its request to return an assignment. */
const ReturnWaits = withPageTexts(
  'desk',
  () => (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {useTranslate()('desk.returnWaits')}
    </Typography>
  ),
  null
)

/** Returns the remarks that a reader needs before acting; the reason of a return counts while the giver decides on it. */
const remarksOf = (assignment: Assignment) => [
  ...(assignment.note ? (['note'] as const) : []),
  ...(assignment.returnReason && isReturnRequested(assignment) ? (['returnReason'] as const) : [])
]

/**
 * Shows an assignment on which the reader can act: the parties, its own deadline, the giver's note, the reason of a
 * requested return, and the actions.
 */
export default function AssignmentActs({ assignment, message, onRefresh }: Props) {
  const translate = useTranslate()
  const colon = useColon()
  const labels = useLabels()
  const now = useNow()
  const { run } = useActions()
  const { giverName, holderName, unit, processState, timing } = assignment
  const parties = `${giverName} → ${holderName || unit}`
  return (
    <Box component="section" aria-label={parties} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">{parties}</Typography>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <ToneWord tone={toneOf('processState', processState)}>
          {labels('processState', processState)}
        </ToneWord>
        {timing && <DueTime timing={timing} now={now} />}
      </Box>
      {remarksOf(assignment).map(name => (
        <Typography key={name} variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {translate(`fields.${name}`)}
          {colon}
          {assignment[name]}
        </Typography>
      ))}
      {assignment.allowedActions.includes('cancelApply') && <ReturnWaits />}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {assignmentActions(assignment).map(id => (
          <ActionButton
            key={id}
            small
            tone={actions[id].action.tone === 'primary' ? 'primary' : 'neutral'}
            onClick={() => run({ id, ...targetOf(assignment, message, onRefresh) })}
          >
            {translate(verbKey(id, assignment))}
          </ActionButton>
        ))}
      </Box>
    </Box>
  )
}
