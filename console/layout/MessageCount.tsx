import Notifications from '@mui/icons-material/NotificationsNone'
import { Badge, IconButton, Tooltip } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { api } from '../api/client.ts'

/** Milliseconds between two requests (specification 9). */
const poll = 60_000

/** Shows the number of new notifications, as a link to the message center. */
export function MessageCount() {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['messageCount'],
    queryFn: ({ signal }) => api.call('getUserMsgCount', { signal }),
    refetchInterval: poll,
    retry: false
  })
  const count = data?.count ?? 0
  const label = translate('layout.newMessages', { smart_count: count })
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to="/messageCenter" aria-label={label}>
        {/* a disappearing badge still has its last number, which is no longer true */}
        {count > 0 ? (
          <Badge
            badgeContent={count}
            max={99}
            color="primary"
            // the label of the link has the whole number
            slotProps={{ badge: { 'aria-hidden': true } }}
            sx={{ '& .MuiBadge-badge': { whiteSpace: 'nowrap' } }}
          >
            <Notifications fontSize="small" />
          </Badge>
        ) : (
          <Notifications fontSize="small" />
        )}
      </IconButton>
    </Tooltip>
  )
}
