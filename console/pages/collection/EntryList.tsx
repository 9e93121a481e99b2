import type { BodyOf, DataOf } from '@board/client'
import { Box, Link, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useLabels } from '../../api/site.ts'
import { countWords } from '../../derive/list/counts.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card } from '../../widgets/parts/Card.tsx'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { CountTabs } from '../../widgets/parts/Tabs.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { Pager } from '../../widgets/parts/tables/Pager.tsx'
import { RecordActs } from '../parts/RecordActs.tsx'

type Entry = DataOf<'pageCampaignEntries'>['list'][number]

const tabs = [
  { display: 1, key: 'all' },
  { display: 2, key: 'notAdopted' },
  { display: 3, key: 'adopted' }
] as const
const orders = ['approvedAt:desc', 'likeCount:desc'] as const
const sizes = [10, 20, 50, 100] as const

/** Reads the choices from the address; an invalid one gets its default. */
function askedOf(params: URLSearchParams) {
  const number = (name: string) => Number(params.get(name))
  return {
    display: tabs.find(({ display }) => display === number('display'))?.display ?? 1,
    keywords: params.get('keywords') ?? '',
    order: orders.find(one => one === params.get('order')) ?? orders[0],
    page: Number.isInteger(number('page')) && number('page') > 0 ? number('page') : 1,
    rows: sizes.find(one => one === number('rows')) ?? sizes[0]
  }
}

/** Tells whether the group handles an entry. An entry of another institution is shown as the public reads it. */
const isOurs = ({ sourceType }: Entry) => sourceType !== null

function EntrySubject({ entry }: { entry: Entry }) {
  if (isOurs(entry))
    return (
      <Link component={RouterLink} to={`/taskMain?messageId=${entry.tid}`}>
        {entry.subject}
      </Link>
    )
  if (!entry.isPublic) return entry.subject
  return (
    <Link href={`/threads/content?tid=${entry.tid}`} target="_blank" rel="noopener">
      {entry.subject}
    </Link>
  )
}

function EntryItem({ entry }: { entry: Entry }) {
  const translate = useTranslate()
  const labels = useLabels()
  const facts = [
    entry.nickName,
    entry.forumName,
    entry.approvedAt !== null && formatTime(entry.approvedAt),
    translate('collection.likes', { smart_count: entry.likeCount }),
    labels('traceState', entry.state, entry),
    !entry.isPublic && translate('task.notPublic')
  ]
  return (
    <Box
      component="li"
      sx={{ px: { xs: 3, sm: 4 }, py: 3, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline' }}>
        <Typography component="h3" sx={{ fontWeight: 600, flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          <EntrySubject entry={entry} />
        </Typography>
        {entry.adopted && <ToneWord tone="ok">{translate('collection.adopted')}</ToneWord>}
        <RecordActs
          small
          offered={['adoptEntry', 'cancelEntryAdoption']}
          record={entry}
          object={entry.subject}
        />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere', maxWidth: '60em' }}>{entry.content}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FactLine facts={facts} />
      </Typography>
    </Box>
  )
}

/** Lists the entries of a campaign. Each can be adopted, and an adoption can be undone. */
export function EntryList({ id }: { id: number }) {
  const translate = useTranslate()
  const entries = useRef<HTMLUListElement>(null)
  const [params, setParams] = useSearchParams()
  const { keywords, ...rest } = askedOf(params)
  const asked: BodyOf<'pageCampaignEntries'> = { id, ...rest, ...(keywords && { keywords }) }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['campaignEntries', asked],
    queryFn: ({ signal }) => api.call('pageCampaignEntries', { body: asked, signal }),
    placeholderData: keepPreviousData,
    retry: false
  })
  const addressWith = (change: Record<string, string | number>) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [name, value] of Object.entries(change)) next.set(name, String(value))
    return next
  }
  const { list = [], total = 0, totalCapped = false } = data ?? {}
  const first = (rest.page - 1) * rest.rows + 1
  return (
    <Card>
      <CountTabs
        label={translate('collection.entries')}
        value={rest.display}
        tabs={tabs.map(({ display, key }) => ({
          value: display,
          label: translate(`collection.tabs.${key}`),
          count: display === rest.display && data ? countWords(total) : undefined,
          to: `?${addressWith({ display })}`
        }))}
      />
      <Box
        component="form"
        role="search"
        onSubmit={event => {
          event.preventDefault()
          setParams(
            addressWith({ keywords: String(new FormData(event.currentTarget).get('keywords') ?? '') })
          )
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, p: { xs: 3, sm: 4 } }}
      >
        <TextField
          key={keywords}
          name="keywords"
          size="small"
          label={translate('fields.keywords')}
          defaultValue={keywords}
          slotProps={{ htmlInput: { maxLength: 100, enterKeyHint: 'search' } }}
        />
        <ActionButton submit>{translate('ra.action.search')}</ActionButton>
        <TextField
          select
          size="small"
          label={translate('board.order')}
          value={rest.order}
          onChange={event => setParams(addressWith({ order: event.target.value }))}
          sx={{ ml: { sm: 'auto' }, minWidth: 168 }}
        >
          {orders.map(order => (
            <MenuItem key={order} value={order}>
              {translate(`collection.orders.${order.split(':')[0]}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data && !error && list.length === 0 && (
        <Notice
          kind="empty"
          words={translate(keywords || rest.display > 1 ? 'board.nothingFound' : 'collection.noEntries')}
          hint={translate('collection.noEntriesHint')}
        />
      )}
      {!error && list.length > 0 && (
        <>
          <Box component="ul" ref={entries} tabIndex={-1} data-rows sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.map(entry => (
              <EntryItem key={entry.tid} entry={entry} />
            ))}
          </Box>
          <Pager
            page={rest.page}
            rows={rest.rows}
            sizes={sizes}
            hasNext={totalCapped || rest.page * rest.rows < total}
            words={translate('board.total', {
              from: first,
              to: first + list.length - 1,
              total: countWords(total)
            })}
            onPage={page => {
              setParams(addressWith({ page }))
              // the focus moves to the beginning of the new page
              entries.current?.focus()
            }}
            onRows={rows => setParams(addressWith({ rows }))}
          />
        </>
      )}
    </Card>
  )
}
