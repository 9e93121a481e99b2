import { expect, test } from 'vitest'
import { explainClass, rankClasses, trainClassifier } from './classifier.ts'

const places = ['东门', '西门', '南门', '北门', '学校旁', '菜场旁']
const sentences = {
  交通: ['路面有大坑，车辆难走', '路灯坏了几盏，夜里看不见', '公交车等了一小时'],
  教育: ['小学报名不知道去哪里', '老师上课收补课费', '幼儿园学费太高'],
  环境: ['工厂夜里排放废气', '河水发黑发臭', '垃圾堆在楼下没人清理']
}

const examples = Object.entries(sentences).flatMap(([label, texts]) =>
  texts.flatMap(text => places.map(place => ({ label, text: `${place}${text}` })))
)
const classifier = trainClassifier(examples)

test.each([
  ['菜场旁的路面坑太大', '交通'],
  ['孩子报名上小学', '教育'],
  ['河水发臭，垃圾没人清理', '环境'],
  ['垃圾堆積，河水發臭', '环境']
])('%s is about %s', (text, label) => {
  expect(rankClasses(classifier, text)[0]?.label).toBe(label)
})

test('whole words are named, no run of characters across two of them', () => {
  const named = explainClass(classifier, { text: '学校旁路面有大坑，难走', label: '交通' })
  expect(named).toContain('路面')
  expect(named.filter(word => ['旁路', '面有', '有大', '路面有'].includes(word))).toEqual([])
})

test('a text without whole words has the terms named that speak for its class', () => {
  const named = explainClass(classifier, { text: '坑 坑坑坑坑灯坏', label: '交通' })
  expect(named.length).toBeGreaterThan(0)
})

test('the terms that speak for a class are told, none within another', () => {
  const told = explainClass(classifier, { text: '北门的河水发臭', label: '环境' })
  expect(told.join()).toMatch(/河水|发臭/)
  expect(told.some(term => term.includes('北门'))).toBe(false)
  expect(told.filter(term => told.some(other => other !== term && other.includes(term)))).toEqual([])
})

test('every text gets every class once, an empty one too', () => {
  const ranked = rankClasses(classifier, '')
  expect(ranked.map(({ label }) => label).sort()).toEqual(['交通', '教育', '环境'].sort())
  expect(ranked.every(({ score }) => Number.isFinite(score))).toBe(true)
})

test('training repeats, and keeps no more terms than it may', () => {
  const small = () => trainClassifier(examples, { terms: 50 })
  expect(small()).toEqual(small())
  expect(small().terms.size).toBe(50)
})
