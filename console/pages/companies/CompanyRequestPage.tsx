import type { DataOf } from '@board/client'
import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { formatTime } from '../../fields/time.ts'
import FilesCell from '../../widgets/cells/FilesCell.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { History } from '../parts/History.tsx'
import { DecisionPanel } from '../parts/message/DecisionPanel.tsx'
import { RecordPage } from '../parts/RecordPage.tsx'
import { Desk } from '../taskMain/MessageDesk.tsx'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'

type Request = DataOf<'getCompanyRequest'>

interface OpenedProps {
  request: Request
  onRefresh: () => Promise<Request | undefined>
}

const word = 'entities.companyRequests.enums'

/** Shows the request beside its decision: its state, the reason of the decision, and an obstacle. */
function Panel({ request, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const { state, createdAt, decidedAt, note, codeTaken } = request
  return (
    <DecisionPanel
      title={translate(`${word}.kind.${request.kind}`)}
      state={{ dict: 'auditState', value: state, words: translate(`${word}.state.${state}`) }}
      allowed={request.allowedActions}
      record={request}
      object={request.enterpriseName}
      onRefresh={onRefresh}
    >
      {codeTaken && state === 0 && (
        <Box sx={{ '& > .MuiAlert-root': { m: 0 } }}>
          <Notice kind="warning" words={translate('people.codeTaken')} />
        </Box>
      )}
      {request.licenceMissing && (
        <Box sx={{ '& > .MuiAlert-root': { m: 0 } }}>
          <Notice kind="warning" words={translate('people.licenceMissing')} />
        </Box>
      )}
      <Facts
        tight
        facts={[
          { name: 'askedAt', label: translate('fields.askedAt'), value: formatTime(createdAt) },
          ...(decidedAt === null
            ? []
            : [{ name: 'decidedAt', label: translate('fields.decidedAt'), value: formatTime(decidedAt) }]),
          ...(note === null ? [] : [{ name: 'note', label: translate('people.noteOf'), value: note }])
        ]}
      />
    </DecisionPanel>
  )
}

/** Shows the facts that a company asks the platform to confirm, beside the facts known before. */
export function CompanyRequestPage() {
  const translate = useTranslate()
  const id = useRecordId()
  return (
    <RecordPage<Request>
      board="companyRequests"
      id={id}
      titleOf={request => request?.enterpriseName ?? translate('people.company')}
    >
      {(request, refresh) => <Opened key={id} request={request} onRefresh={refresh} />}
    </RecordPage>
  )
}

function Opened({ request, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const panel = <Panel request={request} onRefresh={onRefresh} />
  return (
    <Desk record={`${request.id}`} label={request.enterpriseName} panel={panel}>
      <Card>
        <CardBody>
          <div>
            <Typography variant="h1">{request.enterpriseName}</Typography>
            <Link component={RouterLink} to={`/account?uid=${request.uid}`}>
              {request.username}
            </Link>
          </div>
          <BeforeAndAfter request={request} />
          {(request.licence || request.licenceMissing) && (
            <FormSection title={translate('people.licence')}>
              {request.licence ? (
                <FilesCell
                  value={[request.licence]}
                  name="licence"
                  label={translate('people.licence')}
                  whole
                />
              ) : (
                <Typography>{translate('people.noLicence')}</Typography>
              )}
            </FormSection>
          )}
          <FormSection title={translate('people.history')}>
            <History steps={request.history} />
          </FormSection>
        </CardBody>
      </Card>
    </Desk>
  )
}
