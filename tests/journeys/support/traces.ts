import { basename, join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { root } from '../../../scripts/check/tools.ts'

/** True if traces also have a picture and the document at each step (`TRACE=1`), which takes time. */
const isDetailed = process.env.TRACE === '1'

/** Records what a browser context does: the steps of the test, the requests, the console. */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: isDetailed, screenshots: isDetailed })
}

/**
 * Ends the traces of a test file.
 * @param failed the file, if one of its tests failed: then the traces are kept as `artifacts/traces/<file>-<number>.zip`
 */
export async function endTraces(
  contexts: readonly BrowserContext[],
  failed: string | undefined
): Promise<void> {
  const options = (index: number) =>
    failed ? { path: join(root, 'artifacts/traces', `${basename(failed, '.test.ts')}-${index + 1}.zip`) } : {}
  // a context that its test has closed has no trace
  await Promise.all(
    contexts.map((context, index) => context.tracing.stop(options(index)).catch(() => undefined))
  )
}
