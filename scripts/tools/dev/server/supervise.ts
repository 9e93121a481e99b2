import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../programs.ts'
import type { CallName, Calls, FromServer, Problem, ToServer } from '../messages.ts'
import { placeIn } from './place.ts'

/** Milliseconds that a server has to end the requests under way. */
const grace = 1000

/** Milliseconds of rest before the next server is prepared, which would take the processor from the one that starts. */
const pauseBeforeSpare = 500

/** The number of last characters of the error output that are kept. */
const keptOutput = 6000

/** The functions by which a supervisor reports what happens. */
export type Listeners = {
  calls: { [Name in CallName]: (payload: Calls[Name]['payload']) => Promise<Calls[Name]['answer']> }
  onServing(milliseconds: number, addresses: string): void
  onProblem(problem: Problem): void
  onUnrendered(): void
}

export type Supervisor = {
  /** Replaces the server by one that knows the changed files. */
  restart(changed: readonly string[]): void
  /** Resolves with the port of the server, as soon as there is one that serves; undefined if it could not start. */
  port(): Promise<number | undefined>
  /** Tells the servers which files of the portal's renderer have changed. */
  forget(files: readonly string[]): void
  stop(): Promise<void>
}

type ServerProcess = {
  child: ChildProcess
  send(message: ToServer): void
  ended: Promise<void>
  /** The end of its error output. */
  output(): string
}

/**
 * Keeps a server running, and another one prepared for the next restart.
 * @param socketFile of the process that holds the embedded database; undefined if PostgreSQL is used
 */
export function superviseServer(socketFile: Promise<string | undefined>, listeners: Listeners): Supervisor {
  let spare: ServerProcess | undefined
  /** The files that have changed since the spare has begun. */
  const changedForSpare = new Set<string>()
  let current: ServerProcess | undefined
  let port = deferred<number | undefined>()
  let spareTimer: NodeJS.Timeout | undefined

  const launch = () => launchProcess((server, message) => receive(server, message))

  function receive(server: ServerProcess, message: FromServer): void {
    if (message.type === 'call') void answer(server, message)
    else if (message.type === 'unrendered') listeners.onUnrendered()
    else if (server === current) {
      port.resolve(message.port)
      listeners.onServing(performance.now() - startedAt, message.addresses)
      spareTimer = setTimeout(prepareSpare, pauseBeforeSpare)
    }
  }

  async function answer(server: ServerProcess, { id, name, payload }: Extract<FromServer, { type: 'call' }>) {
    try {
      const call = listeners.calls[name] as (payload: unknown) => Promise<unknown>
      server.send({ type: 'answer', id, value: await call(payload) })
    } catch (error) {
      server.send({ type: 'answer', id, error: error instanceof Error ? error.message : String(error) })
    }
  }

  let startedAt = 0

  function prepareSpare(): void {
    if (spare) return
    changedForSpare.clear()
    spare = launch()
  }

  function restart(changed: readonly string[]): void {
    startedAt = performance.now()
    clearTimeout(spareTimer)
    if (port.isSettled) port = deferred()
    for (const file of changed) changedForSpare.add(file)
    const before = current
    const server = spare ?? launch()
    server.send({ type: 'load', changed: spare ? [...changedForSpare] : [] })
    spare = undefined
    current = server
    // the two must not use the database at once
    void Promise.all([socketFile, end(before)]).then(([file]) =>
      server.send({ type: 'serve', socketFile: file })
    )
    void server.ended.then(() => {
      if (current !== server) return
      current = undefined
      if (port.isSettled) port = deferred()
      port.resolve(undefined)
      listeners.onProblem(problemOf(server.output()))
      spareTimer = setTimeout(prepareSpare, pauseBeforeSpare)
    })
  }

  async function stop(): Promise<void> {
    clearTimeout(spareTimer)
    const running = [current, spare]
    current = undefined
    spare = undefined
    await Promise.all(running.map(end))
  }

  prepareSpare()
  return {
    restart,
    port: () => port.promise,
    forget(files) {
      for (const server of [current, spare]) server?.send({ type: 'changed', files })
    },
    stop
  }
}

function launchProcess(onMessage: (server: ServerProcess, message: FromServer) => void): ServerProcess {
  const child = fork(join(import.meta.dirname, 'child.ts'), [], {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc']
  })
  let output = ''
  child.stderr?.on('data', chunk => {
    const text = String(chunk).replaceAll(inspectorLines, '')
    output = (output + text).slice(-keptOutput)
    process.stderr.write(text)
  })
  const server: ServerProcess = {
    child,
    send: message => {
      if (child.connected) child.send(message)
    },
    ended: new Promise(resolve => child.on('close', () => resolve())),
    output: () => output
  }
  child.on('message', (message: FromServer) => onMessage(server, message))
  return server
}

/** Lines about debuggers, which would come at each restart. */
const inspectorLines = /^(?:Debugger |For help, see: https:\/\/nodejs\.org|Waiting for the debugger).*\n/gm

async function end(server: ServerProcess | undefined): Promise<void> {
  if (!server) return
  server.child.kill('SIGTERM')
  const last = setTimeout(() => server.child.kill('SIGKILL'), grace)
  await server.ended
  clearTimeout(last)
}

function problemOf(output: string): Problem {
  const message = output.trim() || 'The server has ended without a word.'
  const place = placeIn(message, root)
  return { title: 'The server could not start', message, ...(place && { place }) }
}

function deferred<T>() {
  let settle: (value: T) => void = () => {}
  const promise = new Promise<T>(resolve => {
    settle = resolve
  })
  const result = {
    promise,
    isSettled: false,
    resolve(value: T) {
      result.isSettled = true
      settle(value)
    }
  }
  return result
}
