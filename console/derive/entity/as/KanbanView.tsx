import type { Entity } from '@board/schemas/vocabulary/entity'
import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import type { ListMeta } from '../../../api/types.ts'
import { recordAddress } from '../../../base/entityAddresses.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { useFieldLabel, useRecordName, useValueWords } from '../../../fields/labels.ts'
import { offeredOf, useOptions } from '../../../fields/options.ts'
import { useMe } from '../../../session/useMe.ts'
import { cells, KanbanBoard, KanbanCard, KanbanColumn, Notice, toneOf } from '../../../widgets/registry.tsx'
import { countWords } from '../../list/counts.ts'
import { DerivedField } from '../../record/DerivedField.tsx'
import { readableProperties } from '../access.ts'
import { type ColumnValue, factsOf, shownValues } from './columns.ts'
import { EndlessContent, EndlessList } from './EndlessList.tsx'
import { useDrag } from './useDrag.ts'
import { useMoves } from './useMoves.ts'

type Moves = ReturnType<typeof useMoves>
type Drag = ReturnType<typeof useDrag>

interface ColumnProps {
  entity: Entity
  value: ColumnValue
  wordOf: (value: ColumnValue) => string
  moves: Moves
  drag: Drag
}

/** Shows a record of a column. */
function Card({
  entity,
  record,
  wordOf,
  moves,
  drag,
  busy
}: Omit<ColumnProps, 'value'> & { record: EntityRecord; busy: boolean }) {
  const translate = useTranslate()
  const labelOf = useFieldLabel()
  const { permissions } = useMe()
  const name = useRecordName(entity)(record)
  const targets = busy ? [] : moves.targets(record)
  const { held, begin } = drag
  return (
    <KanbanCard
      id={record.id}
      facts={factsOf(entity, readableProperties(entity, permissions), record).map(field => ({
        name: field,
        label: labelOf(field),
        value: <DerivedField source={field} record={record} />
      }))}
      menu={{
        label: translate('entity.kanban.move', { name }),
        choices: targets.map(value => ({
          key: String(value),
          label: translate('entity.kanban.to', { value: wordOf(value) }),
          onChoose: () => moves.move(record, value)
        }))
      }}
      busy={busy}
      place={held?.record.id === record.id ? held.place : undefined}
      onPointerDown={targets.length > 0 ? event => begin(record, event) : undefined}
    >
      <cells.link value={name} name="" label={name} to={recordAddress(entity.name, record.id, 'show')} />
    </KanbanCard>
  )
}

/** Shows a column: its label, tone and count, the cards that are being moved to it, and its own cards. */
function Column({ value, ...props }: ColumnProps) {
  const translate = useTranslate()
  const { entity, wordOf, drag } = props
  const { data = [], total, meta, isPending, error } = useListContext<EntityRecord>()
  const { moves } = props.moves
  const { by = '' } = entity.view.as?.kanban ?? {}
  const schema = entity.schema.properties[by] ?? {}
  const arriving = moves.filter(({ to }) => to === value).map(({ record }) => record)
  const staying = data.filter(({ id }) => moves.every(({ record }) => record.id !== id))
  const isCapped = (meta as ListMeta | undefined)?.totalCapped ?? false
  const count = isCapped ? Number.POSITIVE_INFINITY : total
  const isEmptied = !isPending && !error && staying.length + arriving.length === 0
  return (
    <KanbanColumn
      value={String(value)}
      words={wordOf(value)}
      tone={toneOf(schema['x-dict'] ?? by, value, schema['x-tone'])}
      count={count === undefined ? undefined : countWords(count)}
      isTarget={drag.held?.over === String(value)}
    >
      <EndlessContent name={wordOf(value)}>
        {isEmptied && <Notice kind="empty" words={translate('entity.kanban.none')} />}
        {arriving.map(record => (
          <Card key={record.id} {...props} record={record} busy />
        ))}
        {staying.map(record => (
          <Card key={record.id} {...props} record={record} busy={false} />
        ))}
      </EndlessContent>
    </KanbanColumn>
  )
}

/** Shows the records of a list in columns by the values of a field. Each column loads its own pages. */
export default function KanbanView({ entity }: { entity: Entity }) {
  const label = useGetResourceLabel()(entity.name)
  const { filterValues, sort } = useListContext()
  const valueWords = useValueWords()
  const { by = '' } = entity.view.as?.kanban ?? {}
  const schema = entity.schema.properties[by] ?? {}
  const options = useOptions(by, schema)
  const wordOf = (value: ColumnValue) => valueWords(by, schema, value)
  const values = schema.type === 'boolean' ? [false, true] : (options ?? []).map(({ value }) => value)
  const open = schema.type === 'boolean' ? values : offeredOf(options ?? []).map(({ value }) => value)
  const moves = useMoves(entity, open, wordOf)
  const drag = useDrag((record, column) => {
    const value = values.find(one => String(one) === column)
    if (value !== undefined) moves.move(record, value)
  })
  return (
    <KanbanBoard label={label}>
      {shownValues(values, filterValues[by]).map(value => (
        <EndlessList
          key={String(value)}
          resource={entity.name}
          filter={{ ...filterValues, [by]: [value] }}
          sort={sort}
        >
          <Column entity={entity} value={value} wordOf={wordOf} moves={moves} drag={drag} />
        </EndlessList>
      ))}
    </KanbanBoard>
  )
}
