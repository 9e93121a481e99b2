/** Builders of drawings, definitions and instances for tests, which call the API. */
import type { Client } from '../../../client/types.ts'
import { type Block, documentOf, sequence, task } from '../servers/processes.ts'

let last = 0
/** Returns a process key that no other test uses. */
export const freshKey = (): string => `process_${++last}`

export const own = 'activiti:assignee="\u0024{initiator}"'
export const byAdministrators = 'activiti:candidateGroups="administrator"'

/** A process of three tasks: the starter applies, then administrators examine and decide. */
export const application = sequence(
  task('申请', own),
  task('初审', byAdministrators),
  task('终审', byAdministrators)
)

/** The same process with two parallel examinations. */
export const sideBySide = sequence(
  task('申请', own),
  { kind: 'parallel', ways: [task('甲审', byAdministrators), task('乙审', byAdministrators)] },
  task('终审', byAdministrators)
)

/** Saves and deploys a drawing; returns the definition. */
export async function deployed(client: Client, block: Block = application, key = freshKey()) {
  const { id } = await client.call('saveModel', { body: { xml: documentOf(block, { key }) } })
  return { modelId: id, ...(await client.call('deployModel', { body: { id } })) }
}

/** Starts an instance of a definition with a new business key. */
export const begun = async (client: Client, processDefinitionKey: string, variables = {}) =>
  client.call('startOfBusinessKey', {
    body: { processDefinitionKey, businessKey: `record-${++last}`, variables }
  })

const keys = new WeakMap<Client, Map<Block, string>>()

/** Starts a process of a drawing, which is deployed at its first use. */
export async function started(client: Client, block: Block = application, variables = {}) {
  const known = keys.get(client) ?? new Map<Block, string>()
  keys.set(client, known)
  const key = known.get(block) ?? (await deployed(client, block)).key
  known.set(block, key)
  return await begun(client, key, variables)
}

/** Returns the open tasks of an instance that the client holds or can claim. */
export async function openTasks(client: Client, processInstanceId: number) {
  const pages = [1, 2] as const
  const all = []
  for (const display of pages) {
    const { list } = await client.call('pageTasks', { body: { display, rows: 100 } })
    all.push(...list.filter(one => one.processInstanceId === processInstanceId))
  }
  return all
}

/** Returns the first open task of an instance; claims it if nobody holds it. */
export async function held(client: Client, processInstanceId: number): Promise<number> {
  const [first] = await openTasks(client, processInstanceId)
  if (!first) throw new Error(`Nothing of instance ${processInstanceId} is open for them`)
  const { taskId } = first
  if (first.assigneeName === null) await client.call('claimTask', { body: { taskId } })
  return taskId
}

/** Completes the first task of an instance, so that the second task can be claimed. */
export async function handedIn<Instance extends { processInstanceId: number }>(
  client: Client,
  instance: Instance,
  variables = {}
): Promise<Instance> {
  const taskId = await held(client, instance.processInstanceId)
  await client.call('completeTask', { body: { taskId, comment: '请予审批', variables } })
  return instance
}

export const applied = async (client: Client, block: Block = application, variables = {}) =>
  handedIn(client, await started(client, block), variables)
