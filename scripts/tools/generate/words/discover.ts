import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { families } from '@board/schemas/vocabulary/families'
import type { FamilyWords, SharedWords } from '@board/schemas/vocabulary/family-words'
import { compare } from '../contract/merge.ts'
import { type ModuleSource, readModule } from '../entities/module-source.ts'
import { type Problem, refuse } from '../problem.ts'

export const wordsFolder = 'schemas/words'

/** The words of one family, with the lines of their parts. */
export type WordsFile<Words> = { name: string; words: Words; source: ModuleSource }

export type Family = WordsFile<FamilyWords>

/** All words: those that families have in common, and those of each. */
export type AllWords = { shared: WordsFile<SharedWords>; families: readonly Family[] }

/** Returns the path of the words of a family. */
export const wordsFileOf = (family: string): string => `${wordsFolder}/${family}.ts`

/**
 * Reads the words of every family in `schemas/words/`.
 * @throws ContractError when a file does not export `words`, or is missing in `schemas/vocabulary/families.ts`
 */
export async function discoverWords(root: string): Promise<AllWords> {
  const names = (await readdir(join(root, wordsFolder)))
    .filter(file => file.endsWith('.ts'))
    .map(file => file.slice(0, -'.ts'.length))
    .sort(compare)
  const read = await Promise.all(names.map(name => readWords(root, name)))
  const shared = read.find(({ name }) => name === 'shared')
  const problems: Problem[] = read
    .filter(({ words }) => !words)
    .map(({ source }) => ({ file: source.name, line: 1, message: 'it does not export "words"' }))
  const unknown = names.filter(name => name !== 'shared' && !(name in families))
  problems.push(
    ...unknown.map(name => ({
      file: 'schemas/vocabulary/families.ts',
      line: 1,
      message: `the family "${name}" of ${wordsFileOf(name)} is missing`
    }))
  )
  if (!shared) problems.push({ file: wordsFolder, line: 1, message: 'there is no file "shared.ts"' })
  refuse(problems)
  return {
    shared: shared as AllWords['shared'],
    families: read.filter(({ name }) => name !== 'shared') as Family[]
  }
}

async function readWords(root: string, name: string): Promise<WordsFile<unknown>> {
  const file = wordsFileOf(name)
  const path = join(root, file)
  const [text, module] = await Promise.all([
    readFile(path, 'utf8'),
    import(pathToFileURL(path).href) as Promise<Record<string, unknown>>
  ])
  return { name, words: module.words, source: readModule(file, text) }
}
