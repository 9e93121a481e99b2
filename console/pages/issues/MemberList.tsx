import type { DataOf } from '@board/client'
import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useLabels } from '../../api/site.ts'
import { faceOf } from '../../base/face.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { FactLine } from '../../widgets/parts/FactLine.tsx'

export type Issue = DataOf<'getHotIssue'>
type Member = Issue['members'][number]

/** Returns the page of a message for the reader. */
function memberAddress({ tid, isOwn }: Member): string {
  if (faceOf(window.location.pathname) === 'admin') return `/message?tid=${tid}`
  return isOwn ? `/taskMain?messageId=${tid}` : `/messageCenter/threads/content?messageId=${tid}`
}

/** Shows the messages of an issue; each can be opened, and taken out. */
export function MemberList({
  issue,
  onRefresh
}: {
  issue: Issue
  onRefresh: () => Promise<Issue | undefined>
}) {
  const translate = useTranslate()
  const labels = useLabels()
  const { run } = useActions()
  const canRemove = issue.allowedActions.includes('removeHotMember')
  return (
    <>
      {issue.unseen > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('issues.unseen', { smart_count: issue.unseen })}
        </Typography>
      )}
      {issue.removed > 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {translate('issues.removed', { smart_count: issue.removed })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {issue.members.map(member => (
          <Box
            component="li"
            key={member.tid}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0, pt: 0 }
            }}
          >
            <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={memberAddress(member)}
                sx={{ overflowWrap: 'anywhere', display: 'inline-block', py: 0.5 }}
              >
                {member.subject}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                <FactLine
                  facts={[
                    member.forumName,
                    formatTime(member.approvedAt),
                    labels('traceState', member.state),
                    member.voiceCount > 0 && translate('issues.joined', { smart_count: member.voiceCount })
                  ]}
                />
              </Typography>
            </Box>
            {canRemove && (
              <ActionButton
                small
                label={`${translate('actions.removeHotMember.verb')}：${member.subject}`}
                onClick={() =>
                  run({
                    id: 'removeHotMember',
                    record: { id: issue.id, tid: member.tid },
                    object: member.subject,
                    onDone: () => void onRefresh()
                  })
                }
              >
                {translate('actions.removeHotMember.verb')}
              </ActionButton>
            )}
          </Box>
        ))}
      </Box>
    </>
  )
}
