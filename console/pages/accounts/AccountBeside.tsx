import { Link } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useLabels } from '../../api/site.ts'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { holdsOf } from './holdsOf.ts'
import { RecordsOfAccount } from './RecordsOfAccount.tsx'

interface Props {
  uid: number
  /** The id of the record beside which the account is shown. */
  recordId: number
}

/** Shows an account beside one of its handling records: its state, its present restrictions and its other records. */
export function AccountBeside({ uid, recordId }: Props) {
  const translate = useTranslate()
  const labels = useLabels()
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', 'beside', uid],
    queryFn: ({ signal }) => api.call('getAccount', { body: { uid }, signal }),
    retry: false
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Notice kind="loading" words={translate('ra.page.loading')} />
  return (
    <>
      <FormSection title={translate('people.account')}>
        <Facts
          facts={[
            {
              name: 'account',
              label: translate('fields.username'),
              value: (
                <Link component={RouterLink} to={`/account?uid=${uid}`}>
                  {data.username} · {data.nickName}
                </Link>
              )
            },
            {
              name: 'status',
              label: translate('fields.status'),
              value: translate(`entities.accounts.enums.status.${data.status}`)
            },
            { name: 'holds', label: translate('people.holds'), value: holdsOf(data, labels, translate) }
          ]}
        />
      </FormSection>
      <FormSection title={translate('people.otherRecords')}>
        <RecordsOfAccount uid={uid} except={recordId} />
      </FormSection>
    </>
  )
}
