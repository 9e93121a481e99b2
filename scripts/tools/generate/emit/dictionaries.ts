import { compare } from '../contract/merge.ts'
import { type JsonObject, listOf, walk } from '../json.ts'
import { banner, keyOf, literal } from './text.ts'

/** The contract's facts about a dictionary: whether its values are numbers, their limits, and its fixed values. */
export type ContractDictionary = {
  isNumber: boolean
  min: number
  max: number
  /** The fixed values; null if administrators add and retire them. */
  values: readonly string[] | null
}

/**
 * Returns the dictionaries that a document names by `x-dict`. A dictionary is fixed when a field lists its values.
 */
export function contractDictionaries(document: unknown): ReadonlyMap<string, ContractDictionary> {
  const uses = new Map<string, JsonObject[]>()
  walk(document, node => {
    const name = node['x-dict']
    if (typeof name === 'string') uses.set(name, [...(uses.get(name) ?? []), node])
  })
  const described = [...uses].map(([name, nodes]): [string, ContractDictionary] => {
    const listed = nodes.flatMap(node => listOf(node.enum)).filter(value => value !== null)
    const bounds = (key: string) => nodes.map(node => node[key]).filter(value => typeof value === 'number')
    const isNumber = nodes.some(({ type }) => [type].flat().includes('integer'))
    return [
      name,
      {
        isNumber,
        min: Math.max(...bounds('minimum'), 0),
        max: Math.min(...bounds('maximum'), 32_767),
        values: listed.length === 0 ? null : [...new Set(listed.map(String))]
      }
    ]
  })
  return new Map(described.sort(([one], [other]) => compare(one, other)))
}

/** Writes the dictionaries that the product depends on, for the rules of their records. */
export function emitDictionaries(document: unknown): string {
  const rows = [...contractDictionaries(document)].map(
    ([name, facts]) => `  ${keyOf(name)}: ${literal(facts)}`
  )
  return [
    banner,
    '/** What the contract says of a dictionary: the bounds of its numbers, and the values that it fixes. */',
    'export interface ContractDictionary {',
    '  readonly isNumber: boolean',
    '  readonly min: number',
    '  readonly max: number',
    '  /** null: administrators add and retire them. */',
    '  readonly values: readonly string[] | null',
    '}\n',
    '/** Every dictionary that a field of the contract names. */',
    `export const contractDictionaries: Readonly<Record<string, ContractDictionary>> = {\n${rows.join(',\n')}\n}\n`
  ].join('\n')
}
