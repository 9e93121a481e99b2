import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/** The number of characters in one write to the stream. */
const portion = 1 << 20

/** Writes rows with the columns of the first row, by COPY. */
export async function copyRows(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  const written = finished(stream)
  let text = ''
  const send = async () => {
    if (!stream.write(text)) await once(stream, 'drain')
    text = ''
  }
  for (const row of rows as readonly Record<string, unknown>[]) {
    let separator = ''
    for (const column of columns) {
      text += separator + encode(row[column])
      separator = '\t'
    }
    text += '\n'
    if (text.length > portion) await send()
  }
  if (text) await send()
  stream.end()
  await written
}

/** Returns a value in the text format of COPY. */
function encode(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return encodeText(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  // columns with objects are JSON
  if (typeof value === 'object') return encodeText(JSON.stringify(value))
  return String(value)
}

const encodeText = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, escaped) : text

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (character: string): string => escapes[character] ?? character
