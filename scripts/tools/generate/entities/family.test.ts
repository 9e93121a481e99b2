import { readFileSync } from 'node:fs'
import { components, errors, kindStatus } from '@board/schemas'
import { describe, expect, it } from 'vitest'
import type { Constraint } from '../constraints.ts'
import { buildContract } from '../contract/build.ts'
import { acceptText, at, operationOf } from '../contract/fixture.ts'
import { resolve } from '../contract/references.ts'
import { readSource } from '../contract/source.ts'
import { emitEntities, emitEntityNames, emitEntityTexts } from '../emit/entities.ts'
import { emitPermissions } from '../emit/permissions.ts'
import { emitConsoleWire, emitWire } from '../emit/wire.ts'
import { listOf, objectOf } from '../json.ts'
import { entityCodes } from './codes.ts'
import { entityComponents } from './components.ts'
import { entityFamily } from './family.ts'
import { declareTopic, type Edit } from './fixture.ts'
import { impliedPermissions } from './implied.ts'

const catalogue = Object.fromEntries(
  Object.entries(errors).map(([code, { kind }]) => [code, kindStatus[kind]])
)
const constraints: readonly Constraint[] = [
  { table: 'topic', name: 'topic_pkey', kind: 'unique', columns: ['id'] },
  { table: 'topic', name: 'topic_name_key', kind: 'unique', columns: ['name'] },
  { table: 'topic', name: 'b_topic_id_fkey', kind: 'needed', columns: [] }
]

/** Builds the contract of openapi.yaml, one handwritten call, and the entity. */
function made(...edits: Edit[]) {
  const { entity } = declareTopic(...edits)
  const main = readSource('openapi/openapi.yaml', readFileSync('openapi/openapi.yaml', 'utf8'))
  const families = [
    readSource('openapi/family1.yaml', acceptText('x-action: { scope: row }')),
    entityFamily(entity, entityCodes(entity, constraints))
  ]
  const { contract, document } = buildContract(
    main,
    families,
    { ...components, ...entityComponents(entity) },
    catalogue
  )
  return { entity, contract, document }
}

const { entity, contract, document } = made()
const ids = contract.operations.map(({ id }) => id)

describe('the calls of an entity', () => {
  it('are thirteen', () => {
    expect(ids.filter(id => id.startsWith('sys')).sort()).toEqual([
      'sysTopicCreate',
      'sysTopicDelete',
      'sysTopicDeleteMany',
      'sysTopicExport',
      'sysTopicGet',
      'sysTopicHistory',
      'sysTopicImport',
      'sysTopicImportConfirm',
      'sysTopicImportRefused',
      'sysTopicImportTemplate',
      'sysTopicList',
      'sysTopicOptions',
      'sysTopicUpdate'
    ])
  })

  it('are only those that the entity offers', () => {
    const few = made(['schema.x-resource.operations', ['update']])
    expect(
      few.contract.operations
        .map(({ id }) => id)
        .filter(id => id.startsWith('sys'))
        .sort()
    ).toEqual(['sysTopicGet', 'sysTopicHistory', 'sysTopicList', 'sysTopicOptions', 'sysTopicUpdate'])
    expect(emitPermissions(few.contract)).not.toContain('sys:topic:delete')
  })

  it('take order, page and filter as JSON, and return the position of a page', () => {
    const list = operationOf(document, '/sys/topic', 'get')
    const contents = listOf(list.parameters)
      .map(parameter => resolve(document, objectOf(parameter)))
      .map(({ name, schema }) => [name, at(schema, 'contentSchema')])
    expect(Object.fromEntries(contents)).toMatchObject({
      sort: { prefixItems: [{ enum: ['id', 'name', 'state', 'until'] }, { enum: ['ASC', 'DESC'] }] },
      range: { minItems: 2, maxItems: 2 },
      filter: { $ref: '#/components/schemas/SysTopicFilter' }
    })
    const pattern = at(list, 'responses', '200', 'headers', 'Content-Range', 'schema', 'pattern') as string
    expect('topic 0-9/1234').toMatch(new RegExp(pattern))
    expect('topic */0').toMatch(new RegExp(pattern))
    expect('user 0-9/1234').not.toMatch(new RegExp(pattern))
  })

  it('filter as the view declares: by a part of a text, by several values, from and to', () => {
    const filter = at(document, 'components', 'schemas', 'SysTopicFilter', 'properties') as Record<
      string,
      object
    >
    expect(Object.entries(filter).map(([name, one]) => [name, at(one, 'x-filter', 'op')])).toEqual([
      ['name', 'like'],
      ['state', 'in'],
      ['kind', 'in'],
      ['untilFrom', 'from'],
      ['untilTo', 'to'],
      ['parentId', 'in'],
      ['q', 'like'],
      ['id', 'in']
    ])
  })

  it('answer a stale version with the current record', () => {
    const update = operationOf(document, '/sys/topic/{id}', 'put')
    const schema = at(update, 'responses', '409', 'content', 'application/json', 'schema')
    const { current } = at(schema, 'properties', 'detail', 'properties') as { current: object }
    expect(current).toEqual({ $ref: '#/components/schemas/SysTopic' })
  })

  it('do not change a field that was left out', () => {
    const body = at(
      document,
      'paths',
      '/sys/topic/{id}',
      'put',
      'requestBody',
      'content',
      'application/json',
      'schema'
    )
    expect(at(body, 'required')).toEqual(['version'])
    expect(JSON.stringify(body)).not.toContain('"default"')
  })

  it('refuse with the codes that the fields, the table and the rules can cause', () => {
    const given = entityCodes(
      declareTopic(['schema.x-resource.refusals', { delete: ['ENT0110'] }]).entity,
      constraints
    )
    expect(given.create).toEqual(['ENT0001', 'ENT0002', 'ENT0004', 'ENT0005'])
    expect(given.deleteMany).toEqual(['GEN0404', 'ENT0003', 'ENT0110'])
    const bare = entityCodes(
      declareTopic(['schema.properties.until', undefined], ['schema.properties.parentId', undefined]).entity
    )
    expect([bare.create, bare.delete]).toEqual([['ENT0004'], ['GEN0404']])
  })

  it('refuse a taken value when a field stores it, or when a rule names the field of the message', () => {
    const inKey: Constraint = { table: 'topic', name: 'topic_key_key', kind: 'unique', columns: ['key'] }
    expect(entityCodes(entity, [inKey]).create).not.toContain('ENT0001')
    expect(entityCodes(entity, [inKey], { constraints: { topic_key_key: 'name' } }).create).toContain(
      'ENT0001'
    )
    expect(entityCodes(entity, [inKey], { fields: { name: { columns: ['key'] } } }).create).toContain(
      'ENT0001'
    )
  })
})

describe('a record', () => {
  const record = (...edits: Edit[]) => at(made(...edits).document, 'components', 'schemas', 'SysTopic')
  const input = (...edits: Edit[]) => at(made(...edits).document, 'components', 'schemas', 'SysTopicInput')

  it('has its id, its version and its allowed actions', () => {
    expect(at(record(), 'required')).toEqual([
      'id',
      'name',
      'parentId',
      'state',
      'kind',
      'until',
      'version',
      'allowedActions'
    ])
  })

  it('has no version when it cannot be changed', () => {
    expect(at(record(['schema.x-resource.operations', ['create']]), 'required')).not.toContain('version')
  })

  it('never contains secrets, and can lack a field that not everybody may read', () => {
    const secret = record(
      ['schema.properties.kind.writeOnly', true],
      ['schema.properties.until.x-permission', { read: 'sys:topic:until' }]
    )
    expect(Object.keys(at(secret, 'properties') as object)).not.toContain('kind')
    expect(at(secret, 'required')).not.toContain('until')
  })

  it('is written without read-only fields', () => {
    expect(at(input(), 'required')).toEqual(['name'])
    expect(Object.keys(at(input(['schema.properties.kind.readOnly', true]), 'properties') as object)).toEqual(
      ['name', 'parentId', 'state', 'until']
    )
  })
})

describe('the generated files of entities', () => {
  it('add nothing to the portal: their calls have a separate table', () => {
    expect(emitWire(contract)).not.toContain('sysTopic')
    expect(emitWire(contract)).toContain('receiveProcess')
    expect(emitConsoleWire(contract)).toContain("  sysTopicGet: ['/sys/topic/{id}', 8],")
    expect(emitConsoleWire(contract)).not.toContain('receiveProcess')
  })

  it('contain data for server and console, and texts in three languages', () => {
    expect(emitEntities([entity])).toContain('"permissions":{"page":"sys:topic:page","info":"sys:topic:info"')
    expect(emitEntities([entity])).toContain("  topic: ['receiveProcess']")
    expect(emitEntityNames([entity])).toContain(
      "{ name: 'topic', icon: 'label', menu: 'content', label: 'name', area: 'sys', operations: ['create', 'update', 'delete', 'export', 'import'] }"
    )
    const files = emitEntityTexts([entity])
    expect(files.map(([file]) => file)).toEqual(['locales/zh-CN.ts', 'locales/zh-TW.ts', 'locales/en-US.ts'])
    expect(files[0]?.[1]).toContain("topic: { name: 'Topics'")
  })

  it('imply the permissions for the choices of a page', () => {
    const implied = impliedPermissions(contract, [entity])
    expect(implied.get('sys:topic:page')).toEqual(['sys:topic:options'])
    expect(implied.get('sys:topic:save')).toEqual(['sys:topic:options'])
    expect(implied.get('sys:topic:delete')).toBeUndefined()
  })
})
