import { ApiError } from '@board/client'
import { expect, test } from 'vitest'
import { canUploadAgain, lostNames, problemOf } from './uploads.ts'

const megabyte = 1024 * 1024
const file = (name: string, type: string, size: number) => ({ name, type, size })

test('a file is refused before it is sent, with the text of the specification', () => {
  expect(problemOf(file('a.JPG', 'image/jpeg', 3 * megabyte))).toBeUndefined()
  expect(problemOf(file('a.svg', 'image/svg+xml', 1))).toBe('attachment.wrongFormat')
  expect(problemOf(file('a.png', 'image/png', 50 * megabyte))).toBe('attachment.imageTooLarge')
  expect(problemOf(file('a.mp4', 'video/mp4', 100 * megabyte - 1))).toBeUndefined()
  expect(problemOf(file('a.mp4', 'video/mp4', 100 * megabyte))).toBe('attachment.videoTooLarge')
})

test.each([
  'a.jfif',
  'a.JFIF',
  'a.jpeg',
  'a.bmp',
  'a.gif',
  'photo',
  '2026.03.05',
  '现场照片',
  'IMG_1 (2)',
  '.现场'
])('a picture named %s may be sent: without an ending its content decides', name => {
  expect(problemOf(file(name, '', 10))).toBeUndefined()
})

test.each([
  'a.svg',
  'a.webp',
  'a.jpg.exe',
  'a.heic',
  'a.pdf',
  'a.docx',
  'a.tiff',
  'a.txt',
  'a.numbers',
  'a.html'
])('a file named %s is refused before it is sent', name => {
  expect(problemOf(file(name, '', 10))).toBe('attachment.wrongFormat')
})

test('an empty file is refused in its own words', () => {
  expect(problemOf(file('a.jpg', 'image/jpeg', 0))).toBe('attachment.empty')
})

const failure = (status: number, code = 'X') => new ApiError({ code, status, message: '' })

test.each([
  ['without an answer', failure(0, 'NETWORK'), true],
  ['that took too long', failure(0, 'TIMEOUT'), true],
  ['whose connection broke', failure(400, 'ATT0005'), true],
  ['of a session that ended', failure(401, 'USR0001'), true],
  ['of a busy server', failure(429, 'GEN0429'), true],
  ['of a server that failed', failure(500, 'GEN0500'), true],
  ['to a storage that is away', failure(503, 'ATT0008'), true],
  ['of another kind', failure(400, 'ATT0001'), false],
  ['that is too large', failure(413, 'ATT0002'), false],
  ['that is damaged', failure(400, 'ATT0012'), false],
  ['that is empty', failure(400, 'ATT0013'), false],
  ['with too many pixels', failure(413, 'ATT0014'), false],
  ['without room', failure(413, 'ATT0009'), false]
])('an upload %s can be tried again: %s %s', (_what, error, can) => {
  expect(canUploadAgain(error)).toBe(can)
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
