import { recordKeys } from '@board/schemas/facts/record-keys'
import type { ActionWords, FamilyWords, Texts } from '@board/schemas/vocabulary/family-words'
import { type Contract, placeOf } from '../contract/merge.ts'
import type { Operation } from '../contract/operation.ts'
import { propertiesOf, resolve } from '../contract/references.ts'
import { complainer } from '../entities/complain.ts'
import { isObject, type JsonObject, listOf } from '../json.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { type AllWords, type Family, wordsFileOf } from './discover.ts'

/** Lists the problems of actions: words that they miss, and words of what they do not have. */
export function actionProblems(words: AllWords, contract: Contract): Problem[] {
  const actions = contract.operations.filter(({ action }) => action)
  return [
    ...actions.flatMap(action => missingWords(words, contract, action)),
    ...words.families.flatMap(family => needlessWords(family, contract, actions))
  ]
}

/** Returns the family of an operation: its tag. */
export const familyOf = ({ tags }: Operation): string => tags[0] ?? 'shared'

/** Returns the fields that the dialog of an action may show, by name. */
function shownFields({ base }: Contract, { body }: Operation): Record<string, JsonObject> {
  const all = Object.entries(propertiesOf(base, body?.schema ?? {})).map(
    ([name, schema]) => [name, resolve(base, schema)] as const
  )
  return Object.fromEntries(
    all.filter(([name, schema]) => !recordKeys.has(name) && schema['x-widget'] !== 'hidden')
  )
}

/** Returns the values of a field that need words, because no dictionary has them. */
function wordedValues({ base }: Contract, field: JsonObject): string[] {
  const one = isObject(field.items) ? resolve(base, field.items) : field
  if (one['x-dict'] !== undefined) return []
  return listOf(one.enum)
    .filter(value => value !== null)
    .map(String)
}

function missingWords(words: AllWords, contract: Contract, operation: Operation): Problem[] {
  const { id, action } = operation
  const file = wordsFileOf(familyOf(operation))
  const own = actionWords(words, id)
  const { enums } = words.shared.words
  const fields = commonLabels(words)
  const complain = (path: (string | number)[], message: string): Problem => ({
    ...placeOf(operation, ...path),
    message: `${message} in ${file}`
  })
  const fieldProblems = Object.entries(shownFields(contract, operation)).flatMap(([name, field]) => {
    const path = ['x-body', 'properties', name]
    const label = own?.fields?.[name] ?? fields[name]
    const values = own?.values?.[name] ?? enums[name]
    const silent = wordedValues(contract, field).filter(value => !values?.[value])
    return [
      ...(label ? [] : [complain(path, `the field has no label: write actions.${id}.fields.${name}`)]),
      ...silent.map(value =>
        complain(path, `a value has no word: write actions.${id}.values.${name}.${value}`)
      )
    ]
  })
  const sentences = (['confirm', 'success'] as const).flatMap(part => {
    const key = action?.[part]
    if (typeof key !== 'string' || hasSentence(words, part, key)) return []
    const where = key === id ? `actions.${id}.${part}` : `${part}.${key}`
    return [complain(['x-action', part], `it has no words: write ${where}`)]
  })
  return [
    ...(own?.verb ? [] : [complain([], `${id} has no verb: write actions.${id}.verb`)]),
    ...(action?.result && !own?.result
      ? [complain(['x-action', 'result'], `it has no words: write actions.${id}.result`)]
      : []),
    ...sentences,
    ...fieldProblems
  ]
}

/** Returns the labels of fields that do not belong to one action. */
const commonLabels = ({ shared, families }: AllWords): Texts =>
  Object.assign({}, shared.words.fields, ...families.map(({ words }) => words.fields))

function actionWords({ families }: AllWords, id: string): ActionWords | undefined {
  return families.map(({ words }) => words.actions?.[id]).find(words => words !== undefined)
}

/** Tells whether a key of `x-action` has a sentence: that of the action with this name, or one of a family. */
function hasSentence(all: AllWords, part: 'confirm' | 'success', key: string): boolean {
  const ofFamilies = all.families.map(({ words }) => words[part]?.[key])
  return [actionWords(all, key)?.[part], ...ofFamilies].some(Boolean)
}

function needlessWords(
  { name: family, words, source }: Family,
  contract: Contract,
  actions: readonly Operation[]
): Problem[] {
  const complain = complainer(source)
  const known = actions.filter(action => familyOf(action) === family)
  const ids = known.map(({ id }) => id)
  const ofActions = Object.entries(words.actions ?? {}).flatMap(([id, own]) => {
    const operation = known.find(action => action.id === id)
    if (operation) return needlessParts(own, operation, contract, actions, complain)
    const other = actions.find(action => action.id === id)
    const message = other
      ? `${id} belongs to ${wordsFileOf(familyOf(other))}, as its tag says`
      : `there is no action "${id}"${didYouMean(id, ids)}`
    return [complain(['actions', id], message)]
  })
  return [...ofActions, ...needlessSentences(words, actions, complain)]
}

type Complain = ReturnType<typeof complainer>

function needlessSentences(words: FamilyWords, actions: readonly Operation[], complain: Complain): Problem[] {
  return (['confirm', 'success'] as const).flatMap(part =>
    Object.keys(words[part] ?? {})
      .filter(key => !actions.some(({ action }) => action?.[part] === key))
      .map(key => complain([part, key], `no action has "${part}: ${key}" in its x-action`))
  )
}

function needlessParts(
  own: ActionWords,
  operation: Operation,
  contract: Contract,
  actions: readonly Operation[],
  complain: Complain
): Problem[] {
  const { id, action } = operation
  const fields = shownFields(contract, operation)
  const inputs = Object.keys(propertiesOf(contract.base, operation.body?.schema ?? {}))
  const at = (...path: string[]) => ['actions', id, ...path]
  const unknownField = (part: string, name: string) =>
    complain(at(part, name), `${id} has no field "${name}"${didYouMean(name, Object.keys(fields))}`)
  return [
    ...Object.keys(own.fields ?? {})
      .filter(name => !(name in fields))
      .map(name => unknownField('fields', name)),
    ...(['missing', 'empty'] as const).flatMap(part =>
      Object.keys(own[part] ?? {})
        .filter(name => !inputs.includes(name))
        .map(name => unknownField(part, name))
    ),
    ...Object.entries(own.values ?? {}).flatMap(([name, values]) => {
      const field = fields[name]
      if (!field) return [unknownField('values', name)]
      const allowed = wordedValues(contract, field)
      return Object.keys(values)
        .filter(value => !allowed.includes(value))
        .map(value => complain(at('values', name, value), `"${name}" has no value "${value}"`))
    }),
    ...(['confirm', 'success'] as const)
      .filter(part => own[part] && !actions.some(other => other.action?.[part] === id))
      .map(part => complain(at(part), `no action has "${part}: ${id}" in its x-action`)),
    ...(own.result && !action?.result
      ? [complain(at('result'), `${id} has no "result" in its x-action`)]
      : [])
  ]
}
