import type { BodyOf } from '@board/client'
import { Box, Link, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { formatTime } from '../../derive/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { CenterList } from './CenterList.tsx'
import { centerKeys, type ListProps, type NewsPage } from './useCenter.ts'

/** What happened that concerns me; it stays new until it is marked as read. */
export function NewsList({ query, place, onPlace }: ListProps<NewsPage>) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { list = [], unread = 0 } = query.data ?? {}
  const newest = list.reduce((last, { id }) => Math.max(last, id), 0)

  async function mark(body: BodyOf<'markNotificationsSeen'>) {
    try {
      await api.call('markNotificationsSeen', { body })
      await Promise.all(centerKeys.map(key => queries.invalidateQueries({ queryKey: [key] })))
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
      {({ id, verb, unread: isNew, tid, subject, at }) => {
        const open = () => {
          if (isNew) void mark({ lastId: id, alone: true })
        }
        return (
          <>
            <Box component="span" sx={{ fontWeight: isNew ? 600 : 400, minWidth: 128 }}>
              {translate(`events.${verb}`, { _: verb })}
              {isNew && ` · ${translate('center.new')}`}
            </Box>
            {tid === null ? (
              <Link
                component={RouterLink}
                to={`/messageCenter/detail?news=${id}`}
                onClick={open}
                sx={{ flex: 1, minWidth: 200 }}
              >
                {subject || translate('center.message')}
              </Link>
            ) : (
              <Link
                component={RouterLink}
                to={`/taskMain?messageId=${tid}`}
                onClick={open}
                sx={{ flex: 1, minWidth: 200 }}
              >
                {subject}
              </Link>
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
