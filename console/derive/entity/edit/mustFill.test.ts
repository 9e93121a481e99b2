import { entities } from '@board/generated/entities'
import { expect, test } from 'vitest'
import { sectionsOf } from './form.ts'
import { mustFill } from './mustFill.ts'

const columnsOf = (name: 'user' | 'smsConfig', permissions: readonly string[]) => {
  const fields = sectionsOf(entities[name], permissions, true).flatMap(section => section.fields)
  return fields.filter(field => mustFill(field, fields)).map(field => field.name)
}

test('a file of new users needs the repetition of each password, because each user has one', () => {
  expect(columnsOf('user', ['sys:user:save'])).toEqual([
    'username',
    'password',
    'confirmPassword',
    'realName'
  ])
})

test('a column that only some records need is optional', () => {
  expect(columnsOf('smsConfig', ['sys:smsConfig:save'])).toEqual(['name', 'platform', 'accessKey'])
})
