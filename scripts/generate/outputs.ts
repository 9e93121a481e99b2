import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { components, errors, kindStatus } from '@board/schemas'
import { boards } from '@board/schemas/boards/index'
import { eventVerbs } from '@board/schemas/events'
import { migrationsFolder } from '@board/server/database/migrate'
import { dictionaries } from '../seed/dictionaries.ts'
import { boardProblems } from './boards.ts'
import { buildContract } from './contract/build.ts'
import type { Catalogue } from './contract/check.ts'
import { compare } from './contract/merge.ts'
import { readSource, type SourceFile } from './contract/source.ts'
import { emitDatabaseTypes, readTables } from './database.ts'
import { emitAccessGuide } from './emit/access-guide.ts'
import { emitCalls } from './emit/calls.ts'
import { emitDictionaries } from './emit/dictionaries.ts'
import { emitDocument } from './emit/document.ts'
import { emitEntities, emitEntityNames, emitEntityTexts } from './emit/entities.ts'
import { emitErrorsGuide } from './emit/errors-guide.ts'
import { emitFacts } from './emit/facts.ts'
import { emitActions, emitFilters } from './emit/forms.ts'
import { emitOpenapiTypes } from './emit/openapi-types.ts'
import { emitOperations } from './emit/operations.ts'
import { emitPermissions } from './emit/permissions.ts'
import { emitScreensGuide } from './emit/screens-guide.ts'
import { emitConsoleWire, emitWire } from './emit/wire.ts'
import { declarationProblems, relationProblems } from './entities/check.ts'
import { entityCodes } from './entities/codes.ts'
import { entityComponents } from './entities/components.ts'
import type { Declared } from './entities/declared.ts'
import { discoverEntities } from './entities/discover.ts'
import { entityFamily } from './entities/family.ts'
import { impliedPermissions } from './entities/implied.ts'
import { readStorage } from './entities/storage.ts'
import { factProblems } from './facts/check.ts'
import { screenProblems } from './facts/screens.ts'
import { lintDocument } from './lint.ts'
import { type Problem, refuse } from './problem.ts'
import { remember } from './remember.ts'
import { wordProblems } from './words/check.ts'
import { discoverWords } from './words/discover.ts'
import { emitWords } from './words/emit.ts'
import { readPlaces } from './words/places.ts'

const mainFile = 'openapi/openapi.yaml'
const screensFile = 'openapi/screens.yaml'

/** The files of `npm run generate`, by path from the root, with the warnings of the linter and the number of operations. */
export type Outputs = { files: ReadonlyMap<string, string>; warnings: readonly Problem[]; operations: number }

/**
 * Returns the text of every generated file from `openapi/`, `schemas/` and `server/migrations/`; writes nothing.
 * @throws ContractError with file and line of each problem of the contract
 */
export async function makeOutputs(root: string): Promise<Outputs> {
  const sources = await readSources(root)
  const main = sources.find(source => source.name === mainFile) ?? readSource(mainFile, '')
  const screens = sources.find(source => source.name === screensFile) ?? readSource(screensFile, '')
  const entities = await discoverEntities(root)
  refuse(declarationProblems(entities))
  const [{ columns, constraints }, storage, words, places] = await Promise.all([
    rememberedTables(root),
    readStorage(),
    discoverWords(root),
    readPlaces(root)
  ])
  const familyOf = (entity: Declared) =>
    entityFamily(entity, entityCodes(entity, constraints, storage[entity.name]), entities)
  const families = [
    ...sources.filter(source => source !== main && source !== screens),
    ...entities.map(familyOf)
  ]
  const nouns = Object.assign({}, components, ...entities.map(entityComponents))
  const catalogue: Catalogue = Object.fromEntries(
    Object.entries(errors).map(([code, { kind }]) => [code, kindStatus[kind]])
  )
  const { contract, document } = buildContract(main, families, nouns, catalogue)
  refuse(boardProblems(contract, boards))
  refuse([...factProblems(contract), ...screenProblems(contract, screens, entities)])
  refuse(wordProblems(words, { contract, boards, events: eventVerbs, places }))
  const lists = boards.map(board => board.list)
  const { operations } = contract
  const names = dictionaries.map(({ name }) => name)
  refuse(relationProblems({ entities, operations, dictionaries: names }, columns, storage))
  const [findings, types] = await Promise.all([
    lintDocument(contract, document, {
      config: join(root, 'redocly.yaml'),
      output: join(root, 'generated/openapi.json'),
      main
    }),
    emitOpenapiTypes(document)
  ])
  refuse(findings.errors)
  const code: readonly (readonly [string, string])[] = [
    ['openapi.json', emitDocument(document)],
    ['openapi.ts', types],
    ['operations.ts', emitOperations(contract)],
    ['facts.ts', emitFacts(contract)],
    ['wire.ts', emitWire(contract)],
    ['wire-template.ts', emitConsoleWire(contract)],
    ['calls.ts', emitCalls(contract)],
    ['permissions.ts', emitPermissions(contract, impliedPermissions(contract, entities))],
    ['entities.ts', emitEntities(entities)],
    ['entity-names.ts', emitEntityNames(entities)],
    ...emitEntityTexts(entities),
    ...emitWords(words),
    ['actions.ts', emitActions(contract)],
    ['filters.ts', emitFilters(contract, lists)],
    ['dictionaries.ts', emitDictionaries(document)],
    ['database.ts', emitDatabaseTypes(columns)]
  ]
  const files = new Map([
    ...code.map(([name, text]) => [`generated/${name}`, text] as const),
    ['docs/guide/access.md', emitAccessGuide(contract)] as const,
    ['docs/guide/errors.md', emitErrorsGuide(contract)] as const,
    ['docs/guide/screens.md', emitScreensGuide(contract, screens, entities)] as const
  ])
  return { files, warnings: findings.warnings, operations: contract.operations.length }
}

/** The files that determine the tables, besides the migrations. */
const tableReaders = [
  'scripts/generate/database.ts',
  'scripts/generate/constraints.ts',
  'package-lock.json',
  ...['migrate', 'open', 'pglite', 'parsers'].map(name => `server/database/${name}.ts`)
]

/**
 * Reads the tables, or returns those of an earlier run: starting a database takes half of the time, and migrations
 * change rarely.
 */
async function rememberedTables(root: string): ReturnType<typeof readTables> {
  const migrations = (await readdir(migrationsFolder)).sort(compare)
  const files = [
    ...migrations.map(name => join(migrationsFolder, name)),
    ...tableReaders.map(name => join(root, name))
  ]
  const texts = await Promise.all(files.map(file => readFile(file)))
  return remember(join(root, '.cache/tables.json'), [migrations.join('\n'), ...texts], readTables)
}

async function readSources(root: string): Promise<SourceFile[]> {
  const names = (await readdir(join(root, 'openapi'))).filter(name => name.endsWith('.yaml')).sort(compare)
  return Promise.all(
    names.map(async name =>
      readSource(`openapi/${name}`, await readFile(join(root, 'openapi', name), 'utf8'))
    )
  )
}
