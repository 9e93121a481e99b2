/** Sites in the one server process of a worker, for tests that neither kill the process nor change its environment. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { serverEnvironment, serverFlags } from '../../../scripts/tools/bootstrap/server-flags.mjs'
import { root } from '../../../scripts/tools/programs.ts'
import type { Answer, Order } from './site-host.ts'

/** The worker's process, kept for all its files. */
let host: { child: ChildProcess; output: () => string } | undefined
let orders = 0

/** Returns the worker's process; starts it for the first site, and again if it has ended. */
function runningHost() {
  if (host && host.child.exitCode === null && host.child.signalCode === null) return host
  const child = fork(join(import.meta.dirname, 'site-host.ts'), [], {
    execArgv: [...serverFlags],
    // as `npm start` does it
    env: { ...serverEnvironment(root), PATH: process.env.PATH, NODE_ENV: 'production', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc']
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
  // neither the process nor its pipes keep the worker alive
  child.unref()
  child.channel?.unref()
  host = { child, output: () => output }
  return host
}

async function give(order: Order): Promise<void> {
  const { child, output } = runningHost()
  const answered = new Promise<Answer>(resolve => {
    const listen = (answer: Answer) => {
      if (answer.nth !== order.nth) return
      child.off('message', listen)
      resolve(answer)
    }
    child.on('message', listen)
  })
  const ended = once(child, 'exit').then(([code]) => ({ nth: order.nth, failure: `It ended with ${code}.` }))
  child.send(order)
  const { failure } = await Promise.race([answered, ended])
  if (failure) throw new Error(`The site did not obey: ${failure}\n${output()}`)
}

/**
 * Starts a site with these settings of the environment and waits until it serves.
 * @returns a function that stops it
 * @throws Error with the output of the process
 */
export async function startHostedSite(
  settings: Readonly<Record<string, string>>,
  port: number
): Promise<() => Promise<void>> {
  const nth = ++orders
  await give({
    nth,
    start: { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', MAX_DELAY: '0', ...settings }
  })
  return () => give({ nth: ++orders, stop: nth })
}
