import type { BoardName } from '@board/schemas/boards/names'
import { useQuery } from '@tanstack/react-query'
import { RecordContextProvider, useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { failureWords, isGone } from '../../api/failure.ts'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { MissingRecord } from '../../widgets/parts/notices/NotFound.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import type { RequestKind } from '../parts/message/decisions.ts'
import { BackToList } from '../parts/RecordPage.tsx'
import { MessageDesk } from '../taskMain/MessageDesk.tsx'
import { RequestPanel } from './RequestPanel.tsx'

/** The board with the requests of each kind. */
const boardOf = {
  recheck: 'rechecks',
  deletion: 'deletions',
  delivery: 'deliveries'
} as const satisfies Record<RequestKind, BoardName>

/** Shows one request about a message beside that message. */
function RequestPage({ kind }: { kind: RequestKind }) {
  const translate = useTranslate()
  const tid = useRecordId('tid')
  const id = useRecordId()
  const query = useQuery({
    queryKey: ['editorMessage', tid],
    queryFn: ({ signal }) => api.call('getEditorMessage', { body: { tid: tid ?? 0 }, signal }),
    enabled: tid !== undefined && id !== undefined,
    retry: false
  })
  useTitle(query.data?.subject ?? translate(`editor.${kind}`))

  const back = <BackToList board={boardOf[kind]} />
  if (tid === undefined || id === undefined) return <MissingRecord back={back} />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (isGone(query.error)) return <MissingRecord words={failureWords(query.error, translate)} back={back} />
  if (!query.data)
    return (
      <Failed error={query.error} onRetry={() => void query.refetch()}>
        {back}
      </Failed>
    )
  return (
    <RecordContextProvider value={query.data}>
      <MessageDesk message={query.data} matter={`${kind}.${id}`}>
        <RequestPanel
          key={id}
          message={query.data}
          kind={kind}
          id={id}
          onRefresh={async () => (await query.refetch()).data}
        />
      </MessageDesk>
    </RecordContextProvider>
  )
}

/** Shows a recheck that an institution requested. */
export const RecheckPage = () => <RequestPage kind="recheck" />

/** Shows a deletion that an author requested. */
export const DeletionPage = () => <RequestPage kind="deletion" />

/** Shows a delivery that an institution requested. */
export const DeliveryPage = () => <RequestPage kind="delivery" />
