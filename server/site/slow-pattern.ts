/** Regular expressions that administrators write are run on what strangers type: those that could take for ever are refused. */

/** A character class, an escape, or a single character. */
const atom = /\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\.|[^\\[\]]/suy
const quantifier = /[*+?]|\{\d+(?:,\d*)?\}/y
const groupStart = /\((?:\?:|\?<[A-Za-z]\w*>)?/y
const looksAround = /\(\?(?:=|!|<=|<!)/y
const refersBack = /\\(?:[1-9]|k<)/y

/** Repetitions of unknown length in one expression: each one more multiplies the ways to fail. */
const mostRepetitions = 3

const isUnknown = (times: string): boolean => times !== '?' && !/^\{\d+\}$/.test(times)

/**
 * Whether a valid regular expression may need more than a moment for a short text: something that repeats stands inside
 * of what is repeated, alternatives are repeated, it looks around or back, or it repeats too often in a row.
 */
export function isSlowPattern(source: string): boolean {
  let at = 0
  let repetitions = 0
  // of each open group: whether its length can vary
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
  return repetitions > mostRepetitions
}
