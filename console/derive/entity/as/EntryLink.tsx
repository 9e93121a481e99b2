import type { Entity } from '@board/schemas/vocabulary/entity'
import { useTranslate } from 'ra-core'
import { recordAddress } from '../../../base/entityAddresses.ts'
import { useRecordName } from '../../../fields/labels.ts'
import { RecordLink } from '../../../widgets/registry.tsx'
import { clockOf } from './month.ts'
import { calendarOf, type Entry } from './useCalendar.ts'

/** Shows a record of a day as a link with its time. */
export function EntryLink({ entity, entry }: { entity: Entity; entry: Entry }) {
  const translate = useTranslate()
  const nameOf = useRecordName(entity)
  const { from } = calendarOf(entity)
  const { record, goesOn } = entry
  const clock = goesOn ? translate('entity.calendar.goesOn') : clockOf(from.schema, record[from.name])
  return (
    <RecordLink id={record.id} to={recordAddress(entity.name, record.id, 'show')} before={clock}>
      {nameOf(record)}
    </RecordLink>
  )
}
