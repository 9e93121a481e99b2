import type { DataOf } from '@board/client'
import { actions } from '@board/generated/actions'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { useLabels } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { formatTime } from '../../derive/time.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/FormFrame.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { actionsAmong } from '../parts/useDecision.ts'
import { useRecordId } from '../parts/useRecordId.ts'
import { useBack } from '../process/useBack.ts'
import { RecordsOfAccount } from './RecordsOfAccount.tsx'

type Account = DataOf<'getAccount'>

/** Shows what is known of an account; numbers are masked. */
function AccountFacts({ account }: { account: Account }) {
  const translate = useTranslate()
  const labels = useLabels()
  const holds = account.restrictions.map(({ handleType, ruleName, endTime }) => {
    const until =
      endTime === null ? translate('people.endless') : translate('people.until', { at: formatTime(endTime) })
    return `${labels('handleType', handleType)} · ${ruleName} · ${until}`
  })
  const certified = account.certifiedAt
    ? translate('people.certifiedAt', { at: formatTime(account.certifiedAt) })
    : translate('people.notCertified')
  const facts = {
    holds: holds.join('\n') || translate('people.none'),
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

/** One account: what is known of it, what the platform did about it, and what may be done now. */
export function AccountPage() {
  const translate = useTranslate()
  const { run } = useActions()
  const uid = useRecordId('uid')
  const back = useBack('accounts')
  const query = useQuery({
    queryKey: ['account', uid],
    queryFn: ({ signal }) => api.call('getAccount', { body: { uid: uid ?? 0 }, signal }),
    enabled: uid !== undefined,
    retry: false
  })
  const account = query.data
  useTitle(account?.username ?? translate('people.account'))

  if (uid === undefined) return <NotFound />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!account) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <PageFrame
      title={account.username}
      back={back}
      tools={actionsAmong(account.allowedActions).map(id => (
        <ActionButton
          key={id}
          tone={actions[id].action.tone === 'danger' ? 'danger' : 'neutral'}
          onClick={() => run({ id, record: { uid }, object: account.username })}
        >
          {translate(`actions.${id}.verb`)}
        </ActionButton>
      ))}
    >
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
