import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTables } from '../generate/database.ts'
import { declarationProblems, relationProblems } from '../generate/entities/check.ts'
import { entityCodes } from '../generate/entities/codes.ts'
import { discoverEntities } from '../generate/entities/discover.ts'
import { tools } from '../programs.ts'
import { nameProblem, scaffoldFiles, titleOf } from './files.ts'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const copy = mkdtempSync(join(tmpdir(), 'board-scaffold-'))
const files = scaffoldFiles('workShift', ['班次', '班次', 'Work shifts'], 9999)

/** Writes a folder with only the vocabulary, the migrations and the new entity. */
beforeAll(() => {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  for (const file of ['vocabulary', 'errors', 'words', 'facts', 'package.json'])
    symlinkSync(join(root, 'schemas', file), join(copy, 'schemas', file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(
    join(root, 'server/platform/database/migrations'),
    join(copy, 'server/platform/database/migrations'),
    { recursive: true }
  )
  cpSync(join(root, 'biome.json'), join(copy, 'biome.json'))
})
afterAll(() => rmSync(copy, { recursive: true }))

describe('a scaffolded entity', () => {
  it('consists of schema, view, texts and migration', () => {
    expect([...files.keys()]).toEqual([
      'schemas/entities/workShift.ts',
      'schemas/views/workShift.ts',
      'schemas/locales/workShift.ts',
      'server/platform/database/migrations/9999_work_shift.sql'
    ])
  })

  it('fits the vocabulary, the database and the contract without changes', async () => {
    const entities = await discoverEntities(copy)
    expect(entities.map(({ name }) => name)).toEqual(['workShift'])
    expect(declarationProblems(entities)).toEqual([])
    const { columns, constraints } = await readTables(join(copy, 'server/platform/database/migrations'))
    expect(relationProblems({ entities, operations: [], dictionaries: [] }, columns, {})).toEqual([])
    const codes = entities.map(entity => entityCodes(entity, constraints))
    expect(codes[0]?.create).toEqual(['ENT0001', 'ENT0004'])
  }, 60_000)

  it('compiles', () => {
    const sources = [...files.keys()].filter(file => file.endsWith('.ts')).map(file => join(copy, file))
    const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
    const program = ts.createProgram(sources, { ...options, types: [], preserveSymlinks: true })
    const found = ts.getPreEmitDiagnostics(program)
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  }, 60_000)

  it('has the format of the repository', () => {
    const sources = [...files.keys()].filter(file => file.endsWith('.ts'))
    const check = [tools.biome, 'check', '--vcs-enabled=false', ...sources]
    expect(() => execFileSync(process.execPath, check, { cwd: copy, stdio: 'pipe' })).not.toThrow()
  }, 60_000)
})

describe('the name of a new entity', () => {
  it.each([['WorkShift'], ['work-shift'], ['x'], [''], ['../evil']])('cannot be %s', name => {
    expect(nameProblem(name)).toContain('is no name for an entity')
  })

  it('cannot be a reserved word of SQL', () => {
    expect(nameProblem('order')).toBe('"order" is a word of SQL; choose another name')
    expect(nameProblem('workShift')).toBeUndefined()
  })

  it('is converted to a heading', () => {
    expect(titleOf('workShift')).toBe('Work shift')
  })
})
