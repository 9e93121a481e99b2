import type { BodyOf } from '@board/client'
import { Box, Link } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { boardsOf, type Reader } from '../../base/boards.ts'
import { rowAddress } from '../../fields/columns.ts'
import { formatTime } from '../../fields/time.ts'
import { Lines } from './Lines.tsx'
import { Panel } from './Panel.tsx'

const shown = 5

/** Shows the latest records that came back to the reader's group from all sides, and links to the list of each side. */
export function ReturnedPanel({ reader }: { reader: Reader }) {
  const translate = useTranslate()
  const sides = boardsOf('g', reader).filter(({ list }) => list === 'pageReturned')
  const { data, error, refetch } = useQuery({
    queryKey: ['workTable', 'returned', sides.map(({ name }) => name)],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        sides.map(async board => {
          const body = { ...board.defaultFilter, page: 1, rows: 10 } as BodyOf<'pageReturned'>
          const { list } = await api.call('pageReturned', { body, signal })
          return list.map(row => ({ board, row }))
        })
      )
      return pages.flat().toSorted((one, other) => other.row.at - one.row.at)
    },
    refetchInterval: 60_000,
    retry: false
  })
  return (
    <Panel title={translate('workTable.returned')}>
      <Lines
        lines={data?.slice(0, shown).map(({ board, row }) => ({
          key: `${board.name}.${row.id}`,
          subject: row.subject || translate('workTable.untitled'),
          to: rowAddress(board, { ...row }),
          notes: [translate(`events.${row.verb}`, { _: row.verb }), row.actorName],
          end: <time>{formatTime(row.at)}</time>,
          isNew: row.unread
        }))}
        error={error}
        onRetry={() => void refetch()}
        empty={translate('workTable.noReturned')}
      />
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4 }}
      >
        {sides.map(({ name }) => (
          <li key={name}>
            <Link component={RouterLink} to={`/${name}`} sx={{ display: 'inline-block', py: 0.5 }}>
              {translate(`board.names.${name}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
