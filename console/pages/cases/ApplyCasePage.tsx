import { useTranslate } from 'ra-core'
import { Navigate, useSearchParams } from 'react-router-dom'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import { useTitle } from '../../layout/useTitle.ts'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { useRecordId } from '../parts/useRecordId.ts'
import { CasePage } from './CasePage.tsx'
import { NewCase } from './NewCase.tsx'
import { useCase, useMessageCase } from './useCase.ts'

function Content() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const given = useRecordId()
  const tid = useRecordId('messageId')
  const ofMessage = useMessageCase(given === undefined ? tid : undefined)
  const id = given ?? ofMessage.data?.found ?? undefined
  const query = useCase(id)
  useTitle(translate('cases.propose'))
  const asked = id === undefined ? ofMessage : query

  if (!params.has('id') && !params.has('messageId')) return <Navigate to="/ownCases" replace />
  if (given === undefined && tid === undefined) return <NotFound />
  if (asked.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (asked.error) return <Failed error={asked.error} onRetry={() => void asked.refetch()} />
  if (query.data) return <CasePage found={query.data} onRefresh={async () => (await query.refetch()).data} />
  const message = ofMessage.data?.message
  if (!message?.allowedActions.includes('draftCase'))
    return <Notice kind="warning" words={translate('cases.notWorthy')} />
  return <NewCase message={message} onRefresh={() => void ofMessage.refetch()} />
}

/** Opens the case in the address, or the one of a message; a handled message without a case gets a new one. */
export const ApplyCasePage = () => (
  <PageTexts family="cases">
    <Content />
  </PageTexts>
)
