import type { DataOf } from '@board/client'
import { Alert, Box, List, ListItem, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type TranslateFunction, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { FormDialog } from '../../widgets/parts/forms/FormDialog.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'

type Session = DataOf<'listOwnSessions'>['list'][number]

/** Shows the reader's open sessions; all of them or single ones can be ended, except the present one. Decision 0098. */
export function OwnSessions({ onEnded }: { onEnded: () => void }) {
  const translate = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Session | 'others'>()
  const [said, setSaid] = useState<{ words: string; isFailure: boolean }>()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['ownSessions'],
    queryFn: ({ signal }) => api.call('listOwnSessions', { signal }),
    retry: false
  })
  const titleOf = (what: Session | 'others') =>
    what === 'others'
      ? translate('settings.sessions.endOthers')
      : translate('settings.sessions.endOne', { name: deviceOf(what, translate) })
  async function end(what: Session | 'others') {
    setBusy(true)
    setSaid(undefined)
    try {
      if (what === 'others') await api.call('endOtherSessions')
      else await api.call('endOwnSession', { body: { id: what.id } })
      const words =
        what === 'others'
          ? translate('settings.sessions.allEnded')
          : translate('settings.sessions.ended', { name: deviceOf(what, translate) })
      setSaid({ words, isFailure: false })
    } catch (failure) {
      setSaid({ words: failureWords(failure, translate), isFailure: true })
    } finally {
      setAsked(undefined)
      setBusy(false)
      await refetch()
      onEnded()
      // the clicked button is gone
      heading.current?.focus()
    }
  }
  return (
    <Box component="section" aria-labelledby="own-sessions" sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 2 }}>
        <Typography
          variant="h2"
          id="own-sessions"
          ref={heading}
          tabIndex={-1}
          sx={{ mr: 'auto', '&:focus': { outline: 0 } }}
        >
          {translate('settings.sessions.title')}
        </Typography>
        {data && data.list.length > 1 && (
          <ActionButton small onClick={() => setAsked('others')}>
            {translate('settings.sessions.endOthers')}
          </ActionButton>
        )}
      </Box>
      {said && (
        <Alert
          severity={said.isFailure ? 'error' : 'success'}
          variant="outlined"
          role="status"
          sx={{ mb: 2 }}
        >
          {said.words}
        </Alert>
      )}
      {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      <List disablePadding>
        {data?.list.map(session => (
          <ListItem key={session.id} divider disableGutters sx={{ gap: 3, flexWrap: 'wrap' }}>
            <SessionFacts session={session} />
            {session.isCurrent ? (
              <Box component="span" sx={{ color: 'success.main' }}>
                {translate('settings.sessions.current')}
              </Box>
            ) : (
              <ActionButton
                small
                label={translate('settings.sessions.endOne', { name: deviceOf(session, translate) })}
                onClick={() => setAsked(session)}
              >
                {translate('settings.sessions.end')}
              </ActionButton>
            )}
          </ListItem>
        ))}
      </List>
      {asked && (
        <FormDialog
          title={titleOf(asked)}
          verb={translate(asked === 'others' ? 'settings.sessions.endOthers' : 'settings.sessions.end')}
          tone="danger"
          asks
          busy={busy}
          trouble={null}
          onSubmit={() => void throttle(() => end(asked))}
          onClose={() => setAsked(undefined)}
        >
          <Typography>
            {asked === 'others'
              ? translate('settings.sessions.asks')
              : translate('settings.sessions.asksOne', { name: deviceOf(asked, translate) })}
          </Typography>
        </FormDialog>
      )}
    </Box>
  )
}

const deviceOf = ({ browser, system }: Session, translate: TranslateFunction): string =>
  [browser, system].filter(Boolean).join(' · ') || translate('settings.sessions.unknown')

/** Shows the device, the address and the times of a session. */
function SessionFacts({ session }: { session: Session }) {
  const translate = useTranslate()
  const { address, since, lastUsedAt } = session
  const facts = [
    address && translate('settings.sessions.from', { address }),
    translate('settings.sessions.since', { time: formatTime(since) }),
    lastUsedAt !== null && translate('settings.sessions.lastUsed', { time: formatTime(lastUsedAt) })
  ]
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography>{deviceOf(session, translate)}</Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, color: 'text.secondary' }}
      >
        {facts.map(fact => fact && <span key={fact}>{fact}</span>)}
      </Typography>
    </Box>
  )
}
