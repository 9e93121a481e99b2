import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors'
import type { SignedInActor } from '../actor.ts'
import type { Db } from '../database/open.ts'
import { platformLabelFor } from '../person/platform-label.ts'
import { Refusal } from '../refusal.ts'
import { pendingExtensionOf, recordsOf, variableWords } from './follow.ts'
import { findForm } from './forms/store.ts'
import { graphOf } from './graphs.ts'
import { instanceView, taskView } from './lists/page.ts'
import { findListedInstance, selectOpenTasks } from './lists/store.ts'
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
  const { definitionId } = await getVisibleInstance(db, actor, id)
  const [row, tasks, state, roles, fieldTitles] = await Promise.all([
    findListedInstance(db, id, platform),
    selectOpenTasks(db, id, platform),
    readState(db, id),
    findRoleIds(db, actor.accountId),
    fieldTitlesOf(db, definitionId)
  ])
  if (!row) throw new Refusal('GEN0404')
  const by = { uid: actor.accountId, roles }
  const recordOf = await recordsOf(db, [row])
  const oversees = actor.permissions.has('act:running:assign')
  return {
    ...instanceView(actor, row, recordOf),
    formRoute: (await findForm(db, row.key))?.route ?? '',
    variables: Object.entries(state.variables).map(([name, value]) => ({
      name,
      value,
      title: variableWords(row.key, name)?.[language] ?? fieldTitles.get(name) ?? null,
      label: name === 'initiator' ? row.starterName : null
    })),
    pendingExtension: await pendingExtensionOf(db, row),
    tasks: tasks.map(task => {
      const view = taskView(actor, by, task, recordOf)
      return oversees ? { ...view, allowedActions: [...view.allowedActions, 'assignTask'] } : view
    })
  }
}

/** Returns the names of the form fields in a drawing, by their variables. */
async function fieldTitlesOf(db: Db, definitionId: number): Promise<ReadonlyMap<string, string>> {
  const definition = await findDefinition(db, definitionId)
  // most drawings have no form fields, and reading a document takes some ten milliseconds
  if (!definition?.xml.includes('formProperty')) return new Map()
  const fields = await parseForm(definition.xml, await graphOf(definition))
  return new Map(fields.map(({ name, title }) => [name, title]))
}
