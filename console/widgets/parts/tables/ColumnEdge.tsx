import { Box } from '@mui/material'
import type { PointerEvent } from 'react'

/**
 * The edge of a column, with which a pointer changes the width. It cannot be reached by keyboard, because the menu of
 * columns does the same.
 */
export default function ColumnEdge({ onResize }: { onResize: (width: number) => void }) {
  const begin = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget
    const head = edge.closest('th')
    if (!head) return
    event.preventDefault()
    edge.setPointerCapture(event.pointerId)
    const difference = head.getBoundingClientRect().width - event.clientX
    const move = (moved: globalThis.PointerEvent) => onResize(moved.clientX + difference)
    const end = () => {
      edge.removeEventListener('pointermove', move)
      edge.removeEventListener('lostpointercapture', end)
    }
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', end)
  }
  return (
    <Box
      component="span"
      aria-hidden
      data-edge
      draggable
      onDragStart={event => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={begin}
      sx={{
        position: 'absolute',
        insetInlineEnd: 0,
        insetBlock: 0,
        width: 8,
        cursor: 'col-resize',
        touchAction: 'none',
        borderInlineEnd: 1,
        borderColor: 'transparent',
        '&:hover, &:active': { borderColor: 'primary.main' },
        'th:hover > &': { borderColor: 'divider' }
      }}
    />
  )
}
