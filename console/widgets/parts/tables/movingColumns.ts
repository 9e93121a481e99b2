import type { DragEvent } from 'react'
import type { ColumnActions } from './tableTypes.ts'

/** The type of the dragged data. Other things that are dropped on a column head have no effect. */
const kind = 'application/x-board-column'

/** Returns the properties of a column head that can be dragged to the position of another one. */
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
