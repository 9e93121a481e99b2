import { useStore } from 'ra-core'

/**
 * Returns the columns of a list that the reader sees: react-admin's store keeps the names of the hidden ones,
 * as its own tables do. The first column names the record and always stays.
 */
export function useColumnChoice<Column extends { name: string; shown: boolean }>(
  resource: string,
  columns: readonly Column[]
) {
  const usual = columns.filter(column => !column.shown).map(column => column.name)
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, usual)
  const isShown = ({ name }: Column, index: number) => index === 0 || !hidden.includes(name)
  return {
    shown: columns.filter(isShown),
    all: columns.map((column, index) => ({
      name: column.name,
      shown: isShown(column, index),
      fixed: index === 0
    })),
    toggle: (name: string) =>
      setHidden(hidden.includes(name) ? hidden.filter(one => one !== name) : [...hidden, name]),
    reset: () => setHidden(usual)
  }
}

export type ColumnChoice = Omit<ReturnType<typeof useColumnChoice>, 'shown'>
