import type { DataOf } from '@board/client'
import { Box, Link } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useLabels } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { DerivedField } from '../../derive/record/DerivedField.tsx'
import { formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { History } from '../parts/History.tsx'
import { RecordPage } from '../parts/RecordPage.tsx'
import { useBack } from '../parts/useBack.ts'
import { AccountBeside } from './AccountBeside.tsx'

type Handling = DataOf<'getHandlingRecord'>

/** Shows a record without the fields that its kind does not have. */
function HandlingFacts({ record }: { record: Handling }) {
  const translate = useTranslate()
  const labels = useLabels()
  const fact = (name: string, label: string, value: ReactNode) =>
    value === null || value === '' ? [] : [{ name, label: translate(label), value }]
  return (
    <Facts
      facts={[
        ...fact('state', 'fields.state', <DerivedField source="state" kind="state" />),
        ...fact(
          'account',
          'fields.username',
          <Link component={RouterLink} to={`/account?uid=${record.uid}`}>
            {record.username} · {record.nickName}
          </Link>
        ),
        ...fact('handleType', 'fields.handleType', labels('handleType', record.handleType)),
        ...fact('ruleName', 'fields.ruleName', record.ruleName),
        ...fact(
          'countDays',
          'actions.addHandlingRecord.fields.countDays',
          record.countDays === null ? null : translate('people.perDay', { count: record.countDays })
        ),
        ...fact(
          'countType',
          'actions.addHandlingRecord.fields.countType',
          record.countType === null ? null : translate(`enums.countType.${record.countType}`)
        ),
        ...fact('uncounted', 'people.uncounted', record.countType === null ? null : record.uncounted),
        ...fact('beginTime', 'fields.beginTime', formatTime(record.beginTime)),
        ...fact(
          'endTime',
          'fields.endTime',
          record.endTime === null ? translate('people.endless') : formatTime(record.endTime)
        ),
        ...fact('endedAt', 'people.endedAt', record.endedAt === null ? null : formatTime(record.endedAt)),
        ...fact('endReason', 'people.endReason', record.endReason),
        ...fact(
          'message',
          'entities.handlingRecords.fields.subject',
          record.tid === null ? null : (
            <Link component={RouterLink} to={`/message?tid=${record.tid}`}>
              {record.subject ?? record.tid}
            </Link>
          )
        ),
        ...fact('note', 'entities.handlingRecords.fields.note', record.note),
        ...fact('createdBy', 'fields.createdBy', record.createdBy),
        ...fact('createdAt', 'entities.handlingRecords.fields.createdAt', formatTime(record.createdAt))
      ]}
    />
  )
}

/** Shows one handling record with its history; it can be ended early. */
export function HandlingRecordPage() {
  const translate = useTranslate()
  return (
    <RecordPage<Handling>
      board="handlingRecords"
      id={useRecordId()}
      titleOf={record => record?.ruleName ?? translate('people.records')}
    >
      {record => <Opened record={record} />}
    </RecordPage>
  )
}

function Opened({ record }: { record: Handling }) {
  const translate = useTranslate()
  const { run } = useActions()
  const { permissions } = useMe()
  const back = useBack('handlingRecords')
  return (
    <PageFrame
      title={record.ruleName}
      back={back}
      tools={
        record.allowedActions.includes('endHandlingRecord') && (
          <ActionButton onClick={() => run({ id: 'endHandlingRecord', record, object: record.ruleName })}>
            {translate('actions.endHandlingRecord.verb')}
          </ActionButton>
        )
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }
        }}
      >
        <Card>
          <CardBody>
            <HandlingFacts record={record} />
            <FormSection title={translate('people.history')}>
              <History steps={record.history} />
            </FormSection>
          </CardBody>
        </Card>
        {permissions.includes('board:account:page') && (
          <Card>
            <CardBody>
              <AccountBeside uid={record.uid} recordId={record.id} />
            </CardBody>
          </Card>
        )}
      </Box>
    </PageFrame>
  )
}
