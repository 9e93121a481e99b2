import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { countWords } from '../../derive/list/counts.ts'
import { FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { caveats, percent } from './caveats.ts'
import type { Figures } from './figures.ts'

/** Shows the figures that can make others look better than they are, each with a sentence on how it is counted. */
export function Caveats({ total }: { total: Figures }) {
  const translate = useTranslate()
  return (
    <FormSection title={translate('dataBoard.caveats.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('dataBoard.caveats.lead')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr))',
          columnGap: 6,
          rowGap: 4,
          m: 0
        }}
      >
        {caveats.map(({ name, count, rate, of }) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`dataBoard.caveats.${name}.name`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Box
                sx={{ display: 'flex', alignItems: 'baseline', gap: 2, fontVariantNumeric: 'tabular-nums' }}
              >
                <Box component="span" sx={{ fontSize: '1.25rem', lineHeight: '2rem', fontWeight: 600 }}>
                  {countWords(count(total))}
                </Box>
                <span>
                  {translate('dataBoard.caveats.share', {
                    rate: percent(rate(total)),
                    of: countWords(of(total))
                  })}
                </span>
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate(`dataBoard.caveats.${name}.how`)}
              </Typography>
            </Box>
          </div>
        ))}
      </Box>
    </FormSection>
  )
}
