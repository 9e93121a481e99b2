import { Box, Paper } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { CameFrom } from '../taskMain/CameFrom.tsx'
import { MessageView } from '../taskMain/MessageView.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'

const column = { minWidth: 0, minHeight: 0, overflowY: { md: 'auto' } } as const

/** One message as an editor sees it: what was written, and approving, redacting or returning it. */
export function EditorMessage() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const tid = Number(params.get('tid'))
  const known = Number.isInteger(tid) && tid > 0
  const query = useQuery({
    queryKey: ['editorMessage', tid],
    queryFn: ({ signal }) => api.call('getEditorMessage', { body: { tid }, signal }),
    enabled: known,
    retry: false
  })
  useTitle(query.data?.subject ?? translate('task.title'))

  if (!known) return <NotFound />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
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
  return (
    <Box
      sx={{
        display: 'grid',
        height: { md: '100%' },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(320px, 400px)',
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
      <Box sx={column} component="section" aria-label={query.data.subject} tabIndex={0}>
        <Box sx={{ display: { lg: 'none' }, mb: 2 }}>
          <CameFrom view="steps" />
        </Box>
        <MessageView key={tid} message={query.data} />
      </Box>
      <Paper
        variant="outlined"
        component="aside"
        id="panel"
        aria-label={translate('task.panel')}
        sx={{ ...column, borderRadius: '10px', p: 4, alignSelf: { xs: 'start', md: 'stretch' } }}
      >
        <DecisionPanel
          key={`${tid}.${params.get('kind')}.${params.get('id')}`}
          message={query.data}
          kind={params.get('kind') ?? 'message'}
          id={Number(params.get('id'))}
          onRefresh={() => void query.refetch()}
        />
      </Paper>
    </Box>
  )
}
