import { actions } from '@board/generated/actions'
import type { Entity } from '@board/schemas/vocabulary/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate, useUpdate } from 'ra-core'
import { useState } from 'react'
import { failureWords } from '../../../api/failure.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { useFieldLabel, useRecordName } from '../../../fields/labels.ts'
import { useThrottle } from '../../../fields/throttle.ts'
import { useMe } from '../../../session/useMe.ts'
import { refusedFieldOf } from '../../form/refusal.ts'
import { mayWrite } from '../access.ts'
import { useRecordAction } from '../useRecordAction.ts'
import { type ColumnValue, standsAlone, targetsOf } from './columns.ts'

/** A card that is being moved. It is shown in the column `to` until the server has answered. */
export interface Move {
  readonly record: EntityRecord
  readonly to: ColumnValue
}

const isAct = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name)

/** Moves the focus to a card that was drawn in another column, unless something else has the focus. */
function focusCard(id: number): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-row="${id}"] [data-row-link]`)?.focus()
  })
}

/** Moves cards of a kanban between its columns. A refused card returns to its column, and the reason is shown. */
export function useMoves(
  entity: Entity,
  values: readonly ColumnValue[],
  wordOf: (value: ColumnValue) => string
) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const labelOf = useFieldLabel()
  const nameOf = useRecordName(entity)
  const throttle = useThrottle()
  const act = useRecordAction(entity)
  const { permissions } = useMe()
  const [update] = useUpdate<EntityRecord>()
  const [moves, setMoves] = useState<readonly Move[]>([])
  const { by = '', acts = {} } = entity.view.as?.kanban ?? {}
  const schema = entity.schema.properties[by] ?? {}
  const mayChange = mayWrite(schema, permissions) && standsAlone(schema)

  async function change({ record, to }: Move, name: string) {
    const data = { [by]: to, version: record.version }
    const params = { id: record.id, data, previousData: record }
    setMoves(others => [...others, { record, to }])
    focusCard(record.id)
    try {
      const sent = await throttle(() =>
        update(entity.name, params, { returnPromise: true, mutationMode: 'pessimistic' })
      )
      if (sent) notify(translate('entity.kanban.moved', { name, value: wordOf(to) }), { type: 'success' })
    } catch (refusal) {
      const wrong = refusedFieldOf(refusal)
      const words = wrong?.words ?? failureWords(refusal, translate)
      const args = {
        name,
        reason: wrong ? translate('entity.kanban.field', { field: labelOf(wrong.field), words }) : words
      }
      notify(translate('entity.kanban.refused', args), { type: 'error' })
    }
    // after a refusal, too, the columns must show the present record
    await queries.invalidateQueries({ queryKey: [entity.name] })
    setMoves(others => others.filter(one => one.record.id !== record.id))
    focusCard(record.id)
  }

  return {
    moves,
    targets: (record: EntityRecord) => targetsOf(entity, record, values, mayChange),
    /** Moves a card, by the action that the view names or by a change of its field. */
    move: (record: EntityRecord, to: ColumnValue) => {
      const name = nameOf(record)
      if (!targetsOf(entity, record, values, mayChange).includes(to)) return
      const id = acts[String(to)]
      if (id === undefined) return void change({ record, to }, name)
      if (isAct(id)) act(id, record, name)
    }
  }
}
