import { overdueFirst } from '@board/schemas/boards/tabs'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { api } from '../../api/client.ts'
import type { Reader } from '../../base/boards.ts'
import { assignedWords } from '../../derive/board/assignedWords.ts'
import { writeAddress } from '../../derive/list/address.ts'
import { rowAddress } from '../../fields/columns.ts'
import { useNow } from '../../fields/useNow.ts'
import { sortOfOrder } from '../../provider/boards.ts'
import { DeadlineWord } from '../../widgets/cells/cells.tsx'
import { type Due, type DueRow, earliest, handedOnOf, isDue, type Waiting, waitingOf } from './due.ts'
import { Lines } from './Lines.tsx'
import { Panel } from './Panel.tsx'

/** The numbers of lines; the lists behind them have the others. */
const shown = { own: 8, handedOn: 4 }

async function fetchDue({ board, filter, words }: Waiting, signal: AbortSignal): Promise<Due[]> {
  const body = { ...board.defaultFilter, ...filter, order: overdueFirst, page: 1, rows: 10 }
  const { list } = (await api.callAny(board.list, { body, signal })) as { list: readonly DueRow[] }
  return list.filter(isDue).map(row => ({ board, filter, words, row }))
}

/** Returns the holder of an assignment that the reader's group gave; that of a received one is the reader's group. */
const holderOf = ({ name }: Waiting['board'], row: DueRow): string | undefined =>
  name === 'list-from' ? row.holderName : undefined

const keyOf = (waiting: readonly Waiting[]) => waiting.map(({ board, words }) => `${board.name}.${words}`)

interface ListProps {
  waiting: readonly Waiting[]
  count: number
  empty: string
}

/** Shows the records of several lists by deadline; each line opens its record in its list. */
function DueList({ waiting, count, empty }: ListProps) {
  const translate = useTranslate()
  const now = useNow()
  const { data, error, refetch } = useQuery({
    queryKey: ['workTable', 'due', keyOf(waiting)],
    queryFn: ({ signal }) => Promise.all(waiting.map(one => fetchDue(one, signal))),
    refetchInterval: 60_000,
    retry: false
  })
  const lines =
    data &&
    earliest(data, count).map(({ board, filter, words, row }) => {
      const list = writeAddress({ filter, sort: sortOfOrder(overdueFirst) })
      return {
        key: `${board.name}.${row.tpid ?? row.tid}`,
        subject: row.subject,
        to: `${rowAddress(board, { ...row })}&${list}&list=${board.name}`,
        notes: [translate(words), row.forumName, holderOf(board, row) ?? assignedWords(translate, row)],
        end: row.timing && <DeadlineWord timing={row.timing} now={now} />
      }
    })
  return <Lines lines={lines} error={error} onRetry={() => void refetch()} empty={empty} />
}

interface Props {
  reader: Reader
  grading: boolean
}

/**
 * Shows the records of all boards that wait for the reader's group, by deadline, and below them those that it has
 * assigned to others, with the deadlines of these assignments.
 */
export function DuePanel({ reader, grading }: Props) {
  const translate = useTranslate()
  const heading = useId()
  const handedOn = handedOnOf(reader)
  return (
    <Panel title={translate('workTable.due')} hint={translate('workTable.dueHint')}>
      <DueList waiting={waitingOf(reader, grading)} count={shown.own} empty={translate('workTable.noDue')} />
      {handedOn.length > 0 && (
        <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h3" id={heading}>
            {translate('workTable.handedOn')}
          </Typography>
          <DueList waiting={handedOn} count={shown.handedOn} empty={translate('workTable.noHandedOn')} />
        </Box>
      )}
    </Panel>
  )
}
