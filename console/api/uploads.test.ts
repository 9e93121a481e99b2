import { expect, test } from 'vitest'
import { problemOf } from './uploads.ts'

const megabyte = 1024 * 1024
const file = (name: string, type: string, size: number) => ({ name, type, size })

test('a file is refused before it is sent, with the text of the specification', () => {
  expect(problemOf(file('a.JPG', 'image/jpeg', 3 * megabyte))).toBeUndefined()
  expect(problemOf(file('a.svg', 'image/svg+xml', 1))).toBe('attachment.wrongFormat')
  expect(problemOf(file('a.png', 'image/png', 50 * megabyte))).toBe('attachment.imageTooLarge')
  expect(problemOf(file('a.mp4', 'video/mp4', 100 * megabyte - 1))).toBeUndefined()
  expect(problemOf(file('a.mp4', 'video/mp4', 100 * megabyte))).toBe('attachment.videoTooLarge')
})
