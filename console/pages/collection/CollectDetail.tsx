import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { formatTime } from '../../derive/time.ts'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { CleanedHtml } from '../../widgets/parts/CleanedHtml.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/FormFrame.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { useRecordId } from '../parts/useRecordId.ts'
import { EntryList } from './EntryList.tsx'
import { SummaryForm } from './SummaryForm.tsx'
import { type Campaign, useCampaign } from './useCampaign.ts'

/** Shows the published result, and its form where the group may publish it now. */
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
  const id = useRecordId()
  const query = useCampaign(id)
  const campaign = query.data
  const title = translate('collection.entriesOf', { title: campaign?.title ?? '' })
  useTitle(title)
  if (id === undefined) return <NotFound />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!campaign) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <PageFrame title={title} back={{ to: `/collectionMain?id=${id}`, words: campaign.title }}>
      <EntryList id={id} />
      <Result campaign={campaign} onRefresh={() => void query.refetch()} />
    </PageFrame>
  )
}

/** Shows the entries of a campaign to adopt from, and its result. */
export const CollectDetail = () => (
  <PageTexts family="collection">
    <Content />
  </PageTexts>
)
