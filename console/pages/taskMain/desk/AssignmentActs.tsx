import { actions } from '@board/generated/actions'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../../api/site.ts'
import { useActions } from '../../../derive/dialog/ActionHost.tsx'
import { useColon } from '../../../derive/labels.ts'
import { useNow } from '../../../derive/useNow.ts'
import { ToneWord } from '../../../widgets/cells/cells.tsx'
import { toneOf } from '../../../widgets/cells/tones.ts'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { DueTime } from '../DueTime.tsx'
import { type Assignment, assignmentActions, hasDeadline, type StaffMessage } from '../modes.ts'

interface Props {
  assignment: Assignment
  /** The subject of the message, as the name in a dialog. */
  subject: string
  /** The latest deadline that the reader may give to an assignment, in seconds. */
  assignUntil: number | null
  onRefresh: () => Promise<StaffMessage | undefined>
}

/** Shows an assignment on which the reader can act: the parties, its own deadline, the giver's note, and the actions. */
export default function AssignmentActs({ assignment, subject, assignUntil, onRefresh }: Props) {
  const translate = useTranslate()
  const colon = useColon()
  const labels = useLabels()
  const now = useNow()
  const { run } = useActions()
  const { giverName, holderName, unit, processState, deadlineAt, note } = assignment
  const parties = `${giverName} → ${holderName || unit}`
  return (
    <Box component="section" aria-label={parties} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">{parties}</Typography>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <ToneWord tone={toneOf('processState', processState)}>
          {labels('processState', processState)}
        </ToneWord>
        {hasDeadline(assignment) && <DueTime deadline={deadlineAt} now={now} />}
      </Box>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {translate('fields.note')}
          {colon}
          {note}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {assignmentActions(assignment).map(id => (
          <ActionButton
            key={id}
            small
            tone={actions[id].action.tone === 'primary' ? 'primary' : 'neutral'}
            onClick={() =>
              run({ id, record: { ...assignment, assignUntil }, object: subject, refresh: onRefresh })
            }
          >
            {translate(`actions.${id}.verb`)}
          </ActionButton>
        ))}
      </Box>
    </Box>
  )
}
