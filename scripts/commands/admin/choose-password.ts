import { isStrongPassword } from '@board/schemas/facts/passwords'

/** The rule of passwords, for the person who ran the command. */
export const passwordRule =
  'The password needs 8 to 20 characters of at least three kinds: lower case, upper case, digits, symbols.'

/** The person at the terminal did not choose a password. */
export class PasswordRefused extends Error {
  override readonly name = 'PasswordRefused'
}

const mostAttempts = 3

/**
 * Asks for a new password twice, and again where it breaks the rule or the two differ.
 * @param ask shows a question and returns the line that is typed; undefined if there is no more
 * @throws PasswordRefused after three attempts, or if nobody types any more
 */
export async function choosePassword(
  ask: (question: string) => Promise<string | undefined>,
  say: (line: string) => void
): Promise<string> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const password = await ask('Password (it is not shown): ')
    if (password === undefined) break
    if (!isStrongPassword(password)) say(passwordRule)
    else if ((await ask('The same once more: ')) === password) return password
    else say('The two are not the same.')
  }
  throw new PasswordRefused('No password was chosen, and no account was made.')
}
