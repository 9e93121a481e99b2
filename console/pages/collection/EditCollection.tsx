import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import { useTitle } from '../../layout/useTitle.ts'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { useRecordId } from '../parts/useRecordId.ts'
import { CampaignForm } from './CampaignForm.tsx'
import { useCampaign } from './useCampaign.ts'

function Content() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const id = useRecordId()
  const query = useCampaign(id)
  useTitle(translate(id === undefined ? 'collection.create' : 'collection.change'))
  if (!params.has('id')) return <CampaignForm onRefresh={() => undefined} />
  if (id === undefined) return <NotFound />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data.allowedActions.includes('changeCampaign'))
    return <Notice kind="warning" words={translate('collection.notChangeable')} />
  return <CampaignForm key={id} campaign={query.data} onRefresh={() => void query.refetch()} />
}

/** Makes a campaign, or changes the one in the address. */
export const EditCollection = () => (
  <PageTexts family="collection">
    <Content />
  </PageTexts>
)
