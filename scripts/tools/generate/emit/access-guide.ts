import { who } from '@board/schemas/facts/calls/who'
import { type Contract, compare } from '../contract/merge.ts'
import type { Operation } from '../contract/operation.ts'

const head = `# Who may make which call

Made by \`npm run generate\` from \`x-permission\` and \`x-who\` of the contract. Do not edit. A review shows on this page that the access to
a call changed. \`tests/contract/access.test.ts\` makes each call as each kind of caller; \`tests/contract/who.ts\` has the
expected answers by the names of the last column, and \`tests/contract/matrix.ts\` has the riskiest calls again, by hand.

| name | who may make the call |
|---|---|
`

/** Writes the page that shows who may make which call, by the files in which the calls are declared. */
export function emitAccessGuide(contract: Contract): string {
  const names = Object.entries(who).map(([name, { meaning }]) => `| ${name} | ${meaning} |`)
  const files = Object.groupBy(contract.operations, ({ source }) => source.file)
  const sections = Object.entries(files)
    .toSorted(([a], [b]) => compare(a, b))
    .map(([file, operations = []]) => writeSection(file, operations))
  return [`${head}${names.join('\n')}\n`, ...sections].join('\n')
}

function writeSection(file: string, operations: readonly Operation[]): string {
  const rows = operations
    .toSorted((a, b) => compare(a.id, b.id))
    .map(({ id, method, path, permission, who: name = '' }) => {
      return `| \`${id}\` | ${method.toUpperCase()} ${path} | ${permission} | ${name} |`
    })
  return `## ${file}\n| operation | call | permission | who |\n|---|---|---|---|\n${rows.join('\n')}\n`
}
