import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { openKeys } from './keys.ts'

const folder = await mkdtemp(join(tmpdir(), 'keys-'))
afterAll(() => rm(folder, { recursive: true }))

describe('a sealed text', () => {
  const keys = testKeys()

  test('opens as the text that was sealed, and looks different each time', () => {
    const [first, second] = [keys.sealField('phone', '13800000000'), keys.sealField('phone', '13800000000')]
    expect(first).not.toBe(second)
    expect(first).not.toContain('13800000000')
    expect([first, second].map(sealed => keys.openField('phone', sealed))).toEqual([
      '13800000000',
      '13800000000'
    ])
    expect(keys.openField('name', keys.sealField('name', ''))).toBe('')
  })

  test('does not open as another kind, with another key, or changed', () => {
    const sealed = keys.sealField('phone', '13800000000')
    expect(() => keys.openField('idNumber', sealed)).toThrow()
    expect(() => testKeys().openField('phone', sealed)).toThrow()
    expect(() => keys.openField('phone', `${sealed.slice(0, -4)}AAAA`)).toThrow()
    expect(() => keys.openField('phone', '13800000000')).toThrow('Not a sealed text')
  })

  test('is found by its index, which differs by kind and key', () => {
    const index = keys.blindIndex('phone', '13800000000')
    expect(index).toMatch(/^[0-9a-f]{64}$/)
    expect(keys.blindIndex('phone', '13800000000')).toBe(index)
    expect(keys.blindIndex('idNumber', '13800000000')).not.toBe(index)
    expect(testKeys().blindIndex('phone', '13800000000')).not.toBe(index)
  })
})

describe('the key folder', () => {
  test('is filled once, for all processes that start at the same time, and is readable by its owner only', async () => {
    const own = join(folder, 'first')
    const opened = await Promise.all([openKeys(own), openKeys(own), openKeys(own)])
    const again = await openKeys(own)
    expect(new Set([...opened, again].map(keys => keys.publicKeyPem)).size).toBe(1)
    expect(again.openField('phone', opened[0].sealField('phone', 'x'))).toBe('x')
    for (const name of ['field.pem', 'master.key'])
      expect((await stat(join(own, name))).mode & 0o777).toBe(0o600)
  })

  test('is refused if others may read it', async () => {
    const own = join(folder, 'open')
    await openKeys(own)
    await chmod(join(own, 'master.key'), 0o644)
    await expect(openKeys(own)).rejects.toThrow('chmod 600')
  })

  test('is refused if a file is damaged', async () => {
    const own = join(folder, 'damaged')
    await openKeys(own)
    const key = await readFile(join(own, 'master.key'), 'utf8')
    await writeFile(join(own, 'master.key'), key.slice(0, 20))
    await expect(openKeys(own)).rejects.toThrow('is damaged')
  })
})
