import { basename, join } from 'node:path'
import type { BrowserContext } from 'playwright'
import type { RunnerTask } from 'vitest'
import { root } from '../../../scripts/check/tools.ts'

/** True if traces also have a picture and the document at each step (`TRACE=1`), which takes time. */
const isDetailed = process.env.TRACE === '1'

/** Records what a browser context does: the steps of the test, the requests, the console. */
export const startTrace = (context: BrowserContext): Promise<void> =>
  context.tracing.start({ snapshots: isDetailed, screenshots: isDetailed })

/** Ends the traces of a test file; if one of its tests failed, they are kept as `artifacts/traces/<file>-<number>.zip`. */
export async function endTraces(contexts: readonly BrowserContext[], file: RunnerTask): Promise<void> {
  const name = basename(file.file.name, '.test.ts')
  const options = (index: number) =>
    hasFailed(file) ? { path: join(root, 'artifacts/traces', `${name}-${index + 1}.zip`) } : {}
  // a context that its test has closed has no trace
  await Promise.all(
    contexts.map((context, index) => context.tracing.stop(options(index)).catch(() => undefined))
  )
}

const hasFailed = (task: RunnerTask): boolean =>
  task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed))
