import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The product as `npm start` runs it, with its demo data: its address. */
    site: { url: string }
  }
}

/** Milliseconds that the site may take to make its demo data and answer. */
const patience = 300_000

/**
 * Starts the product once for a run of journeys, on the embedded database with demo data in a folder of its own.
 * SITE_URL names one that runs already, with its demo data as it was made.
 */
export default async function setup(project: TestProject) {
  if (process.env.SITE_URL) return project.provide('site', { url: process.env.SITE_URL })
  const folder = await mkdtemp(join(tmpdir(), 'board-site-'))
  const port = await freePort()
  const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
  const { DATABASE_URL: _, ...environment } = process.env
  const site = spawn(process.execPath, [main], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      MAX_DELAY: '0'
    },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const stop = async () => {
    if (site.exitCode === null && site.signalCode === null) {
      site.kill('SIGTERM')
      await once(site, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await ready(url, () => site.exitCode)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('site', { url })
  return stop
}

async function ready(url: string, exitCode: () => number | null): Promise<void> {
  for (
    const end = Date.now() + patience;
    Date.now() < end;
    await new Promise(resolve => setTimeout(resolve, 250))
  ) {
    if (exitCode() !== null) throw new Error(`the site ended with ${exitCode()} before it answered`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`the site did not answer within ${patience / 1000} s`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
