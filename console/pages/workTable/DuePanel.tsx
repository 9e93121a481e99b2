import { overdueFirst } from '@board/schemas/boards/tabs'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { boardsOf, type ConsoleBoard, type Reader, tabsOf } from '../../boards.ts'
import { assignedWords } from '../../derive/board/assignedWords.ts'
import { writeAddress } from '../../derive/list/address.ts'
import { rowAddress } from '../../derive/schema/columns.ts'
import { useNow } from '../../derive/useNow.ts'
import { sortOfOrder } from '../../provider/boards.ts'
import { DeadlineWord } from '../../widgets/cells/cells.tsx'
import { type Due, type DueRow, earliest } from './due.ts'
import { Lines } from './Lines.tsx'
import { Panel } from './Panel.tsx'

/** Lines of the part; the lists behind have the others. */
const shown = 8

interface Waiting {
  readonly board: ConsoleBoard
  readonly display: number
  readonly key: string
}

/** Returns the tabs of the reader's boards whose records wait for the reader's group and have deadlines. */
function waitingOf(reader: Reader, grading: boolean): Waiting[] {
  return boardsOf('g', reader)
    .filter(board => board.partOf === undefined && board.orders.some(({ value }) => value === overdueFirst))
    .flatMap(board =>
      tabsOf(board, grading).flatMap(({ display, key }) =>
        board.attention?.includes(display) ? [{ board, display, key }] : []
      )
    )
}

async function fetchDue({ board, display, key }: Waiting, signal: AbortSignal): Promise<Due[]> {
  const body = { ...board.defaultFilter, display, order: overdueFirst, page: 1, rows: 10 }
  const { list } = (await api.callAny(board.list, { body, signal })) as { list: readonly DueRow[] }
  return list.map(row => ({ board, display, tab: key, row }))
}

/** Shows what waits for the reader's group on all boards, by deadline; each line opens its record in its list. */
export function DuePanel({ reader, grading }: { reader: Reader; grading: boolean }) {
  const translate = useTranslate()
  const now = useNow()
  const waiting = waitingOf(reader, grading)
  const { data, error, refetch } = useQuery({
    queryKey: ['workTable', 'due', waiting.map(({ board, display }) => `${board.name}.${display}`)],
    queryFn: ({ signal }) => Promise.all(waiting.map(one => fetchDue(one, signal))),
    refetchInterval: 60_000,
    retry: false
  })
  const lines =
    data &&
    earliest(data, shown).map(({ board, display, tab, row }) => {
      const list = writeAddress({ filter: { display }, sort: sortOfOrder(overdueFirst) })
      return {
        key: `${board.name}.${row.tpid ?? row.tid}`,
        subject: row.subject,
        to: `${rowAddress(board, { ...row })}&${list}&list=${board.name}`,
        note: [translate(`board.tabs.${tab}`), row.forumName, assignedWords(translate, row)]
          .filter(Boolean)
          .join(' · '),
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
