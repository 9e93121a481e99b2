import { Box, Link, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useActions } from '../../../derive/dialog/ActionHost.tsx'
import { formatTime } from '../../../fields/time.ts'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { FactLine } from '../../../widgets/parts/FactLine.tsx'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import type { StaffMessage } from '../../parts/message/modes.ts'

interface Props {
  message: StaffMessage
  onRefresh: () => Promise<unknown>
}

function Merged({ message, onRefresh }: Props) {
  const translate = useTranslate()
  const { run } = useActions()
  const { mergedInto, mergedHere } = message
  const title = translate('merging.title')
  const refresh = async () => void (await onRefresh())
  return (
    <>
      {mergedInto && (
        <Paper variant="outlined" sx={{ borderRadius: '10px', p: 3, mb: 2, bgcolor: 'action.selected' }}>
          <Typography component="span">{translate('merging.into', { tid: mergedInto.tid })}</Typography>{' '}
          <Link component={RouterLink} to={`/taskMain?messageId=${mergedInto.tid}`}>
            {translate('merging.open')}
          </Link>
        </Paper>
      )}
      {mergedHere.length > 0 && (
        <Paper
          variant="outlined"
          component="section"
          aria-label={title}
          sx={{ borderRadius: '10px', p: 4, mb: 2, display: 'grid', gap: 3 }}
        >
          <Typography variant="h2">{title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('merging.note')}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
            {mergedHere.map(one => (
              <Box
                component="li"
                key={one.tid}
                sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}
              >
                <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Link
                    component={RouterLink}
                    to={`/taskMain?messageId=${one.tid}`}
                    sx={{ fontWeight: 600 }}
                    data-private
                  >
                    {one.subject}
                  </Link>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    <FactLine
                      facts={[
                        translate('task.number', { tid: one.tid }),
                        translate('merging.at', { at: formatTime(one.mergedAt) }),
                        one.reason
                      ]}
                    />
                  </Typography>
                </Box>
                {one.allowedActions.includes('splitMessage') && (
                  <ActionButton
                    small
                    onClick={() => run({ id: 'splitMessage', record: one, object: one.subject, refresh })}
                  >
                    {translate('actions.splitMessage.verb')}
                  </ActionButton>
                )}
              </Box>
            ))}
          </Box>
        </Paper>
      )}
    </>
  )
}

/** Shows the message with which this one is answered, and the messages that are answered with this one. */
export default withPageTexts('desk', Merged)
