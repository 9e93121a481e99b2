import { useStore } from 'ra-core'
import { moved, orderOf, widthWithin } from './columnOrder.ts'

interface NamedColumn {
  name: string
  shown: boolean
}

/** The widths of columns that the reader has set, in pixels, by name. */
type Widths = Readonly<Record<string, number>>

const usualWidths: Widths = {}

/**
 * Returns the columns of a list with the reader's choice of visibility, order and width. react-admin's store keeps the
 * names of the hidden columns and the ranks, as for its own tables, and also the widths. The first column is the name
 * of the record: it cannot be hidden or moved.
 */
export function useColumnChoice<Column extends NamedColumn>(resource: string, columns: readonly Column[]) {
  const usual = columns.filter(column => !column.shown).map(column => column.name)
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, usual)
  const [ranks, setRanks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`)
  const [widths, setWidths] = useStore<Widths>(`${resource}.datatable_columnWidths`, usualWidths)

  const order = orderOf(columns.length, ranks)
  const ordered = order.flatMap(index => columns[index] ?? [])
  const positionOf = (name: string) => ordered.findIndex(column => column.name === name)
  const isShown = ({ name }: NamedColumn, index: number) => index === 0 || !hidden.includes(name)
  return {
    shown: ordered.filter(isShown),
    all: ordered.map((column, index) => ({
      name: column.name,
      shown: isShown(column, index),
      fixed: index === 0,
      width: widths[column.name]
    })),
    widths,
    toggle: (name: string) =>
      setHidden(hidden.includes(name) ? hidden.filter(one => one !== name) : [...hidden, name]),
    /** Moves a column to the position of another. */
    moveTo: (name: string, place: string) => setRanks(moved(order, positionOf(name), positionOf(place))),
    resize: (name: string, width: number) => setWidths({ ...widths, [name]: widthWithin(width) }),
    reset: () => {
      setHidden(usual)
      setRanks(undefined)
      setWidths(usualWidths)
    }
  }
}

export type ColumnChoice = Omit<ReturnType<typeof useColumnChoice>, 'shown'>
