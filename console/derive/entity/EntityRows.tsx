import type { Entity } from '@board/schemas/entity'
import { useTranslate } from 'ra-core'
import { useMe } from '../../auth/useMe.ts'
import { overrides } from '../../overrides.ts'
import { RecordTable, type Selection } from '../../widgets/registry.tsx'
import { useFieldLabel } from '../labels.ts'
import { ListNotice } from '../list/ListNotice.tsx'
import type { ListState } from '../list/params.ts'
import type { Column } from '../schema/columns.ts'
import { isEmpty } from '../schema/fields.ts'
import { useNow } from '../useNow.ts'
import { rowOf } from './actions.ts'
import { recordAddress } from './addresses.ts'
import { nextOrder, sortWord } from './listState.ts'
import { RowActions } from './RowActions.tsx'
import type { EntityRecord } from './types.ts'
import { ValueCell } from './ValueCell.tsx'

/** One row of a list: its record, unless it is still being fetched, and its place in a tree. */
export interface ListRow {
  id: number
  name: string
  record: EntityRecord | undefined
  branch?: { level: number; open: boolean | undefined; busy: boolean }
  /** Stands for further records of a tree: how many are seen, and the way on. */
  rest?: { seen: number; onMore: () => void }
}

/** Columns beside which the first may take what is left. */
const fewColumns = 5

interface Props {
  entity: Entity
  columns: readonly Column[]
  rows: readonly ListRow[]
  state: ListState
  change: (part: Partial<ListState>) => void
  current: string | undefined
  selection: Selection | undefined
  isPending: boolean
  isFetching: boolean
  failure: unknown
  filtered: boolean
  retry: () => void
  invite: React.ReactNode
  onBranch?: ((id: number) => void) | undefined
}

/** A resource's records, or why there are none and what to try. */
export function EntityRows(props: Props) {
  const { entity, columns, rows, state, change, current, selection, onBranch } = props
  const translate = useTranslate()
  const label = useFieldLabel()
  const now = useNow()
  const { permissions } = useMe()

  const cellOf =
    ({ record, name: title, id }: ListRow) =>
    ({ name, kind, schema }: Column, index: number) => {
      const to = recordAddress(entity.name, id, 'show')
      const value = record ? record[name] : index === 0 ? title : undefined
      // A card on a phone leaves out what is empty.
      if (isEmpty(value) && index > 0 && !overrides.columns[`${entity.name}.${name}`]) return null
      return (
        <ValueCell
          key={name}
          name={name}
          schema={schema}
          kind={kind}
          value={value}
          record={record ?? { id }}
          to={to}
          now={now}
        />
      )
    }

  return (
    <RecordTable
      caption={translate(`entities.${entity.name}.name`)}
      actionsLabel={translate('board.actions')}
      busy={props.isFetching && !props.isPending}
      columns={columns.map((column, index) => ({
        name: column.name,
        label: label(column.name),
        wide: index === 0 && columns.length <= fewColumns,
        long: column.kind === 'long',
        numeric: column.kind === 'number',
        ...(onBranch ? {} : { sort: sortWord(entity, state.order, column.name) })
      }))}
      onSort={column => change({ order: nextOrder(entity, state.order, column) })}
      selection={selection}
      onBranch={onBranch && (id => onBranch(Number(id)))}
      rows={rows.map(row => ({
        id: row.rest ? `rest${row.id}` : String(row.id),
        name: row.name,
        current: String(row.id) === current,
        cells: columns.map(cellOf(row)),
        actions:
          row.record && rowOf(entity, row.record, permissions).any ? (
            <RowActions entity={entity} record={row.record} name={row.name} />
          ) : null,
        ...(row.branch && { branch: row.branch }),
        ...(row.rest && {
          rest: {
            label: translate('entity.tree.more', { smart_count: row.rest.seen }),
            onMore: row.rest.onMore
          }
        })
      }))}
      instead={rows.length > 0 ? null : <ListNotice {...props} clear={() => change({ filter: {} })} />}
    />
  )
}
