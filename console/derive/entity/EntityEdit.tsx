import type { Entity } from '@board/schemas/entity'
import { CreateBase, EditBase, type EditControllerResult, useTranslate } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Notice } from '../../widgets/registry.tsx'
import { readOne } from '../list/address.ts'
import { recordAddress } from './addresses.ts'
import { EntityForm } from './EntityForm.tsx'
import { RecordFailure } from './RecordFailure.tsx'
import { allows, type EntityRecord } from './types.ts'
import { useSaving } from './useSaving.ts'
import { useUnsentKey } from './useUnsent.ts'

/** Shows the form for a new record; its address may fill some fields. */
export function EntityCreate({ entity }: { entity: Entity }) {
  const [params] = useSearchParams()
  const key = useUnsentKey(entity.name, undefined)
  const saving = useSaving(entity, key)
  const given = Object.fromEntries(
    [...params].flatMap(([name, text]) => {
      const schema = entity.schema.properties[name]
      const value = schema && readOne(text, schema)
      return value === undefined ? [] : [[name, value]]
    })
  )
  return (
    <CreateBase disableAuthentication redirect={false} mutationOptions={saving.mutationOptions}>
      <EntityForm entity={entity} given={given} draftKey={key} saving={saving} />
    </CreateBase>
  )
}

/**
 * A form never starts with an outdated record: the record is fetched again, and is then not refetched while
 * somebody types.
 */
const fresh = { staleTime: 0, retry: false, refetchOnWindowFocus: false, onError: () => {} }

/** Shows the form of a record; a reader who may not change it sees the record's page instead. */
export function EntityEdit({ entity, id }: { entity: Entity; id: number }) {
  const key = useUnsentKey(entity.name, id)
  const saving = useSaving(entity, key)
  return (
    <EditBase<EntityRecord>
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={fresh}
      mutationOptions={saving.mutationOptions}
      render={context => (
        <Fetched entity={entity} context={context}>
          {record =>
            allows(record, entity.operations.update) ? (
              <EntityForm entity={entity} record={record} given={{}} draftKey={key} saving={saving} />
            ) : (
              <Navigate to={recordAddress(entity.name, id, 'show')} replace />
            )
          }
        </Fetched>
      )}
    />
  )
}

interface FetchedProps {
  entity: Entity
  context: EditControllerResult<EntityRecord>
  children: (record: EntityRecord) => ReactNode
}

/** Shows its children once the record is fetched; shows the error if it cannot be. */
function Fetched({ entity, context, children }: FetchedProps) {
  const translate = useTranslate()
  const { record, error, isFetching, isPaused = false, refetch } = context
  const isThere = useRef(false)
  // a record that a list or a reference has left in the cache may be older, or have nothing but a name
  if (record && !error && !isFetching && !isPaused) isThere.current = true
  if (isThere.current && record) return children(record)
  if (error && !isFetching) return <RecordFailure entity={entity} error={error} refetch={refetch} />
  return <Notice kind="loading" words={translate('ra.page.loading')} />
}
