import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Misplaced = { file: string; line: number; text: string }

/** Matches files that may query: stores, cores, and the folders that every store uses. */
const MAY_QUERY =
  /(^|\/)store\.ts$|^(platform\/database|records\/(lists|search)|[^/]+\/[^/]+-core)\/|\.test\.ts$/
const QUERY = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|selectNoFrom|replaceInto)\(/

/**
 * Finds queries in files of the server that are not stores. The import walls cannot find them: a function can query
 * with a transaction that it gets, without importing anything.
 */
export function findMisplacedSql(server: string): Misplaced[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).map(file =>
    file.replaceAll('\\', '/')
  )
  return files
    .filter(file => /\.tsx?$/.test(file) && !MAY_QUERY.test(file))
    .flatMap(file => inFile(server, file))
}

function inFile(server: string, file: string): Misplaced[] {
  const lines = readFileSync(join(server, file), 'utf8').split('\n')
  return lines.flatMap((text, index) =>
    QUERY.test(text) ? [{ file, line: index + 1, text: text.trim() }] : []
  )
}
