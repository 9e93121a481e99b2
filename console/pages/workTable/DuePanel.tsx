import { messageTabs, overdueFirst, tabNamed } from '@board/schemas/boards/tabs'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { boardsOf, type ConsoleBoard, type Reader, tabsOf } from '../../boards.ts'
import { assignedWords } from '../../derive/board/assignedWords.ts'
import { writeAddress } from '../../derive/list/address.ts'
import { rowAddress } from '../../derive/schema/columns.ts'
import type { Values } from '../../derive/schema/fields.ts'
import { useNow } from '../../derive/useNow.ts'
import { sortOfOrder } from '../../provider/boards.ts'
import { DeadlineWord } from '../../widgets/cells/cells.tsx'
import { type Due, type DueRow, earliest, isDue } from './due.ts'
import { Lines } from './Lines.tsx'
import { Panel } from './Panel.tsx'

/** The number of lines; the lists behind them have the others. */
const shown = 8

interface Waiting {
  readonly board: ConsoleBoard
  /** The filter of the list that has its records. */
  readonly filter: Values
  /** The key of the text for what they wait for. */
  readonly words: string
}

/** The filter for messages with an interim reply: their clocks run until the final one. */
const interim: Values = { display: tabNamed(messageTabs, 'all').display, searchState: [1] }

/** Returns the tabs of the reader's boards whose records wait for the reader's group and have deadlines. */
function waitingOf(reader: Reader, grading: boolean): Waiting[] {
  return boardsOf('g', reader)
    .filter(board => board.partOf === undefined && board.orders.some(({ value }) => value === overdueFirst))
    .flatMap(board => [
      ...tabsOf(board, grading).flatMap(({ display, key }) =>
        board.attention?.includes(display) ? [{ board, filter: { display }, words: `board.tabs.${key}` }] : []
      ),
      ...(board.name === 'list-ans' ? [{ board, filter: interim, words: 'workTable.interim' }] : [])
    ])
}

async function fetchDue({ board, filter, words }: Waiting, signal: AbortSignal): Promise<Due[]> {
  const body = { ...board.defaultFilter, ...filter, order: overdueFirst, page: 1, rows: 10 }
  const { list } = (await api.callAny(board.list, { body, signal })) as { list: readonly DueRow[] }
  return list.filter(isDue).map(row => ({ board, filter, words, row }))
}

/**
 * Shows the records of all boards that wait for the reader's group, by deadline; each line opens its record in its list.
 */
export function DuePanel({ reader, grading }: { reader: Reader; grading: boolean }) {
  const translate = useTranslate()
  const now = useNow()
  const waiting = waitingOf(reader, grading)
  const { data, error, refetch } = useQuery({
    queryKey: ['workTable', 'due', waiting.map(({ board, words }) => `${board.name}.${words}`)],
    queryFn: ({ signal }) => Promise.all(waiting.map(one => fetchDue(one, signal))),
    refetchInterval: 60_000,
    retry: false
  })
  const lines =
    data &&
    earliest(data, shown).map(({ board, filter, words, row }) => {
      const list = writeAddress({ filter, sort: sortOfOrder(overdueFirst) })
      return {
        key: `${board.name}.${row.tpid ?? row.tid}`,
        subject: row.subject,
        to: `${rowAddress(board, { ...row })}&${list}&list=${board.name}`,
        notes: [translate(words), row.forumName, assignedWords(translate, row)],
        end: row.deadlineAt !== null && <DeadlineWord deadline={row.deadlineAt} now={now} />
      }
    })
  return (
    <Panel title={translate('workTable.due')} hint={translate('workTable.dueHint')}>
      <Lines
        lines={lines}
        error={error}
        onRetry={() => void refetch()}
        empty={translate('workTable.noDue')}
      />
    </Panel>
  )
}
