import { expect, test } from 'vitest'
import { board, type ResourceSchema, resource, view } from './vocabulary.ts'

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

test('a noun keeps its literal names, so that types can be made of it', () => {
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

test('a view names fields of its schema only', () => {
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

test('a board keeps the operations that it names', () => {
  const b = board({
    name: 'list-ans',
    face: 'g',
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
