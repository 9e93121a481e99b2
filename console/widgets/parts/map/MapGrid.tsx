import { useTheme } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useDegreeWords } from './place.ts'
import { gridOf, pixelOf, type Sight, type Size, scaleOf } from './projection.ts'

interface Sighted {
  sight: Sight
  size: Size
}

/** Draws lines at round degrees. They are the map if there are no tiles. */
export function MapGrid({ sight, size }: Sighted) {
  const { tokens } = useTheme()
  const { latWords, lngWords } = useDegreeWords()
  const { width, height } = size
  const { lats, lngs } = gridOf(sight, size)
  return (
    <svg width={width} height={height} aria-hidden="true" style={layer}>
      <g stroke={tokens.line} strokeWidth={1}>
        {lats.map(lat => {
          const { y } = pixelOf({ lat, lng: sight.lng }, sight, size)
          return <line key={lat} x1={0} x2={width} y1={y} y2={y} />
        })}
        {lngs.map(lng => {
          const { x } = pixelOf({ lat: sight.lat, lng }, sight, size)
          return <line key={lng} x1={x} x2={x} y1={0} y2={height} />
        })}
      </g>
      <g fontSize={11} fill={tokens.ink2}>
        {lats.map(lat => (
          <text key={lat} x={6} y={pixelOf({ lat, lng: sight.lng }, sight, size).y - 4}>
            {latWords(lat)}
          </text>
        ))}
        {lngs.map(lng => (
          <text key={lng} x={pixelOf({ lat: sight.lat, lng }, sight, size).x} y={14} textAnchor="middle">
            {lngWords(lng)}
          </text>
        ))}
      </g>
    </svg>
  )
}

interface MarksProps extends Sighted {
  /** The position of the place, in pixels. */
  mark: { x: number; y: number } | undefined
  words: string | undefined
  /** True if the mark can be dragged. */
  isMovable: boolean
  /** True if a cross is drawn in the middle, where Enter sets the place. */
  hasMiddle: boolean
}

/** Draws a scale and the place. Their edges keep them legible on pictures. */
export function MapMarks({ sight, size, mark, words, isMovable, hasMiddle }: MarksProps) {
  const translate = useTranslate()
  const { tokens } = useTheme()
  const { width, height } = size
  const { metres, pixels } = scaleOf(sight)
  const scale =
    metres < 1000 ? translate('map.metres', { n: metres }) : translate('map.kilometres', { n: metres / 1000 })
  const bar = `M${width - 12 - pixels},${height - 14}v6h${pixels}v-6`
  const cross = `M${width / 2 - 10},${height / 2}h20M${width / 2},${height / 2 - 10}v20`
  return (
    <svg width={width} height={height} aria-hidden="true" style={layer}>
      <path d={bar} stroke={tokens.surface} strokeWidth={5} fill="none" />
      <path d={bar} stroke={tokens.ink2} strokeWidth={2} fill="none" />
      <text
        x={width - 12 - pixels / 2}
        y={height - 16}
        fontSize={11}
        fill={tokens.ink2}
        textAnchor="middle"
        stroke={tokens.surface}
        strokeWidth={3}
        paintOrder="stroke"
      >
        {scale}
      </text>
      {hasMiddle && (
        <g data-middle>
          <path d={cross} stroke={tokens.surface} strokeWidth={5} />
          <path d={cross} stroke={tokens.accent} strokeWidth={2} />
        </g>
      )}
      {mark && (
        <g
          data-mark
          transform={`translate(${mark.x},${mark.y})`}
          style={{ cursor: isMovable ? 'move' : undefined }}
        >
          <path
            d="M0,0C-4,-8 -9,-13 -9,-19A9,9 0 1 1 9,-19C9,-13 4,-8 0,0Z"
            fill={tokens.accent}
            stroke={tokens.surface}
            strokeWidth={1.5}
          />
          <circle cy={-19} r={3.5} fill={tokens.onAccent} />
          {words && (
            <text
              y={16}
              textAnchor="middle"
              fontSize={13}
              fill={tokens.ink}
              stroke={tokens.surface}
              strokeWidth={4}
              paintOrder="stroke"
            >
              {Array.from(words).slice(0, 20).join('')}
            </text>
          )}
        </g>
      )}
    </svg>
  )
}

const layer = { position: 'absolute', inset: 0, userSelect: 'none' } as const
