import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { RecordPage } from '../parts/RecordPage.tsx'
import { CampaignForm } from './CampaignForm.tsx'
import type { Campaign } from './campaign.ts'

function Content() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const id = useRecordId()
  if (!params.has('id')) return <NewCampaign />
  return (
    <RecordPage<Campaign> board="collectionPage" id={id} titleOf={() => translate('collection.change')}>
      {(campaign, refresh) =>
        campaign.allowedActions.includes('changeCampaign') ? (
          <CampaignForm key={id} campaign={campaign} onRefresh={() => void refresh()} />
        ) : (
          <Notice kind="warning" words={translate('collection.notChangeable')} />
        )
      }
    </RecordPage>
  )
}

function NewCampaign() {
  useTitle(useTranslate()('collection.create'))
  return <CampaignForm onRefresh={() => undefined} />
}

/** Creates a campaign, or changes the one in the address. */
export const EditCollection = () => (
  <PageTexts family="collection">
    <Content />
  </PageTexts>
)
