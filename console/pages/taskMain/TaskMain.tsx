import { Box, Paper } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useMe } from '../../auth/useMe.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { ActionPanel } from './ActionPanel.tsx'
import { CameFrom } from './CameFrom.tsx'
import { messageId, useFocusOnMessage } from './focus.ts'
import { MessageView } from './MessageView.tsx'

const numberIn = (params: URLSearchParams, name: string) => {
  const value = Number(params.get(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}

const column = { minWidth: 0, minHeight: 0, overflowY: { md: 'auto' } } as const

/** One message, handled: the list it came from, what was said and done, and what can be done now. */
export function TaskMain() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const { info } = useMe()
  const tid = numberIn(params, 'messageId')
  const tpid = numberIn(params, 'tpid')
  const query = useQuery({
    queryKey: ['message', tid],
    queryFn: ({ signal }) => api.call('getStaffMessage', { body: { tid: tid ?? 0 }, signal }),
    enabled: tid !== undefined,
    retry: false
  })
  useTitle(query.data?.subject ?? translate('task.title'))
  useFocusOnMessage(info && query.data?.tid, params.has('act'))

  if (tid === undefined) return <NotFound />
  if (query.isPending || !info) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!query.data) {
    return (
      <Notice
        kind="error"
        words={failureWords(query.error, translate)}
        action={
          <ActionButton small onClick={() => void query.refetch()}>
            {translate('board.retry')}
          </ActionButton>
        }
      />
    )
  }
  const message = query.data
  return (
    <Box
      sx={{
        display: 'grid',
        height: { md: '100%' },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(320px, 380px)',
          lg: '208px minmax(0, 1fr) minmax(320px, 340px)',
          xl: '264px minmax(0, 1fr) minmax(340px, 420px)'
        },
        gap: { xs: 2, md: 4 },
        p: { xs: 2, sm: 4 }
      }}
    >
      <Box sx={{ ...column, display: { xs: 'none', lg: 'block' } }}>
        <CameFrom view="list" />
      </Box>
      <Box sx={column} component="section" id={messageId} aria-label={message.subject} tabIndex={0}>
        <Box sx={{ display: { lg: 'none' }, mb: 2 }}>
          <CameFrom view="steps" />
        </Box>
        <MessageView key={tid} message={message} />
      </Box>
      <Paper
        variant="outlined"
        component="aside"
        id="panel"
        aria-label={translate('task.panel')}
        sx={{
          ...column,
          borderRadius: '10px',
          p: 4,
          alignSelf: { xs: 'start', md: 'stretch' },
          scrollPaddingBottom: 72
        }}
      >
        <ActionPanel
          key={tid}
          message={message}
          uid={info.uid}
          tpid={tpid}
          wanted={params.get('act') ?? undefined}
          onRefresh={async () => (await query.refetch()).data}
        />
      </Paper>
    </Box>
  )
}
