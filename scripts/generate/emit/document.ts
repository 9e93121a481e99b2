import { isObject, type Json } from '../json.ts'

/** Columns of a line that holds a whole value, or several values of a list. */
const width = 160

/** A document as JSON to compare by eye: a value stands on one line where it fits there. */
export function emitDocument(document: Json): string {
  return `${write(document, 0, 0)}\n`
}

/** @param used columns that stand before the value on its line */
function write(value: Json, depth: number, used: number): string {
  const line = JSON.stringify(value)
  if (depth + used + line.length <= width || typeof value !== 'object' || value === null) return line
  const entries = isObject(value) ? Object.entries(value) : []
  const [only] = entries
  if (only && entries.length === 1) {
    const head = `{${nameOf(only[0])}`
    return `${head}${write(only[1], depth, used + head.length)}}`
  }
  const inside = depth + 1
  const lines = isObject(value)
    ? entries.map(([key, child]) => nameOf(key) + write(child, inside, nameOf(key).length))
    : fill(
        value.map(child => write(child, inside, 0)),
        inside
      )
  const gap = `\n${' '.repeat(inside)}`
  const [open, close] = isObject(value) ? '{}' : '[]'
  return `${open}${gap}${lines.join(`,${gap}`)}\n${' '.repeat(depth)}${close}`
}

const nameOf = (key: string) => `${JSON.stringify(key)}:`

/** Puts as many parts of a list on a line as fit there. */
function fill(parts: readonly string[], depth: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const together = `${lines.at(-1)},${part}`
    if (lines.length > 0 && depth + together.length <= width) lines[lines.length - 1] = together
    else lines.push(part)
  }
  return lines
}
