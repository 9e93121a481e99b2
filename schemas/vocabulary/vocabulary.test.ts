import { expect, test } from 'vitest'
import { boards } from '../boards/index.ts'
import { widgetNames } from './meta.ts'
import {
  type Board,
  board,
  partOf,
  type ResourceSchema,
  resource,
  texts,
  view,
  type WidgetName
} from './vocabulary.ts'

const topic = resource({
  $id: 'topic',
  type: 'object',
  'x-resource': { label: 'name', title: 'resources.topic' },
  required: ['name'],
  properties: {
    name: { type: 'string' },
    timed: { type: 'boolean' },
    endTime: {
      type: 'integer',
      'x-widget': 'time',
      'x-when': { show: { properties: { timed: { const: true } }, required: ['timed'] } }
    }
  }
} as const satisfies ResourceSchema)

test('a noun keeps its literal names, so that types can be derived from it', () => {
  const label: 'name' = topic['x-resource'].label
  expect(label).toBe('name')
})

test('a name of a field that does not exist does not compile', () => {
  const properties = { name: { type: 'string' } } as const
  // @ts-expect-error: the label names no property
  resource({ $id: 'a', type: 'object', 'x-resource': { label: 'nmae', title: 'a' }, properties } as const)
  const label = { 'x-resource': { label: 'name', title: 'a' } } as const
  resource({
    $id: 'a',
    type: 'object',
    ...label,
    properties,
    // @ts-expect-error: `required` names no property
    required: ['b']
  } as const)
  const misspelt = {
    $id: 'a',
    type: 'object',
    ...label,
    // @ts-expect-error: a misspelt hint
    properties: { name: { 'x-wigdet': 'time' } }
  } as const satisfies ResourceSchema
  const conditional = { type: 'string', 'x-when': { show: { required: ['y'] } } } as const
  // @ts-expect-error: a condition on a field that does not exist
  resource({ $id: 'a', type: 'object', ...label, properties: { name: conditional } } as const)
  expect(misspelt.$id).toBe('a')
})

test('a view may only name fields of its schema', () => {
  expect(
    view(topic, {
      icon: 'label',
      menu: 'content',
      columns: ['name'],
      filters: ['name'],
      form: ['name', 'endTime']
    }).resource
  ).toBe('topic')
  // @ts-expect-error: no such column
  view(topic, { icon: 'label', menu: 'content', columns: ['title'], filters: [], form: [] })
})

const layout = { icon: 'label', menu: 'content', columns: ['name'], filters: [], form: ['name'] } as const
const property = { name: { type: 'string' } } as const
const hint = { label: 'name', title: 'entities.a.name' } as const

test('a misspelt part of a hint does not compile', () => {
  const wrong = [
    // @ts-expect-error: no such widget
    { 'x-widget': 'clock' },
    // @ts-expect-error: a reference without its label
    { 'x-ref': { resource: 'dept' } },
    // @ts-expect-error: a misspelt part of a reference
    { 'x-ref': { resource: 'dept', label: 'name', parent: 'parentId' } },
    // @ts-expect-error: a condition that there is not
    { 'x-when': { hide: {} } },
    // @ts-expect-error: a permission to do what fields do not know
    { 'x-permission': { delete: 'sys:a:b' } },
    // @ts-expect-error: an operator that there is not
    { 'x-filter': { field: 'name', op: 'between' } }
  ] satisfies ResourceSchema['properties'][string][]
  expect(wrong).toHaveLength(6)
})

test('a resource with an unknown operation, code or scope does not compile', () => {
  const wrong = [
    // @ts-expect-error: an operation that there is not
    { ...hint, operations: ['remove'] },
    // @ts-expect-error: a code that the catalogue lacks
    { ...hint, refusals: { delete: ['GEN9999'] } },
    // @ts-expect-error: reading is not refused by rules
    { ...hint, refusals: { list: ['GEN0404'] } }
  ] satisfies ResourceSchema['x-resource'][]
  expect(wrong).toHaveLength(3)
  const scoped = {
    $id: 'a',
    type: 'object',
    properties: property,
    'x-resource': { ...hint, scope: 'deptId' }
  } as const
  // @ts-expect-error: the scope names no property
  expect(resource(scoped).$id).toBe('a')
})

test('every part of a view names a field, an icon and a group that exist', () => {
  expect(view(topic, layout).columns).toEqual(['name'])
  // @ts-expect-error: no such icon
  view(topic, { ...layout, icon: 'labl' })
  // @ts-expect-error: no such group of the menu
  view(topic, { ...layout, menu: 'tools' })
  // @ts-expect-error: no such field to filter by
  view(topic, { ...layout, filters: ['names'] })
  // @ts-expect-error: no such field of the form
  view(topic, { ...layout, form: [{ section: 'a', fields: ['names'] }] })
  // @ts-expect-error: no such field to begin with
  view(topic, { ...layout, sort: { field: 'names', order: 'ASC' } })
  // @ts-expect-error: no such tree
  view(topic, { ...layout, tree: 'parent' })
})

test('texts for an unknown field, and a field without a text, do not compile', () => {
  const fields = { name: 'Name', timed: 'Timed', endTime: 'End' }
  const own = { name: 'Topic', fields }
  expect(texts(topic, { 'zh-CN': own, 'zh-TW': own, 'en-US': own })['en-US'].fields.name).toBe('Name')
  const { endTime: _, ...few } = fields
  // @ts-expect-error: a field without a word
  texts(topic, { 'zh-CN': own, 'zh-TW': own, 'en-US': { name: 'Topic', fields: few } })
  // @ts-expect-error: a hint for no field
  texts(topic, { 'zh-CN': own, 'zh-TW': own, 'en-US': { ...own, hints: { nmae: 'x' } } })
  // @ts-expect-error: a language is missing
  texts(topic, { 'zh-CN': own, 'zh-TW': own })
})

test('the generator knows every widget that the types know', () => {
  // does not compile if a widget of the types is missing from the list
  const known = (name: WidgetName): (typeof widgetNames)[number] => name
  expect(widgetNames).toContain(known('textarea'))
})

test('a part of a board only lists its differences', () => {
  const whole = board({
    name: 'list-to',
    face: 'g',
    icon: 'inbox',
    notFor: [5],
    list: 'pageTo',
    count: 'toCount',
    row: { id: 'tpid', title: 'subject' },
    tabs: [
      { display: 1, key: 'handling' },
      { display: 5, key: 'done' }
    ],
    attention: [1],
    columns: ['subject'],
    filters: ['keywords', 'searchState'],
    orders: [{ value: 'assignedAt:desc', key: 'assignedDesc' }],
    actions: ['receiveProcess']
  })
  const part = partOf(whole, 'done', { name: 'lastExplained', defaultFilter: { searchState: [11, 12] } })
  const name: 'lastExplained' = part.name
  const list: 'pageTo' | 'toCount' | 'receiveProcess' = part.list
  expect({ ...part, name, list }).toEqual({
    ...whole,
    name: 'lastExplained',
    partOf: 'list-to',
    tabs: [{ display: 5, key: 'done' }],
    attention: [5],
    filters: ['keywords'],
    defaultFilter: { searchState: [11, 12] }
  })
  // @ts-expect-error: no such tab
  expect(partOf(whole, 'doen', { name: 'a' }).tabs).toEqual([])
})

test('a board keeps the literal names of its operations', () => {
  const b = board({
    name: 'list-ans',
    face: 'g',
    icon: 'chat',
    list: 'pageAns',
    row: { id: 'tid', title: 'subject' },
    tabs: [{ display: 1, key: 'toReply' }],
    columns: ['subject'],
    filters: [],
    orders: [],
    actions: ['replyMessage']
  })
  const list: 'pageAns' = b.list
  expect(list).toBe('pageAns')
})

test('no board names a filter, a column, an order or an act twice', () => {
  const twice = (names: readonly unknown[] = []) => {
    const keys = names.map(name => JSON.stringify(name))
    return keys.filter((key, index) => keys.indexOf(key) !== index)
  }
  const found = (boards as readonly Board[]).flatMap(({ name, filters, columns, orders, actions }) =>
    [filters, columns, orders, actions].flatMap(twice).map(key => `${name}: ${key}`)
  )
  expect(found).toEqual([])
})
