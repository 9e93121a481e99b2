import type { Entity } from '@board/schemas/entity'
import { ResourceContextProvider } from 'ra-core'
import { useState } from 'react'
import { useMe } from '../../auth/useMe.ts'
import { entityNamed } from '../../entities.ts'
import { exact } from '../list/counts.ts'
import { ListPager } from '../list/ListPager.tsx'
import { defaultRows, type ListState } from '../list/params.ts'
import { resourceColumns } from '../schema/columns.ts'
import { holds, readableProperties } from './access.ts'
import { EntityRows } from './EntityRows.tsx'
import { useRows } from './useRows.ts'

/** What belongs to a record, as its view names it. */
export interface Relation {
  readonly entity: Entity
  readonly by: string
}

/** The relations of a resource whose lists a person may see. */
export function relationsOf({ view }: Entity, permissions: readonly string[]): Relation[] {
  return (view.related ?? []).flatMap(({ entity: name, by }) => {
    const entity = entityNamed(name)
    return entity && holds(permissions, entity.permissions.page) ? [{ entity, by }] : []
  })
}

/** The records that belong to one record: the list of their resource, without the column that would repeat it. */
export const Related = ({ relation, id }: { relation: Relation; id: number }) => (
  <ResourceContextProvider value={relation.entity.name}>
    <RelatedRows key={relation.entity.name} relation={relation} id={id} />
  </ResourceContextProvider>
)

function RelatedRows({ relation: { entity, by }, id }: { relation: Relation; id: number }) {
  const { permissions } = useMe()
  const [state, setState] = useState<ListState>({ page: 1, rows: defaultRows, filter: { [by]: [id] } })
  const change = (part: Partial<ListState>) => setState({ ...state, page: 1, ...part })
  const list = useRows(entity, state)
  const readable = readableProperties(entity, permissions)
  const columns = resourceColumns(entity.view, entity.schema).filter(
    column => column.name !== by && column.shown && readable.includes(column.name)
  )
  return (
    <>
      <EntityRows
        entity={entity}
        columns={columns}
        rows={list.rows}
        state={state}
        change={change}
        current={undefined}
        selection={undefined}
        isPending={list.isPending}
        isFetching={list.isFetching}
        failure={list.failure}
        filtered={false}
        retry={list.retry}
        invite={undefined}
      />
      {list.total > 0 && (
        <ListPager
          state={state}
          count={list.rows.length}
          total={list.total}
          reach={Math.min(list.total, exact)}
          change={change}
        />
      )}
    </>
  )
}
