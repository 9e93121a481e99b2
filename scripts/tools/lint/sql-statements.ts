/** A statement of a file of SQL: its words in lower case with single spaces, and the line at which it begins. */
export type SqlStatement = { text: string; line: number }

/** Comments, texts, names in quotes, bodies of functions; the last alternative is everything else, a character at a time. */
const piece =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>\w*)\$(?<body>[\s\S]*?)\$\k<tag>\$|[\s\S]/g

/**
 * Splits SQL into statements, without comments, texts and bodies of functions. The body of a `do` runs at once: its
 * statements follow, and texts in it count as SQL, because it may execute them.
 */
export function sqlStatements(sql: string, firstLine = 1, keepTexts = false): SqlStatement[] {
  const statements: SqlStatement[] = []
  let [text, line, begun] = ['', firstLine, firstLine]
  const end = () => {
    const words = text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    if (words) statements.push({ text: words, line: begun })
    text = ''
  }
  for (const { 0: found, groups } of sql.matchAll(piece)) {
    if (!text.trim()) begun = line
    const body = groups?.body
    if (found === ';') end()
    else if (body !== undefined && /^\s*do\b/i.test(text)) statements.push(...sqlStatements(body, line, true))
    else if (found.startsWith("'")) text += keepTexts ? ` ${found.slice(1, -1)} ` : "''"
    else if (found.startsWith('"')) text += found.slice(1, -1)
    else if (body === undefined && !/^(--|\/\*)/.test(found)) text += found
    else text += ' '
    line += found.split('\n').length - 1
  }
  end()
  return statements
}

/** Splits at the commas that stand in no brackets. */
export function splitAtCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map(part => part.trim())
}
