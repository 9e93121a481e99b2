import { overdueFirst } from '@board/schemas/boards/tabs'
import type { dueKinds } from '@board/schemas/facts/formats'
import { Box, Link } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { type ConsoleBoard, tabsOf } from '../../base/boards.ts'
import { countWords } from '../../derive/list/counts.ts'
import type { useCounts } from '../../layout/useCounts.ts'
import { type Tone, ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { dueAddress, tabAddress, waitingAddress } from './addresses.ts'
import { Panel } from './Panel.tsx'

type Due = (typeof dueKinds)[number]
type Counts = NonNullable<ReturnType<typeof useCounts>['data']>[number]

const deadlines: readonly { name: 'overdue' | 'dueToday' | 'dueSoon'; due: Due; tone: Tone }[] = [
  { name: 'overdue', due: 'overdue', tone: 'late' },
  { name: 'dueToday', due: 'today', tone: 'wait' },
  { name: 'dueSoon', due: 'soon', tone: 'plain' }
]

/** Shows the tabs of a board that need the reader's attention, with its deadlines first. */
export function BoardCard({
  board,
  counts,
  grading
}: {
  board: ConsoleBoard
  counts: Counts
  grading: boolean
}) {
  const translate = useTranslate()
  const title = translate(`board.names.${board.name}`)
  const byDeadline = board.orders.find(order => order.value === overdueFirst)
  return (
    <Panel title={title}>
      {byDeadline && (
        <>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2, m: 0 }}
          >
            {deadlines.map(({ name, due, tone }) => (
              <Box
                key={name}
                sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
              >
                <Box component="dt">
                  <ToneWord wraps tone={counts[name] > 0 ? tone : 'plain'}>
                    {translate(`workTable.${name}`)}
                  </ToneWord>
                </Box>
                <Box component="dd" sx={{ m: 0, fontSize: '1.75rem', lineHeight: '2.5rem', fontWeight: 600 }}>
                  <Link
                    component={RouterLink}
                    to={dueAddress(board, due)}
                    color="inherit"
                    underline="hover"
                    aria-label={translate('workTable.atDeadline', {
                      words: translate(`workTable.${name}`),
                      count: countWords(counts[name]),
                      board: title
                    })}
                  >
                    {countWords(counts[name])}
                  </Link>
                </Box>
              </Box>
            ))}
          </Box>
          <Link component={RouterLink} to={waitingAddress(board)}>
            {translate('workTable.byDeadline')}
          </Link>
        </>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {tabsOf(board, grading).map(({ display, key }) => {
          const count = counts.tabs.find(tab => tab.display === display)?.count ?? 0
          return (
            <Box
              component="li"
              key={key}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 3,
                fontWeight: count > 0 && board.attention?.includes(display) ? 600 : 400
              }}
            >
              <Link
                component={RouterLink}
                to={tabAddress(board, display)}
                color="text.primary"
                underline="hover"
              >
                {translate(`board.tabs.${key}`)}
              </Link>
              <span>{countWords(count)}</span>
            </Box>
          )
        })}
      </Box>
    </Panel>
  )
}
