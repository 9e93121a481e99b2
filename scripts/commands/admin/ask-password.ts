import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { choosePassword, PasswordRefused } from './choose-password.ts'

/**
 * Reads the password from the environment, or else twice from the terminal without showing it, or else from the first
 * line of piped input.
 * @throws PasswordRefused if nobody chooses one at the terminal, or nothing is piped
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
  const typed = lines[Symbol.asyncIterator]()
  const nextLine = async () => {
    const { value, done } = await typed.next()
    return done ? undefined : value
  }
  try {
    if (!stdin.isTTY) return (await nextLine()) ?? refuseNobody()
    return await choosePassword(
      async question => {
        stdout.write(question)
        const line = await nextLine()
        stdout.write('\n')
        return line
      },
      line => void stdout.write(`${line}\n`)
    )
  } finally {
    lines.close()
  }
}

function refuseNobody(): never {
  throw new PasswordRefused(
    'There is no terminal to ask for the password. Set ADMIN_PASSWORD, or pipe the password in. No account was made.'
  )
}
