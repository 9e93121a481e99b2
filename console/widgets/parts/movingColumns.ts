import type { DragEvent } from 'react'
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
