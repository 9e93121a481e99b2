import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { CleanedHtml } from '../../widgets/parts/CleanedHtml.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { RecordPage } from '../parts/RecordPage.tsx'
import type { Campaign } from './campaign.ts'
import { EntryList } from './EntryList.tsx'
import { SummaryForm } from './SummaryForm.tsx'

/** Shows the published result of a campaign. If the group may publish it now, it also offers the form. */
function Result({ campaign, onRefresh }: { campaign: Campaign; onRefresh: () => void }) {
  const translate = useTranslate()
  const { summary, summaryAt } = campaign
  const mayPublish = campaign.allowedActions.includes('publishCampaignSummary')
  const [isWriting, setWriting] = useState(false)
  const [isDone, setDone] = useState(false)
  const isOpen = mayPublish && (summary === null || isWriting)
  return (
    <Card>
      <CardBody>
        <FormSection title={translate('collection.summary')}>
          {isDone && <Notice kind="done" words={translate('collection.summaryDone')} />}
          {summary === null && !mayPublish && <p>{translate('collection.noSummaryYet')}</p>}
          {summary !== null && !isWriting && (
            <>
              {summaryAt !== null && (
                <p>{translate('collection.summaryAt', { at: formatTime(summaryAt) })}</p>
              )}
              <CleanedHtml html={summary} />
            </>
          )}
          {isOpen && (
            <SummaryForm
              campaign={campaign}
              onRefresh={onRefresh}
              onDone={() => {
                setWriting(false)
                setDone(true)
              }}
            />
          )}
          {mayPublish && summary !== null && !isWriting && (
            <div>
              <ActionButton onClick={() => setWriting(true)}>
                {translate('collection.writeAgain')}
              </ActionButton>
            </div>
          )}
        </FormSection>
      </CardBody>
    </Card>
  )
}

function Content() {
  const translate = useTranslate()
  const titleOf = (campaign: Campaign | undefined) =>
    translate('collection.entriesOf', { title: campaign?.title ?? '' })
  return (
    <RecordPage<Campaign> board="collectionPage" id={useRecordId()} titleOf={titleOf}>
      {(campaign, refresh) => (
        <PageFrame
          title={titleOf(campaign)}
          back={{ to: `/collectionMain?id=${campaign.id}`, words: campaign.title }}
        >
          <EntryList id={campaign.id} />
          <Result campaign={campaign} onRefresh={() => void refresh()} />
        </PageFrame>
      )}
    </RecordPage>
  )
}

/** Shows the page on which a group adopts entries of its campaign and publishes the result. */
export const CollectDetail = () => (
  <PageTexts family="collection">
    <Content />
  </PageTexts>
)
