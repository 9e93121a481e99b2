import type { TestProject } from 'vitest/node'
import { startDemoSite } from '../../../scripts/tools/test/demo-site.ts'
import { openDatabase } from '../../../server/platform/database/open.ts'
import { setParameter } from '../builders/builders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the product with its demo data. */
    site: { url: string }
  }
}

/**
 * Starts the product with its own demo data once for a run of journeys.
 * SITE_URL names a running site instead, which must have unchanged demo data.
 */
export default async function setup(project: TestProject) {
  if (process.env.SITE_URL) return project.provide('site', { url: process.env.SITE_URL })
  const site = await startDemoSite(allowManyMessages)
  project.provide('site', { url: site.url })
  return () => site.stop()
}

/** Raises the daily number of messages, because all journeys of a run write with the same few accounts on one day. */
async function allowManyMessages(url: string): Promise<void> {
  const database = await openDatabase({ url })
  try {
    await setParameter(database.db, 'post.daily', 1000)
  } finally {
    await database.close()
  }
}
