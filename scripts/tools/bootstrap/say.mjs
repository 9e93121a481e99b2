/** A failure whose message already tells the reader what happened and what to do next. */
export class Halt extends Error {}

/** Prints one line of progress. */
export function say(/** @type {string} */ line) {
  process.stdout.write(`${line}\n`)
}

const ADVICE = [
  {
    signs: /ENOSPC|no space left on device/i,
    advice:
      'The disk is full. Free about 2 GB (`df -h .` shows what is left), then run the same command again.'
  },
  {
    signs:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/,
    advice:
      'The package registry cannot be reached. Check the network or the proxy; ' +
      '`npm config get registry` shows the address that npm asks. Then run the same command again.'
  },
  {
    signs: /EACCES|EPERM|EROFS|permission denied/i,
    advice:
      'This folder cannot be written by the current user. On a server, its owner installs and builds in it ' +
      '(`npm ci --ignore-scripts && npm run build`), and then the site is started. Elsewhere, run the command as the ' +
      'owner of the folder, or clone the repository to a folder of your own.'
  },
  {
    signs: /EUSAGE|can only install packages when your package\.json and package-lock\.json/,
    advice:
      'package.json and package-lock.json do not agree. Run `npm install`, then commit package-lock.json.'
  },
  {
    signs: /EINTEGRITY/,
    advice: 'A downloaded package is damaged. Run `npm cache clean --force`, then try again.'
  }
]

/** Returns the advice for a failure whose text contains a known sign; undefined otherwise. */
export function adviceFor(/** @type {string} */ text) {
  return ADVICE.find(({ signs }) => signs.test(text))?.advice
}

/** Runs the main function of a command; a failure ends the process with a text that tells a newcomer what to do. */
export async function main(/** @type {() => Promise<number>} */ command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const advice = error instanceof Halt ? undefined : adviceFor(text)
    const detail =
      error instanceof Error && !(error instanceof Halt) && !advice ? (error.stack ?? text) : text
    process.stderr.write(`\n${[detail, advice].filter(Boolean).join('\n')}\n`)
    process.exitCode = 1
  }
}
