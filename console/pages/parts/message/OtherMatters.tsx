import { Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { isOpenRequest, isRequestKind, requestActions } from './decisions.ts'
import type { StaffMessage } from './modes.ts'
import { requestsOf } from './requests.ts'

/** An open matter of a message that an editor can decide now. */
interface Matter {
  kind: string
  id: number
}

/** Returns the other open matters of a message: the message itself, its supplements, the comments of its grades and the requests about it. */
export function openMatters(message: StaffMessage, shown: Matter): Matter[] {
  const { tid, allowedActions } = message
  const matters = [
    ...(allowedActions.includes('approveMessage') ? [{ kind: 'message', id: tid }] : []),
    ...message.contentList
      .filter(item => item.allowedActions.length > 0)
      .map(({ id }) => ({ kind: 'supplement', id })),
    ...message.grades
      .flatMap(({ id, allowedActions: decisions }) => (id !== undefined && decisions?.length ? [id] : []))
      .map(id => ({ kind: 'comment', id })),
    ...requestsOf(message)
      .filter(
        one => isRequestKind(one.kind) && isOpenRequest(one) && requestActions(one, allowedActions).length > 0
      )
      .map(({ kind, id }) => ({ kind, id }))
  ]
  return matters.filter(({ kind, id }) => kind !== shown.kind || (kind !== 'message' && id !== shown.id))
}

/** Links to the other open matters of the same message: each is decided in its own panel. */
export function OtherMatters({ message, shown }: { message: StaffMessage; shown: Matter }) {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const others = openMatters(message, shown)
  if (others.length === 0) return null
  const addressOf = ({ kind, id }: Matter) => {
    const rest = new URLSearchParams(params)
    rest.set('tid', String(message.tid))
    rest.set('kind', kind)
    rest.set('id', String(id))
    return `/message?${rest}`
  }
  return (
    <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <span>{translate('review.otherMatters')}</span>
      {others.map(one => (
        <Link key={`${one.kind}.${one.id}`} component={RouterLink} to={addressOf(one)}>
          {translate(`editor.${one.kind}`)}
        </Link>
      ))}
    </Typography>
  )
}
