import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compare } from '../contract/merge.ts'

type Place = { file: string; line: number }

/** The places where tabs and events are declared, for messages. */
export type Places = {
  placeOfTab(key: string): Place
  placeOfEvent(verb: string): Place
}

/** Reads the files that declare tabs and events. */
export async function readPlaces(root: string): Promise<Places> {
  const names = (await readdir(join(root, 'schemas/boards')))
    .filter(name => name.endsWith('.ts'))
    .sort(compare)
  const read = async (file: string) => ({
    file,
    lines: (await readFile(join(root, file), 'utf8')).split('\n')
  })
  const [events, ...boards] = await Promise.all([
    read('schemas/events.ts'),
    ...names.map(name => read(`schemas/boards/${name}`))
  ])
  const find = (files: readonly { file: string; lines: string[] }[], text: string): Place => {
    const found = files.find(({ lines }) => lines.some(line => line.includes(text)))
    const line = found?.lines.findIndex(one => one.includes(text)) ?? 0
    return { file: found?.file ?? files[0]?.file ?? '', line: line + 1 }
  }
  return {
    placeOfTab: key => {
      const declared = find(boards, `key: '${key}'`)
      return declared.line > 1 ? declared : find(boards, `'${key}'`)
    },
    placeOfEvent: verb => find([events], `'${verb}'`)
  }
}
