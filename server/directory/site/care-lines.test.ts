import { expect, test } from 'vitest'
import { readCareLines } from './care-lines.ts'
import { parameterDefaults } from './parameter-defaults.ts'

test('the lines of the product have their names in each language', () => {
  const { value } = parameterDefaults['care.lines']
  expect(readCareLines(value, 'zh-CN')).toEqual([
    { name: '心理援助热线', phone: '12356' },
    { name: '报警求助', phone: '110' },
    { name: '急救', phone: '120' }
  ])
  expect(readCareLines(value, 'en-US')[0]).toEqual({ name: 'Psychological help line', phone: '12356' })
})

test('a line of the site keeps its name, and a part without a number is left out', () => {
  expect(readCareLines('市心理中心：0571-8512 3456；请保持冷静\n', 'en-US')).toEqual([
    { name: '市心理中心', phone: '0571-8512-3456' }
  ])
  expect(readCareLines('', 'zh-CN')).toEqual([])
})
