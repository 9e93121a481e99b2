import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FigureName } from './figures.ts'

const square = { display: 'inline-block', width: 12, height: 12, mr: 1, boxSizing: 'border-box' } as const

interface Props {
  figure: FigureName
  /** The largest number that the chart shows. */
  most?: number
  /** True if the chart has marks of the previous period. */
  hasBefore: boolean
}

/** Shows the meaning of the colours and marks of a chart. */
export function Key({ figure, most, hasBefore }: Props) {
  const translate = useTranslate()
  return (
    <Box
      sx={{ display: 'flex', columnGap: 4, flexWrap: 'wrap', fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      {most !== undefined && <span>{translate('dataBoard.most', { count: most })}</span>}
      <span>
        <Box component="span" sx={{ ...square, bgcolor: 'primary.main' }} />
        {translate(`upkeep.columns.${figure === 'messages' ? 'replied' : figure}`)}
      </span>
      {figure === 'messages' && (
        <span>
          <Box
            component="span"
            sx={{
              ...square,
              border: 1,
              borderColor: 'primary.main',
              bgcolor: theme => theme.tokens.accentSoft
            }}
          />
          {translate('dataBoard.notReplied')}
        </span>
      )}
      {hasBefore && (
        <span>
          <Box component="span" sx={{ ...square, width: 2, bgcolor: 'text.primary', mb: '-2px' }} />
          {translate('dataBoard.before')}
        </span>
      )}
    </Box>
  )
}
