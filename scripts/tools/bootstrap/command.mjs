import { parseArgs } from 'node:util'
import { commands } from './commands.mjs'

/** @typedef {keyof typeof commands} CommandName */

/**
 * The shape of a row of the table.
 * @typedef {{
 *   does: string,
 *   program: string,
 *   words?: { name: string, least: number, most: number },
 *   options: Readonly<Record<string, { type: 'boolean' | 'string', default?: boolean | string }>>,
 *   about: Readonly<Record<string, string>>
 * }} Command
 */

/** The exit code of a command that was called in a way that it does not know. */
export const wrongCall = 2

/**
 * Reads the arguments of a command. `--help` prints its usage and ends the process; an unknown option, or a word too many or
 * too few, ends it with one line and the exit code 2, before anything is done.
 * @template {CommandName} Name
 * @param {Name} name
 * @returns {ReturnType<typeof parseArgs<{ options: (typeof commands)[Name]['options'], allowPositionals: true }>>}
 */
export function readCommand(name, args = process.argv.slice(2)) {
  endQuietly()
  const { options, words = { name: '', least: 0, most: 0 } } = /** @type {Command} */ (commands[name])
  let parsed
  try {
    parsed = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true
    })
  } catch (error) {
    // the first sentence names the option; the next ones explain how to write a file that begins with a dash
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
    return refuseCall(name, reason)
  }
  const { help, ...values } = parsed.values
  if (help) {
    process.stdout.write(usageOf(name))
    process.exit(0)
  }
  const { positionals } = parsed
  if (positionals.length > words.most) return refuseCall(name, `Unexpected word '${positionals[words.most]}'`)
  if (positionals.length < words.least) return refuseCall(name, `Missing ${words.name}`)
  return /** @type {never} */ ({ values, positionals })
}

/**
 * Ends the process because of how a command was called, with one line and the exit code 2.
 * @param {CommandName} name
 * @param {string} reason
 * @returns {never}
 */
export function refuseCall(name, reason) {
  process.stderr.write(
    `${callOf(name)}: ${reason.replace(/[.\s]+$/, '')}. Its options: ${callOf(name)} -- --help\n`
  )
  process.exit(wrongCall)
}

/**
 * Checks the arguments of the program that a launcher is about to run, if it is a command of package.json.
 * @param {readonly string[]} args the program and its arguments
 */
export function checkProgram([program = '', ...args]) {
  const path = program.replaceAll('\\', '/')
  for (const name of /** @type {CommandName[]} */ (Object.keys(commands)))
    if (path === commands[name].program || path.endsWith(`/${commands[name].program}`))
      readCommand(name, args)
}

/** @param {CommandName} name */
export function usageOf(name) {
  const { does, options, about, words } = /** @type {Command} */ (commands[name])
  const named = Object.entries(options).map(
    ([option, { type }]) => `--${option}${type === 'string' ? ' <value>' : ''}`
  )
  const call = [
    callOf(name),
    words || named.length > 0 ? '--' : '',
    words?.name,
    named.length > 0 ? '[options]' : ''
  ]
  const width = Math.max(0, ...named.map(option => option.length))
  const lines = Object.keys(options).map(
    (option, at) => `  ${named[at]?.padEnd(width)}  ${about[option] ?? ''}`
  )
  return `${[call.filter(Boolean).join(' '), `  ${does}`, ...lines].join('\n')}\n`
}

/** @param {CommandName} name */
const callOf = name => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)

/** Goes on without output if whoever reads it has enough, such as `| head -1`; the exit code stays what it is. */
function endQuietly() {
  if (process.stdout.listenerCount('error') > 0) return
  process.stdout.on('error', error => {
    if (!('code' in error && error.code === 'EPIPE')) throw error
  })
}
