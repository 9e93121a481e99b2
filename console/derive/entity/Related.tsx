import type { Entity } from '@board/schemas/vocabulary/entity'
import {
  type RaRecord,
  ReferenceManyFieldBase,
  ResourceContextProvider,
  useListContext,
  useRecordContext,
  useTranslate
} from 'ra-core'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { entityNamed } from '../../base/entities.ts'
import { createAddress, listAddress } from '../../base/entityAddresses.ts'
import { resourceColumns } from '../../fields/columns.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton, ToolLine } from '../../widgets/registry.tsx'
import { defaultRows } from '../list/address.ts'
import { CreateButton } from '../list/CreateButton.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { holds, readableProperties } from './access.ts'
import { EntityRows } from './EntityRows.tsx'
import { entityRules } from './entityRules.ts'
import { useRememberListPlace } from './listPlace.ts'

/** A list of records that belong to a record, as its view names it. */
export interface Relation {
  readonly entity: Entity
  readonly by: string
}

/** Returns the relations of a resource whose lists a person may see. */
export function relationsOf({ view }: Entity, permissions: readonly string[]): Relation[] {
  return (view.related ?? []).flatMap(({ entity: name, by }) => {
    const entity = entityNamed(name)
    return entity && holds(permissions, entity.permissions.page) ? [{ entity, by }] : []
  })
}

/** The list itself shows a failure in place of the records, so the query must not report it. */
const silent = { onError: () => undefined }

/** The parameter of the address with the page of the list; `page` is that of the list of the surrounding record. */
const pageParam = 'relatedPage'

const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get(pageParam))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** Lists the records that belong to the surrounding record, without the column that would repeat it. */
export function Related({ relation: { entity, by } }: { relation: Relation }) {
  const [params] = useSearchParams()
  return (
    <ReferenceManyFieldBase<RaRecord, EntityRecord>
      reference={entity.name}
      target={by}
      sort={entityRules(entity).usualSort}
      page={pageIn(params)}
      perPage={defaultRows}
      queryOptions={silent}
      // without a key, react-admin's store would keep one for each record whose list was seen
      storeKey={`${entity.name}.related`}
    >
      <RelatedContent entity={entity} by={by} />
    </ReferenceManyFieldBase>
  )
}

/**
 * Keeps the page of the list in the address, and remembers the address for the forms of the owner's records. A page that
 * its last record has left gives way to the last page.
 */
function useAddressOfPage({ entity, by }: Relation, owner: EntityRecord | undefined): void {
  const { page, setPage, perPage, total } = useListContext()
  const { pathname, search } = useLocation()
  const [params, setParams] = useSearchParams()
  const asked = pageIn(params)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a turned page changes the address
  useEffect(() => {
    if (page === asked) return
    const next = new URLSearchParams(params)
    next.set(pageParam, String(page))
    setParams(next, { replace: true })
  }, [page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address turns the page
  useEffect(() => {
    if (page !== asked) setPage(asked)
  }, [asked])
  useEffect(() => {
    const last = total === undefined ? page : Math.max(1, Math.ceil(total / perPage))
    if (page > last) setPage(last)
  }, [total, page, perPage, setPage])
  useRememberListPlace(entity.name, `${pathname}${search}`, owner && { by, id: owner.id })
}

function RelatedContent({ entity, by }: Relation) {
  const translate = useTranslate()
  const owner = useRecordContext<EntityRecord>()
  const { permissions } = useMe()
  const { data = [] } = useListContext<EntityRecord>()
  useAddressOfPage({ entity, by }, owner)
  const readable = readableProperties(entity, permissions)
  const columns = resourceColumns(entity.view, entity.schema).filter(
    column => column.name !== by && column.shown && readable.includes(column.name)
  )
  return (
    <>
      {owner && (
        <ToolLine label={translate('board.actions')}>
          <ActionButton small to={`${listAddress(entity.name)}?${by}=${owner.id}`}>
            {translate('entity.inList')}
          </ActionButton>
          {entity.operations.create !== undefined && (
            <ResourceContextProvider value={entity.name}>
              <CreateButton to={createAddress(entity.name, { [by]: owner.id })} />
            </ResourceContextProvider>
          )}
        </ToolLine>
      )}
      <EntityRows entity={entity} columns={columns} />
      {data.length > 0 && <ListPager />}
    </>
  )
}
