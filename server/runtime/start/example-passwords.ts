/**
 * Passwords that stand in the README, the guides and the examples of this repository: everybody can read them. A test finds
 * them there.
 */
const examples: ReadonlySet<string> = new Set([
  // an earlier README
  'a-password-of-its-own',
  'a-secret-of-its-own',
  // of the demo's accounts
  'liuyan@2026',
  'chang-jiang9'
])

/** Tells whether a password is one of an example, or the mark in whose place a password belongs, such as `<password>`. */
export const isExamplePassword = (password: string): boolean =>
  examples.has(password.toLowerCase()) || /^(<.*>|\{.*\}|…|\.\.\.|x{3,}|\*{3,})$/i.test(password)
