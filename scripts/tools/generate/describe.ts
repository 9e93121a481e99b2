import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { components, errors, kindStatus } from '@board/schemas'
import { boards } from '@board/schemas/boards/index'
import { migrationsFolder } from '@board/server/platform/database/migrate'
import { dictionaries } from '../../reference/dictionaries.ts'
import { boardProblems } from './boards.ts'
import { buildContract } from './contract/build.ts'
import type { Catalogue } from './contract/check.ts'
import { type Contract, compare } from './contract/merge.ts'
import { readSource, type SourceFile } from './contract/source.ts'
import { readTables } from './database.ts'
import { declarationProblems, relationProblems } from './entities/check.ts'
import { entityCodes } from './entities/codes.ts'
import { entityComponents } from './entities/components.ts'
import type { Declared } from './entities/declared.ts'
import { discoverEntities } from './entities/discover.ts'
import { entityFamily } from './entities/family.ts'
import { readStorage } from './entities/storage.ts'
import { factProblems } from './facts/check.ts'
import { screenProblems } from './facts/screens.ts'
import type { JsonObject } from './json.ts'
import { refuse } from './problem.ts'
import { remember } from './remember.ts'
import { wordProblems } from './words/check.ts'
import { discoverWords } from './words/discover.ts'
import { readPlaces } from './words/places.ts'
import { unwrittenLines } from './words/to-write.ts'

const mainFile = 'openapi/openapi.yaml'
const screensFile = 'openapi/screens.yaml'

/** All that the generated files are made from, checked and put together. */
export type Description = {
  contract: Contract
  /** The whole contract as OpenAPI. */
  document: JsonObject
  entities: readonly Declared[]
  /** The columns of the tables. */
  columns: Awaited<ReturnType<typeof readTables>>['columns']
  /** The operationIds of the lists of the task boards. */
  lists: readonly string[]
  /** `openapi/openapi.yaml`. */
  main: SourceFile
  /** `openapi/screens.yaml`. */
  screens: SourceFile
  /** The words of actions, tabs and events. */
  words: Awaited<ReturnType<typeof discoverWords>>
}

/**
 * Reads `openapi/`, `schemas/` and `server/platform/database/migrations/`.
 * @throws ContractError with file and line of each problem
 */
export async function describe(root: string): Promise<Description> {
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
  refuse([...wordProblems(words, { contract, boards, places }), ...(await unwrittenLines(root))])
  const { operations } = contract
  const names = dictionaries.map(({ name }) => name)
  refuse(relationProblems({ entities, operations, dictionaries: names }, columns, storage))
  const lists = boards.map(board => board.list)
  return { contract, document, entities, columns, lists, main, screens, words }
}

/** The files that determine the tables, besides the migrations. */
const tableReaders = [
  'scripts/tools/generate/database.ts',
  'scripts/tools/generate/constraints.ts',
  'package-lock.json',
  ...['migrate', 'open', 'pglite', 'statements/parsers'].map(name => `server/platform/database/${name}.ts`)
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
