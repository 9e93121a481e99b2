import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { EntityRecord } from '../../../fields/entityRecord.ts'

/** A card that is being dragged: its position in the window, in pixels, and the column below the pointer. */
export interface Held {
  readonly record: EntityRecord
  readonly place: { readonly left: number; readonly top: number; readonly width: number }
  readonly over: string | undefined
}

/** Distance in pixels from which a press is a drag. */
const threshold = 6

/** The distance from the edge of the board at which it scrolls, and the length of each scroll step, in pixels. */
const edge = 48
const scrollStep = 16

const columnAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column

/**
 * Drags cards between columns with a mouse or a pen. Escape cancels the drag. A finger scrolls the board instead, and
 * cards are moved by their menu.
 */
export function useDrag(onDrop: (record: EntityRecord, column: string) => void) {
  const [held, setHeld] = useState<Held>()
  const release = useRef<() => void>(undefined)
  const drop = useRef(onDrop)
  drop.current = onDrop
  useEffect(() => () => release.current?.(), [])

  function begin(record: EntityRecord, event: PointerEvent<HTMLElement>) {
    const isButton = event.target instanceof Element && event.target.closest('button') !== null
    if (event.button !== 0 || event.pointerType === 'touch' || isButton) return
    const start = { x: event.clientX, y: event.clientY }
    const card = event.currentTarget.getBoundingClientRect()
    const board = event.currentTarget.closest('[data-board]')
    const controller = new AbortController()
    let isDragged = false
    const end = () => {
      controller.abort()
      setHeld(undefined)
    }
    release.current = end
    const { signal } = controller
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const x = clientX - start.x
      const y = clientY - start.y
      if (!isDragged && Math.hypot(x, y) < threshold) return
      isDragged = true
      if (board) {
        const { left, right } = board.getBoundingClientRect()
        if (clientX < left + edge) board.scrollBy(-scrollStep, 0)
        if (clientX > right - edge) board.scrollBy(scrollStep, 0)
      }
      setHeld({
        record,
        place: { left: card.left + x, top: card.top + y, width: card.width },
        over: columnAt(clientX, clientY)
      })
    }
    const up = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const column = columnAt(clientX, clientY)
      end()
      if (!isDragged) return
      // the end of a drag must not open a link
      document.addEventListener('click', click => click.preventDefault(), { capture: true, once: true })
      if (column !== undefined) drop.current(record, column)
    }
    document.addEventListener('pointermove', move, { signal })
    document.addEventListener('pointerup', up, { signal })
    document.addEventListener('pointercancel', end, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  }
  return { held, begin }
}
