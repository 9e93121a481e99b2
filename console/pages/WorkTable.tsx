import { Box, Link, Paper, Typography } from '@mui/material'
import { type SortPayload, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useMe } from '../auth/useMe.ts'
import { boardsOf, type ConsoleBoard, tabsOf } from '../boards.ts'
import { writeAddress } from '../derive/list/address.ts'
import { countWords } from '../derive/list/counts.ts'
import { useCounts } from '../layout/useCounts.ts'
import { useTitle } from '../layout/useTitle.ts'
import { sortOfOrder } from '../provider/boards.ts'
import { type Tone, ToneWord } from '../widgets/cells/cells.tsx'
import { Failed } from '../widgets/parts/Failed.tsx'
import { Notice } from '../widgets/parts/States.tsx'

type Counts = NonNullable<ReturnType<typeof useCounts>['data']>[number]

const deadlines: readonly { name: 'overdue' | 'dueToday' | 'dueSoon'; tone: Tone }[] = [
  { name: 'overdue', tone: 'late' },
  { name: 'dueToday', tone: 'wait' },
  { name: 'dueSoon', tone: 'plain' }
]

/** Shows a board's tabs that wait for the reader, with its deadlines first. */
function BoardCard({ board, counts, grading }: { board: ConsoleBoard; counts: Counts; grading: boolean }) {
  const translate = useTranslate()
  const title = translate(`board.names.${board.name}`)
  const addressOf = (display: number, sort?: SortPayload) =>
    `/${board.name}?${writeAddress({ filter: { display }, ...(sort && { sort }) })}`
  const byDeadline = board.orders.find(order => order.value === 'deadlineAt:asc')
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ borderRadius: '10px', p: 4, display: 'grid', gap: 3, alignContent: 'start' }}
    >
      <Typography variant="h2">{title}</Typography>
      {byDeadline && (
        <>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2, m: 0 }}>
            {deadlines.map(({ name, tone }) => (
              <Box
                key={name}
                sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
              >
                <Box component="dt">
                  <ToneWord tone={counts[name] > 0 ? tone : 'plain'}>
                    {translate(`workTable.${name}`)}
                  </ToneWord>
                </Box>
                <Box component="dd" sx={{ m: 0, fontSize: '1.75rem', lineHeight: '2.5rem', fontWeight: 600 }}>
                  {countWords(counts[name])}
                </Box>
              </Box>
            ))}
          </Box>
          <Link
            component={RouterLink}
            to={addressOf(board.attention?.[0] ?? 1, sortOfOrder(byDeadline.value))}
          >
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
                fontWeight: board.attention?.includes(display) ? 600 : 400
              }}
            >
              <Link component={RouterLink} to={addressOf(display)} color="text.primary" underline="hover">
                {translate(`board.tabs.${key}`)}
              </Link>
              <span>{countWords(count)}</span>
            </Box>
          )
        })}
      </Box>
    </Paper>
  )
}

/** Shows the console's home: the work that waits for the reader on each board, by deadline. */
export function WorkTable() {
  const translate = useTranslate()
  const me = useMe()
  const { data, error, refetch } = useCounts('g', me)
  useTitle(translate('menu.workTable'))
  return (
    <Box sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 4 }}>
      <div>
        <Typography variant="h1">{translate('menu.workTable')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{me.info?.groupName}</Typography>
      </div>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Notice kind="loading" words={translate('ra.page.loading')} />}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))'
        }}
      >
        {boardsOf('g', me)
          .filter(board => board.partOf === undefined)
          .map(board => {
            const counts = data?.find(one => one.board === board.name)
            return (
              counts && <BoardCard key={board.name} board={board} counts={counts} grading={!me.isCongress} />
            )
          })}
      </Box>
    </Box>
  )
}
