/** The length that what stands for a placeholder may have: a subject has at most 50 characters. */
const longestFact = 60

/** The least length of a text that counts: a shorter one is a turn of phrase, which any reply may have. */
const shortestText = 10

/** A placeholder of a standard text, such as {留言人}: a fact of the message stands in its place. */
export const placeholder = /\{[^{}]{1,8}\}/u

const lettersOf = (text: string): string => text.replace(/[^\p{Script=Han}A-Za-z0-9]+/gu, '')

function patternOf(text: string): RegExp | undefined {
  // only letters and digits are left, so that nothing has to be escaped
  const parts = text.split(placeholder).map(lettersOf)
  if (parts.join('').length < shortestText) return undefined
  return new RegExp(parts.join(`.{0,${longestFact}}?`), 'u')
}

const longestFirst = (one: string, other: string): number => other.length - one.length

/**
 * Takes standard texts out of an answer, with whatever stands for their placeholders; spaces and punctuation do not count.
 * @returns the letters and digits that are left; undefined if the answer has none of the texts
 */
export function withoutTexts(answer: string, texts: readonly string[]): string | undefined {
  const letters = lettersOf(answer)
  const left = texts.toSorted(longestFirst).reduce((rest, text) => {
    const pattern = patternOf(text)
    return pattern ? rest.replace(pattern, '') : rest
  }, letters)
  return left === letters ? undefined : left
}
