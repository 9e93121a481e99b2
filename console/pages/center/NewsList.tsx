import type { BodyOf } from '@board/client'
import { Box, Link, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { failureWords } from '../../api/failure.ts'
import { markNewsSeen } from '../../api/seenNews.ts'
import { faceOf } from '../../base/face.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { CenterList } from './CenterList.tsx'
import { type ListProps, type NewsPage, recordOf } from './useCenter.ts'

/** Lists the events that concern the reader; an event stays new until it is marked as read. */
export function NewsList({ query, place, onPlace }: ListProps<NewsPage>) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { list = [], unread = 0 } = query.data ?? {}
  const newest = list.reduce((last, { id }) => Math.max(last, id), 0)

  async function mark(body: BodyOf<'markNotificationsSeen'>) {
    try {
      await markNewsSeen(queries, body)
    } catch (failure) {
      notify(failureWords(failure, translate), { type: 'error' })
    }
  }

  return (
    <CenterList
      query={query}
      place={place}
      onPlace={onPlace}
      empty={translate('center.empty')}
      isNew={({ unread }) => unread}
      tools={
        unread > 0 &&
        place.page === 1 && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 2 }}>
            <ActionButton onClick={() => void mark({ lastId: newest })}>
              {translate('center.markSeen')}
            </ActionButton>
          </Box>
        )
      }
    >
      {({ id, verb, unread: isNew, tid, subject, at, forumName, actorName, note, ...about }) => {
        const open = () => {
          if (isNew) void mark({ lastId: id, alone: true })
        }
        const isInstitution = faceOf(window.location.pathname) === 'g'
        const record = recordOf(about)
        const page = isInstitution
          ? `/taskMain?messageId=${tid}`
          : `/message?tid=${tid}&kind=message&id=${tid}`
        const message = tid === null ? `/messageCenter/detail?news=${id}` : page
        const to = record?.to ?? message
        const more = [forumName, actorName, note].filter(Boolean).join(' · ')
        return (
          <>
            <Box component="span" sx={{ fontWeight: isNew ? 600 : 400, minWidth: 168 }}>
              {translate(`events.${verb}`, { _: verb })}
              {isNew && ` · ${translate('center.new')}`}
            </Box>
            <Link
              component={RouterLink}
              to={to}
              onClick={open}
              sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}
            >
              {subject || translate('center.message')}
            </Link>
            {more && (
              <Typography
                variant="body2"
                noWrap
                title={more}
                sx={{ color: 'text.secondary', flex: { xs: '1 0 100%', md: 1 }, minWidth: 0 }}
              >
                {more}
              </Typography>
            )}
            <Typography
              variant="body2"
              component="time"
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {formatTime(at)}
            </Typography>
          </>
        )
      }}
    </CenterList>
  )
}
