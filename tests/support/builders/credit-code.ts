const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Returns a unified social credit code with its check character that this process has not used before. */
export function aCreditCode(): string {
  const body = `91330600MA${String(++last).padStart(7, '0')}`
  const sum = [...body].reduce((total, character, at) => total + alphabet.indexOf(character) * 3 ** at, 0)
  return `${body}${alphabet[(31 - (sum % 31)) % 31]}`
}

let last = 0
