/**
 * `npm run generate`: writes generated/ and the generated pages of docs/guide/ from the contract, the schemas and the migrations.
 * `--check` writes nothing and fails when the committed files differ from the new ones.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommand } from '../bootstrap/command.mjs'
import { makeOutputs } from './outputs.ts'
import { ContractError } from './problem.ts'
import { findChanged, writeChanged } from './write.ts'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

async function main(check: boolean): Promise<number> {
  const started = performance.now()
  const { files, warnings, operations } = await makeOutputs(root)
  for (const { file, line, message } of warnings) console.warn(`warning  ${file}:${line}  ${message}`)

  if (check) {
    const changed = await findChanged(root, files)
    for (const name of changed) console.error(`${name} is not what the contract makes`)
    if (changed.length > 0) console.error('Run `npm run generate` and commit what it writes.')
    return changed.length > 0 ? 1 : 0
  }
  const changed = await writeChanged(root, files)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${operations} operations, ${changed.length} of ${files.size} files changed, ${seconds} s`)
  return 0
}

try {
  process.exitCode = await main(readCommand('generate').values.check)
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  console.error(`${error.problems.length} problem(s) in the contract; nothing was written.`)
  process.exitCode = 1
}
