import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '@board/schemas'
import type { FamilyWords, SharedWords } from '@board/schemas/words/family'
import { compare } from '../contract/merge.ts'
import { type ModuleSource, readModule } from '../entities/module-source.ts'
import { type Problem, refuse } from '../problem.ts'

export const wordsFolder = 'schemas/words'

/** One file of words, with the lines of its parts. */
export type WordsFile<Words> = { words: Words; source: ModuleSource }

/** The words of one family in each language. */
export type Family = { name: string; files: Readonly<Record<Language, WordsFile<FamilyWords>>> }

/** All words: those that families have in common, and those of each. */
export type AllWords = {
  shared: Readonly<Record<Language, WordsFile<SharedWords>>>
  families: readonly Family[]
}

/**
 * Reads the words of every family in `schemas/words/`; no family is registered by hand.
 * @throws ContractError when a language is missing, or a file does not export `words`
 */
export async function discoverWords(root: string): Promise<AllWords> {
  const problems: Problem[] = []
  const folders = (await readdir(join(root, wordsFolder), { withFileTypes: true }))
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort(compare)
  const all = await Promise.all(
    folders.map(async name => ({ name, files: await read(root, name, problems) }))
  )
  const shared = all.find(({ name }) => name === 'shared')
  if (!shared) problems.push({ file: wordsFolder, line: 1, message: 'there is no folder "shared"' })
  refuse(problems)
  return {
    shared: shared?.files as AllWords['shared'],
    families: all.filter(({ name }) => name !== 'shared') as Family[]
  }
}

async function read(root: string, family: string, problems: Problem[]): Promise<Record<string, unknown>> {
  const files = await Promise.all(
    languages.map(async language => {
      const name = `${wordsFolder}/${family}/${language}.ts`
      const path = join(root, name)
      const text = await readFile(path, 'utf8').catch(() => undefined)
      if (text === undefined) {
        problems.push({ file: name, line: 1, message: `the family has no words in ${language}` })
        return [language, undefined] as const
      }
      const module: Record<string, unknown> = await import(pathToFileURL(path).href)
      if (!module.words) problems.push({ file: name, line: 1, message: 'it does not export "words"' })
      return [language, { words: module.words, source: readModule(name, text) }] as const
    })
  )
  return Object.fromEntries(files)
}
