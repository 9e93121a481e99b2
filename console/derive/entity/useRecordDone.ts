import type { Entity } from '@board/schemas/vocabulary/entity'
import { type RaRecord, useGetRecordRepresentation, useTranslate } from 'ra-core'
import { recordAddress } from '../../base/entityAddresses.ts'
import type { Done } from '../dialog/done.tsx'

/** Returns a function that says in words that a record of an entity was saved. */
export function useRecordDone(entity: Pick<Entity, 'name'>) {
  const translate = useTranslate()
  const nameOf = useGetRecordRepresentation(entity.name)
  return (record: RaRecord): Done => ({
    resource: entity.name,
    words: translate('frame.done.saved', {
      kind: translate(`one.${entity.name}`, { _: '' }),
      name: String(nameOf(record))
    }),
    to: recordAddress(entity.name, Number(record.id), 'show')
  })
}
