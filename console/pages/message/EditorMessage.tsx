import { useQuery } from '@tanstack/react-query'
import { RecordContextProvider, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { isGone } from '../../api/failure.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Late } from '../../widgets/parts/notices/Late.tsx'
import { MissingRecord } from '../../widgets/parts/notices/NotFound.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { isRequestKind } from '../parts/message/decisions.ts'
import { BackToList } from '../parts/RecordPage.tsx'
import { MessageDesk } from '../taskMain/MessageDesk.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'

const RequestPanel = lazyPart(() =>
  import('../requests/RequestPanel.tsx').then(module => ({ default: module.RequestPanel }))
)

/** Shows one message to an editor: its texts, and the actions approve, redact and return. */
export function EditorMessage() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const tid = useRecordId('tid')
  const kind = params.get('kind')
  const id = useRecordId() ?? 0
  const query = useQuery({
    queryKey: ['editorMessage', tid],
    queryFn: ({ signal }) => api.call('getEditorMessage', { body: { tid: tid ?? 0 }, signal }),
    enabled: tid !== undefined,
    retry: false
  })
  useTitle(query.data?.subject ?? translate('task.title'))

  if (tid === undefined)
    return <MissingRecord words={translate('task.missing')} back={<BackToList board="queue" />} />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (isGone(query.error))
    return <MissingRecord words={translate('task.missing')} back={<BackToList board="queue" />} />
  if (!query.data)
    return (
      <Failed error={query.error} onRetry={() => void query.refetch()}>
        <BackToList board="queue" />
      </Failed>
    )
  return (
    <RecordContextProvider value={query.data}>
      <MessageDesk message={query.data} matter={`${kind}.${id}`}>
        {isRequestKind(kind) ? (
          <Late>
            <RequestPanel
              key={`${kind}.${id}`}
              message={query.data}
              kind={kind}
              id={id}
              onRefresh={async () => (await query.refetch()).data}
            />
          </Late>
        ) : (
          <DecisionPanel
            key={`${tid}.${kind}.${id}`}
            message={query.data}
            kind={kind ?? 'message'}
            id={id}
            onRefresh={async () => (await query.refetch()).data}
          />
        )}
      </MessageDesk>
    </RecordContextProvider>
  )
}
