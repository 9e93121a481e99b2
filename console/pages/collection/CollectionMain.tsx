import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { formatTime } from '../../fields/time.ts'
import { usePassedOn } from '../../layout/usePassedOn.ts'
import { toneOf } from '../../widgets/cells/tones.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { CleanedHtml } from '../../widgets/parts/CleanedHtml.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { CampaignChanges } from '../campaigns/CampaignChanges.tsx'
import { CampaignText } from '../campaigns/CampaignText.tsx'
import { Timeline } from '../parts/message/Timeline.tsx'
import { RecordActs } from '../parts/RecordActs.tsx'
import { RecordPage } from '../parts/RecordPage.tsx'
import type { Campaign } from './campaign.ts'
import { isToBeConfirmed, standingOf } from './standing.ts'

const acts = ['discardCampaignChange', 'endCampaign', 'withdrawCampaign'] as const

interface OpenedProps {
  campaign: Campaign
  onRefresh: () => Promise<Campaign | undefined>
}

/** Shows the state of the campaign, the next step, and the actions of its group. */
function Standing({ campaign, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const { id, title, auditState, auditNote, lifeCycle, allowedActions } = campaign
  const facts = [
    ...(lifeCycle === null ? [] : [{ name: 'lifeCycle', value: labels('collectLife', lifeCycle) }]),
    { name: 'beginTime', value: formatTime(campaign.beginTime) },
    { name: 'endTime', value: formatTime(campaign.endTime) },
    { name: 'entryCount', value: String(campaign.entryCount) },
    { name: 'adoptedCount', value: String(campaign.adoptedCount) },
    ...(auditNote === null ? [] : [{ name: 'auditNote', value: auditNote }])
  ]
  const times = { begin: formatTime(campaign.beginTime), end: formatTime(campaign.endTime) }
  return (
    <Card>
      <CardBody>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ToneWord tone={toneOf('collectAudit', auditState)}>{labels('collectAudit', auditState)}</ToneWord>
          <Typography role="status">
            {translate(`collection.standing.${standingOf(campaign)}`, times)}
          </Typography>
        </Box>
        <Facts
          tight
          facts={facts.map(fact => ({ ...fact, label: translate(`collection.fields.${fact.name}`) }))}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {allowedActions.includes('changeCampaign') && (
            <ActionButton tone={auditState === 2 ? 'primary' : 'neutral'} to={`/editCollection?id=${id}`}>
              {translate('collection.change')}
            </ActionButton>
          )}
          {lifeCycle !== null && lifeCycle > 0 && (
            <ActionButton tone={auditState === 2 ? 'neutral' : 'primary'} to={`/collectDetail?id=${id}`}>
              {translate('collection.entries')}
            </ActionButton>
          )}
          <RecordActs offered={acts} record={campaign} object={title} onRefresh={onRefresh} />
        </Box>
      </CardBody>
    </Card>
  )
}

/** Shows the latest text, and beside it the confirmed one if it differs. */
function Texts({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate()
  const { confirmedText, auditState } = campaign
  const isChanged = confirmedText !== null && auditState !== 1
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isChanged ? 'repeat(2, minmax(0, 1fr))' : '' }
      }}
    >
      {isChanged && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Card>
            <CardBody>
              <FormSection title={translate('collection.changes.title')}>
                <CampaignChanges confirmed={confirmedText} latest={campaign} />
              </FormSection>
            </CardBody>
          </Card>
        </Box>
      )}
      {isChanged && (
        <Card>
          <CardBody>
            <FormSection title={translate('collection.confirmedText')}>
              <CampaignText text={confirmedText} />
            </FormSection>
          </CardBody>
        </Card>
      )}
      <Card>
        <CardBody>
          <FormSection title={translate(isChanged ? 'collection.changedText' : 'collection.text')}>
            <CampaignText text={campaign} />
          </FormSection>
        </CardBody>
      </Card>
    </Box>
  )
}

function Content() {
  const translate = useTranslate()
  return (
    <RecordPage<Campaign>
      board="collectionPage"
      id={useRecordId()}
      titleOf={campaign => campaign?.title ?? translate('collection.campaign')}
    >
      {(campaign, refresh) => <Opened campaign={campaign} onRefresh={refresh} />}
    </RecordPage>
  )
}

function Opened({ campaign, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const isHandedIn = usePassedOn('handedIn') === true
  return (
    <PageFrame
      title={campaign.title}
      back={{ to: '/collectionPage', words: translate('board.names.collectionPage') }}
    >
      {isHandedIn && isToBeConfirmed(campaign) && (
        <Notice kind="done" words={translate('collection.handedIn')} />
      )}
      <Standing campaign={campaign} onRefresh={onRefresh} />
      <Texts campaign={campaign} />
      {campaign.summary !== null && (
        <Card>
          <CardBody>
            <FormSection title={translate('collection.summary')}>
              <CleanedHtml html={campaign.summary} />
            </FormSection>
          </CardBody>
        </Card>
      )}
      <Card>
        <CardBody>
          <FormSection title={translate('task.timeline')}>
            <Timeline entries={campaign.timeline} />
          </FormSection>
        </CardBody>
      </Card>
    </PageFrame>
  )
}

/** Shows one campaign of the reader's group: its state, its texts, its result and its history. */
export const CollectionMain = () => (
  <PageTexts family="collection">
    <Content />
  </PageTexts>
)
