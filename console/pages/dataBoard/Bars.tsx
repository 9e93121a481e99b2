import { Box, Typography, useTheme } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Key } from './Key.tsx'

interface Bar {
  readonly name: string
  readonly messages: number
  readonly replied: number
  /** The messages of the corresponding part of the previous period; absent if there is nothing to compare with. */
  readonly before?: number | undefined
}

const height = 160

/**
 * Draws the messages of each period. The replied part of each bar is filled, and a mark shows the previous period. The
 * table below has the same figures, so assistive technology skips the picture.
 */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const { palette, tokens } = useTheme()
  const translate = useTranslate()
  const maximum = Math.max(0, ...bars.flatMap(({ messages, before = 0 }) => [messages, before]))
  const hasBefore = bars.some(({ before = 0 }) => before > 0)
  if (maximum === 0)
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {translate('dataBoard.nothingYet')}
      </Typography>
    )
  const scale = (count: number) => (count / maximum) * height
  const step = 100 / Math.max(1, bars.length)
  const first = bars[0]?.name
  const last = bars.at(-1)?.name
  return (
    <Box component="figure" aria-hidden sx={{ m: 0, display: 'grid', gap: 1 }}>
      <Key figure="messages" most={maximum} hasBefore={hasBefore} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
      >
        {bars.map(({ name, messages, replied, before }, index) => (
          <g key={name}>
            <title>{`${name} ${messages}`}</title>
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
            {hasBefore && before !== undefined && (
              <line
                x1={index * step}
                x2={(index + 1) * step}
                y1={height - scale(before)}
                y2={height - scale(before)}
                stroke={palette.text.primary}
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        ))}
      </svg>
      <Box
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
