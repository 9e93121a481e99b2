import type { Entity } from '@board/schemas/vocabulary/entity'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { operationNamed } from '../../api/operations.ts'
import type { Values } from '../../base/values.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { isEmpty } from '../../fields/fields.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton, EventList, Failed, Notice } from '../../widgets/registry.tsx'
import { DerivedField } from '../record/DerivedField.tsx'
import { readableProperties } from './access.ts'
import { changedNames } from './edit/changes.ts'

interface Happening {
  id: number
  at: number
  verb: string
  actorName: string
  note: string
  before: Values | null
  after: Values | null
}

const pageSize = 20

/** Shows the history of a record, newest first: person, time, and each changed field before and after. */
export function History({ entity, record }: { entity: Entity; record: EntityRecord }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const { permissions } = useMe()
  const operation = operationNamed(entity.operations.history)
  const readable = readableProperties(entity, permissions)
  const query = useInfiniteQuery({
    queryKey: [entity.name, 'history', record.id],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      if (!operation) return []
      const range = JSON.stringify([pageParam, pageParam + pageSize - 1])
      return (await api.callAny(operation, {
        params: { id: record.id },
        query: { range },
        signal
      })) as Happening[]
    },
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    retry: false
  })
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (query.isError) {
    return <Failed error={query.error} onRetry={() => void query.refetch()} />
  }
  const events = query.data.pages.flat()
  if (events.length === 0) return <Notice kind="empty" words={translate('entity.history.none')} />
  const show = (name: string, value: unknown) => {
    if (isEmpty(value)) return null
    // the coordinates of an event are clearer than two maps
    const whole = entity.schema.properties[name]?.['x-widget'] !== 'map'
    return <DerivedField source={name} record={{ ...record, [name]: value }} whole={whole} />
  }
  return (
    <EventList
      events={events.map(({ id, at, verb, actorName, note, before, after }) => ({
        id,
        at: formatTime(at),
        verb: translate(`events.${verb}`, { _: verb }),
        actor: actorName,
        note,
        changes: changedNames(before, after, readable).map(name => ({
          name,
          label: label(name),
          before: before ? show(name, before[name]) : undefined,
          after: after ? show(name, after[name]) : undefined
        }))
      }))}
      more={
        query.hasNextPage && (
          <ActionButton busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {translate('entity.history.older')}
          </ActionButton>
        )
      }
    />
  )
}
