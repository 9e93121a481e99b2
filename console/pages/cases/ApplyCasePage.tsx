import { useTranslate } from 'ra-core'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { MissingRecord } from '../../widgets/parts/notices/NotFound.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { BackToList, RecordPage } from '../parts/RecordPage.tsx'
import { CasePage } from './CasePage.tsx'
import { NewCase } from './NewCase.tsx'
import { type Case, useMessageCase } from './useMessageCase.ts'

function Content() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const given = useRecordId()
  const tid = useRecordId('messageId')
  const ofMessage = useMessageCase(given === undefined ? tid : undefined)
  const id = given ?? ofMessage.data?.found ?? undefined

  if (!params.has('id') && !params.has('messageId')) return <Navigate to="/ownCases" replace />
  if (given === undefined && tid === undefined)
    return <MissingRecord back={<BackToList board="ownCases" />} />
  if (id !== undefined) {
    return (
      <RecordPage<Case>
        board="ownCases"
        id={id}
        titleOf={found => found?.title ?? translate('cases.propose')}
      >
        {(found, refresh) => <CasePage found={found} onRefresh={refresh} />}
      </RecordPage>
    )
  }
  return <OfMessage {...ofMessage} />
}

/** Proposes a case from a message that has none. */
function OfMessage({ data, isPending, error, refetch }: ReturnType<typeof useMessageCase>) {
  const translate = useTranslate()
  useTitle(translate('cases.propose'))
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data.message.allowedActions.includes('draftCase'))
    return <Notice kind="warning" words={translate('cases.notWorthy')} />
  return <NewCase message={data.message} onRefresh={() => void refetch()} />
}

/** Opens the case in the address, or the one of a message; a handled message without a case gets a new one. */
export const ApplyCasePage = () => (
  <PageTexts family="cases">
    <Content />
  </PageTexts>
)
