/** Texts that make a pattern backtrack: each nearly fits when it is repeated, and the end of the text does not. */
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

/** Lengths that are tried one after the other, so that the worst of patterns stops at the first. */
const lengths = [24, 32, 40, 200, 1_000, 5_000, 50_000] as const

/** Whether a longer text takes far longer than its length: the ratio is the pattern's, not the machine's. */
export function isSlow(expression: RegExp): boolean {
  return lures.some(lure => {
    let before = 0
    return lengths.some(length => {
      const text = `${lure.repeat(Math.ceil(length / lure.length))}\u0001`
      const isFar = (took: number) => took > 40 * Math.max(before, 0.25)
      const took = fastest(expression, text, 3)
      // other work on the machine makes a pattern seem slow, so a slow one is measured again
      const isSlowHere = isFar(took) && isFar(fastest(expression, text, took > 1000 ? 1 : 20))
      before = took
      return isSlowHere
    })
  })
}

/** Milliseconds of the fastest of some times. */
function fastest(expression: RegExp, text: string, times: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    if (expression.global) text.replaceAll(expression, '')
    else expression.test(text)
    least = Math.min(least, performance.now() - began)
    // one that long is slow however often it is tried
    if (least > 1000) break
  }
  return least
}
