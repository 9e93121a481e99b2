import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/**
 * Reads the password from the environment, or else from the terminal without showing it, or else from the first line
 * of piped input.
 */
export async function askPassword(): Promise<string> {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD
  const { stdin, stdout } = process
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({
    input: stdin,
    output: stdin.isTTY ? silent : undefined,
    terminal: stdin.isTTY
  })
  if (stdin.isTTY) stdout.write('Password (it is not shown): ')
  try {
    const { value } = await lines[Symbol.asyncIterator]().next()
    return value ?? ''
  } finally {
    lines.close()
    if (stdin.isTTY) stdout.write('\n')
  }
}
