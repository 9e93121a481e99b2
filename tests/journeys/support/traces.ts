import { basename, join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { root } from '../../../scripts/tools/programs.ts'

/** True if traces are recorded (`TRACE=1`). Even without pictures they take a third of the time of a journey. */
const isTraced = process.env.TRACE === '1'

/** Records what a browser context does: the steps of the test, the requests, the console, the document and a picture. */
export async function startTrace(context: BrowserContext): Promise<void> {
  if (isTraced) await context.tracing.start({ snapshots: true, screenshots: true })
}

/**
 * Ends the traces of a test file.
 * @param failed the file, if one of its tests failed: then the traces are kept as `artifacts/traces/<file>-<number>.zip`
 */
export async function endTraces(
  contexts: readonly BrowserContext[],
  failed: string | undefined
): Promise<void> {
  if (!isTraced) return
  const options = (index: number) =>
    failed ? { path: join(root, 'artifacts/traces', `${basename(failed, '.test.ts')}-${index + 1}.zip`) } : {}
  // a context that its test has closed has no trace
  await Promise.all(
    contexts.map((context, index) => context.tracing.stop(options(index)).catch(() => undefined))
  )
}
