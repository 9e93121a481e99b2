/** The rule of a strong password. */

/** The rule of a strong password: its length, and the number of character classes that it contains (specification 5). */
export const strongPassword = { min: 8, max: 20, classes: 3 } as const

/** The four classes of a password's characters (specification 5). */
export const passwordClasses = {
  lower: /[a-z]/,
  upper: /[A-Z]/,
  digit: /[0-9]/,
  symbol: /[^a-zA-Z0-9]/
} as const

export type PasswordClass = keyof typeof passwordClasses

/** Returns the parts of the rule that a password meets. Forms show the result while the user types. */
export function passwordFacts(value: string): { isLongEnough: boolean; classes: PasswordClass[] } {
  const names = Object.keys(passwordClasses) as PasswordClass[]
  return {
    isLongEnough: value.length >= strongPassword.min && value.length <= strongPassword.max,
    classes: names.filter(name => passwordClasses[name].test(value))
  }
}

/** Tells whether a password is strong: 8 to 20 characters of at least three of the four classes (specification 5). */
export function isStrongPassword(value: string): boolean {
  const { isLongEnough, classes } = passwordFacts(value)
  return isLongEnough && classes.length >= strongPassword.classes
}
