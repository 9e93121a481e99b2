import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toWrite } from '../generate/words/to-write.ts'

/** A request that a scaffold cannot carry out; the message says why. */
export class ScaffoldError extends Error {
  override readonly name = 'ScaffoldError'
}

/** A text that its author still has to write; `npm run generate` refuses it where words are shown. */
export const placeholder = (what: string): string => `${toWrite}: ${what}`

/** The files of a scaffold: new ones and additions to existing ones, and what is left to its author. */
export class Draft {
  readonly root: string
  /** The whole text of each new or changed file, by its path from the root. */
  readonly files = new Map<string, string>()
  /** The work that is left, each part with the path of its file. */
  readonly left: string[] = []

  constructor(root: string) {
    this.root = root
  }

  /** Returns the text of a file with the additions of this draft. */
  read(file: string): string {
    return this.files.get(file) ?? readFileSync(join(this.root, file), 'utf8')
  }

  has(file: string): boolean {
    return this.files.has(file) || existsSync(join(this.root, file))
  }

  /** Lists the files of a folder. */
  list(folder: string, ending: string): string[] {
    return readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith(ending) && !name.includes('node_modules'))
      .map(name => `${folder}/${name}`)
      .sort()
  }

  /** @throws ScaffoldError if the file exists */
  create(file: string, text: string): void {
    if (this.has(file)) throw new ScaffoldError(`already there: ${file}`)
    this.files.set(file, text)
  }

  /**
   * Inserts a text into a file, after the first match of a pattern.
   * @throws ScaffoldError if nothing matches
   */
  insertAfter(file: string, pattern: RegExp, text: string): void {
    const before = this.read(file)
    const found = pattern.exec(before)
    if (!found) throw new ScaffoldError(`${file} has no place for it: nothing matches ${pattern}`)
    const end = found.index + found[0].length
    this.files.set(file, before.slice(0, end) + text + before.slice(end))
  }

  /** Inserts a text into a file, before the first match of a pattern. @throws ScaffoldError if nothing matches */
  insertBefore(file: string, pattern: RegExp, text: string): void {
    this.insertAfter(file, new RegExp(`(?=${pattern.source})`, pattern.flags), text)
  }
}

/** Returns the number of the next migration as it begins a file's name: `0348`. */
export function nextMigration(draft: Draft): string {
  const numbers = draft
    .list('server/platform/database/migrations', '.sql')
    .map(file => Number.parseInt(file.split('/').at(-1) ?? '', 10))
  return String(Math.max(0, ...numbers.filter(Number.isFinite)) + 1).padStart(4, '0')
}

/** Returns a name in lower case with hyphens: `receive-process` for `receiveProcess`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`)
