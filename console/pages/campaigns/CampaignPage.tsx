import type { DataOf } from '@board/client'
import { Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { formatTime } from '../../fields/time.ts'
import { useNow } from '../../fields/useNow.ts'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { CleanedHtml } from '../../widgets/parts/CleanedHtml.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { DecisionPanel } from '../parts/message/DecisionPanel.tsx'
import { Timeline } from '../parts/message/Timeline.tsx'
import { RecordPage } from '../parts/RecordPage.tsx'
import { Desk } from '../taskMain/MessageDesk.tsx'
import { CampaignChanges } from './CampaignChanges.tsx'
import { CampaignText } from './CampaignText.tsx'
import { unconfirmableOf } from './unconfirmable.ts'

type Campaign = DataOf<'getEditorCampaign'>

interface OpenedProps {
  campaign: Campaign
  onRefresh: () => Promise<Campaign | undefined>
}

/** Says why the editor cannot confirm the campaign, and what else can be done. */
function Unconfirmable({ reason }: { reason: string }) {
  const translate = useTranslate()
  return <Typography role="status">{translate(`collection.unconfirmable.${reason}`)}</Typography>
}

/** Shows the state of the campaign and the reason of a return, beside the decision. */
function Panel({ campaign, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const reason = unconfirmableOf(campaign, useNow())
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
      timeline={campaign.timeline}
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
      {reason && (
        <PageTexts family="collection" fallback={null}>
          <Unconfirmable reason={reason} />
        </PageTexts>
      )}
    </DecisionPanel>
  )
}

type WithConfirmed = Campaign & { confirmedText: NonNullable<Campaign['confirmedText']> }

/** Tells whether the latest text waits to replace a confirmed one. */
const isChanged = (campaign: Campaign): campaign is WithConfirmed =>
  campaign.confirmedText !== null && campaign.auditState !== 1

/** Tells whether the latest text waits for a decision. */
const isWaiting = ({ auditState }: Campaign) => auditState === 0 || auditState === 3

/** Lists what a change would replace, before both texts. */
function Changed(props: Parameters<typeof CampaignChanges>[0]) {
  const translate = useTranslate()
  return (
    <FormSection title={translate('review.changes')}>
      <CampaignChanges {...props} />
    </FormSection>
  )
}

/** Shows the text that the public reads now, if it is not the latest one. */
function Confirmed({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate()
  const { confirmedText, confirmedAt, changedAt, lifeCycle } = campaign
  // the server returns the confirmed text if it differs from the latest one; a campaign with a life cycle has a public
  // text
  if (!confirmedText)
    return (
      <Typography>{translate(lifeCycle === null ? 'review.neverConfirmed' : 'review.sameText')}</Typography>
    )
  if (confirmedAt !== null && confirmedAt >= changedAt) {
    return <Typography>{translate('review.sameText')}</Typography>
  }
  return <CampaignText text={confirmedText} />
}

/** Shows one campaign: its latest text beside the confirmed one, and the decisions that an editor may make. */
export function CampaignPage() {
  const translate = useTranslate()
  const id = useRecordId()
  return (
    <RecordPage<Campaign>
      board="campaigns"
      id={id}
      titleOf={campaign => campaign?.title ?? translate('review.campaign')}
    >
      {(campaign, refresh) => <Opened key={id} campaign={campaign} onRefresh={refresh} />}
    </RecordPage>
  )
}

function Opened({ campaign, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const panel = <Panel campaign={campaign} onRefresh={onRefresh} />
  return (
    <Desk record={`${campaign.id}`} label={campaign.title} panel={panel}>
      <Card>
        <CardBody>
          <Typography variant="h1">{campaign.title}</Typography>
          {isChanged(campaign) && <Changed confirmed={campaign.confirmedText} latest={campaign} />}
          {campaign.returnedText !== null && isWaiting(campaign) && (
            <FormSection title={translate('review.changesSinceReturn')}>
              <CampaignChanges confirmed={campaign.returnedText} latest={campaign} />
            </FormSection>
          )}
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
