import { errors, iconNames, type ResourceHint } from '@board/schemas'
import type { Contract } from '../contract/merge.ts'
import { permissionString } from '../contract/operation.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { complainer, type Use, unknownNames } from './complain.ts'
import type { Declared } from './declared.ts'
import { filterSchema, itemOf } from './filter.ts'

/** The names outside an entity that it may refer to. */
export type Known = {
  entities: readonly Declared[]
  operations: Contract['operations']
  dictionaries: readonly string[]
}

/**
 * Lists names without a target: entities, operations, dictionaries, icons, codes; and permissions with a wrong form.
 */
export function targetProblems(declared: Declared, known: Known): Problem[] {
  const { schema, view, sources } = declared
  const atSchema = complainer(sources.schema)
  const atView = complainer(sources.view)
  const properties = Object.entries(schema.properties)
  const dictionaries = properties.flatMap(([name, property]): Use[] => {
    const dict = itemOf(property)['x-dict']
    return dict === undefined
      ? []
      : [{ what: 'dictionary', name: dict, path: ['properties', name, 'x-dict'] }]
  })
  const icon: Use = { what: 'icon', name: view.icon, path: ['icon'] }
  return [
    ...unknownNames(atSchema, dictionaries, known.dictionaries),
    ...unknownNames(atView, [icon], iconNames),
    ...refusalProblems(schema['x-resource'], declared),
    ...properties.flatMap(([name]) => [
      ...referenceProblems(declared, name, known),
      ...permissionProblems(declared, name)
    ]),
    ...actionProblems(declared, known.operations),
    ...relatedProblems(declared, known)
  ]
}

function refusalProblems(hint: ResourceHint, { sources }: Declared): Problem[] {
  const uses = Object.entries(hint.refusals ?? {}).flatMap(([tried, codes]) =>
    codes.map((name, index) => ({
      what: 'code',
      name,
      path: ['x-resource', 'refusals', tried, index]
    }))
  )
  return unknownNames(complainer(sources.schema), uses, Object.keys(errors))
}

function referenceProblems({ schema, sources }: Declared, name: string, known: Known): Problem[] {
  const ref = itemOf(schema.properties[name] ?? {})['x-ref']
  if (!ref) return []
  const complain = complainer(sources.schema)
  const path = ['properties', name, 'x-ref']
  const target = known.entities.find(entity => entity.name === ref.resource)
  const calls = known.operations.map(({ id }) => id)
  if (!target) {
    const names = [...known.entities.map(entity => entity.name), ...calls]
    return unknownNames(
      complain,
      [{ what: 'resource', name: ref.resource, path: [...path, 'resource'] }],
      names
    )
  }
  const uses: Use[] = [{ what: 'label', name: ref.label, path: [...path, 'label'] }]
  if (ref.tree !== undefined) uses.push({ what: 'parent field', name: ref.tree, path: [...path, 'tree'] })
  const fields = Object.keys(target.schema.properties)
  const filters = Object.keys(filterSchema(target.schema, target.view).properties ?? {})
  const narrowing = Object.keys(ref.filter ?? {}).map(
    (filter): Use => ({ what: 'filter', name: filter, path: [...path, 'filter', filter] })
  )
  const problems = [...unknownNames(complain, uses, fields), ...unknownNames(complain, narrowing, filters)]
  return problems.map(problem => ({
    ...problem,
    message: `${ref.resource}: ${problem.message}`
  }))
}

function permissionProblems({ schema, sources }: Declared, name: string): Problem[] {
  const complain = complainer(sources.schema)
  return Object.entries(schema.properties[name]?.['x-permission'] ?? {})
    .filter(([, permission]) => !permissionString.test(permission))
    .map(([side, permission]) =>
      complain(
        ['properties', name, 'x-permission', side],
        `"${permission}" is no permission string like sys:user:mobile`
      )
    )
}

function actionProblems({ view, sources }: Declared, operations: Known['operations']): Problem[] {
  const complain = complainer(sources.view)
  const actions = operations.filter(({ action }) => action).map(({ id }) => id)
  return (view.actions ?? []).flatMap((name, index) => {
    if (actions.includes(name)) return []
    const exists = operations.some(({ id }) => id === name)
    const message = exists
      ? `"${name}" has no x-action, so it has no button`
      : `unknown action "${name}"${didYouMean(name, actions)}`
    return [complain(['actions', index], message)]
  })
}

/** Lists the problems of `related`: each must name an entity that refers to this one and has a filter by that reference. */
function relatedProblems({ name, view, sources }: Declared, { entities }: Known): Problem[] {
  const complain = complainer(sources.view)
  return (view.related ?? []).flatMap(({ entity, by }, index) => {
    const target = entities.find(one => one.name === entity)
    if (!target) {
      const use: Use = { what: 'entity', name: entity, path: ['related', index, 'entity'] }
      return unknownNames(
        complain,
        [use],
        entities.map(one => one.name)
      )
    }
    const isTo = target.schema.properties[by]?.['x-ref']?.resource === name
    if (isTo && target.view.filters.includes(by)) return []
    return [complain(['related', index, 'by'], `"${entity}" has no filter "${by}" that refers to ${name}`)]
  })
}
