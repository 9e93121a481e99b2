import { errorFamilies, kindStatus } from '@board/schemas/errors/catalogue'
import type { CatalogueEntry } from '@board/schemas/errors/entry'
import { understood } from '@board/schemas/errors/understood'
import { automaticCodes } from '../contract/automatic.ts'
import { type Contract, compare } from '../contract/merge.ts'

/** The most calls that are named; more calls are only counted. */
const maxNamedCalls = 6

const head = `# Refusals

Made by \`npm run generate\` from \`schemas/words/\`, \`schemas/errors/\` and the contract. Do not edit.

A refusal carries its code, its words in the caller's language, and the HTTP status of its kind. \`{name}\` is filled from the
case at hand. § is the section of the specification that a code comes from; one without is added. A code of digits travels
as a number, others as strings.
`

/** Writes the catalogue of refusals as a page: every code with its status, its texts and the calls that give it. */
export function emitErrorsGuide(contract: Contract): string {
  const calls = callsOf(contract)
  const families = Object.entries(errorFamilies).map(([title, family]) => {
    const rows = Object.entries<CatalogueEntry>(family).map(([code, one]) => {
      const section = one.section === 'added' ? '' : one.section
      const texts = [one['zh-CN'], one['zh-TW'], one['en-US']].map(cell)
      return `| ${[code, kindStatus[one.kind], ...texts, section, named(calls.get(code) ?? [])].join(' | ')} |`
    })
    const columns = '| code | status | zh-CN | zh-TW | en-US | § | calls |\n|---|---|---|---|---|---|---|'
    return `## ${title}\n${columns}\n${rows.join('\n')}\n`
  })
  return [head, ...families, unsent()].join('\n')
}

/** Writes the section of codes that a client must understand although this server never sends them. */
function unsent(): string {
  const rows = Object.entries(understood).map(
    ([code, { meaning, reason }]) => `| ${code} | ${meaning} | ${reason} |`
  )
  return `## Understood, never sent\n| code | meaning | why it is not sent |\n|---|---|---|\n${rows.join('\n')}\n`
}

function callsOf(contract: Contract): ReadonlyMap<string, readonly string[]> {
  const calls = new Map<string, string[]>()
  for (const operation of contract.operations)
    for (const code of [...automaticCodes(contract.base, operation), ...operation.errors])
      calls.set(code, [...(calls.get(code) ?? []), operation.id])
  return calls
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Returns the names of the calls that give a code, or `any` for a code of every call. */
function named(calls: readonly string[]): string {
  const ids = [...new Set(calls)].sort(compare)
  if (ids.length === 0) return 'any'
  return ids.length > maxNamedCalls ? `${ids.length} calls` : ids.map(id => `\`${id}\``).join(', ')
}
