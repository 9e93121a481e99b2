import { expect, test } from 'vitest'
import { lostNames, problemOf } from './uploads.ts'

const megabyte = 1024 * 1024
const file = (name: string, type: string, size: number) => ({ name, type, size })

test('a file is refused before it is sent, with the text of the specification', () => {
  expect(problemOf(file('a.JPG', 'image/jpeg', 3 * megabyte))).toBeUndefined()
  expect(problemOf(file('a.svg', 'image/svg+xml', 1))).toBe('attachment.wrongFormat')
  expect(problemOf(file('a.png', 'image/png', 50 * megabyte))).toBe('attachment.imageTooLarge')
  expect(problemOf(file('a.mp4', 'video/mp4', 100 * megabyte - 1))).toBeUndefined()
  expect(problemOf(file('a.mp4', 'video/mp4', 100 * megabyte))).toBe('attachment.videoTooLarge')
})

test('files that are not stored have to be chosen again after a reload, except those that are never accepted', () => {
  expect(
    lostNames([
      { key: 1, fileName: '现场.jpg', aid: 7 },
      { key: 2, fileName: '井盖.jpg', error: '上传失败' },
      { key: 3, fileName: '路口.jpg', share: 0.4 },
      { key: 4, fileName: '说明.txt', error: '格式不符', isWrong: true }
    ])
  ).toEqual(['井盖.jpg', '路口.jpg'])
})
