import type { DataOf } from '@board/client'
import { Box, Link, Typography } from '@mui/material'
import { type RaRecord, ReferenceManyFieldBase, useListContext, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useLabels } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { DerivedField } from '../../derive/record/DerivedField.tsx'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'

/** The number of records that the account's page shows; their board has all of them. */
const shown = 10

type HandlingRecord = DataOf<'pageHandlingRecords'>['list'][number]

/** The list shows a failure in place of the records, so the query itself reports none. */
const silent = { retry: false, onError: () => undefined }

interface Props {
  uid: number
  /** The record that the page shows itself; the others are only links then. */
  except?: number
}

/** Lists the handling records of an account, newest first. */
export const RecordsOfAccount = ({ uid, except }: Props) => (
  <ReferenceManyFieldBase<RaRecord, HandlingRecord>
    reference="handlingRecords"
    target="uid"
    record={{ id: uid }}
    perPage={shown}
    queryOptions={silent}
    // without this key, react-admin's store would keep an entry for each account whose page was opened
    storeKey="handlingRecords.ofAccount"
  >
    <Records uid={uid} {...(except !== undefined && { except })} />
  </ReferenceManyFieldBase>
)

function Records({ uid, except }: Props) {
  const translate = useTranslate()
  const labels = useLabels()
  const { run } = useActions()
  const { data, error, isPending, refetch, hasNextPage, total } = useListContext<HandlingRecord>()
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!data) return <Failed error={error} onRetry={() => void refetch()} />
  const listed = data.filter(({ id }) => id !== except)
  if (listed.length === 0)
    return <Typography>{translate(except === undefined ? 'people.noRecords' : 'people.none')}</Typography>
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {listed.map(record => (
          <Box
            component="li"
            key={record.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'baseline' }}
          >
            <Link component={RouterLink} to={`/handlingRecord?id=${record.id}`}>
              {labels('handleType', record.handleType)} · {record.ruleName}
            </Link>
            <DerivedField record={record} source="state" kind="state" />
            <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
              {formatTime(record.beginTime)} –{' '}
              {record.endTime === null ? translate('people.endless') : formatTime(record.endTime)}
            </Typography>
            {except === undefined && record.allowedActions.includes('endHandlingRecord') && (
              <ActionButton
                small
                label={translate('form.title', {
                  verb: translate('actions.endHandlingRecord.verb'),
                  object: record.ruleName
                })}
                onClick={() => run({ id: 'endHandlingRecord', record, object: record.ruleName })}
              >
                {translate('actions.endHandlingRecord.verb')}
              </ActionButton>
            )}
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Link component={RouterLink} to={`/handlingRecords?uid=${uid}`}>
          {translate('people.allRecords', { count: total })}
        </Link>
      )}
    </>
  )
}
