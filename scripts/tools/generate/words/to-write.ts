import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Operation } from '../contract/operation.ts'
import type { Problem } from '../problem.ts'

/** The beginning of a text that `npm run scaffold` leaves to its author. */
export const toWrite = 'TO WRITE'

/** Tells whether a text is still to be written. */
export const isToWrite = (text: string): boolean => text.startsWith(toWrite)

/** Lists the operations whose summary is still to be written. */
export const unwrittenSummaries = (operations: readonly Operation[]): Problem[] =>
  operations
    .filter(({ summary }) => isToWrite(summary))
    .map(({ id, source }) => ({
      file: source.file,
      line: source.lineOf(['summary']),
      message: `the summary of ${id} is still to be written`
    }))

/**
 * The folders into which a scaffold writes texts that nothing else here reads: titles of pages, values of dictionaries with
 * their migrations, and verbs.
 */
const folders = ['console/locales', 'portal/locales', 'scripts/reference', 'server']

/** Lists the lines of these folders with a text that is still to be written. */
export async function unwrittenLines(root: string): Promise<Problem[]> {
  const files = (await Promise.all(folders.map(folder => textFiles(root, folder)))).flat()
  const problems = files.map(async file => {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n')
    return lines.flatMap((line, index) =>
      line.includes(`${toWrite}:`)
        ? [{ file, line: index + 1, message: 'a text is still to be written' }]
        : []
    )
  })
  return (await Promise.all(problems)).flat()
}

/** Lists the programs and migrations of a folder, without tests. */
async function textFiles(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  return names
    .filter(name => /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
}
