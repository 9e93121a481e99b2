import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { platformLabelFor } from '../../people/person/platform-label.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { graphOf } from './graphs.ts'
import type { ProcessGraph } from './model/graph.ts'
import { findNames } from './people/store.ts'
import { getVisibleInstance } from './see.ts'
import { findDefinition, type HistoryRow, type InstanceRow, readHistory } from './store.ts'

type Row = components['schemas']['TaskHistoryRow']

/** A step that is still open at one point of the history. */
interface Step {
  readonly name: string
  readonly since: Date
  readonly holder: number | null
}

/**
 * Lists the steps of an instance; open steps come last. Specification 3, 7.
 * @throws Refusal GEN0404
 */
export async function handleDetail(
  db: Db,
  actor: SignedInActor,
  instanceId: number,
  language: Language
): Promise<Row[]> {
  const instance = await getVisibleInstance(db, actor, instanceId)
  const definition = await findDefinition(db, instance.definitionId)
  if (!definition) throw new Error(`definition ${instance.definitionId} of instance ${instance.id} is gone`)
  const history = await readHistory(db, instanceId)
  const holders = history.flatMap(({ change }) =>
    'to' in change && typeof change.to === 'number' ? [change.to] : []
  )
  const assigned = history.flatMap(({ change }) => (change.kind === 'created' ? (change.assignee ?? []) : []))
  const names = await findNames(
    db,
    [...holders, ...assigned, instance.startedBy],
    platformLabelFor(actor, language)
  )
  return stepsOf(await graphOf(definition), instance, history, names)
}

/** Returns the rows of a history. The function is pure, so that it can be tested alone. */
function stepsOf(
  graph: ProcessGraph,
  instance: Pick<InstanceRow, 'startedBy' | 'startedAt'>,
  history: readonly Pick<HistoryRow, 'at' | 'comment' | 'uid' | 'change'>[],
  names: ReadonlyMap<number, string>
): Row[] {
  const nameOf = (uid: number | null) => (uid === null ? null : (names.get(uid) ?? null))
  const nodeName = (id: string) => graph.nodes.get(id)?.name || id
  const steps = new Map<number, Step>()
  const start = rowOf(
    { name: nodeName(graph.start), since: instance.startedAt, holder: instance.startedBy },
    { outcome: 'started', comment: null, end: instance.startedAt }
  )
  const rows: Row[] = [start]

  function rowOf(
    { name, since, holder }: Step,
    end: { outcome: Row['outcome']; comment: string | null; end: Date | null }
  ): Row {
    return {
      activityName: name,
      assignee: nameOf(holder),
      startTime: seconds(since),
      comment: end.comment,
      endTime: end.end && seconds(end.end),
      outcome: end.outcome,
      durationInSeconds: end.end && seconds(end.end) - seconds(since)
    }
  }
  function close(no: number, outcome: Row['outcome'], { at, comment }: Pick<HistoryRow, 'at' | 'comment'>) {
    const step = steps.get(no)
    if (step) rows.push(rowOf(step, { outcome, comment, end: at }))
    steps.delete(no)
  }

  for (const { at, comment, change } of history) {
    switch (change.kind) {
      case 'created':
        steps.set(change.task, { name: nodeName(change.node), since: at, holder: change.assignee })
        break
      case 'claimed':
      case 'unclaimed': {
        const step = steps.get(change.task)
        if (step) steps.set(change.task, { ...step, holder: change.kind === 'claimed' ? change.to : null })
        break
      }
      case 'entrusted':
      case 'delegated':
      case 'returned':
      case 'recalled': {
        const step = steps.get(change.task)
        close(change.task, change.kind, { at, comment })
        if (step) steps.set(change.task, { ...step, since: at, holder: change.to })
        break
      }
      case 'passed':
        close(change.task, 'passed', { at, comment })
        break
      case 'cancelled':
        close(change.task, change.by, { at, comment })
        break
    }
  }
  return [
    ...rows,
    ...[...steps.values()].map(step => rowOf(step, { outcome: 'open', comment: null, end: null }))
  ]
}
