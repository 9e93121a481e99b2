import type { DataOf } from '@board/client'
import { Link } from '@mui/material'
import { type RaRecord, useGetOne, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useLabels } from '../../api/site.ts'
import { wholeRecord } from '../../provider/types.ts'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { useRestrictionWords } from './useRestrictionWords.ts'

type Account = DataOf<'getAccount'>

/** Shows the account of a handling record: its name, its state and its present restrictions. */
export function HandledAccount({ uid }: { uid: number }) {
  const translate = useTranslate()
  const labels = useLabels()
  const restrictionWords = useRestrictionWords()
  const { data, error, isPending, refetch } = useGetOne<Account & RaRecord>(
    'accounts',
    { id: uid, meta: wholeRecord },
    // a failure is shown in place of the account
    { retry: false, onError: () => undefined }
  )
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!data) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <Facts
      facts={[
        {
          name: 'username',
          label: translate('fields.username'),
          value: (
            <Link component={RouterLink} to={`/account?uid=${uid}`}>
              {data.username} · {data.nickName}
            </Link>
          )
        },
        {
          name: 'userTypeCode',
          label: translate('fields.userTypeCode'),
          value: labels('userTypeCode', data.userTypeCode)
        },
        {
          name: 'status',
          label: translate('fields.status'),
          value: translate(`entities.accounts.enums.status.${data.status}`)
        },
        { name: 'holds', label: translate('people.holds'), value: restrictionWords(data.restrictions) }
      ]}
    />
  )
}
