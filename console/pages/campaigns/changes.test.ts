import { expect, test } from 'vitest'
import { changesOf, linesOf } from './changes.ts'

type Text = Parameters<typeof changesOf>[0]

const text: Text = {
  title: '明年民生实事，您来提',
  beginTime: 1_800_000_000,
  endTime: 1_800_600_000,
  forums: [{ fid: 1, name: '绍兴市市长' }] as Text['forums'],
  content: '<p>请说明理由。</p><ul><li>出行、停车；</li><li>养老、托育。</li></ul>',
  questions: ['您建议办什么实事？'],
  coverUrl: null,
  attachments: []
}

test('only the changed parts are listed, each with its earlier and its later lines', () => {
  const later = {
    ...text,
    title: '明年民生实事，您来提、您来评',
    content: '<p>请说明理由。</p><ul><li>出行、停车、老旧小区；</li><li>养老、托育。</li></ul>',
    questions: [...text.questions, '哪些人会因此受益？']
  }
  expect(changesOf(text, later)).toEqual([
    { part: 'title', removed: [text.title], added: [later.title] },
    { part: 'content', removed: ['出行、停车；'], added: ['出行、停车、老旧小区；'] },
    { part: 'questions', removed: [], added: ['哪些人会因此受益？'] }
  ])
})

test('a text that differs in nothing that readers see has no changes', () => {
  expect(changesOf(text, { ...text })).toEqual([])
})

test('lines are read without tags; entities are characters', () => {
  expect(linesOf('<h3>A &amp; B</h3><p>1&lt;2<br>&nbsp;</p><p><strong>粗</strong>体</p>')).toEqual([
    'A & B',
    '1<2',
    '粗体'
  ])
})
