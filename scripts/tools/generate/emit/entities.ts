import { type Language, languages } from '@board/schemas'
import type { Declared } from '../entities/declared.ts'
import { describeEntity, offeredBy, operationsOf } from '../entities/describe.ts'
import { banner, keyOf, literal, union } from './text.ts'

/**
 * Leaves out the descriptions of a schema, because browsers fetch entities, and the document of the contract has the
 * descriptions. A field with this name is an object and stays.
 */
const withoutDescriptions = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string' ? undefined : value

/** Writes every entity as plain data, with its schema. */
export function emitEntities(entities: readonly Declared[]): string {
  const rows = entities.map(
    entity => `  ${keyOf(entity.name)}: ${JSON.stringify(describeEntity(entity), withoutDescriptions)}`
  )
  const actions = entities.map(({ name, view }) => `  ${keyOf(name)}: ${literal(view.actions ?? [])}`)
  return [
    banner,
    "import type { Entity } from '@board/schemas/vocabulary/entity'",
    "import type { ActionId } from './actions.ts'",
    "import type { EntityName } from './entity-names.ts'\n",
    "export type { EntityName } from './entity-names.ts'\n",
    `export const entities: Readonly<Record<EntityName, Entity>> = {\n${rows.join(',\n')}\n}\n`,
    '/** The actions that each view names, as calls of the contract. */',
    `export const entityActions: Readonly<Record<EntityName, readonly ActionId[]>> = {\n${actions.join(',\n')}\n}\n`
  ].join('\n')
}

/** Writes the few facts about each entity that the first view needs. */
export function emitEntityNames(entities: readonly Declared[]): string {
  const rows = entities.map(entity => {
    const { name, schema, view } = entity
    const entry = {
      name,
      icon: view.icon,
      menu: view.menu,
      label: schema['x-resource'].label,
      area: schema['x-resource'].area ?? 'sys',
      operations: offeredBy(entity)
    }
    return `  ${literal(entry)}`
  })
  return [
    banner,
    "import type { IconName } from '@board/schemas/vocabulary/icons'",
    "import type { ResourceHint, ResourceOperation, View } from '@board/schemas/vocabulary/vocabulary'\n",
    `export type EntityName =${union(entities.map(({ name }) => name))}\n`,
    '/** What the menu and the routes need to know of an entity; the rest is in entities.ts. */',
    'export interface EntityEntry {',
    '  readonly name: EntityName',
    '  readonly icon: IconName',
    "  readonly menu: View['menu']",
    '  /** The field that names a record. */',
    '  readonly label: string',
    "  readonly area: NonNullable<ResourceHint['area']>",
    '  readonly operations: readonly ResourceOperation[]',
    '}\n',
    `export const entityEntries: readonly EntityEntry[] = [\n${rows.join(',\n')}\n]\n`,
    'export const entityNames: readonly EntityName[] = entityEntries.map(({ name }) => name)\n',
    '/** The calls that are made of schemas. */',
    `export type EntityOperationId =${union(entities.flatMap(entity => Object.values(operationsOf(entity))))}\n`
  ].join('\n')
}

/** Writes the texts of all entities, one file per language: `locales/zh-CN.ts` and so on. */
export function emitEntityTexts(entities: readonly Declared[]): [file: string, text: string][] {
  return languages.map(language => [`locales/${language}.ts`, textsIn(entities, language)])
}

function textsIn(entities: readonly Declared[], language: Language): string {
  const rows = entities.map(({ name, texts }) => `  ${keyOf(name)}: ${literal(texts[language])}`)
  return [
    banner,
    "import type { EntityTexts } from '@board/schemas/vocabulary/vocabulary'",
    "import type { EntityName } from '../entity-names.ts'\n",
    '/** The words of every entity; the console has them under `entities` of its messages. */',
    `export const entityTexts: Readonly<Record<EntityName, EntityTexts>> = {\n${rows.join(',\n')}\n}\n`
  ].join('\n')
}
