import { describe, expect, it } from 'vitest'
import { acceptText, build, familyText } from '../contract/fixture.ts'
import type { Column } from '../database.ts'
import { relationProblems } from './check.ts'
import { declareTopic, type Edit, shown } from './fixture.ts'
import type { Storage } from './storage.ts'

const list = familyText('/v1/list', 'get', [
  'operationId: listThings',
  'tags: [assignments]',
  'summary: A list',
  'x-envelope: template',
  'x-permission: login',
  'x-example: {}'
])
const { contract } = build(acceptText('x-action: { scope: row }'), list)

const column = (name: string, type: string, more: Partial<Column> = {}): Column => ({
  table: 'topic',
  view: false,
  name,
  type,
  element: null,
  labels: null,
  nullable: false,
  writes: 'optional',
  ...more
})
const columns: readonly Column[] = [
  column('id', 'int4', { writes: 'never' }),
  column('version', 'int4'),
  column('name', 'text', { writes: 'required' }),
  column('parent_id', 'int4', { nullable: true, writes: 'optional' }),
  column('state', 'int2'),
  column('kind', 'int2'),
  column('until', 'timestamptz', { nullable: true })
]

type Given = { edits?: Edit[]; columns?: readonly Column[]; storage?: Storage }

/** Returns the problems between the entity and the rest of the contract. */
function found({ edits = [], columns: own = columns, storage = {} }: Given) {
  const { entity, texts } = declareTopic(...edits)
  const known = {
    entities: [entity],
    operations: contract.operations,
    dictionaries: ['messageType', 'yesNo']
  }
  return shown(relationProblems(known, own, { topic: storage }), texts)
}

const changed = (name: string, more: Partial<Column>) =>
  columns.map(one => (one.name === name ? { ...one, ...more } : one))

describe('an entity that fits the rest of the contract', () => {
  it('has no problem', () => {
    expect(found({})).toEqual([])
  })
})

describe('a name without a target is reported', () => {
  const properties = 'schema.properties'
  it.each<[string, Edit, string, string]>([
    [
      'an entity',
      [`${properties}.parentId.x-ref.resource`, 'topics'],
      '"resource": "topics",',
      'unknown resource "topics"; did you mean "topic"?'
    ],
    [
      'the label of an entity',
      [`${properties}.parentId.x-ref.label`, 'title'],
      '"label": "title",',
      'topic: unknown label "title"'
    ],
    [
      'the parent of an entity',
      [`${properties}.parentId.x-ref.tree`, 'parentid'],
      '"tree": "parentid"',
      'topic: unknown parent field "parentid"; did you mean "parentId"?'
    ],
    [
      'a filter of an entity',
      [`${properties}.parentId.x-ref.filter`, { states: [1] }],
      '"states": [',
      'topic: unknown filter "states"; did you mean "state"?'
    ],
    [
      'a dictionary',
      [`${properties}.kind.x-dict`, 'messageTyp'],
      '"x-dict": "messageTyp",',
      'unknown dictionary "messageTyp"; did you mean "messageType"?'
    ],
    [
      'a code',
      ['schema.x-resource.refusals', { delete: ['GEN0440'] }],
      '"GEN0440"',
      'unknown code "GEN0440"'
    ],
    [
      'an action',
      ['view.actions.0', 'receiveProces'],
      '"receiveProces"',
      'unknown action "receiveProces"; did you mean "receiveProcess"?'
    ],
    [
      'an action of a call without x-action',
      ['view.actions.0', 'listThings'],
      '"listThings"',
      '"listThings" has no x-action, so it has no button'
    ],
    [
      'a permission of another form',
      [`${properties}.until.x-permission.write`, 'until'],
      '"write": "until"',
      '"until" is no permission string like sys:user:mobile'
    ],
    ['an icon', ['view.icon', 'lable'], '"icon": "lable",', 'unknown icon "lable"; did you mean "label"?']
  ])('%s', (_what, edit, at, message) => {
    const problems = found({ edits: [edit] })
    expect(problems[0]?.at).toBe(at)
    expect(problems[0]?.message).toContain(message)
  })

  it('except a reference to a call that lists records', () => {
    expect(found({ edits: [[`${properties}.parentId.x-ref.resource`, 'listThings']] })).toEqual([])
  })
})

describe('a column that does not fit its field is reported', () => {
  it.each<[string, Given, string]>([
    [
      'no table',
      { columns: changed('none', {}).map(one => ({ ...one, table: 'topics' })) },
      'no migration makes the table "topic"; did you mean "topics"?'
    ],
    [
      'a missing column',
      { columns: columns.filter(({ name }) => name !== 'state') },
      'the table "topic" has no column "state"'
    ],
    [
      'a misspelt column',
      { columns: changed('state', { name: 'stat' }) },
      'the table "topic" has no column "state"; did you mean "stat"?'
    ],
    [
      'no version',
      { columns: columns.filter(({ name }) => name !== 'version') },
      'the table "topic" has no column "version"'
    ],
    [
      'another type',
      { columns: changed('state', { type: 'text' }) },
      'the column topic.state is text, which cannot hold the integer "state"'
    ],
    [
      'a moment in a number',
      { columns: changed('until', { type: 'int8' }) },
      'the column topic.until is int8, which cannot hold the moment "until"'
    ],
    [
      'a list',
      { columns: changed('state', { type: '_int4', element: 'int4' }) },
      'the column topic.state is int4[], which cannot hold the integer "state"'
    ],
    [
      'null in the table alone',
      { columns: changed('state', { nullable: true }) },
      'the column topic.state may be null, and "state" may not: add \'null\' to its type, or not null to the column'
    ],
    [
      'null in the schema alone',
      { columns: changed('until', { nullable: false }) },
      'the column topic.until is not null, and "until" may be: the two must agree'
    ],
    [
      'a column that must be given',
      { edits: [['schema.required', []]] },
      'the column topic.name must be given, and "name" is not required: require it, or give either a default'
    ],
    [
      'a column that nothing gives',
      { columns: [...columns, column('owner', 'int4', { writes: 'required' })] },
      'the column topic.owner must be given, and no field gives it'
    ],
    [
      'another table’s link',
      { storage: { links: { kind: { table: 'topic_kind', own: 'topic_id', other: 'kind_id' } } } },
      'the table "topic_kind" has no column "topic_id"'
    ],
    [
      'another column’s name',
      { storage: { columns: { state: 'status' } } },
      'the table "topic" has no column "status"; did you mean "state"?'
    ],
    [
      'a rule’s columns',
      { storage: { fields: { until: { columns: ['until_sealed'] } } } },
      'the table "topic" has no column "until_sealed"'
    ]
  ])('%s', (_what, given, message) => {
    expect(found(given).map(problem => problem.message)).toContain(message)
  })

  it('unless a rule reads and writes the field', () => {
    const storage = { fields: { state: { columns: ['kind'], read: () => 1, write: () => ({}) } } }
    expect(found({ columns: columns.filter(({ name }) => name !== 'state'), storage })).toEqual([])
  })

  it('except for null in a view of the database, where it is not known', () => {
    const own = columns.map(one => ({ ...one, view: true, nullable: true, writes: 'optional' as const }))
    expect(found({ columns: own })).toEqual([])
  })
})
