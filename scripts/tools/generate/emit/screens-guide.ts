import { type Contract, compare } from '../contract/merge.ts'
import type { SourceFile } from '../contract/source.ts'
import type { Declared } from '../entities/declared.ts'
import { operationsOf } from '../entities/describe.ts'
import { readScreens, type ScreenRow, type ScreenSection } from '../facts/screens.ts'

/** Writes the page of all screens with their calls, from the table of screens and the `x-screens` of the calls. */
export function emitScreensGuide(
  contract: Contract,
  file: SourceFile,
  entities: readonly Declared[]
): string {
  const introduction = String(file.value.introduction ?? '').trim()
  const callsOf = ({ names: [first = ''], entities: shown }: ScreenRow) => [
    ...contract.operations
      .filter(({ screens }) => screens.includes(first))
      .map(({ id }) => id)
      .sort(compare),
    ...entities.filter(({ name }) => shown.includes(name)).map(entity => operationsOf(entity).list)
  ]
  const sections = readScreens(file).map(section => writeSection(section, callsOf))
  return [`# Screens and their calls\n\n${introduction}\n`, ...sections].join('\n')
}

function writeSection(section: ScreenSection, callsOf: (row: ScreenRow) => string[]): string {
  const rows = section.rows.map(row => {
    const calls = callsOf(row).map(id => `\`${id}\``)
    const cells = [row.names.map(showName).join(', '), calls.join(', ') || '–', row.notes]
    return `| ${cells.join(' | ')} |`.replace('|  |', '| |')
  })
  const introduction = section.introduction && `${section.introduction}\n\n`
  return `## ${section.title}\n${introduction}| screen | operations | notes |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** Shows an address as code, and the name of a part as it is. */
const showName = (name: string) => (name.startsWith('/') ? `\`${name}\`` : name)
