import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { percent, takenShare } from './shares.ts'

/** The cells of figures. A narrow window has no room for them; there, the line below has the figures. */
export const figureCells = {
  display: { xs: 'none', sm: 'table-cell' },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'right'
} as const

interface Props {
  outcomes: Readonly<Record<'offered' | 'taken' | 'changed', number>>
}

/** Shows the outcomes of a row as one line in a narrow window. */
export function OutcomeLine({ outcomes }: Props) {
  const translate = useTranslate()
  const { offered, taken, changed } = outcomes
  const figures = { offered, taken, changed, share: percent(takenShare(outcomes)) }
  return (
    <Box sx={{ display: { xs: 'block', sm: 'none' }, fontVariantNumeric: 'tabular-nums' }}>
      <FactLine
        facts={Object.entries(figures).map(
          ([name, value]) => `${translate(`proposals.columns.${name}`)} ${value}`
        )}
      />
    </Box>
  )
}
