import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Halt } from './say.mjs'

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string, timeoutMs?: number, yields?: boolean }} Options */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const GRACE_MS = 10_000

/** Runs a program in place of this process: in the same terminal, with signals passed on; returns its exit code. */
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
 * Runs a program without showing its output, and returns its exit code and output; with `log`, the output is also
 * written to a file; with `yields`, the processor serves every other process first.
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

/** Returns the last lines of an output without colours, for a reader who needs the reason and not the whole log. */
export function tail(/** @type {string} */ text, lines = 40) {
  return stripVTControlCharacters(text).trimEnd().split('\n').slice(-lines).join('\n')
}

/**
 * Waits for the end of a program, and passes on every signal that asks this process to end.
 * @param {ChildProcess} child
 * @returns {Promise<{ code: number, stopped: boolean }>}
 */
function ended(child) {
  let stopped = false
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    stopped = true
    // in a terminal, Ctrl+C has already reached the whole process group; a second SIGINT would mean an immediate stop
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
 * Watches for the end of the parent process under npm, and treats it as a signal, because the shell between npm and
 * this process does not pass signals on. It does not watch elsewhere, so a server started by hand may outlive its
 * terminal.
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
