import { overdueFirst } from '@board/schemas/boards/tabs'
import { Box, Link } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { boardNamed } from '../../base/boards.ts'
import { writeAddress } from '../../derive/list/address.ts'
import { useCounts } from '../../layout/useCounts.ts'
import { sortOfOrder } from '../../provider/boards.ts'
import { useMe } from '../../session/useMe.ts'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'

/** Lists the boards with overdue records; each line opens its board with the most overdue record first. */
export function OverdueNotice() {
  const translate = useTranslate()
  const { data = [] } = useCounts('g', useMe())
  const late = data.flatMap(({ board: name, overdue }) => {
    const board = boardNamed(name)
    const display = board?.attention?.[0]
    return board && display !== undefined && overdue > 0 ? [{ name, display, overdue }] : []
  })
  if (late.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={translate('center.overdue')}
      sx={{ listStyle: 'none', m: 0, p: 3, display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}
    >
      {late.map(({ name, display, overdue }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <ToneWord tone="late">{translate('center.overdueCount', { smart_count: overdue })}</ToneWord>
          <Link
            component={RouterLink}
            to={`/${name}?${writeAddress({ filter: { display }, sort: sortOfOrder(overdueFirst) })}`}
          >
            {translate(`board.names.${name}`)}
          </Link>
        </Box>
      ))}
    </Box>
  )
}
