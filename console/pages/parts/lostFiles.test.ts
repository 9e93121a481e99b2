import { expect, test } from 'vitest'
import { lostFiles, storedFiles } from './FilesInput.tsx'

test('the value of files in a draft keeps stored files and the names of others apart', () => {
  const value = [{ aid: 7, fileName: '现场.jpg' }, { fileName: '井盖.jpg' }]
  expect(storedFiles(value)).toEqual([{ aid: 7, fileName: '现场.jpg' }])
  expect(lostFiles(value)).toEqual(['井盖.jpg'])
  expect(lostFiles(undefined)).toEqual([])
})
