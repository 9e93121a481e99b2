import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { toWrite, unwrittenLines } from './to-write.ts'

const root = mkdtempSync(join(tmpdir(), 'board-to-write-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

it('a text of a page, a dictionary, a migration or a verb that is still to be written is found in its line', async () => {
  const unwritten = `first\n'${toWrite}: the title'\n`
  const files = [
    'console/locales/zh-TW/pages.ts',
    'portal/locales/en-US/lamps.ts',
    'scripts/reference/dictionaries.ts',
    'server/correspondence/assignments/poke.ts',
    'server/platform/database/migrations/0001_lamp_kind.sql'
  ]
  for (const file of files) write(file, unwritten)
  write('server/correspondence/assignments/poke.test.ts', unwritten)
  write('server/correspondence/assignments/nag.ts', 'written\n')
  expect(await unwrittenLines(root)).toEqual(
    files.map(file => ({ file, line: 2, message: 'a text is still to be written' }))
  )
})
