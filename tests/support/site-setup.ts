import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { demoData, startSite } from '../../scripts/check/demo-site.ts'
import { openDatabase } from '../../server/database/open.ts'
import { setParameter } from './builders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The product as `npm start` runs it, with its demo data: its address. */
    site: { url: string }
  }
}

/**
 * Starts the product once for a run of journeys, on the embedded database with demo data in a folder of its own.
 * SITE_URL names one that runs already, with its demo data as it was made.
 */
export default async function setup(project: TestProject) {
  if (process.env.SITE_URL) return project.provide('site', { url: process.env.SITE_URL })
  const folder = await mkdtemp(join(tmpdir(), 'board-site-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await cp(await demoData(), folder, { recursive: true })
    await allowManyMessages(folder)
    const site = await startSite(folder)
    project.provide('site', { url: site.url })
    return async () => {
      await site.stop()
      await remove()
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Raises the number of messages a day: all journeys of a run write as the same few people, on one day. */
async function allowManyMessages(folder: string): Promise<void> {
  const database = await openDatabase({ folder })
  try {
    await setParameter(database.db, 'post.daily', 1000)
  } finally {
    await database.close()
  }
}
