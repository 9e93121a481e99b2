import { isObject, type Json, type JsonObject } from '../json.ts'

/** The most columns of a line with a whole value or several values of a list. */
const width = 200

/**
 * The number of levels without indentation: nearly every line is inside of a path or a kind of components, and would
 * get two more spaces.
 */
const frame = 2

/** The text of one item of a list or an object, and whether it may share a line with its neighbours. */
interface Part {
  text: string
  shares: boolean
}

/**
 * Writes a document as JSON that people can compare. A value is on one line if it fits; items of a list, and plain
 * values and references of an object, share a line if they fit.
 */
export function emitDocument(document: Json): string {
  return `${write(document, 0, 0)}\n`
}

/**
 * Writes one value.
 * @param used columns before the value on its line
 */
function write(value: Json, depth: number, used: number): string {
  const line = JSON.stringify(value)
  if (indent(depth).length + used + line.length <= width || typeof value !== 'object' || value === null)
    return line
  const entries = isObject(value) ? Object.entries(value) : []
  const [only] = entries
  if (only && entries.length === 1) {
    const head = `{${nameOf(only[0])}`
    return `${head}${write(only[1], depth, used + head.length)}}`
  }
  const inside = depth + 1
  const parts = isObject(value) ? partsOfObject(value, inside) : partsOfList(value, inside)
  const gap = `\n${indent(inside)}`
  const [open, close] = isObject(value) ? '{}' : '[]'
  return `${open}${gap}${fill(parts, inside).join(`,${gap}`)}\n${indent(depth)}${close}`
}

const indent = (depth: number) => ' '.repeat(Math.max(0, depth - frame))

const nameOf = (key: string) => `${JSON.stringify(key)}:`

function partsOfList(list: readonly Json[], depth: number): Part[] {
  return list.map(child => ({ text: write(child, depth, 0), shares: true }))
}

function partsOfObject(object: JsonObject, depth: number): Part[] {
  return Object.entries(object).map(([key, child]) => {
    const name = nameOf(key)
    return { text: name + write(child, depth, name.length), shares: isPlain(child) || isReference(child) }
  })
}

const isPlain = (value: Json) => !isObject(value) && !Array.isArray(value)
const isReference = (value: Json) =>
  isObject(value) && typeof value.$ref === 'string' && Object.keys(value).length === 1

/** Joins items that may share a line, as many as fit on it. */
function fill(parts: readonly Part[], depth: number): string[] {
  const room = width - indent(depth).length
  const lines: Part[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const together = `${last?.text},${part.text}`
    if (last?.shares && part.shares && together.length <= room) last.text = together
    else lines.push({ ...part })
  }
  return lines.map(({ text }) => text)
}
