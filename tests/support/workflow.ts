/** Drawings, definitions and instances for tests, made by the calls that people make. */
import type { Client } from '../../client/types.ts'
import { type Block, documentOf, sequence, task } from './processes.ts'

let last = 0
/** A process key that no other test has. */
export const freshKey = (): string => `process_${++last}`

export const own = 'activiti:assignee="\u0024{initiator}"'
export const byAdministrators = 'activiti:candidateGroups="administrator"'

/** A process of three tasks: the starter applies, then administrators examine and decide. */
export const application = sequence(
  task('申请', own),
  task('初审', byAdministrators),
  task('终审', byAdministrators)
)

/** The same process with two examinations side by side. */
export const sideBySide = sequence(
  task('申请', own),
  { kind: 'parallel', ways: [task('甲审', byAdministrators), task('乙审', byAdministrators)] },
  task('终审', byAdministrators)
)

/** Saves and deploys a drawing; gives the definition. */
export async function deployed(client: Client, block: Block = application, key = freshKey()) {
  const { id } = await client.call('saveModel', { body: { xml: documentOf(block, { key }) } })
  return { modelId: id, ...(await client.call('deployModel', { body: { id } })) }
}

/** Starts an instance of a definition for a record of its own. */
export const begun = async (client: Client, processDefinitionKey: string, variables = {}) =>
  client.call('startOfBusinessKey', {
    body: { processDefinitionKey, businessKey: `record-${++last}`, variables }
  })

const keys = new WeakMap<Client, Map<Block, string>>()

/** Starts a process of a drawing, which is deployed when it is first asked for. */
export async function started(client: Client, block: Block = application, variables = {}) {
  const known = keys.get(client) ?? new Map<Block, string>()
  keys.set(client, known)
  const key = known.get(block) ?? (await deployed(client, block)).key
  known.set(block, key)
  return await begun(client, key, variables)
}

/** The open tasks of an instance that the client has, or could claim. */
export async function openTasks(client: Client, processInstanceId: number) {
  const pages = [1, 2] as const
  const all = []
  for (const display of pages) {
    const { list } = await client.call('pageTasks', { body: { display, rows: 100 } })
    all.push(...list.filter(one => one.processInstanceId === processInstanceId))
  }
  return all
}

/** The one open task of an instance, claimed where nobody has it. */
export async function held(client: Client, processInstanceId: number): Promise<number> {
  const [first] = await openTasks(client, processInstanceId)
  if (!first) throw new Error(`Nothing of instance ${processInstanceId} is open for them`)
  const { taskId } = first
  if (first.assigneeName === null) await client.call('claimTask', { body: { taskId } })
  return taskId
}

/** Passes the first task of an instance: the second waits for whoever claims it. */
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
