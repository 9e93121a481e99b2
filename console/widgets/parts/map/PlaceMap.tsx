import Add from '@mui/icons-material/Add'
import MyLocation from '@mui/icons-material/MyLocation'
import Remove from '@mui/icons-material/Remove'
import { Box, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSite } from '../../../api/site.ts'
import { MapGrid, MapMarks } from './MapGrid.tsx'
import { MapTiles } from './MapTiles.tsx'
import type { Place } from './place.ts'
import {
  type Degrees,
  degreesAt,
  moved,
  nearedAt,
  pixelOf,
  type Sight,
  type Size,
  zooms
} from './projection.ts'

interface Props {
  /** The subject of the map, for screen readers. */
  label: string
  place: Place | undefined
  /** Sets the place; absent: the map is read-only. */
  onSet?: ((at: Degrees) => void) | undefined
  describedBy?: string | undefined
}

/** China, which is shown if there is no place yet. */
const beginning: Sight = { lat: 35, lng: 105, zoom: 3 }
const height = 280

/** The distance that a press may move without becoming a drag, in pixels. */
const slip = 4
const arrow = 48

/** The distance that Shift and an arrow key move the place, in pixels. On a near map this is a few metres. */
const nudge = 8

/** The distance of a wheel for one step of zoom, in pixels. Touchpads send many small ones. */
const notch = 60

/** The area around the point of the mark that belongs to the mark, in pixels. Its drop is above the point. */
const grip = { side: 16, above: 34, below: 8 } as const

const isOnMark = (at: Point, mark: Point | undefined): boolean =>
  mark !== undefined &&
  Math.abs(at.x - mark.x) <= grip.side &&
  at.y >= mark.y - grip.above &&
  at.y <= mark.y + grip.below

interface Point {
  readonly x: number
  readonly y: number
}

const steps: Readonly<Record<string, { x?: number; y?: number; nearer?: number }>> = {
  ArrowLeft: { x: -arrow },
  ArrowRight: { x: arrow },
  ArrowUp: { y: -arrow },
  ArrowDown: { y: arrow },
  '+': { nearer: 1 },
  '=': { nearer: 1 },
  '-': { nearer: -1 }
}

/**
 * Shows a map of the site's tiles, or a grid of degrees if there are none. The place can be set by a press, by dragging
 * its mark, or by keys. The browser sends requests only to this origin.
 */
export function PlaceMap({ label, place, onSet, describedBy }: Props) {
  const translate = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 320, height })
  const [sight, setSight] = useState<Sight>(() =>
    place ? { lat: place.lat, lng: place.lng, zoom: 12 } : beginning
  )
  const [isBroken, setIsBroken] = useState(false)
  const { tileZoom = null, attribution = '' } = useSite()?.map ?? {}
  const drag = useRef<(Point & { from: Sight; isMoved: boolean; mark?: Point | undefined }) | undefined>(
    undefined
  )
  /** The position to which the mark is being dragged, until it is released. */
  const [dragged, setDragged] = useState<Point>()
  const fingers = useRef(new Map<number, Point>())
  const pinch = useRef<{ apart: number; from: Sight } | undefined>(undefined)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = new ResizeObserver(() => setSize({ width: element.clientWidth, height }))
    measure.observe(element)
    return () => measure.disconnect()
  }, [])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let turned = 0
    const turn = (event: WheelEvent) => {
      // a page that scrolls past the map must not stop there
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return
      event.preventDefault()
      turned += event.deltaY
      const steps = Math.trunc(turned / notch)
      if (steps === 0) return
      turned = 0
      setSight(now => nearedAt(now, size, pointOf(event, element), -Math.sign(steps)))
    }
    // React's own listener could not prevent the page from scrolling
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [size])
  const centre = () => place && setSight({ lat: place.lat, lng: place.lng, zoom: Math.max(sight.zoom, 12) })

  const mark = place && pixelOf(place, sight, size)
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const { x = 0, y = 0 } = step ?? {}
    if (event.shiftKey && mark && onSet && (x !== 0 || y !== 0)) {
      const to = { x: mark.x + Math.sign(x) * nudge, y: mark.y + Math.sign(y) * nudge }
      onSet(degreesAt(to, sight, size))
      // the mark stays in sight
      if (!isWithin(to, size)) setSight(moved(sight, size, { x, y }))
    } else if (step) setSight(moved(sight, size, step))
    else if (event.key === 'Enter' && onSet) onSet(degreesAt(middleOf(size), sight, size))
    else return
    event.preventDefault()
  }
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    const at = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, at)
    event.currentTarget.setPointerCapture(event.pointerId)
    const [first, second] = [...fingers.current.values()]
    if (first && second) {
      pinch.current = { apart: distance(first, second), from: sight }
      drag.current = undefined
      setDragged(undefined)
    } else {
      const grabs = onSet && isOnMark(pointOf(event, event.currentTarget), mark)
      drag.current = { ...at, from: sight, isMoved: false, mark: grabs ? mark : undefined }
    }
  }
  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const [first, second] = [...fingers.current.values()]
    if (pinch.current && first && second) {
      const { apart, from } = pinch.current
      const middle = { clientX: (first.x + second.x) / 2, clientY: (first.y + second.y) / 2 }
      const nearer = Math.round(Math.log2(distance(first, second) / apart))
      return setSight(nearedAt(from, size, pointOf(middle, event.currentTarget), nearer))
    }
    const now = drag.current
    if (!now) return
    const by = { x: now.x - event.clientX, y: now.y - event.clientY }
    if (!now.isMoved && Math.hypot(by.x, by.y) <= slip) return
    now.isMoved = true
    if (now.mark) return setDragged({ x: now.mark.x - by.x, y: now.mark.y - by.y })
    setSight(moved(now.from, size, by))
  }
  const end = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    const now = drag.current
    drag.current = undefined
    if (fingers.current.size === 0) pinch.current = undefined
    setDragged(undefined)
    if (!now || !onSet) return
    if (now.mark && now.isMoved) {
      const by = { x: event.clientX - now.x, y: event.clientY - now.y }
      return onSet(degreesAt({ x: now.mark.x + by.x, y: now.mark.y + by.y }, sight, size))
    }
    // a press on the mark itself leaves it where it is
    if (now.isMoved || now.mark) return
    onSet(degreesAt(pointOf(event, event.currentTarget), sight, size))
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
        onPointerCancel={event => {
          fingers.current.delete(event.pointerId)
          pinch.current = undefined
          drag.current = undefined
          setDragged(undefined)
        }}
        onDoubleClick={event =>
          !onSet && setSight(nearedAt(sight, size, pointOf(event, event.currentTarget), 1))
        }
        sx={theme => ({
          height,
          position: 'relative',
          touchAction: 'none',
          cursor: onSet ? 'crosshair' : 'grab',
          bgcolor: 'background.default',
          '&:focus-visible': { outline: `3px solid ${theme.tokens.accent}`, outlineOffset: -3 },
          '& [data-middle]': { visibility: 'hidden' },
          '&:focus-visible [data-middle]': { visibility: 'visible' }
        })}
      >
        <MapGrid sight={sight} size={size} />
        {tileZoom !== null && (
          <MapTiles sight={sight} size={size} mostZoom={tileZoom} onBroken={setIsBroken} />
        )}
        <MapMarks
          sight={sight}
          size={size}
          mark={dragged ?? mark}
          isMovable={onSet !== undefined}
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
      {tileZoom !== null && (
        <Typography
          variant="caption"
          role="status"
          sx={{
            position: 'absolute',
            // leaves the focus ring visible
            left: 4,
            bottom: 4,
            borderRadius: 1,
            maxWidth: 'calc(100% - 130px)',
            px: 1,
            bgcolor: 'background.paper',
            color: 'text.secondary',
            overflowWrap: 'anywhere'
          }}
        >
          {isBroken ? translate('map.broken') : attribution}
        </Typography>
      )}
    </Box>
  )
}

const isWithin = ({ x, y }: Point, { width, height: high }: Size) =>
  x >= 16 && x <= width - 16 && y >= 40 && y <= high - 16

const middleOf = ({ width, height: high }: Size) => ({ x: width / 2, y: high / 2 })

const distance = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))

/** Returns the position of a pointer within an element, in pixels. */
function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
