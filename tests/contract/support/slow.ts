/** Texts that make a pattern backtrack: each repeated text nearly matches, and its end does not. */
const lures = [
  'a',
  '1',
  'A1',
  'a.',
  'a/',
  'a-',
  '@a',
  'a@a.',
  '.',
  '/',
  ' ',
  '中',
  '·',
  '=',
  'a1_',
  ':1',
  '0.',
  '-',
  '<',
  '<a ',
  '&',
  '"',
  '\n',
  ' \n',
  '{',
  '{a',
  '[',
  '(',
  '--',
  ',',
  'a,',
  '%',
  '\\',
  '\t',
  '<!--',
  ';',
  'a='
]

/** The lengths in the order of the tries, so that the slowest patterns stop at the first length. */
const lengths = [24, 32, 40, 200, 1_000, 5_000, 50_000] as const

/**
 * Tells whether the time for a pattern grows far faster than the length of the text; the speed of the machine does
 * not matter.
 */
export function isSlow(expression: RegExp): boolean {
  return lures.some(lure => {
    let before = 0
    return lengths.some(length => {
      const text = `${lure.repeat(Math.ceil(length / lure.length))}\u0001`
      const isFar = (took: number) => took > 40 * Math.max(before, 0.25)
      const took = fastest(expression, text, 3)
      // a collection of garbage makes a pattern seem slow, so a slow one is measured again
      const isSlowHere = isFar(took) && isFar(fastest(expression, text, took > 1000 ? 1 : 20))
      before = took
      return isSlowHere
    })
  })
}

/** Returns the fewest milliseconds of processor time of several tries: other work on the machine does not count. */
function fastest(expression: RegExp, text: string, times: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < times; time++) {
    const began = process.cpuUsage()
    if (expression.global) text.replaceAll(expression, '')
    else expression.test(text)
    const { user, system } = process.cpuUsage(began)
    least = Math.min(least, (user + system) / 1000)
    // a pattern that takes this long is slow in every try
    if (least > 1000) break
  }
  return least
}
