import type { Entity } from '@board/schemas/vocabulary/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { api } from '../../../api/client.ts'
import { failureWords } from '../../../api/failure.ts'
import { operationNamed } from '../../../api/operations.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { useMe } from '../../../session/useMe.ts'
import { ActionButton, Notice } from '../../../widgets/registry.tsx'
import { useSend } from '../../dialog/useSend.ts'
import { bulkOf } from '../actions.ts'

/** The number of records that are read in one call. */
const together = 100

/** Tells whether records that were just made are all there and unchanged. A new record has the version 1. */
export const areUnchanged = (records: readonly EntityRecord[], ids: readonly number[]): boolean =>
  records.length === ids.length && records.every(({ version }) => version === undefined || version === 1)

interface Props {
  entity: Entity
  /** The records that the import has made. */
  ids: readonly number[]
}

/** Offers to take an import back: to delete the records that it has made, as long as nobody has changed or deleted one. */
export function ImportedRecords({ entity, ids }: Props) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const dataProvider = useDataProvider()
  const { permissions } = useMe()
  const operation = operationNamed(entity.operations.deleteMany)
  const mayUndo = operation !== undefined && bulkOf(entity, permissions).deletes

  const fetchAll = async () => {
    const pages = Array.from({ length: Math.ceil(ids.length / together) }, (_, page) => page + 1)
    const answers = await Promise.all(
      pages.map(page =>
        dataProvider.getList<EntityRecord>(entity.name, {
          filter: { id: ids },
          pagination: { page, perPage: together },
          sort: { field: 'id', order: 'ASC' }
        })
      )
    )
    return answers.flatMap(({ data }) => data)
  }
  const { data, error, isPending, send } = useSend({
    mutationFn: async () => {
      if (!operation || !areUnchanged(await fetchAll(), ids)) return 'changed' as const
      await api.callAny(operation, { body: { ids } })
      return 'undone' as const
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [entity.name] })
  })

  if (ids.length === 0 || !mayUndo) return null
  if (data === 'undone')
    return <Notice kind="done" words={translate('records.imports.undone', { smart_count: ids.length })} />
  return (
    <>
      {data === 'changed' && <Notice kind="warning" words={translate('records.imports.changed')} />}
      {error && <Notice kind="error" words={failureWords(error, translate)} />}
      {data !== 'changed' && (
        <div>
          <ActionButton busy={isPending} onClick={() => void send(undefined).catch(() => undefined)}>
            {translate('records.imports.undo')}
          </ActionButton>
        </div>
      )}
    </>
  )
}
