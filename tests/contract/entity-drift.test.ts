import { entities } from '@board/generated/entities'
import { entityTexts as enUS } from '@board/generated/locales/en-US'
import { entityTexts as zhCN } from '@board/generated/locales/zh-CN'
import { entityTexts as zhTW } from '@board/generated/locales/zh-TW'
import { impliedPermissions, permissions } from '@board/generated/permissions'
import type { Entity } from '@board/schemas/vocabulary/entity'
import { describe, expect, it } from 'vitest'
import { entityOperations } from '../../server/administration/entities/operations.ts'
import { entityRules } from '../../server/administration/entities/rules/index.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { document } from './support/document.ts'
import { entityDrift, type Said } from './support/entity-drift.ts'

const { db } = await testDatabase()
const tables = await db.introspection.getTables()
const said: Said = {
  entities,
  texts: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS },
  document,
  handlers: Object.keys(entityOperations),
  permissions,
  columns: new Map(tables.map(({ name, columns }) => [name, columns.map(column => column.name)])),
  rules: entityRules
}

/** Returns the declarations of all entities, with the given change of the entity `parameter`. */
function drifted(change: (entity: Entity) => Partial<Entity>): Said {
  const { parameter } = structuredClone(entities)
  return { ...said, entities: { ...entities, parameter: { ...parameter, ...change(parameter) } } }
}

describe('entities', () => {
  it('agree with routes, handlers, columns, permissions and words', () => {
    expect(Object.keys(entities)).toContain('parameter')
    expect(entityDrift(said)).toEqual([])
  })

  const { parameter } = entities
  it.each<[what: string, Said, string]>([
    [
      'a call without a route',
      { ...said, document: { paths: {} } },
      'sysParameterList: no route of the contract'
    ],
    ['a call without a handler', { ...said, handlers: [] }, 'sysParameterList: no handler'],
    [
      'a permission that no call asks for',
      { ...said, permissions: permissions.filter(one => one !== 'sys:parameter:save') },
      "parameter: permission sys:parameter:save is nobody's to give"
    ],
    [
      'a permission of another name',
      drifted(entity => ({ permissions: { ...entity.permissions, page: 'sys:user:page' } })),
      "parameter: permission sys:user:page is another's"
    ],
    [
      'a column of the view without a field',
      drifted(entity => ({ view: { ...entity.view, columns: ['title'] } })),
      'parameter: the view names title, which the schema lacks'
    ],
    [
      'a filter without a field',
      drifted(() => ({ filter: { properties: { title: { 'x-filter': { field: 'title', op: 'like' } } } } })),
      'parameter: the view names title, which the schema lacks'
    ],
    [
      'a field without a column',
      drifted(({ schema }) => ({
        schema: { ...schema, properties: { ...schema.properties, colour: { type: 'string' } } }
      })),
      'parameter: the table parameter has no column colour'
    ],
    [
      'a field without a label',
      drifted(({ schema }) => ({
        schema: { ...schema, properties: { ...schema.properties, colour: { type: 'string' } } }
      })),
      'parameter: no label of colour in zh-TW'
    ],
    ['an entity without a table', { ...said, columns: new Map() }, 'parameter: no table parameter'],
    [
      'an entity without words',
      { ...said, texts: { ...said.texts, 'en-US': {} } },
      'parameter: no words in en-US'
    ]
  ])('are reported for %s', (_what, wrong, message) => {
    expect(parameter.name).toBe('parameter')
    expect(entityDrift(wrong)).toContain(message)
  })

  it('have page permissions that include the choices of their fields', () => {
    const refers = Object.values(entities).flatMap(entity =>
      Object.values(entity.schema.properties).flatMap(({ 'x-ref': ref }) => {
        const target = ref && Object.values(entities).find(({ name }) => name === ref.resource)
        return target ? [[entity.permissions.page, target.permissions.options] as const] : []
      })
    )
    const implied: Readonly<Record<string, readonly string[] | undefined>> = impliedPermissions
    expect(refers.filter(([page, options]) => !implied[page]?.includes(options))).toEqual([])
  })
})
