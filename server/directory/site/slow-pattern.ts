/**
 * Finds slow regular expressions. Administrators write them, and they run on texts of strangers, so those that could run
 * for a very long time are refused.
 */

/** A character class, an escape, or a single character. */
const atom = /\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\.|[^\\[\]]/suy
const quantifier = /[*+?]|\{\d+(?:,\d*)?\}/y
const groupStart = /\((?:\?:|\?<[A-Za-z]\w*>)?/y
const looksAround = /\(\?(?:=|!|<=|<!)/y
const refersBack = /\\(?:[1-9]|k<)/y

/** The number of repetitions of unknown length in one expression; each further one multiplies the ways to fail. */
const maxRepetitions = 3

const isUnknown = (times: string): boolean => times !== '?' && !/^\{\d+\}$/.test(times)

/**
 * Tells whether a valid regular expression may need long for a short text. It may if a repetition contains another one,
 * if alternatives are repeated, if it looks around or back, or if it has too many repetitions in a row.
 */
export function isSlowPattern(source: string): boolean {
  let at = 0
  let repetitions = 0
  // for each open group: whether its length can vary
  const groups: boolean[] = [false]
  const take = (what: RegExp): string | undefined => {
    what.lastIndex = at
    const found = what.exec(source)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const varies = () => groups.push(groups.pop() !== undefined)
  while (at < source.length) {
    if (take(looksAround) !== undefined || take(refersBack) !== undefined) return true
    if (take(groupStart) !== undefined) {
      groups.push(false)
      continue
    }
    const one = take(atom)
    if (one === undefined) return true
    const isGroup = one === ')'
    const isInnerVarying = isGroup && groups.pop() === true
    if (one === '|') varies()
    const times = take(quantifier)
    if (times !== undefined && take(/\?/y) === '?') varies()
    if (times !== undefined && isInnerVarying && times !== '?') return true
    if (times !== undefined && isUnknown(times)) repetitions++
    if (isInnerVarying || (times !== undefined && !/^\{\d+\}$/.test(times))) varies()
  }
  return repetitions > maxRepetitions
}
