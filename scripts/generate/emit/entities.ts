import { type Language, languages } from '@board/schemas'
import type { Declared } from '../entities/declared.ts'
import { describeEntity, operationsOf, permissionsOf } from '../entities/describe.ts'
import { banner, keyOf, literal, union } from './text.ts'

/** Every entity as plain data, its schema written out whole. */
export function emitEntities(entities: readonly Declared[]): string {
  const rows = entities.map(entity => `  ${keyOf(entity.name)}: ${JSON.stringify(describeEntity(entity))}`)
  const actions = entities.map(({ name, view }) => `  ${keyOf(name)}: ${literal(view.actions ?? [])}`)
  return [
    banner,
    "import type { Entity } from '@board/schemas/entity'",
    "import type { ActionId } from './actions.ts'",
    "import type { EntityName } from './entity-names.ts'\n",
    "export type { EntityName } from './entity-names.ts'\n",
    `export const entities: Readonly<Record<EntityName, Entity>> = {\n${rows.join(',\n')}\n}\n`,
    '/** The actions that each view names, as calls of the contract. */',
    `export const entityActions: Readonly<Record<EntityName, readonly ActionId[]>> = {\n${actions.join(',\n')}\n}\n`
  ].join('\n')
}

/** As little as the first view needs to know of each entity. */
export function emitEntityNames(entities: readonly Declared[]): string {
  const rows = entities.map(entity => {
    const { name, view } = entity
    const entry = { name, icon: view.icon, menu: view.menu, permission: permissionsOf(entity).page }
    return `  ${literal(entry)}`
  })
  return [
    banner,
    "import type { IconName } from '@board/schemas/icons'",
    "import type { View } from '@board/schemas/vocabulary'\n",
    `export type EntityName =${union(entities.map(({ name }) => name))}\n`,
    '/** What the menu and the routes need to know of an entity; the rest is in entities.ts. */',
    'export interface EntityEntry {',
    '  readonly name: EntityName',
    '  readonly icon: IconName',
    "  readonly menu: View['menu']",
    '  /** Whoever holds it sees the list. */',
    '  readonly permission: string',
    '}\n',
    `export const entityEntries: readonly EntityEntry[] = [\n${rows.join(',\n')}\n]\n`,
    'export const entityNames: readonly EntityName[] = entityEntries.map(({ name }) => name)\n',
    '/** The calls that are made of schemas. */',
    `export type EntityOperationId =${union(entities.flatMap(entity => Object.values(operationsOf(entity))))}\n`
  ].join('\n')
}

/** The words of all entities, one file per language: `locales/zh-CN.ts` and so on. */
export function emitEntityTexts(entities: readonly Declared[]): [file: string, text: string][] {
  return languages.map(language => [`locales/${language}.ts`, textsIn(entities, language)])
}

function textsIn(entities: readonly Declared[], language: Language): string {
  const rows = entities.map(({ name, texts }) => `  ${keyOf(name)}: ${literal(texts[language])}`)
  return [
    banner,
    "import type { EntityTexts } from '@board/schemas/vocabulary'",
    "import type { EntityName } from '../entity-names.ts'\n",
    '/** The words of every entity; the console has them under `entities` of its messages. */',
    `export const entityTexts: Readonly<Record<EntityName, EntityTexts>> = {\n${rows.join(',\n')}\n}\n`
  ].join('\n')
}
