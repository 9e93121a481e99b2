import { Box } from '@mui/material'
import type { DragEvent, PointerEvent } from 'react'
import type { ColumnActions } from './tableTypes.ts'

/** The kind of what is dragged, so that other things dropped on a head move nothing. */
const kind = 'application/x-board-column'

/** Returns the properties of a head that can be dragged to the place of another one. */
export const movingProps = (name: string, { onMove }: ColumnActions) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(kind, name)
    dataTransfer.effectAllowed = 'move'
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(kind)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(kind)
    if (dragged === '' || dragged === name) return
    event.preventDefault()
    onMove(dragged, name)
  }
})

/**
 * The edge of a column, by which a pointer drags it wider or narrower. It is no stop of the keyboard: the same stands in
 * the menu of columns.
 */
export function ColumnEdge({ onResize }: { onResize: (width: number) => void }) {
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
