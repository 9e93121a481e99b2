import { useMemo, useState } from 'react'
import type { Selection } from '../../widgets/registry.tsx'
import type { Values } from '../schema/fields.ts'
import type { ListRow } from './EntityRows.tsx'

/** The rows that are ticked, on every page of a list; other filters are another list, with none ticked. */
export function useSelection(rows: readonly ListRow[], filter: Values) {
  const key = JSON.stringify(filter)
  const [ticked, setTicked] = useState<{ key: string; ids: ReadonlySet<string> }>({ key, ids: new Set() })
  const ids = useMemo(() => (ticked.key === key ? ticked.ids : new Set<string>()), [ticked, key])
  const give = (next: ReadonlySet<string>) => setTicked({ key, ids: next })
  const onPage = rows.filter(row => !row.rest).map(row => String(row.id))
  const selection: Selection = {
    ids,
    onToggle: id => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      give(next)
    },
    onToggleAll: () => {
      const others = [...ids].filter(id => !onPage.includes(id))
      give(new Set(onPage.every(id => ids.has(id)) ? others : [...others, ...onPage]))
    }
  }
  return { ...selection, list: [...ids].map(Number), clear: () => give(new Set()) }
}
