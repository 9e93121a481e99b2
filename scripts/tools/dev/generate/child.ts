/**
 * One run of `npm run generate` for `npm run dev`. The process reads the contract and the schemas once, and waits. Told to
 * run, it loads anew what has changed meanwhile. It first writes what the programs read, and then does what takes long: the
 * checks of the contract and its types.
 */
import { enableCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { resolveExactly } from '../../../../server/runtime/start/exact-imports.ts'
import { followImports, renewModules } from '../fresh-imports.ts'

const root = join(import.meta.dirname, '../../../..')

/** The messages of a run to `npm run dev`. */
export type FromRun =
  | { type: 'written'; files: readonly string[] }
  /** The contract is as it should be. */
  | { type: 'checked'; files: readonly string[] }
  | { type: 'refused'; message: string }

/** The message to a run; `changed` are the files that have changed since this process has begun. */
export type ToRun = { type: 'run'; changed: readonly string[] }

enableCompileCache(join(root, '.cache/compiled'))
resolveExactly()
followImports()
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))
process.on('message', ({ changed }: ToRun) => {
  renewModules(changed)
  void run()
})

// the contract is prepared; what is wrong with it is reported by the run
await makeFiles().catch(() => undefined)

function send(message: FromRun): void {
  process.send?.(message)
}

/** Makes the files that programs read. */
async function makeFiles() {
  const [{ describe }, { emitProgramFiles }] = await Promise.all([
    import('../../generate/describe.ts'),
    import('../../generate/program-files.ts')
  ])
  const description = await describe(root)
  return { description, files: emitProgramFiles(description) }
}

async function run(): Promise<void> {
  try {
    const { writeChanged } = await import('../../generate/write.ts')
    const { description, files } = await makeFiles()
    send({ type: 'written', files: await writeChanged(root, files) })
    // the server restarts meanwhile
    setPriority(constants.priority.PRIORITY_LOW)
    const { checkAndEmitTypes } = await import('../../generate/outputs.ts')
    const { files: types, warnings } = await checkAndEmitTypes(root, description)
    for (const { file, line, message } of warnings) console.warn(`warning  ${file}:${line}  ${message}`)
    send({ type: 'checked', files: await writeChanged(root, types) })
  } catch (error) {
    await refuse(error)
  }
  process.disconnect?.()
}

async function refuse(error: unknown): Promise<void> {
  const { ContractError } = await import('../../generate/problem.ts')
  if (error instanceof ContractError) send({ type: 'refused', message: error.message })
  // Node itself writes the place of an error in a file that cannot be loaded
  else throw error
}
