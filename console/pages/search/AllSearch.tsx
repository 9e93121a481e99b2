import { ApiError } from '@board/client'
import { Box, Link, Paper, Typography } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { failureWords } from '../../api/failure.ts'
import { dictOptions, useLabels, useSite } from '../../api/site.ts'
import { type ConsoleDataProvider, countedRecords } from '../../api/types.ts'
import { boardNamed, boardsOf, type ConsoleBoard, schemasOf } from '../../base/boards.ts'
import { writeAddress } from '../../derive/list/address.ts'
import { countWords } from '../../derive/list/counts.ts'
import { rowAddress } from '../../fields/columns.ts'
import { useComma, useFieldLabel } from '../../fields/labels.ts'
import { formatTime } from '../../fields/time.ts'
import type { BoardRecord } from '../../provider/boards.ts'
import { useMe } from '../../session/useMe.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { TextControl } from '../../widgets/inputs/text.tsx'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { type Entered, FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { ActionButton, CountTabs, controls, Notice } from '../../widgets/registry.tsx'
import {
  type Asked,
  filterOf,
  ids,
  isAsked,
  listNames,
  moreFilters,
  readFilters,
  unknownTo,
  usedFilters
} from './asked.ts'
import { MoreFilters } from './MoreFilters.tsx'

const TextInput = asInput(TextControl, { empty: '' })
const SelectInput = asInput(controls.select)
/** The number of records shown of each list; the list itself has the rest. */
const shownPerList = 20
/** Refusals of wrong ids, which are shown at the field. Specification 5. */
const idCodes: readonly string[] = ['MSG0008', 'MSG0009']

/** The filters of the board of all messages; every list has most of them. */
const widest = boardNamed('allMessage')
const filters = widest ? moreFilters(widest, schemasOf(widest).body) : []

/** Writes a search as the parameters of an address. */
const addressOf = ({ keywords, searchType, filters: used }: Asked, list?: string | null) => ({
  keywords,
  searchType: String(searchType),
  ...(Object.keys(used).length > 0 && { filter: JSON.stringify(used) }),
  ...(list && { in: list })
})

function Content() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const title = translate('search.title')
  useTitle(title)
  const asked: Asked = {
    keywords: params.get('keywords')?.trim() ?? '',
    searchType: Number(params.get('searchType') ?? 3),
    filters: readFilters(params.get('filter'), filters)
  }
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, alignContent: 'start' }}>
      <Typography variant="h1" sx={{ p: { xs: 3, sm: 0 }, pb: { xs: 0 } }}>
        {title}
      </Typography>
      <Results
        asked={asked}
        chosen={params.get('in') ?? undefined}
        onAsk={({ keywords, searchType, ...others }) => {
          const used = usedFilters(others, filters)
          const next = {
            keywords: String(keywords ?? '').trim(),
            searchType: Number(searchType ?? 3),
            filters: used
          }
          setParams(addressOf(next, params.get('in')))
        }}
      />
    </Box>
  )
}

interface ResultsProps {
  asked: Asked
  /** The list that the reader chose; by default the first one with records. */
  chosen: string | undefined
  onAsk: (entered: Entered) => void
}

/** Fetches the first records of each list, and returns the lists with their answers. */
function useLists(asked: Asked) {
  const me = useMe()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const boards = listNames.flatMap(name => boardsOf('g', me).find(board => board.name === name) ?? [])
  const answers = useQueries({
    queries: boards.map(board => ({
      queryKey: [board.name, 'search', asked],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getList<BoardRecord>(board.name, {
          filter: filterOf(board, asked),
          pagination: { page: 1, perPage: shownPerList },
          signal
        }),
      enabled: isAsked(asked),
      retry: false
    }))
  })
  return boards.map((board, index) => ({ board, answer: answers[index] }))
}

function Results({ asked, chosen, onAsk }: ResultsProps) {
  const translate = useTranslate()
  const site = useSite()
  const lists = useLists(asked)
  const failed = lists.find(({ answer }) => answer?.error)?.answer?.error
  const wrongIds = failed instanceof ApiError && idCodes.includes(failed.code)
  const found = lists.find(({ board, answer }) =>
    chosen === undefined ? (answer?.data?.data.length ?? 0) > 0 : board.name === chosen
  )
  const shown = found ?? lists[0]
  const addressIn = (board: ConsoleBoard) => `/allSearch?${new URLSearchParams(addressOf(asked, board.name))}`
  return (
    <Paper variant="outlined" sx={{ borderRadius: { xs: 0, sm: '10px' }, overflow: 'hidden' }}>
      <FormBox
        key={JSON.stringify(asked)}
        label={translate('search.title')}
        isSearch
        defaultValues={{ ...asked.filters, keywords: asked.keywords, searchType: asked.searchType }}
        onSubmit={onAsk}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 4, alignItems: 'end' }}
      >
        <Box sx={{ width: { xs: '100%', sm: 200 } }}>
          <SelectInput
            source="searchType"
            id="search-type"
            label={translate('fields.searchType')}
            schema={{ type: 'integer' }}
            options={dictOptions(site, 'searchType', true)}
          />
        </Box>
        <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 240 } }}>
          <TextInput
            source="keywords"
            id="search-keywords"
            label={translate(asked.searchType === ids ? 'fields.tids' : 'fields.keywords')}
            helperText={asked.searchType === ids ? translate('search.idsHint') : false}
            schema={{ type: 'string', maxLength: 100 }}
            autoFocus
          />
          {wrongIds && (
            <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
              {failureWords(failed, translate)}
            </Typography>
          )}
        </Box>
        <ActionButton submit tone="primary">
          {translate('ra.action.search')}
        </ActionButton>
        <MoreFilters filters={filters} isUsed={Object.keys(asked.filters).length > 0} />
      </FormBox>
      {!isAsked(asked) && <Notice kind="empty" words={translate('search.start')} />}
      {isAsked(asked) && !wrongIds && (
        <>
          <CountTabs
            label={translate('search.lists')}
            value={lists.findIndex(({ board }) => board === shown?.board)}
            tabs={lists.map(({ board, answer }, value) => ({
              value,
              label: translate(`board.names.${board.name}`),
              count: countOf(answer?.data),
              to: addressIn(board)
            }))}
          />
          {shown && <Unknown board={shown.board} asked={asked} />}
          {shown?.answer?.isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
          {shown?.answer?.error && (
            <Failed error={shown.answer.error} onRetry={() => void shown.answer?.refetch()} />
          )}
          {shown?.answer?.data && (
            <Found board={shown.board} records={shown.answer.data.data} asked={asked} />
          )}
        </>
      )}
    </Paper>
  )
}

/** Shows the filters that a list does not have, so that the reader does not take its records for filtered ones. */
function Unknown({ board, asked }: { board: ConsoleBoard; asked: Asked }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const comma = useComma()
  const names = unknownTo(board, asked)
  if (names.length === 0) return null
  const fields = [...new Set(names.map(name => label(name)))].join(comma)
  return (
    <Typography variant="body2" role="status" sx={{ px: 4, pt: 3, color: 'text.secondary' }}>
      {translate('search.unused', { fields })}
    </Typography>
  )
}

/** Returns the number of records of a list as text; undefined while it is unknown. */
function countOf(answer: { total?: number | undefined } | undefined): string | undefined {
  if (!answer) return undefined
  return countWords(answer.total ?? countedRecords + 1)
}

interface FoundProps {
  board: ConsoleBoard
  records: readonly BoardRecord[]
  asked: Asked
}

function Found({ board, records, asked }: FoundProps) {
  const translate = useTranslate()
  const labels = useLabels()
  if (records.length === 0) return <Notice kind="empty" words={translate('search.nothing')} />
  const address = writeAddress({ filter: filterOf(board, asked) })
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records.map(record => (
          <Box
            component="li"
            key={record.id}
            sx={{ px: 4, py: 3, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
          >
            <Link
              component={RouterLink}
              to={`${rowAddress(board, record)}&${address}&list=${board.name}`}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {String(record[board.row.title] ?? '')}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FactLine
                facts={[
                  String(record.forumName ?? ''),
                  typeof record.state === 'number' && labels('traceState', record.state, record),
                  typeof record.createdAt === 'number' && formatTime(record.createdAt),
                  translate('task.number', { tid: Number(record.tid) })
                ]}
              />
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ p: 4 }}>
        <Link component={RouterLink} to={`/${board.name}?${address}`}>
          {translate('search.inList', { name: translate(`board.names.${board.name}`) })}
        </Link>
      </Box>
    </>
  )
}

/** Searches the lists of messages, assignments and deliveries together. Specification 2, 5. */
export const AllSearch = () => (
  <PageTexts family="search">
    <Content />
  </PageTexts>
)
