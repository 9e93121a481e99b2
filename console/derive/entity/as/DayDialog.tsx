import type { Entity } from '@board/schemas/vocabulary/entity'
import { useListContext } from 'ra-core'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { EntryList, ReadDialog } from '../../../widgets/registry.tsx'
import { EndlessContent, EndlessList } from './EndlessList.tsx'
import { EntryLink } from './EntryLink.tsx'
import { beginsWithin, type Entry, sortOfDay } from './useCalendar.ts'

interface Props {
  entity: Entity
  day: string
  title: string
  /** The records that began on an earlier day. */
  earlier: readonly Entry[]
  onClose: () => void
}

function Entries({ entity, earlier }: Pick<Props, 'entity' | 'earlier'>) {
  const { data = [] } = useListContext<EntityRecord>()
  const entries = [...earlier, ...data.map(record => ({ record, goesOn: false }))]
  return (
    <EntryList>
      {entries.map(entry => (
        <EntryLink key={entry.record.id} entity={entity} entry={entry} />
      ))}
    </EntryList>
  )
}

/** Shows all records of a day, page by page. */
export function DayDialog({ entity, day, title, earlier, onClose }: Props) {
  const { filterValues } = useListContext()
  return (
    <ReadDialog title={title} onClose={onClose}>
      <EndlessList
        resource={entity.name}
        filter={beginsWithin(entity, filterValues, day, day)}
        sort={sortOfDay(entity)}
      >
        <EndlessContent name={title}>
          <Entries entity={entity} earlier={earlier} />
        </EndlessContent>
      </EndlessList>
    </ReadDialog>
  )
}
