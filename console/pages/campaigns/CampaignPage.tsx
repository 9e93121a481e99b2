import type { DataOf } from '@board/client'
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { useLabels } from '../../api/site.ts'
import { formatTime } from '../../derive/time.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { CleanedHtml } from '../../widgets/parts/CleanedHtml.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { FormSection } from '../../widgets/parts/FormFrame.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { DecisionPanel } from '../parts/DecisionPanel.tsx'
import { Timeline } from '../parts/Timeline.tsx'
import { useRecordId } from '../parts/useRecordId.ts'
import { Desk } from '../taskMain/MessageDesk.tsx'
import { CampaignText } from './CampaignText.tsx'

type Campaign = DataOf<'getEditorCampaign'>

/** The campaign beside its decision: its own state and why it was returned. */
function Panel({
  campaign,
  onRefresh
}: {
  campaign: Campaign
  onRefresh: () => Promise<Campaign | undefined>
}) {
  const translate = useTranslate()
  const labels = useLabels()
  const { auditState, auditNote, lifeCycle, withdrawn } = campaign
  const facts = [
    { name: 'groupName', value: campaign.groupName },
    ...(lifeCycle === null ? [] : [{ name: 'lifeCycle', value: labels('collectLife', lifeCycle) }]),
    { name: 'changedAt', value: formatTime(campaign.changedAt) },
    {
      name: 'entryCount',
      value: translate('review.entries', { count: campaign.entryCount, adopted: campaign.adoptedCount })
    }
  ]
  return (
    <DecisionPanel
      title={translate('review.campaign')}
      state={
        withdrawn
          ? { dict: '', value: '', words: translate('review.withdrawn') }
          : { dict: 'collectAudit', value: auditState, words: labels('collectAudit', auditState) }
      }
      allowed={campaign.allowedActions}
      record={campaign}
      object={campaign.title}
      onRefresh={onRefresh}
    >
      <Facts
        tight
        facts={[
          ...facts.map(fact => ({ ...fact, label: translate(`fields.${fact.name}`) })),
          ...(auditNote === null
            ? []
            : [{ name: 'auditNote', label: translate('review.auditNote'), value: auditNote }])
        ]}
      />
    </DecisionPanel>
  )
}

/** Shows what the public reads at present, where that is not the latest text. */
function Confirmed({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate()
  const { confirmedText, confirmedAt, changedAt } = campaign
  if (!confirmedText) return <Typography>{translate('review.neverConfirmed')}</Typography>
  if (confirmedAt !== null && confirmedAt >= changedAt) {
    return <Typography>{translate('review.sameText')}</Typography>
  }
  return <CampaignText text={confirmedText} />
}

/** One campaign: its latest text beside the one that was confirmed, and what an editor may decide. */
export function CampaignPage() {
  const translate = useTranslate()
  const id = useRecordId()
  const query = useQuery({
    queryKey: ['editorCampaign', id],
    queryFn: ({ signal }) => api.call('getEditorCampaign', { body: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
    retry: false
  })
  const campaign = query.data
  useTitle(campaign?.title ?? translate('review.campaign'))

  if (id === undefined) return <NotFound />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!campaign) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const panel = <Panel key={id} campaign={campaign} onRefresh={async () => (await query.refetch()).data} />
  return (
    <Desk label={campaign.title} panel={panel}>
      <Card>
        <CardBody>
          <Typography variant="h1">{campaign.title}</Typography>
          <FormSection title={translate('review.latestText')}>
            <CampaignText text={campaign} />
          </FormSection>
          <FormSection title={translate('review.confirmedText')}>
            <Confirmed campaign={campaign} />
          </FormSection>
          {campaign.summary !== null && (
            <FormSection title={translate('review.summaryOf')}>
              <CleanedHtml html={campaign.summary} />
            </FormSection>
          )}
          <FormSection title={translate('task.timeline')}>
            <Timeline entries={campaign.timeline} />
          </FormSection>
        </CardBody>
      </Card>
    </Desk>
  )
}
