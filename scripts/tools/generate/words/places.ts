import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compare } from '../contract/merge.ts'

type Place = { file: string; line: number }

/** The places where tabs are declared, for messages. */
export type Places = { placeOfTab(key: string): Place }

/** Reads the files that declare tabs. */
export async function readPlaces(root: string): Promise<Places> {
  const names = (await readdir(join(root, 'schemas/boards')))
    .filter(name => name.endsWith('.ts'))
    .sort(compare)
  const read = async (file: string) => ({
    file,
    lines: (await readFile(join(root, file), 'utf8')).split('\n')
  })
  const boards = await Promise.all(names.map(name => read(`schemas/boards/${name}`)))
  const find = (text: string): Place => {
    const found = boards.find(({ lines }) => lines.some(line => line.includes(text)))
    const line = found?.lines.findIndex(one => one.includes(text)) ?? 0
    return { file: found?.file ?? boards[0]?.file ?? '', line: line + 1 }
  }
  return {
    placeOfTab: key => {
      const declared = find(`key: '${key}'`)
      return declared.line > 1 ? declared : find(`'${key}'`)
    }
  }
}
