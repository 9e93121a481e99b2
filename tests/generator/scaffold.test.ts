/**
 * A developer runs every scaffold in a copy of the repository, and writes the texts that it leaves open. The copy then
 * passes the generator and the compiler without another change.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { boards } from '@board/schemas/boards/index'
import { expect, it } from 'vitest'
import { toWrite } from '../../scripts/tools/generate/words/to-write.ts'
import { tools } from '../../scripts/tools/programs.ts'
import { Draft } from '../../scripts/tools/scaffold/draft.ts'
import { fillDraft } from '../../scripts/tools/scaffold/request.ts'
import { writeDraft } from '../../scripts/tools/scaffold/write.ts'
import { copyRepository, differences, filesOf } from './support/copy.ts'

const copy = await copyRepository()

/** A request for each scaffold, with a page in each front end. The command itself runs with the last one. */
const requests = [
  'tab stale on list-ans',
  'dictionary lampKind',
  'page /lamps',
  'page /admin/lamps',
  'entity lampPost'
]
const lastRequest = 'action pokeHolder on list-from'

const changedFiles = () => differences(copy.before, filesOf(copy.folder))
const read = (file: string) => readFile(join(copy.folder, file), 'utf8')

/** Returns the line of a text: one in three languages begins where it is called `text(`. */
function lineOfText(lines: readonly string[], index: number): number {
  const isArgument = /^\s+'/.test(lines[index] ?? '')
  const begin = isArgument ? lines.findLastIndex((line, at) => at < index && line.endsWith('text(')) : -1
  const between = lines.slice(begin + 1, index)
  return begin >= 0 && between.every(line => /^\s+'/.test(line)) ? begin + 1 : index + 1
}

/** Lists the places of texts that are still to be written, as `file:line`. */
async function unwrittenPlaces(): Promise<string[]> {
  const places = changedFiles().map(async file => {
    const lines = (await read(file)).split('\n')
    return lines.flatMap((line, index) =>
      line.includes(toWrite) ? [`${file}:${lineOfText(lines, index)}`] : []
    )
  })
  return [...new Set((await Promise.all(places)).flat())].sort()
}

it('each text that a scaffold leaves open is refused by the generator, and nothing else is', async () => {
  for (const request of requests) {
    const draft = new Draft(copy.folder)
    fillDraft(draft, boards, request.split(' '))
    await writeDraft(draft)
  }
  const output = await copy.run(['scripts/tools/scaffold/main.ts', ...lastRequest.split(' ')])
  const [, refusals = ''] = output.split('What npm run generate still refuses:\n')
  const refused = [...refusals.matchAll(/^(\S+:\d+) {2}(.*)$/gm)]
  expect(refused.filter(([, , message]) => !message?.endsWith('still to be written'))).toEqual([])
  const unwritten = await unwrittenPlaces()
  expect([...new Set(refused.map(([, place]) => place))].sort()).toEqual(unwritten)
  const parts = [
    'console/',
    'openapi/',
    'portal/',
    'schemas/words/',
    'scripts/reference/',
    'server/platform/database/migrations/'
  ]
  expect(parts.filter(part => !unwritten.some(place => place.startsWith(part)))).toEqual([])
})

it('with these texts, what the scaffolds wrote passes the generator and the compiler', async () => {
  for (const file of changedFiles()) {
    const text = await read(file)
    await writeFile(join(copy.folder, file), text.replaceAll(/TO WRITE: [^'"*\n]*/g, 'Lamps'))
  }
  expect(await unwrittenPlaces()).toEqual([])
  await copy.run(['scripts/tools/generate/main.ts'])
  // one thread takes half of the processor's time of four
  for (const program of ['.', 'portal', 'console'])
    await copy.run([tools.typescript, '-p', program, '--singleThreaded'])
})
