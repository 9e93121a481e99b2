import { expect, test } from 'vitest'
import { ownAddress } from '../../ownAddress.ts'
import { fieldsOfForm, hasForm, keyOf, missingParts, type StartForm } from './startForm.ts'

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
