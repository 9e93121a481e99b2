import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { readPatiently } from './patience.ts'

it('a stream that falls silent before its end is given up', async () => {
  const stream = new PassThrough()
  stream.write('half')
  await expect(readPatiently(stream, () => text(stream), 5)).rejects.toMatchObject({ kind: 'unanswered' })
})

it('a stream that ends is read', async () => {
  const stream = new PassThrough()
  stream.end('whole')
  expect(await readPatiently(stream, () => text(stream))).toBe('whole')
})
