import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { platformLabelFor } from '../../people/person/platform-label.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { pendingExtensionOf, recordsOf, variableWords } from './follow.ts'
import { findFormerValues } from './former.ts'
import { findForm } from './forms/store.ts'
import { graphOf } from './graphs.ts'
import { instanceView, taskView } from './lists/page.ts'
import { findListedInstance, selectOpenTasks } from './lists/store.ts'
import type { Variables } from './model/expression.ts'
import type { ProcessGraph } from './model/graph.ts'
import { neededByTask, variablesOf } from './model/needs.ts'
import { parseForm } from './model/parse.ts'
import { findRoleIds } from './people/store.ts'
import { getVisibleInstance } from './see.ts'
import { findDefinition, readState } from './store.ts'

type Detail = components['schemas']['WorkflowInstanceDetail']

/**
 * Returns the status and variables of an instance, and the actions that its reader may do with its open tasks. An
 * administrator of instances may assign those tasks to others.
 * @throws Refusal GEN0404
 */
export async function instanceDetail(
  db: Db,
  actor: SignedInActor,
  id: number,
  language: Language
): Promise<Detail> {
  const platform = platformLabelFor(actor, language)
  const instance = await getVisibleInstance(db, actor, id)
  const { definitionId } = instance
  const [row, tasks, state, roles, graph, former] = await Promise.all([
    findListedInstance(db, id, platform),
    selectOpenTasks(db, id, { uid: actor.accountId, platform }),
    readState(db, id),
    findRoleIds(db, actor.accountId),
    graphOfDefinition(db, definitionId),
    findFormerValues(db, instance)
  ])
  if (!row) throw new Refusal('GEN0404')
  const fieldTitles = await fieldTitlesOf(db, definitionId)
  const by = { uid: actor.accountId, roles }
  const recordOf = await recordsOf(db, [row])
  const oversees = actor.permissions.has('act:running:assign')
  return {
    ...instanceView(actor, row, recordOf),
    formRoute: (await findForm(db, row.key))?.route ?? '',
    variables: Object.entries(state.variables).map(([name, value]) => {
      const isChanged = former !== undefined && name !== 'initiator' && (former[name] ?? null) !== value
      return {
        name,
        value,
        title: variableWords(row.key, name)?.[language] ?? fieldTitles.get(name) ?? null,
        label: name === 'initiator' ? row.starterName : null,
        isChanged,
        before: isChanged ? (former[name] ?? null) : null
      }
    }),
    pendingExtension: await pendingExtensionOf(db, row),
    missing: tasks.map(task => ({
      taskId: task.id,
      fields: graph ? missingFields(graph, task.node, state.variables, fieldTitles) : []
    })),
    tasks: tasks.map(task => {
      const view = taskView(actor, by, task, recordOf)
      return oversees ? { ...view, allowedActions: [...view.allowedActions, 'assignTask'] } : view
    })
  }
}

async function graphOfDefinition(db: Db, definitionId: number): Promise<ProcessGraph | undefined> {
  const definition = await findDefinition(db, definitionId)
  return definition && (await graphOf(definition))
}

/** Returns the variables without a value that the way on from a task depends on. */
function missingFields(
  graph: ProcessGraph,
  task: string,
  values: Variables,
  titles: ReadonlyMap<string, string>
): Detail['missing'][number]['fields'] {
  const needed = neededByTask(graph, task)
  return variablesOf(graph)
    .filter(({ name }) => needed.has(name) && (values[name] ?? null) === null)
    .map(({ name, type }) => ({ name, title: titles.get(name) ?? name, type, required: true }))
}

/** Returns the names of the form fields in a drawing, by their variables. */
async function fieldTitlesOf(db: Db, definitionId: number): Promise<ReadonlyMap<string, string>> {
  const definition = await findDefinition(db, definitionId)
  // most drawings have no form fields, and reading a document takes some ten milliseconds
  if (!definition?.xml.includes('formProperty')) return new Map()
  const fields = await parseForm(definition.xml, await graphOf(definition))
  return new Map(fields.map(({ name, title }) => [name, title]))
}
