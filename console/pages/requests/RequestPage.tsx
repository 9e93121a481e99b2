import { useQuery } from '@tanstack/react-query'
import { RecordContextProvider, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { MessageDesk } from '../taskMain/MessageDesk.tsx'
import type { RequestKind } from './decisions.ts'
import { RequestPanel } from './RequestPanel.tsx'

const isNumber = (value: number) => Number.isInteger(value) && value > 0

/** Shows one request about a message beside that message. */
function RequestPage({ kind }: { kind: RequestKind }) {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const tid = Number(params.get('tid'))
  const id = Number(params.get('id'))
  const known = isNumber(tid) && isNumber(id)
  const query = useQuery({
    queryKey: ['editorMessage', tid],
    queryFn: ({ signal }) => api.call('getEditorMessage', { body: { tid }, signal }),
    enabled: known,
    retry: false
  })
  useTitle(query.data?.subject ?? translate(`editor.${kind}`))

  if (!known) return <NotFound />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />
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
