import { expect, test } from 'vitest'
import { ownAddress } from '../../base/ownAddress.ts'
import {
  fieldsOfForm,
  fieldsOfVariables,
  hasForm,
  keyOf,
  missingParts,
  type StartForm,
  variablesIn,
  withUnticked
} from './startForm.ts'

const form: StartForm = {
  processDefinitionKey: 'coordinationMeeting',
  formName: '会商申请',
  formRoute: '',
  formSaveUrl: '/act/form/save',
  formInstanceUrl: '',
  fields: [
    { name: 'topic', title: '事项', type: 'string', required: true },
    { name: 'urgent', title: '加急', type: 'boolean', required: true }
  ]
}
const none = { formName: '', formSaveUrl: '' }

test('a form needs a name, an address to send it to, and fields or a page', () => {
  expect(missingParts(form)).toEqual([])
  expect(missingParts({ ...form, ...none })).toEqual(['formName', 'saveUrl'])
  expect(missingParts({ ...form, fields: [] })).toEqual(['route'])
  expect(missingParts({ ...form, fields: [], formRoute: '/forms/meeting' })).toEqual([])
  expect(missingParts({ ...form, processDefinitionKey: '' })).toEqual(['processKey'])
  expect([hasForm(form), hasForm({ ...form, ...none })]).toEqual([true, false])
})

test('the fields come from the drawing, and an unticked box is false', () => {
  expect(fieldsOfForm(form).map(({ name, kind, required }) => [name, kind, required])).toEqual([
    ['topic', 'text', true],
    ['urgent', 'boolean', false]
  ])
})

test('a form is only sent to addresses of this site', () => {
  const origin = 'https://board.example.org'
  expect(ownAddress('/act/form/save?name=x', origin)?.href).toBe(`${origin}/act/form/save?name=x`)
  for (const other of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ''
  ])
    expect(ownAddress(other, origin), other).toBeUndefined()
})

test('the business key is the answer or a field of it', () => {
  expect([keyOf('12'), keyOf(12), keyOf({ businessKey: ' A-1 ' })]).toEqual(['12', '12', 'A-1'])
  expect([keyOf(null), keyOf({}), keyOf(' ')]).toEqual(['', '', ''])
})

test('the start of a drawn process asks for its variables beside the fields of the call', () => {
  const fields: StartForm['fields'] = [
    { name: 'comment', title: 'comment', type: 'string', required: true },
    { name: 'urgent', title: '加急', type: 'boolean', required: true },
    { name: 'result', title: '结果', type: 'boolean', required: false },
    { name: 'days', title: '天数', type: 'long', required: false }
  ]
  expect(fieldsOfVariables(fields).map(({ name }) => name)).not.toContain('comment')
  // an unticked box that a condition needs is a no; one that is asked for later is no answer
  expect(variablesIn(fields, { comment: 'of the call', variable_comment: '甲', variable_days: '' })).toEqual({
    comment: '甲',
    urgent: false
  })
  expect(withUnticked(form.fields, { topic: '事项' })).toEqual({ topic: '事项', urgent: false })
  expect(withUnticked(form.fields, { urgent: true })).toEqual({ urgent: true })
})
