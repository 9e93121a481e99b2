import { emailPattern } from '@board/schemas/facts/formats'
import { expect, test } from 'vitest'
import { sectionsOf } from '../entity/edit/form.ts'
import { tool } from '../entity/fixture.ts'
import { contractResolver } from './resolver.ts'

const fieldsFor = (permissions: readonly string[]) =>
  sectionsOf(tool, permissions, false).flatMap(section => section.fields)
const fields = fieldsFor(['tool:price', 'tool:price:write'])

/** Returns the errors of a form with these values, in the way in which react-hook-form requests them. */
async function errorsOf(values: Readonly<Record<string, unknown>>, asked = fields) {
  const answer = await contractResolver(asked)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false
  })
  return answer.errors
}
const typesOf = async (values: Readonly<Record<string, unknown>>, asked = fields) =>
  Object.fromEntries(
    Object.entries(await errorsOf(values, asked)).map(([name, error]) => [name, error?.type])
  )

test('valid values are returned unchanged', async () => {
  const values = { name: '电钻', kind: 0 }
  const answer = await contractResolver(fields)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false
  })
  expect(answer).toEqual({ values, errors: {} })
})

test('each invalid field gets an error in the reader’s language', async () => {
  const errors = await errorsOf({ name: '电'.repeat(21), kind: null })
  expect(errors.name?.type).toBe('maxLength')
  expect(errors.name?.message).toBe('@@react-admin@@{"message":"ra.validation.maxLength","args":{"max":20}}')
  expect(errors.kind?.type).toBe('required')
})

test('an address of mail that is refused is told how it is written', async () => {
  const [name] = fields
  if (!name) throw new Error('the fixture has a form')
  const asked = [{ ...name, schema: { type: 'string', pattern: emailPattern } }]
  expect(await typesOf({ name: 'ab@example.org' }, asked)).toEqual({})
  const { name: error } = await errorsOf({ name: 'a@example.org' }, asked)
  expect(error?.message).toBe('@@react-admin@@{"message":"ra.validation.email","args":{"min":2,"max":29}}')
})

test('a field is checked only while it is shown', async () => {
  expect(await typesOf({ name: '锤', kind: 0, power: -5 })).toEqual({})
  expect(await typesOf({ name: '锤', kind: 1, power: -5 })).toEqual({ power: 'minimum' })
})

test('a disabled field is not checked', async () => {
  const [name] = fields
  if (!name) throw new Error('the fixture has a form')
  const whenKind = { enable: { required: ['kind'], properties: { kind: { const: 1 } } } }
  const disabled = [{ ...name, schema: { ...name.schema, 'x-when': whenKind } }]
  expect(await typesOf({ kind: 0 }, disabled)).toEqual({})
  expect(await typesOf({ kind: 1 }, disabled)).toEqual({ name: 'required' })
})

test('a read-only field is not checked', async () => {
  expect(await typesOf({ name: '锤', kind: 0, price: 'dear' }, fieldsFor(['tool:price']))).toEqual({})
  expect(await typesOf({ name: '锤', kind: 0, price: 'dear' })).toEqual({ price: 'type' })
})

test('a repeated password must be filled in, and the same', async () => {
  const values = { name: '锤', kind: 0, password: 'Chang-jiang9' }
  expect(await typesOf({ ...values, confirmPassword: 'Chang-jiang8' })).toEqual({ confirmPassword: 'same' })
  expect(await typesOf({ ...values, confirmPassword: null })).toEqual({ confirmPassword: 'required' })
  expect(await typesOf({ ...values, confirmPassword: 'Chang-jiang9' })).toEqual({})
})
