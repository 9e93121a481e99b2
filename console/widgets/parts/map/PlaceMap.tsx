import Add from '@mui/icons-material/Add'
import MyLocation from '@mui/icons-material/MyLocation'
import Remove from '@mui/icons-material/Remove'
import { Box, IconButton } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { MapGrid } from './MapGrid.tsx'
import type { Place } from './place.ts'
import { type Degrees, degreesAt, moved, pixelOf, type Sight, type Size, zooms } from './projection.ts'

interface Props {
  /** The subject of the map, for screen readers. */
  label: string
  place: Place | undefined
  /** Sets the place; absent: the map is only read. */
  onSet?: ((at: Degrees) => void) | undefined
  describedBy?: string | undefined
}

/** China, where nothing was chosen yet. */
const beginning: Sight = { lat: 35, lng: 105, zoom: 3 }
const height = 280

/** Pixels that a press may slip without becoming a drag. */
const slip = 4
const arrow = 48

const steps: Readonly<Record<string, { x?: number; y?: number; nearer?: number }>> = {
  ArrowLeft: { x: -arrow },
  ArrowRight: { x: arrow },
  ArrowUp: { y: -arrow },
  ArrowDown: { y: arrow },
  '+': { nearer: 1 },
  '=': { nearer: 1 },
  '-': { nearer: -1 }
}

/** A map that asks nobody for pictures: a grid of degrees, a scale, and a place that can be set by a press or by keys. */
export function PlaceMap({ label, place, onSet, describedBy }: Props) {
  const translate = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 320, height })
  const [sight, setSight] = useState<Sight>(() =>
    place ? { lat: place.lat, lng: place.lng, zoom: 12 } : beginning
  )
  const drag = useRef<{ x: number; y: number; from: Sight; isMoved: boolean } | undefined>(undefined)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = new ResizeObserver(() => setSize({ width: element.clientWidth, height }))
    measure.observe(element)
    return () => measure.disconnect()
  }, [])
  const centre = () => place && setSight({ lat: place.lat, lng: place.lng, zoom: Math.max(sight.zoom, 12) })

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) setSight(moved(sight, size, step))
    else if (event.key === 'Enter' && onSet) onSet(degreesAt(middleOf(size), sight, size))
    else return
    event.preventDefault()
  }
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    drag.current = { x: event.clientX, y: event.clientY, from: sight, isMoved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const now = drag.current
    if (!now) return
    const by = { x: now.x - event.clientX, y: now.y - event.clientY }
    if (!now.isMoved && Math.hypot(by.x, by.y) <= slip) return
    now.isMoved = true
    setSight(moved(now.from, size, by))
  }
  const end = (event: PointerEvent) => {
    const now = drag.current
    drag.current = undefined
    if (!now || now.isMoved || !onSet) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    onSet(degreesAt({ x: event.clientX - left, y: event.clientY - top }, sight, size))
  }
  const buttons = [
    {
      key: 'zoomIn',
      Icon: Add,
      isOff: sight.zoom >= zooms.most,
      act: () => setSight(moved(sight, size, { nearer: 1 }))
    },
    {
      key: 'zoomOut',
      Icon: Remove,
      isOff: sight.zoom <= zooms.least,
      act: () => setSight(moved(sight, size, { nearer: -1 }))
    },
    { key: 'centre', Icon: MyLocation, isOff: !place, act: centre }
  ]
  return (
    <Box
      sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <Box
        ref={frame}
        role="application"
        tabIndex={0}
        aria-label={translate('map.map', { label })}
        aria-describedby={describedBy}
        onKeyDown={press}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => {
          drag.current = undefined
        }}
        sx={theme => ({
          height,
          touchAction: 'none',
          cursor: onSet ? 'crosshair' : 'grab',
          bgcolor: 'background.default',
          '&:focus-visible': { outline: `3px solid ${theme.tokens.accent}`, outlineOffset: -3 },
          '& [data-middle]': { visibility: 'hidden' },
          '&:focus-visible [data-middle]': { visibility: 'visible' }
        })}
      >
        <MapGrid
          sight={sight}
          size={size}
          mark={place && pixelOf(place, sight, size)}
          words={place?.text}
          hasMiddle={onSet !== undefined}
        />
      </Box>
      <Box sx={{ position: 'absolute', top: 8, right: 8, display: 'grid', gap: 1 }}>
        {buttons.map(({ key, Icon, isOff, act }) => (
          <IconButton
            key={key}
            size="small"
            aria-label={translate(`map.${key}`)}
            title={translate(`map.${key}`)}
            aria-disabled={isOff}
            onClick={() => !isOff && act()}
            sx={{
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              '&:hover': { bgcolor: 'background.paper' },
              '&[aria-disabled=true]': { color: 'text.disabled' }
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  )
}

const middleOf = ({ width, height: high }: Size) => ({ x: width / 2, y: high / 2 })
