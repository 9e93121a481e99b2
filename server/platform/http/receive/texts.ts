/** The most texts, names included, in a body above the general limit: one long text with a few fields beside it. */
const maxTexts = 100

const backslash = '\\'.charCodeAt(0)

/** Tells whether the quote at an index is a character of the text, because an odd number of backslashes stands before it. */
function isEscaped(json: string, quote: number): boolean {
  let at = quote
  while (json.charCodeAt(at - 1) === backslash) at--
  return (quote - at) % 2 === 1
}

/**
 * Tells whether a JSON document holds few texts. It stops as soon as it knows, so that a long document of many fields is
 * refused before it is parsed.
 */
export function hasFewTexts(json: string): boolean {
  let texts = 0
  for (let open = json.indexOf('"'); open !== -1; open = json.indexOf('"', open + 1)) {
    texts++
    if (texts > maxTexts) return false
    do open = json.indexOf('"', open + 1)
    while (open !== -1 && isEscaped(json, open))
    // the parser refuses a text without an end
    if (open === -1) return true
  }
  return true
}
