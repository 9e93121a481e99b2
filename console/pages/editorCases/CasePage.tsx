import type { DataOf } from '@board/client'
import { Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useLabels } from '../../api/site.ts'
import { formatTime } from '../../derive/time.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { FormSection } from '../../widgets/parts/FormFrame.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { AttachmentList } from '../parts/AttachmentList.tsx'
import { DecisionPanel } from '../parts/DecisionPanel.tsx'
import { Timeline } from '../parts/Timeline.tsx'
import { useRecordId } from '../parts/useRecordId.ts'
import { Desk } from '../taskMain/MessageDesk.tsx'

type Case = DataOf<'getEditorCase'>

/** The case beside what may be done with it: its own state and who proposed it. */
function Panel({ found, onRefresh }: { found: Case; onRefresh: () => Promise<Case | undefined> }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { state, note, handedInAt, publishedAt, proposerName } = found
  const time = (name: string, at: number | null) =>
    at === null ? [] : [{ name, label: translate(`fields.${name}`), value: formatTime(at) }]
  return (
    <DecisionPanel
      title={translate('review.case')}
      state={{ dict: 'caseState', value: state, words: labels('caseState', state) }}
      allowed={found.allowedActions}
      record={found}
      object={found.title}
      onRefresh={onRefresh}
    >
      <Facts
        tight
        facts={[
          { name: 'groupName', label: translate('fields.groupName'), value: found.groupName },
          { name: 'proposer', label: translate('review.proposer'), value: proposerName },
          ...time('handedInAt', handedInAt),
          ...time('publishedAt', publishedAt),
          ...(note === null ? [] : [{ name: 'note', label: translate('review.note'), value: note }])
        ]}
      />
      {state === 'pending' && <Typography>{translate('review.inApproval')}</Typography>}
    </DecisionPanel>
  )
}

/** One case with the message that it grew from, and what an editor may do with it. */
export function CasePage() {
  const translate = useTranslate()
  const id = useRecordId()
  const query = useQuery({
    queryKey: ['editorCase', id],
    queryFn: ({ signal }) => api.call('getEditorCase', { query: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
    retry: false
  })
  const found = query.data
  useTitle(found?.title ?? translate('review.case'))

  if (id === undefined) return <NotFound />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!found) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const panel = <Panel key={id} found={found} onRefresh={async () => (await query.refetch()).data} />
  const files = found.attachments.map(file => ({ ...file, hiddenByGroup: false, allowedActions: [] }))
  return (
    <Desk label={found.title} panel={panel}>
      <Card>
        <CardBody>
          <div>
            <Typography variant="h1">{found.title}</Typography>
            <Link component={RouterLink} to={`/message?tid=${found.tid}`}>
              {translate('review.toMessage')}
            </Link>
          </div>
          {(['summary', 'measures', 'result'] as const).map(part => (
            <FormSection key={part} title={translate(`review.${part}`)}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{found[part]}</Typography>
            </FormSection>
          ))}
          <AttachmentList attachments={files} />
          <FormSection title={translate('task.timeline')}>
            <Timeline entries={found.timeline} />
          </FormSection>
        </CardBody>
      </Card>
    </Desk>
  )
}
