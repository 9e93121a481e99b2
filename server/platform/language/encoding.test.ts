import { expect, test } from 'vitest'
import { rankClasses, trainClassifier } from './classifier.ts'
import { decodeClassifier, encodeClassifier } from './encoding.ts'

test('a classifier that was stored ranks as before', () => {
  const classifier = trainClassifier(
    ['路灯不亮，夜里看不见', '路灯坏了没人修', '学校食堂太贵', '学校食堂不干净'].map((text, at) => ({
      text,
      label: at < 2 ? '城建' : '教育'
    }))
  )
  const stored = decodeClassifier(encodeClassifier(classifier))
  expect(stored.labels).toEqual(['城建', '教育'])
  expect(stored.texts).toBe(4)
  for (const text of ['门口的路灯', '食堂的饭'])
    expect(rankClasses(stored, text)).toEqual(rankClasses(classifier, text))
})
