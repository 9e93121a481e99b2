import { Box, useTheme } from '@mui/material'
import { useTranslate } from 'ra-core'

interface Bar {
  readonly name: string
  readonly messages: number
  readonly replied: number
}

const height = 160

/**
 * Draws the messages of each period, with the replied part of each bar filled. The table below it holds the same
 * figures, so assistive technology passes over the picture.
 */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const translate = useTranslate()
  const { palette, tokens } = useTheme()
  const most = Math.max(1, ...bars.map(({ messages }) => messages))
  const scale = (count: number) => (count / most) * height
  const step = 100 / Math.max(1, bars.length)
  const first = bars[0]?.name
  const last = bars.at(-1)?.name
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap', fontSize: '0.8125rem', color: 'text.secondary' }}>
        <span>{translate('dataBoard.most', { count: most })}</span>
        <span>
          <Box
            component="span"
            sx={{ display: 'inline-block', width: 12, height: 12, bgcolor: 'primary.main', mr: 1 }}
          />
          {translate('upkeep.columns.replied')}
        </span>
        <span>
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              width: 12,
              height: 12,
              border: 1,
              borderColor: 'primary.main',
              bgcolor: tokens.accentSoft,
              mr: 1
            }}
          />
          {translate('dataBoard.notReplied')}
        </span>
      </Box>
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
      >
        {bars.map(({ name, messages, replied }, index) => (
          <g key={name}>
            <title>{`${name}：${messages}`}</title>
            <rect
              x={index * step + step * 0.1}
              width={step * 0.8}
              y={height - scale(messages)}
              height={scale(messages)}
              fill={tokens.accentSoft}
              stroke={palette.primary.main}
              vectorEffect="non-scaling-stroke"
            />
            <rect
              x={index * step + step * 0.1}
              width={step * 0.8}
              y={height - scale(replied)}
              height={scale(replied)}
              fill={palette.primary.main}
            />
          </g>
        ))}
      </svg>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'divider',
          fontSize: '0.8125rem',
          color: 'text.secondary'
        }}
      >
        <span>{first}</span>
        {last !== first && <span>{last}</span>}
      </Box>
    </Box>
  )
}
