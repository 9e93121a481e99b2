import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { changeOf } from './change.ts'
import { figureWords, mainColumns } from './figures.ts'
import type { Figures } from './useFigures.ts'

/** Shows the main figures, each with its change since the previous period. */
export function Totals({ total, before }: { total: Figures; before: Figures | undefined }) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        gap: 4,
        m: 0
      }}
    >
      {mainColumns.map(name => {
        const change = before && changeOf(name, total[name], before[name])
        return (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`upkeep.columns.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Box sx={{ fontSize: '1.75rem', lineHeight: '2.5rem', fontWeight: 600 }}>
                {figureWords(name, total[name])}
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {change
                  ? translate(`dataBoard.change.${change.direction}`, {
                      by: translate(`dataBoard.change.${change.kind}`, { value: change.words })
                    })
                  : translate('dataBoard.change.none')}
              </Typography>
            </Box>
          </div>
        )
      })}
    </Box>
  )
}
