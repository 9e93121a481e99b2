import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../../fields/time.ts'
import { useMe } from '../../../session/useMe.ts'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { wholeMoments } from '../../../widgets/parts/wholeMoments.tsx'
import { ActionButton, Notice } from '../../../widgets/registry.tsx'
import type { StaffMessage } from '../../parts/message/modes.ts'
import { extensionEventOf, extensionWords } from '../extension.ts'

/** Shows an extension that waits, was sent back, was not granted or has moved the deadline, and the next step. */
function ExtensionStanding({ message }: { message: StaffMessage }) {
  const translate = useTranslate()
  const event = extensionEventOf(message, useMe().info?.groupId)
  if (!event) return null
  const { extendedFrom, pendingExtension } = message
  const { at, note, verb } = event
  const words = extensionWords[verb]
  const isReturned = verb === 'extension.returned'
  return (
    <Box sx={{ '& > .MuiAlert-root': { m: 0, alignItems: 'flex-start' } }}>
      <Notice
        kind={isReturned ? 'warning' : 'info'}
        words={translate(`desk.extension.${words}.title`, { at: formatTime(at) })}
        hint={
          <>
            {note !== null && verb !== 'extension.requested' && (
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1 }}>
                {translate('desk.extension.reason', { reason: note })}
              </Box>
            )}
            {verb === 'extension.requested' && pendingExtension && (
              <Box sx={{ my: 1 }}>
                {wholeMoments(
                  translate('desk.extension.waits.asked', {
                    smart_count: pendingExtension.days,
                    from: formatTime(pendingExtension.deadlineAt),
                    to: formatTime(pendingExtension.extendedTo)
                  })
                )}
              </Box>
            )}
            {wholeMoments(
              translate(`desk.extension.${words}.next`, {
                from: extendedFrom ? formatTime(extendedFrom) : ''
              })
            )}
          </>
        }
        action={
          isReturned && (
            <ActionButton small to="/myTasks">
              {translate('desk.extension.tasks')}
            </ActionButton>
          )
        }
      />
    </Box>
  )
}

/** Shows what became of the request for a later deadline. */
export default withPageTexts('desk', ExtensionStanding)
