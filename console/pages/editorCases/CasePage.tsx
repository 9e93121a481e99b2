import type { DataOf } from '@board/client'
import { Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useLabels } from '../../api/site.ts'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { formatTime } from '../../fields/time.ts'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { AttachmentList } from '../parts/message/AttachmentList.tsx'
import { DecisionPanel } from '../parts/message/DecisionPanel.tsx'
import { GradeList } from '../parts/message/GradeList.tsx'
import { Timeline } from '../parts/message/Timeline.tsx'
import { RecordPage } from '../parts/RecordPage.tsx'
import { Desk } from '../taskMain/MessageDesk.tsx'

type Case = DataOf<'getEditorCase'>

interface OpenedProps {
  found: Case
  onRefresh: () => Promise<Case | undefined>
}

/** Shows the state of a case and its proposer, beside the decision. */
function Panel({ found, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const { state, note, handedInAt, publishedAt, proposerName } = found
  const time = (name: string, at: number | null) =>
    at === null ? [] : [{ name, label: translate(`fields.${name}`), value: formatTime(at) }]
  return (
    <DecisionPanel
      title={translate('review.case')}
      state={{ dict: 'caseState', value: state, words: labels('caseState', state) }}
      allowed={found.allowedActions}
      record={found}
      object={found.title}
      timeline={found.timeline}
      onRefresh={onRefresh}
    >
      <Facts
        tight
        facts={[
          { name: 'groupName', label: translate('fields.groupName'), value: found.groupName },
          { name: 'proposer', label: translate('review.proposer'), value: proposerName },
          ...time('handedInAt', handedInAt),
          ...time('publishedAt', publishedAt),
          ...(note === null ? [] : [{ name: 'note', label: translate('review.note'), value: note }])
        ]}
      />
      {state === 'pending' && <Typography>{translate('review.inApproval')}</Typography>}
      {found.allowedActions.includes('takeDownCase') && (
        <Typography variant="body2">{translate('review.takeDownEnds')}</Typography>
      )}
    </DecisionPanel>
  )
}

/** Shows one case with its message, and the actions that an editor may take. */
export function CasePage() {
  const translate = useTranslate()
  const id = useRecordId()
  return (
    <RecordPage<Case> board="cases" id={id} titleOf={found => found?.title ?? translate('review.case')}>
      {(found, refresh) => <Opened key={id} found={found} onRefresh={refresh} />}
    </RecordPage>
  )
}

function Opened({ found, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const panel = <Panel found={found} onRefresh={onRefresh} />
  const files = found.attachments.map(file => ({ ...file, hiddenByGroup: false, allowedActions: [] }))
  return (
    <Desk record={`${found.id}`} label={found.title} panel={panel}>
      <Card>
        <CardBody>
          <div>
            <Typography variant="h1">{found.title}</Typography>
            <Link
              component={RouterLink}
              to={`/message?tid=${found.tid}`}
              sx={{ display: 'inline-block', mt: 1 }}
            >
              {translate('review.toMessage')}
            </Link>
          </div>
          {(['summary', 'measures', 'result'] as const).map(part => (
            <FormSection key={part} title={translate(`review.${part}`)}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{found[part]}</Typography>
            </FormSection>
          ))}
          {found.lowGradeReason !== null && (
            <FormSection title={translate('fields.lowGradeReason')}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {found.lowGradeReason}
              </Typography>
            </FormSection>
          )}
          {found.grades.length > 0 && (
            <FormSection title={translate('review.grades')}>
              <GradeList grades={found.grades} />
            </FormSection>
          )}
          <AttachmentList attachments={files} />
          <FormSection title={translate('task.timeline')}>
            <Timeline entries={found.timeline} />
          </FormSection>
        </CardBody>
      </Card>
    </Desk>
  )
}
