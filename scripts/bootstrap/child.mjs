import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Halt } from './say.mjs'

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string, timeoutMs?: number, yields?: boolean }} Options */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const GRACE_MS = 10_000

/** Runs a program in our place: same terminal, signals passed on, its exit code given back. */
export async function handOver(
  /** @type {string} */ program,
  /** @type {string[]} */ args,
  /** @type {Options} */ { cwd, env = process.env } = {}
) {
  const child = spawn(program, args, { cwd, env, stdio: 'inherit' })
  const { code } = await ended(child)
  return code
}

/**
 * Runs a program quietly and gives back its exit code and what it printed; with `log`, that goes to a file as well;
 * with `yields`, every other process comes first at the processor.
 * @param {string} program
 * @param {string[]} args
 * @param {Options} options
 * @returns {Promise<{ code: number, output: string }>}
 * @throws Halt when this process was asked to stop meanwhile
 */
export async function capture(program, args, { cwd, env = process.env, log, timeoutMs, yields } = {}) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  if (log) mkdirSync(dirname(log), { recursive: true })
  const file = log ? createWriteStream(log) : undefined
  /** @type {Buffer[]} */
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      chunks.push(chunk)
      file?.write(chunk)
    })
  }
  const timer = timeoutMs ? setTimeout(() => stop(child), timeoutMs) : undefined
  try {
    const { code, stopped } = await ended(child)
    if (stopped) throw new Halt('Stopped before the end.')
    return { code, output: Buffer.concat(chunks).toString() }
  } finally {
    clearTimeout(timer)
    file?.end()
  }
}

/** The last lines of an output, without colours, for a reader who wants the reason and not the whole log. */
export function tail(/** @type {string} */ text, lines = 40) {
  return stripVTControlCharacters(text).trimEnd().split('\n').slice(-lines).join('\n')
}

/**
 * Waits for a program's end, and passes on to it every wish that we should end.
 * @param {ChildProcess} child
 * @returns {Promise<{ code: number, stopped: boolean }>}
 */
function ended(child) {
  let stopped = false
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    stopped = true
    // In a terminal, Ctrl+C has reached the whole process group already; a second one would mean "at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  const watch = watchLauncher(() => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), stopped })
    })
  }).finally(() => {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, pass)
  })
}

/**
 * npm passes a signal to a shell between it and us, and the shell keeps it to itself. So, under npm, the end of our
 * parent counts as a signal. Elsewhere it does not: a server started by hand may outlive its terminal.
 */
function watchLauncher(/** @type {() => void} */ onEnd) {
  if (!process.env.npm_lifecycle_event) return undefined
  const launcher = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === launcher) return
    clearInterval(watch)
    onEnd()
  }, 300)
  return watch.unref()
}

function stop(/** @type {ChildProcess} */ child) {
  child.kill('SIGTERM')
  const last = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  child.on('exit', () => clearTimeout(last))
}
