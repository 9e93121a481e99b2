import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { serverEnvironment } from '../../../scripts/tools/bootstrap/server-flags.mjs'
import { root } from '../../../scripts/tools/programs.ts'

const running = new Set<() => Promise<void>>()

/** Ends every server that a test has left running. */
export const endServers = async (): Promise<void> =>
  void (await Promise.all([...running].map(kill => kill())))

afterAll(endServers)

const main = join(import.meta.dirname, '../../../server/main.ts')

export interface ServerProcess {
  url: string
  pid: number
  /** Returns the output so far. */
  output(): string
  isAlive(): boolean
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>
  /** Asks the process to end; returns its exit code. */
  terminate(): Promise<number | null>
  /** The exit code, when the process has ended. */
  ended: Promise<number | null>
}

/**
 * Starts the real server, or that of a copy of the repository, on a port of this machine; it ends after the test file
 * at the latest.
 */
export function launchServer(
  environment: Record<string, string>,
  port: number,
  program: string = main
): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: {
      ...serverEnvironment(root),
      PATH: process.env.PATH,
      // as `npm start` does it
      NODE_ENV: 'production',
      TZ: 'UTC',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // a busy machine must not change the results of tests
      MAX_DELAY: '0',
      ...environment
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const kill = async () => {
    if (isAlive(child)) child.kill('SIGKILL')
    await ended
  }
  running.add(kill)
  void ended.then(() => running.delete(kill))
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    isAlive: () => isAlive(child),
    kill,
    terminate: () => {
      child.kill('SIGTERM')
      return ended
    },
    ended
  }
}

/** Starts the server and waits until it serves. @throws Error with its output, if the server ends instead */
export async function startServer(
  environment: Record<string, string>,
  port?: number,
  program?: string
): Promise<ServerProcess> {
  const server = launchServer(environment, port ?? (await freePort()), program)
  await untilReady(server)
  return server
}

/** Waits until the server says that it is ready. @throws Error after 60 seconds, or when it ends */
export async function untilReady(server: ServerProcess): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await statusOf(`${server.url}/health/ready`).then(status => status === 200))) {
    if (!server.isAlive() || Date.now() > deadline)
      throw new Error(`The server did not start:\n${server.output()}`)
    await sleep(25)
  }
}

/** Returns the status of an answer; 0 when there is none. */
export const statusOf = (url: string, signal?: AbortSignal): Promise<number> =>
  fetch(url, { ...(signal && { signal }) }).then(
    async answer => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0
  )

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
