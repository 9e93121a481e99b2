import type { DataOf } from '@board/client'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { actionsAmong } from '../parts/message/useDecision.ts'
import { OfferedActs } from '../parts/OfferedActs.tsx'
import { RecordPage } from '../parts/RecordPage.tsx'
import { useBack } from '../parts/useBack.ts'
import { holdsOf } from './holdsOf.ts'
import { RecordsOfAccount } from './RecordsOfAccount.tsx'

type Account = DataOf<'getAccount'>

/** Shows the facts of an account; numbers are masked. */
function AccountFacts({ account }: { account: Account }) {
  const translate = useTranslate()
  const labels = useLabels()
  const certified = account.certifiedAt
    ? translate('people.certifiedAt', { at: formatTime(account.certifiedAt) })
    : translate('people.notCertified')
  const facts = {
    holds: holdsOf(account, labels, translate),
    realName: [account.realName, certified].filter(Boolean).join(' · '),
    phone: account.phone ?? '—',
    email: account.email ?? '—',
    idNumber: account.idNumber ?? '—',
    messageCount: translate('people.countAsked'),
    registered: formatTime(account.createdAt)
  }
  return (
    <Facts
      facts={[
        { name: 'uid', label: translate('fields.uid'), value: account.uid },
        {
          name: 'nickName',
          label: translate('entities.accounts.fields.nickName'),
          value: account.nickName
        },
        {
          name: 'userTypeCode',
          label: translate('fields.userTypeCode'),
          value: labels('userTypeCode', account.userTypeCode)
        },
        {
          name: 'status',
          label: translate('fields.status'),
          value: translate(`entities.accounts.enums.status.${account.status}`)
        },
        ...Object.entries(facts).map(([name, value]) => ({
          name,
          label: translate(`people.${name}`),
          value
        }))
      ]}
    />
  )
}

/** Shows one account: its facts, its handling records, and the actions that are possible now. */
export function AccountPage() {
  const translate = useTranslate()
  return (
    <RecordPage<Account>
      board="accounts"
      id={useRecordId('uid')}
      titleOf={account => account?.username ?? translate('people.account')}
    >
      {account => <Opened account={account} />}
    </RecordPage>
  )
}

function Opened({ account }: { account: Account }) {
  const translate = useTranslate()
  const { run } = useActions()
  const back = useBack('accounts')
  const { uid } = account
  const acts = actionsAmong(account.allowedActions).map(id => ({
    key: id,
    label: translate(`actions.${id}.verb`),
    run: () => run({ id, record: { uid }, object: account.username })
  }))
  return (
    <PageFrame
      title={account.username}
      back={back}
      tools={acts.map(act => (
        <ActionButton key={act.key} onClick={act.run}>
          {act.label}
        </ActionButton>
      ))}
    >
      <OfferedActs acts={acts} />
      <Card>
        <CardBody>
          <AccountFacts account={account} />
          <FormSection title={translate('people.records')}>
            <RecordsOfAccount uid={uid} />
          </FormSection>
        </CardBody>
      </Card>
    </PageFrame>
  )
}
