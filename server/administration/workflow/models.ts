import type { Language } from '@board/schemas/errors/catalogue'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { givenVariables } from './follow.ts'
import { problemsOf } from './model/check.ts'
import { variablesIn } from './model/expression.ts'
import type { ProcessGraph } from './model/graph.ts'
import { requireHarmless } from './model/guard.ts'
import { parseProcess } from './model/parse.ts'
import { type Problem, wordsOf } from './model/problems.ts'
import { findStrangers } from './people/find.ts'
import {
  type DefinitionRow,
  deleteModel,
  findLatest,
  hasModelWithKey,
  insertDefinition,
  insertModel,
  lockKey,
  lockModel,
  type ModelRow,
  updateModel
} from './store.ts'

/** The length of the longest key that is stored, in characters. A key that can run has at most 64. */
const maxKeyLength = 200

export interface ModelDraft {
  readonly id?: number | undefined
  /** The version of the model that the change is based on. */
  readonly version?: number | undefined
  readonly remark?: string | undefined
  readonly xml: string
  /** The id of the process to use, for a document with several. */
  readonly key?: string | undefined
}

/**
 * Saves a drawing, finished or not. The model gets the key and the name of the process in it. The document is stored
 * unchanged, so that unknown elements are not lost.
 * @throws Refusal GEN0404, GEN0409, WFL0020 when another model has the key, WFL0021 for a document that is not BPMN,
 * WFL0026 to WFL0028 for one that is too large or unsafe, WFL0029 with the processes to choose from, WFL0030 for a
 * process without a name
 */
export async function saveModel(
  trx: Trx,
  actor: SignedInActor,
  { id, version, remark = '', xml, key }: ModelDraft,
  language: Language,
  now: Date
): Promise<ModelRow> {
  requireHarmless(xml)
  const before = id === undefined ? undefined : await lockModel(trx, id)
  if (id !== undefined && !before) throw new Refusal('GEN0404')
  if (before && before.version !== version) throw new Refusal('GEN0409')
  const { graph, problems, choice = [] } = await parseProcess(xml, key)
  if (choice.length > 0)
    throw new Refusal(
      'WFL0029',
      {},
      { fields: choice.slice(0, 50).map(one => ({ path: one.id, message: one.name || one.id })) }
    )
  if (graph.key === '' || graph.key.length > maxKeyLength) throw refusedWith('WFL0021', problems, language)
  if (graph.name.trim() === '') throw new Refusal('WFL0030', {}, { at: graph.key })
  await lockKey(trx, graph.key)
  if (await hasModelWithKey(trx, graph.key, id ?? 0)) throw new Refusal('WFL0020', { key: graph.key })
  const values = {
    key: graph.key,
    name: graph.name.slice(0, 100),
    remark: remark.trim(),
    xml,
    updated_at: now
  }
  const saved = before
    ? await updateModel(trx, before.id, values)
    : await insertModel(trx, { ...values, created_at: now })
  await recordEvent(trx, {
    verb: before ? 'record.updated' : 'record.created',
    audience: 'editor',
    actor,
    at: now,
    subject: { kind: 'workflowModel', id: saved.id },
    after: { key: saved.key, name: saved.name }
  })
  return saved
}

/** Deletes a drawing; its definitions stay. @throws Refusal GEN0404 */
export async function removeModel(trx: Trx, actor: SignedInActor, id: number, now: Date): Promise<void> {
  const model = await lockModel(trx, id)
  if (!model) throw new Refusal('GEN0404')
  await deleteModel(trx, id)
  const { key, name } = model
  const subject = { kind: 'workflowModel', id }
  await recordEvent(trx, {
    verb: 'record.deleted',
    audience: 'editor',
    subject,
    actor,
    at: now,
    before: { key, name }
  })
}

/**
 * Deploys a drawing as the next definition of its key. New instances use it; running instances keep their definition.
 * @param version the version that the user saw; the drawing is refused if it has changed since
 * @throws Refusal GEN0404, GEN0409, WFL0019 with the problems of each element
 */
export async function deployModel(
  trx: Trx,
  actor: SignedInActor,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
  language: Language,
  now: Date
): Promise<DefinitionRow> {
  const model = await lockModel(trx, id)
  if (!model) throw new Refusal('GEN0404')
  if (version !== undefined && model.version !== version) throw new Refusal('GEN0409')
  const reading = await parseProcess(model.xml, model.key)
  const problems = problemsOf(reading)
  const all =
    problems.length > 0
      ? problems
      : [...notGiven(reading.graph), ...(await findStrangers(trx, reading.graph))]
  if (all.length > 0) throw refusedWith('WFL0019', all, language)
  await lockKey(trx, model.key)
  const latest = await findLatest(trx, model.key)
  const definition = await insertDefinition(trx, {
    key: model.key,
    name: model.name,
    xml: model.xml,
    number: (latest?.number ?? 0) + 1,
    deployed_at: now,
    deployed_by: actor.accountId
  })
  const { id: definitionId, key, number } = definition
  await recordEvent(trx, {
    verb: 'workflow.deployed',
    audience: 'editor',
    actor,
    at: now,
    subject: { kind: 'workflowDefinition', id: definitionId },
    after: { key, number }
  })
  return definition
}

/** Lists the conditions and assignees with variables that the feature of a process never gives it. */
function notGiven(graph: ProcessGraph): Problem[] {
  const given = givenVariables(graph.key)
  if (given === undefined) return []
  const known = new Set([...given, 'initiator'])
  const conditions = [...graph.flows.values()].flatMap(({ id, condition }) =>
    condition ? variablesIn(condition).map(name => ({ id, name })) : []
  )
  const assignees = [...graph.nodes.values()].flatMap(({ id, who }) =>
    who?.assignee && 'variable' in who.assignee ? [{ id, name: who.assignee.variable }] : []
  )
  return [...conditions, ...assignees]
    .filter(({ name }) => !known.has(name))
    .map(({ id, name }) => ({ element: id, kind: 'notGiven', what: `${name} (${given.join(', ')})` }))
}

const refusedWith = (
  code: 'WFL0019' | 'WFL0021',
  problems: readonly Problem[],
  language: Language
): Refusal =>
  new Refusal(
    code,
    {},
    {
      fields: problems
        .slice(0, 50)
        .map(problem => ({ path: problem.element, message: wordsOf(problem, language) }))
    }
  )
