import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { changeOf } from './change.ts'
import { type FigureName, type Figures, figureWords } from './figures.ts'
import { Key } from './Key.tsx'
import type { NamedLine } from './useNamedLines.ts'

/** The number of names that a chart compares; the table below has all of them. */
const maxNames = 12

interface Props {
  lines: readonly NamedLine[]
  /** The figures of the previous period by the id of a line; undefined until they are fetched. */
  before: ReadonlyMap<number, Figures> | undefined
  figure: FigureName
}

/**
 * Draws one figure of each group, forum, type or domain as a bar with its name and value, and a mark for the previous
 * period. The table below has the same figures, so assistive technology skips the picture.
 */
export function NameBars({ lines, before, figure }: Props) {
  const translate = useTranslate()
  const shown = lines.slice(0, maxNames)
  const largest = Math.max(
    ...shown.flatMap(({ id, figures }) => [figures[figure] ?? 0, before?.get(id)?.[figure] ?? 0])
  )
  const width = (value: number | null | undefined) => `${largest > 0 ? ((value ?? 0) / largest) * 100 : 0}%`
  const isVolume = figure === 'messages'
  const words = (figures: Figures, was: Figures | undefined) => {
    const change = was && changeOf(figure, figures[figure], was[figure])
    if (!change) return translate('dataBoard.change.none')
    const by = translate(`dataBoard.change.${change.kind}`, { value: change.words })
    return translate(`dataBoard.change.${change.direction}`, { by })
  }
  return (
    <Box component="figure" aria-hidden sx={{ m: 0, display: 'grid', gap: 3 }}>
      <Key figure={figure} hasBefore={shown.some(({ id }) => (before?.get(id)?.[figure] ?? null) !== null)} />
      {shown.map(({ id, name, figures }) => (
        <div key={id}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, fontVariantNumeric: 'tabular-nums' }}>
            <Box component="span" sx={{ flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {figureWords(figure, figures[figure])}
            </Box>
            {before && (
              <Box
                component="span"
                sx={{ color: 'text.secondary', minWidth: { sm: '11em' }, textAlign: 'end' }}
              >
                {words(figures, before.get(id))}
              </Box>
            )}
          </Box>
          <Box sx={{ position: 'relative', height: 12, mt: 1 }}>
            <Bar width={width(figures[figure])} filled={!isVolume} />
            {isVolume && <Bar width={width(figures.replied)} filled />}
            {before && before.get(id)?.[figure] != null && (
              <Box
                sx={{
                  position: 'absolute',
                  insetInlineStart: `calc(${width(before.get(id)?.[figure])} - 1px)`,
                  top: -3,
                  height: 18,
                  width: 2,
                  bgcolor: 'text.primary',
                  outline: 1,
                  outlineColor: 'background.paper'
                }}
              />
            )}
          </Box>
        </div>
      ))}
      {lines.length > maxNames && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {translate('dataBoard.restBelow', { count: lines.length - maxNames })}
        </Box>
      )}
    </Box>
  )
}

const Bar = ({ width, filled }: { width: string; filled: boolean }) => (
  <Box
    sx={{
      position: 'absolute',
      inset: 0,
      width,
      boxSizing: 'border-box',
      border: width === '0%' ? 0 : 1,
      borderColor: 'primary.main',
      bgcolor: theme => (filled ? theme.palette.primary.main : theme.tokens.accentSoft)
    }}
  />
)
