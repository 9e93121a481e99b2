import { uploadLimits } from '@board/schemas/facts/uploads'
import { expect, test } from 'vitest'
import { imagesOnly, refusalOf } from './upload-check.ts'

test('pictures are recognised by their extension and have a limit of size', () => {
  const picture = (name: string, size = 10) => refusalOf({ name, type: 'image/jpeg', size })
  expect(
    ['a.jpg', 'a.JPEG', 'a.png', 'a.gif', 'a.bmp', 'a.jfif', 'photo'].map(name => picture(name))
  ).toEqual(Array(7).fill(undefined))
  expect(picture('a.jpg', 0)).toBe('upload.empty')
  expect(['a.svg', 'a.webp', 'a.jpg.exe'].map(name => picture(name))).toEqual(
    Array(3).fill('upload.notAllowed')
  )
  expect(imagesOnly.refusalOf({ name: 'a.mp4', type: 'video/mp4', size: 10 })).toBe('upload.notAllowed')
  expect(picture('a.jpg', uploadLimits.image)).toBe('upload.imageTooLarge')
})

test('videos have their own limit of size', () => {
  const video = (size: number) => refusalOf({ name: 'a.mp4', type: 'video/mp4', size })
  expect(video(uploadLimits.video - 1)).toBeUndefined()
  expect(video(uploadLimits.video)).toBe('upload.videoTooLarge')
})
