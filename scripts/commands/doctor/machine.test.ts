import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@board/server/platform/config/config'
import { describe, expect, test } from 'vitest'
import { examine } from './examine.ts'
import { exitCodeOf, formatLine } from './line.ts'
import { nodeLine, versionLine } from './machine.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'board-doctor-'))
const levelsOf = async (environment: Record<string, string>, part: string) =>
  (await examine(environment)).filter(line => line.part === part).map(({ level }) => level)

describe('the doctor', () => {
  test('creates neither keys nor a database', async () => {
    const data = folder()
    const lines = await examine({ DATA_DIR: join(data, 'site') })
    expect(readdirSync(data)).toEqual([])
    expect(lines.find(({ part }) => part === 'keys')).toMatchObject({ level: 'warning' })
    expect(lines.find(({ part }) => part === 'database')).toMatchObject({ level: 'warning' })
    expect(exitCodeOf(lines)).toBe(0)
  })

  test('names the version and the commit of the program', async () => {
    const { version } = readConfig({})
    for (const environment of [{ DATA_DIR: folder() }, { PORT: 'many' }]) {
      const [line] = await examine(environment)
      expect(line).toMatchObject({ level: 'ok', part: 'version' })
      expect(line?.says.startsWith(version)).toBe(true)
    }
    expect(versionLine('0.1.0').says).toContain('SITE_REVISION')
    expect(versionLine('0.1.0+1a2b3c4d5e6f').says).toBe('0.1.0+1a2b3c4d5e6f')
  })

  test('names every setting that production refuses', async () => {
    const environment = { MODE: 'production', SITE_ORIGIN: 'http://board.example.org', DATA_DIR: folder() }
    const settings = (await examine(environment)).filter(({ part }) => part === 'settings')
    expect(settings.map(({ says }) => says.split(' ')[0])).toEqual(['SITE_ORIGIN', 'DATABASE_URL'])
    expect(exitCodeOf(settings)).toBe(1)
  })

  test('warns where no MODE is set, because it then looks at a demo and not at the real site', async () => {
    const data = { DATA_DIR: folder() }
    const [line, ...others] = (await examine(data)).filter(({ part }) => part === 'settings')
    expect(line).toMatchObject({ level: 'warning', todo: expect.stringContaining('MODE=production') })
    expect(others).toEqual([])
    expect(await levelsOf({ ...data, MODE: 'demo' }, 'settings')).toEqual(['ok'])
  })

  test('warns in production when no proxy is trusted', async () => {
    const environment = {
      MODE: 'production',
      SITE_ORIGIN: 'https://127.0.0.1:1',
      DATABASE_URL: 'postgres://board:Kq8-vd@127.0.0.1:1/board',
      DATA_DIR: folder()
    }
    expect(await levelsOf(environment, 'settings')).toEqual(['ok', 'warning'])
    expect(await levelsOf({ ...environment, TRUST_PROXY: 'loopback' }, 'settings')).toEqual(['ok'])
  })

  test('names a variable with an invalid value, and stops there', async () => {
    const lines = await examine({ PORT: 'many' })
    expect(lines.at(-1)).toMatchObject({ level: 'error', part: 'settings' })
    expect(lines.at(-1)?.says).toContain('PORT')
  })

  test('warns of a misspelled variable, also where the settings are refused', async () => {
    const misspelled = { DATABSE_URL: 'postgres://board:Kq8-vd@db/board', DATA_DIR: folder() }
    for (const environment of [misspelled, { ...misspelled, PORT: 'many' }]) {
      const lines = await examine(environment)
      expect(lines.find(({ says }) => says.startsWith('DATABSE_URL'))).toEqual({
        level: 'warning',
        part: 'settings',
        says: 'DATABSE_URL is not known; did you mean DATABASE_URL?',
        todo: expect.stringContaining('docs/guide/operations.md')
      })
      expect(JSON.stringify(lines)).not.toContain('Kq8-vd')
    }
  })

  test('reports keys that others may read, and an incomplete set of keys', async () => {
    const KEYS_DIR = folder()
    writeFileSync(join(KEYS_DIR, 'field.pem'), 'x', { mode: 0o600 })
    expect(await levelsOf({ KEYS_DIR }, 'keys')).toEqual(['error'])
    writeFileSync(join(KEYS_DIR, 'master.key'), 'x', { mode: 0o600 })
    expect(await levelsOf({ KEYS_DIR }, 'keys')).toEqual(['ok'])
    chmodSync(join(KEYS_DIR, 'master.key'), 0o644)
    expect(await levelsOf({ KEYS_DIR }, 'keys')).toEqual(['error'])
  })

  test('reports a folder that cannot be written', async () => {
    const data = folder()
    writeFileSync(join(data, 'file'), '')
    expect(await levelsOf({ DATA_DIR: data, UPLOAD_DIR: join(data, 'file') }, 'uploads')).toEqual(['error'])
    mkdirSync(join(data, 'backups'))
    expect(await levelsOf({ DATA_DIR: data }, 'backups')).toEqual(['ok'])
    expect(existsSync(join(data, 'uploads'))).toBe(false)
  })

  test('reports an old Node', () => {
    expect(nodeLine('22.1.0').level).toBe('error')
    expect(nodeLine('99.0.0').level).toBe('ok')
  })

  test('formats each finding in one line', () => {
    const line = formatLine({ level: 'error', part: 'keys', says: 'Two\n  lines.', todo: 'Mend them.' })
    expect(line).toBe('error   keys        Two lines. Mend them.')
  })
})
