import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireOwnFolders } from './private-files.ts'

test('the superuser writes no files into folders of another account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'board-owner-'))
  expect(() => requireOwnFolders([folder])).not.toThrow()
  expect(() => requireOwnFolders([join(folder, 'missing')], 0)).not.toThrow()
  if (process.geteuid?.() === 0) chownSync(folder, 60_001, 60_001)
  expect(() => requireOwnFolders([join(folder, 'missing'), folder], 0)).toThrow('Call this as that account')
  expect(() => requireOwnFolders([folder], 60_001)).not.toThrow()
})
