import type { Trx } from '../../platform/database/open.ts'
import type { Outcome } from './engine/act.ts'
import type { Change } from './engine/state.ts'
import { nodeOf, type ProcessGraph } from './model/graph.ts'
import { sideFor } from './model/side.ts'
import { insertHistory, updateInstance, writeVariables } from './store.ts'
import { deleteToken, endTask, insertTask, insertToken, setHolder } from './tasks/store.ts'

export interface Written {
  readonly instanceId: number
  readonly graph: ProcessGraph
  /** The person who acted; null if the record itself ended the process. */
  readonly uid: number | null
  readonly comment: string | null
  readonly at: Date
}

/** Writes the result of the engine: the history of the instance, and the tables that are derived from it. */
export async function saveOutcome(trx: Trx, written: Written, { state, changes }: Outcome): Promise<void> {
  const { instanceId, at } = written
  for (const change of changes) await write(trx, written, change)
  await updateInstance(trx, instanceId, state, at)
  await insertHistory(trx, instanceId, changes, written)
}

async function write(trx: Trx, { instanceId, graph, uid, at }: Written, change: Change): Promise<void> {
  switch (change.kind) {
    case 'started':
    case 'set':
      return await writeVariables(trx, instanceId, change.variables)
    case 'entered': {
      const { token: no, node, flow } = change
      return await insertToken(trx, instanceId, { no, node, flow })
    }
    case 'left':
      return await deleteToken(trx, instanceId, change.token)
    case 'created': {
      const node = nodeOf(graph, change.node)
      const name = node.name || change.node
      const side = sideFor(graph.key, node.who)
      return await insertTask(trx, instanceId, { ...change, no: change.task, name, side }, at)
    }
    case 'claimed':
      return await setHolder(trx, { instanceId, no: change.task }, { assignee: change.to })
    case 'entrusted':
      return await setHolder(trx, { instanceId, no: change.task }, { assignee: change.to, owner: null })
    case 'unclaimed':
      return await setHolder(trx, { instanceId, no: change.task }, { assignee: null })
    case 'delegated':
      return await setHolder(
        trx,
        { instanceId, no: change.task },
        { assignee: change.to, owner: change.from }
      )
    case 'returned':
    case 'recalled':
      return await setHolder(trx, { instanceId, no: change.task }, { assignee: change.to, owner: null })
    case 'passed':
      return await endTask(trx, { instanceId, no: change.task }, { status: 'passed', by: uid, at })
    case 'cancelled':
      return await endTask(trx, { instanceId, no: change.task }, { status: change.by, by: uid, at })
    case 'wentBack':
    case 'finished':
    case 'terminated':
      return
  }
}
