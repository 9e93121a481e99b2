import { expect, test } from 'vitest'
import { PackedTexts } from './packed-texts.ts'

test('texts are read as they were added, also characters beyond 16 bits and texts longer than a chunk', () => {
  const packed = new PackedTexts()
  const texts = [
    { subject: '路灯不亮', content: '𠮷祥路的路灯不亮。' },
    { subject: '', content: '' },
    { subject: '长信', content: '长'.repeat(2 ** 21) },
    ...Array.from({ length: 5 }, (_, at) => ({ subject: `第${at}封`, content: '信'.repeat(400_000) }))
  ]
  const added = texts.map(text => packed.add(text))
  expect(added.map(({ subject, content }) => ({ subject, content }))).toEqual(texts)
})
