import { expect, test } from 'vitest'
import { findAreaNames, findObjectNames, findOwnObjects, listCommonObjects } from './object-names.ts'

test('objects are found by the endings of their names', () => {
  expect(findObjectNames('投诉望湖花园，也说城西小学')).toEqual(['投诉望湖花园', '也说城西小学'])
  expect(findObjectNames('天气很好')).toEqual([])
})

test('areas are found, but no estates', () => {
  expect(findAreaNames('越城区府山街道').join()).toContain('越城区')
  expect(findAreaNames('小区')).toEqual([])
})

test('texts have an object in common if most of them name it', () => {
  expect(listCommonObjects(['住在望湖花园', '望湖花园停水', '望湖花园电梯', '路灯坏了'])).toContain(
    '望湖花园'
  )
  expect(listCommonObjects(['住在望湖花园', '路灯坏了', '公交改线'])).toEqual([])
})

test('an object of one text is its own, one of several is not', () => {
  expect(findOwnObjects(['望湖花园停水', '望湖花园电梯坏了', '春江小区停水', '路灯不亮'])).toEqual([
    false,
    false,
    true,
    false
  ])
})
