import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { expect, test } from 'vitest'
import {
  bodyFor,
  fieldsOf,
  findingsOf,
  initialValues,
  isNeverEmpty,
  isReply,
  isShown,
  kindOf
} from './fields.ts'

const assign = {
  type: 'object',
  required: ['tid', 'version', 'type', 'note'],
  properties: {
    tid: { type: 'integer' },
    version: { type: 'integer' },
    type: { type: 'integer', enum: [1, 2], default: 1, 'x-dict': 'processType' },
    groupId: {
      type: 'integer',
      'x-ref': { resource: 'group', label: 'name' },
      'x-when': {
        show: { properties: { type: { const: 1 } } },
        require: { properties: { type: { const: 1 } } }
      }
    },
    unit: {
      type: 'string',
      maxLength: 50,
      'x-when': { show: { properties: { type: { const: 2 } }, required: ['type'] } }
    },
    note: { type: 'string', minLength: 2, maxLength: 500 }
  }
} as const
const record = { tid: 7, version: 3, subject: '道路坑洼问题' }

test('the id and the version come from the record; the form has the other fields', () => {
  expect(fieldsOf(assign, record).map(field => [field.name, field.kind, field.required])).toEqual([
    ['type', 'select', true],
    ['groupId', 'reference', false],
    ['unit', 'text', false],
    ['note', 'textarea', true]
  ])
})

test('a version that the record does not have is a field of the form', () => {
  expect(fieldsOf(assign, { tid: 7 }).map(field => field.name)).toContain('version')
})

test('the form begins with the defaults of the schema and the values of the page', () => {
  expect(initialValues(fieldsOf(assign, record), { note: '请核实' })).toEqual({ type: 1, note: '请核实' })
})

test('a field never begins with the value of the same name in the form’s record', () => {
  const values = initialValues(fieldsOf(assign, record), {}, { ...record, note: '旧的', unit: '热线办' })
  expect(values).toEqual({ type: 1, unit: null, note: null })
})

test('a hidden field is neither required nor sent', () => {
  const fields = fieldsOf(assign, record)
  const values = { type: 1, groupId: 4, unit: '热线办', note: ' 请核实 ' }
  const unit = fields.find(field => field.name === 'unit')
  expect(unit && isShown(unit, values)).toBe(false)
  expect(bodyFor(assign, record, fields, values)).toEqual({
    tid: 7,
    version: 3,
    type: 1,
    groupId: 4,
    note: '请核实'
  })
  expect(bodyFor(assign, record, fields, { ...values, type: 2 })).toMatchObject({ type: 2, unit: '热线办' })
  expect(bodyFor(assign, record, fields, { ...values, type: 2 })).not.toHaveProperty('groupId')
})

test('an emptied text is left out, or sent as empty to a call that keeps what it does not get', () => {
  const form: JsonSchema = {
    type: 'object',
    properties: { name: { type: 'string', minLength: 0 }, code: { type: 'string', minLength: 1 } }
  }
  const fields = fieldsOf(form, {})
  const values = { name: null, code: null }
  expect(bodyFor(form, {}, fields, values)).toEqual({})
  expect(bodyFor(form, {}, fields, values, true)).toEqual({ name: '' })
})

test('an empty list of attachments is sent, an absent one is not', () => {
  const aids = { type: 'array', items: { type: 'integer' }, 'x-widget': 'attachment' } as const
  const body = { type: 'object', properties: { aids } } as const
  expect(bodyFor(body, {}, fieldsOf(body, {}), { aids: [] })).toEqual({ aids: [] })
  expect(bodyFor(body, {}, fieldsOf(body, {}), {})).toEqual({})
})

test('a field can be required by another one', () => {
  const fields = fieldsOf(assign, record)
  expect([...findingsOf(fields, { type: 1, note: '请核实' }).keys()]).toEqual(['groupId'])
  expect([...findingsOf(fields, { type: 2, note: '请核实' }).keys()]).toEqual([])
})

test('blanks do not count for the length of a text', () => {
  const found = findingsOf(fieldsOf(assign, record), { type: 2, note: '   ' })
  expect(found.get('note')?.rule).toBe('required')
  expect(findingsOf(fieldsOf(assign, record), { type: 2, note: ' 好 ' }).get('note')?.rule).toBe('minLength')
})

test('the kind of a field follows its hints, then its type', () => {
  expect(kindOf({ type: 'array', items: { type: 'integer' }, 'x-widget': 'attachment' })).toBe('attachments')
  expect(kindOf({ type: ['integer', 'null'], 'x-widget': 'time' })).toBe('time')
  expect(kindOf({ type: 'string', maxLength: 1000 })).toBe('textarea')
  expect(kindOf({ type: 'boolean' })).toBe('boolean')
  expect(kindOf({ type: 'string', maxLength: 200, 'x-widget': 'cron' })).toBe('cron')
})

test('an action that writes a reply is recognised by its widget', () => {
  expect(isReply({ properties: { content: { type: 'string', 'x-widget': 'reply' } } })).toBe(true)
  expect(isReply(assign)).toBe(false)
})

test('a field that always has a value is not called optional', () => {
  expect(isNeverEmpty({ type: 'integer', default: 25 })).toBe(true)
  expect(isNeverEmpty({ type: 'integer', enum: [0, 1], default: 0 })).toBe(true)
  expect(isNeverEmpty({ type: 'boolean' })).toBe(true)
  expect(isNeverEmpty({ type: 'string', default: '' })).toBe(false)
  expect(isNeverEmpty({ type: 'array', default: [] })).toBe(false)
  expect(isNeverEmpty({ type: ['integer', 'null'], default: 1 })).toBe(false)
  expect(isNeverEmpty({ type: 'string' })).toBe(false)
})
