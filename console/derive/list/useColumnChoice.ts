import { useStore } from 'ra-core'

/** Which columns of a list the reader sees, kept in the browser. The first names the record and always stays. */
export function useColumnChoice<Column extends { name: string; shown: boolean }>(
  list: string,
  columns: readonly Column[]
) {
  const usual = columns.filter(column => column.shown).map(column => column.name)
  const [chosen, setChosen] = useStore<string[]>(`${list}.columns`, usual)
  const isShown = ({ name }: Column, index: number) => index === 0 || chosen.includes(name)
  return {
    shown: columns.filter(isShown),
    all: columns.map((column, index) => ({
      name: column.name,
      shown: isShown(column, index),
      fixed: index === 0
    })),
    toggle: (name: string) =>
      setChosen(chosen.includes(name) ? chosen.filter(one => one !== name) : [...chosen, name]),
    reset: () => setChosen(usual)
  }
}

export type ColumnChoice = Omit<ReturnType<typeof useColumnChoice>, 'shown'>
