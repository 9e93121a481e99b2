import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isBuilt, markBuilt, sourcesHash } from './build-stamp.mjs'

function builtRepository() {
  const root = mkdtempSync(join(tmpdir(), 'board-stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['portal/dist', 'console/dist', 'client', 'schemas', 'generated', '.cache']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'portal/main.tsx'), 'one')
  for (const frontEnd of ['portal', 'console'] as const)
    markBuilt(root, frontEnd, sourcesHash(root, frontEnd))
  return root
}

test('a build of the present sources is up to date', () => {
  const root = builtRepository()
  expect(isBuilt(root, 'portal')).toBe(true)
})

test('a change of the portal makes only the portal outdated', () => {
  const root = builtRepository()
  writeFileSync(join(root, 'portal/main.tsx'), 'two')
  expect([isBuilt(root, 'portal'), isBuilt(root, 'console')]).toEqual([false, true])
})

test('a new file in a shared folder makes both outdated', () => {
  const root = builtRepository()
  writeFileSync(join(root, 'schemas/user.ts'), '')
  expect([isBuilt(root, 'portal'), isBuilt(root, 'console')]).toEqual([false, false])
})

test('tests and build results are not sources', () => {
  const root = builtRepository()
  writeFileSync(join(root, 'portal/main.test.tsx'), '')
  writeFileSync(join(root, 'portal/dist/main.js'), '')
  expect(isBuilt(root, 'portal')).toBe(true)
})
