import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Halt } from '../../tools/bootstrap/say.mjs'

/** The files of a folder of texts, each with the fields of its lines that are read. */
export interface TextFiles {
  'labels.jsonl': { text: string; label: string }
  'messages.jsonl': { id: string; subject: string; text: string; time: string; user: string; likes: number }
  'pairs.jsonl': { id: string; subject: string; text: string; reply: string }
  'known-issues.jsonl': { issue: string; id: string }
}

/**
 * Reads a file of a folder of texts: one JSON object a line. Returns undefined if the folder has no such file.
 * @throws Halt for a line that is no JSON object
 */
export function readTexts<Name extends keyof TextFiles>(
  folder: string,
  name: Name
): TextFiles[Name][] | undefined {
  const file = join(folder, name)
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return []
      try {
        return [JSON.parse(line)]
      } catch {
        throw new Halt(`${name} has no JSON object in line ${index + 1}.`)
      }
    })
}
