import type { OperationId } from '@board/generated/calls'
import { requireSignedIn } from '../../platform/actor.ts'
import { Binary, type Call, defineOperations } from '../../platform/http/call.ts'
import { Refusal } from '../../platform/refusal.ts'
import { removeInstance, setStatus } from './definitions.ts'
import { handleDetail } from './detail.ts'
import { doTask } from './do-task.ts'
import type { TaskAction } from './engine/act.ts'
import { mayStartByHand } from './follow.ts'
import { noteEntryInstance, readStartForm, saveEntry, setBusinessForm } from './forms/forms.ts'
import { definitionImage, instanceImage } from './image.ts'
import { instanceDetail } from './instance.ts'
import {
  countOfTasks,
  latestDefinitions,
  pageOfDefinitions,
  pageOfInstances,
  pageOfModels,
  pageOfTasks
} from './lists/page.ts'
import { deployModel, removeModel, saveModel } from './models.ts'
import { participants } from './people/participants.ts'
import { readDefinition, readModel } from './read-document.ts'
import { startInstance } from './start.ts'

/** A call of an action on a task. */
type TaskCall = Call<
  Extract<OperationId, 'claimTask' | 'completeTask' | 'backPreviousTask' | 'delegateTask' | 'endProcess'>
>
type TaskBody = Pick<TaskCall['body'], 'taskId'> & { comment?: string; processInstanceId?: number }

const step = (call: Pick<TaskCall, 'actor' | 'write' | 'now'>, body: TaskBody, action: TaskAction) => {
  const actor = requireSignedIn(call.actor)
  const { taskId, comment, processInstanceId } = body
  return call.write(trx => doTask(trx, actor, { taskId, comment, processInstanceId, action }, call.now))
}

/** Operations on processes: drawings, definitions, instances, tasks. Specification 4, 7. */
export const workflowOperations = defineOperations({
  latestProcesses: call => latestDefinitions(call.db, requireSignedIn(call.actor), call.query),
  pageDefinitions: call => pageOfDefinitions(call.db, requireSignedIn(call.actor), call.body),
  getProcessXml: call => readDefinition(call.db, requireSignedIn(call.actor), call.query.id),
  getProcessImage: async call => drawn(await definitionImage(call.db, call.query.id)),
  suspendProcess: call => toggle(call, 0),
  activateProcess: call => toggle(call, 1),

  getStartForm: call => readStartForm(call.db, call.query.processDefinitionKey),
  setBusinessForm: async call => {
    const actor = requireSignedIn(call.actor)
    return await call.write(trx => setBusinessForm(trx, actor, call.body, call.now))
  },
  saveFormEntry: async call => {
    const actor = requireSignedIn(call.actor)
    return await call.write(trx =>
      saveEntry(trx, actor, { name: call.query?.name, form: call.body }, call.now)
    )
  },
  noteFormInstance: async call => {
    const actor = requireSignedIn(call.actor)
    return await call.write(trx => noteEntryInstance(trx, actor, call.body))
  },

  pageModels: call => pageOfModels(call.db, requireSignedIn(call.actor), call.body),
  getModel: call => readModel(call.db, call.query.id),
  saveModel: async call => {
    const actor = requireSignedIn(call.actor)
    return await call.write(async trx => {
      const { id, version, key } = await saveModel(trx, actor, call.body, call.language, call.now)
      return { id, version, key }
    })
  },
  deleteModel: async call => {
    const actor = requireSignedIn(call.actor)
    const { id } = call.body
    return await call.write(async trx => {
      await removeModel(trx, actor, id, call.now)
      return { id }
    })
  },
  deployModel: async call => {
    const actor = requireSignedIn(call.actor)
    return await call.write(async trx =>
      deployed(await deployModel(trx, actor, call.body, call.language, call.now))
    )
  },

  pageRunning: call => pageOfInstances(call.db, requireSignedIn(call.actor), call.body),
  getInstance: call => {
    const { processInstanceId } = call.query
    return instanceDetail(call.db, requireSignedIn(call.actor), processInstanceId, call.language)
  },
  startOfBusinessKey: async call => {
    const actor = requireSignedIn(call.actor)
    if (!mayStartByHand(call.body.processDefinitionKey)) throw new Refusal('WFL0024')
    return await call.write(trx => startInstance(trx, actor, call.body, call.now))
  },
  deleteInstance: async call => {
    const actor = requireSignedIn(call.actor)
    const { id, reason } = call.body
    return await call.write(async trx => {
      await removeInstance(trx, actor, id, reason, call.now)
      return { id }
    })
  },

  pageTasks: call => pageOfTasks(call.db, requireSignedIn(call.actor), call.body, call.language),
  taskCount: call => countOfTasks(call.db, requireSignedIn(call.actor), call.body),
  pageParticipants: call => participants(call.db, requireSignedIn(call.actor), call.body, call.language),
  claimTask: call => step(call, call.body, { kind: 'claim' }),
  unclaimTask: call => step(call, call.body, { kind: 'unclaim' }),
  completeTask: call =>
    step(call, call.body, { kind: 'pass', ...(call.body.variables && { variables: call.body.variables }) }),
  backPreviousTask: call => step(call, call.body, { kind: 'back' }),
  backToFirst: call => step(call, call.body, { kind: 'backToFirst' }),
  endProcess: call => step(call, call.body, { kind: 'terminate' }),
  delegateTask: call => step(call, call.body, { kind: 'delegate', to: call.body.assignee }),
  entrustTask: call => step(call, call.body, { kind: 'entrust', to: call.body.assignee }),

  recallTask: call => step(call, call.body, { kind: 'recall' }),

  assignTask: async call => {
    const actor = requireSignedIn(call.actor)
    const { taskId, assignee, comment } = call.body
    const action = { kind: 'entrust', to: assignee } as const
    return await call.write(trx => doTask(trx, actor, { taskId, comment, action, oversees: true }, call.now))
  },

  getTaskHandleDetailInfo: call =>
    handleDetail(call.db, requireSignedIn(call.actor), call.query.processInstanceId, call.language),
  getInstImage: async call => {
    const { processInstanceId } = call.query
    return drawn(await instanceImage(call.db, requireSignedIn(call.actor), processInstanceId))
  }
})

const drawn = (picture: string) =>
  new Binary('image/svg+xml', Buffer.from(picture), {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  })

async function toggle(call: Call<'suspendProcess' | 'activateProcess'>, status: 0 | 1) {
  const actor = requireSignedIn(call.actor)
  return await call.write(async trx => deployed(await setStatus(trx, actor, call.body.id, status, call.now)))
}

const deployed = ({
  id,
  key,
  number,
  status
}: {
  id: number
  key: string
  number: number
  status: number
}) => ({
  id,
  key,
  number,
  status: status === 0 ? (0 as const) : (1 as const)
})
