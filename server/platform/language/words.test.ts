import { expect, test } from 'vitest'
import { listWords } from './words.ts'

test('a text has whole words, none across two of them', () => {
  const words = listWords('老人孩子走路摔跤，已经三个月没人修，下雨积水')
  expect(words).toEqual(expect.arrayContaining(['老人', '孩子', '走路', '没人修', '积水']))
  expect(words).not.toContain('人孩')
  expect(words).not.toContain('人修')
})

test('single characters, numbers, repetitions and words of asking are left out', () => {
  expect(listWords('路灯，路灯！3 盏、三十盏；灯怎么')).toEqual(['路灯'])
})

test('the end of the name of a street and a particle belong to no word', () => {
  const words = listWords('人民路坑洼不平，小区南侧的工地，东村里没人管')
  expect(words).toEqual(expect.arrayContaining(['坑洼', '南侧', '工地']))
  expect(words.join()).not.toMatch(/路坑|的/)
})
