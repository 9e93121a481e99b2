import type { TestProject } from 'vitest/node'
import { startDemoSite } from '../../scripts/check/demo-site.ts'
import { openDatabase } from '../../server/database/open.ts'
import { setParameter } from './builders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the product with its demo data. */
    site: { url: string }
  }
}

/**
 * Starts the product once for a run of journeys, with demo data of its own.
 * SITE_URL names one that runs already, with its demo data as it was made.
 */
export default async function setup(project: TestProject) {
  if (process.env.SITE_URL) return project.provide('site', { url: process.env.SITE_URL })
  const site = await startDemoSite(allowManyMessages)
  project.provide('site', { url: site.url })
  return () => site.stop()
}

/** Raises the number of messages a day: all journeys of a run write as the same few people, on one day. */
async function allowManyMessages(url: string): Promise<void> {
  const database = await openDatabase({ url })
  try {
    await setParameter(database.db, 'post.daily', 1000)
  } finally {
    await database.close()
  }
}
