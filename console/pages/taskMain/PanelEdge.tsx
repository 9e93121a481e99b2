import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent, PointerEvent } from 'react'
import { minWidths } from './deskWidths.ts'

/** The distance that an arrow key moves the edge, in pixels. */
const step = 24

interface Props {
  /** The id of the panel on the right of the edge. */
  controls: string
  /** The chosen width of the panel; undefined for the usual one. */
  width: number | undefined
  /** Called with the chosen width; undefined for the usual one. */
  onResize: (width: number | undefined) => void
}

/** Returns the present width of the panel, and the largest one that leaves room for the message. */
function measure(edge: HTMLElement): { now: number; most: number } {
  const panel = edge.parentElement?.getBoundingClientRect()
  const message = edge.parentElement?.previousElementSibling?.getBoundingClientRect()
  const now = panel?.width ?? minWidths.panel
  return { now, most: Math.max(minWidths.panel, now + (message?.width ?? 0) - minWidths.message) }
}

/**
 * Shows the edge between the message and the panel. A pointer drags it, arrow keys move it, Home and End choose the
 * narrowest and the widest panel, and Enter or a double click chooses the usual width.
 */
export function PanelEdge({ controls, width, onResize }: Props) {
  const translate = useTranslate()
  const resize = (edge: HTMLElement, wanted: number) =>
    onResize(Math.round(Math.min(measure(edge).most, Math.max(minWidths.panel, wanted))))
  const begin = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget
    event.preventDefault()
    edge.focus()
    edge.setPointerCapture(event.pointerId)
    const { now } = measure(edge)
    const from = event.clientX
    const move = (moved: globalThis.PointerEvent) => resize(edge, now + from - moved.clientX)
    const end = () => {
      edge.removeEventListener('pointermove', move)
      edge.removeEventListener('lostpointercapture', end)
    }
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', end)
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const edge = event.currentTarget
    const { now, most } = measure(edge)
    const wanted = { ArrowLeft: now + step, ArrowRight: now - step, Home: minWidths.panel, End: most }[
      event.key
    ]
    if (wanted === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (wanted === undefined) onResize(undefined)
    else resize(edge, wanted)
  }
  return (
    <Box
      role="separator"
      aria-orientation="vertical"
      aria-label={translate('task.panelEdge')}
      aria-controls={controls}
      aria-valuemin={minWidths.panel}
      aria-valuenow={width ?? minWidths.panel}
      aria-valuetext={width === undefined ? translate('task.usualWidth') : `${width} px`}
      tabIndex={0}
      onPointerDown={begin}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={onKey}
      sx={{
        position: 'absolute',
        insetBlock: 0,
        // from the gap into the margin of the panel, so that it covers no part of the message
        left: -16,
        width: 24,
        display: { xs: 'none', md: 'grid' },
        placeItems: 'center start',
        pl: '6px',
        cursor: 'col-resize',
        touchAction: 'none',
        zIndex: 1,
        '&::after': { content: '""', width: 4, height: 48, borderRadius: 2, bgcolor: 'divider' },
        '&:hover::after, &:active::after, &:focus-visible::after': { bgcolor: 'primary.main' }
      }}
    />
  )
}
