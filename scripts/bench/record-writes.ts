import { readConfig } from '@board/server/platform/config/config'
import { openDatabase } from '@board/server/platform/database/open'
import { openKeys } from '@board/server/platform/keys/keys'
import { buildApp } from '@board/server/runtime/app'
import { wire } from '@board/server/runtime/wire'
import type pg from 'pg'
import type { Request } from './load.ts'
import { boardEnvironment, forgetKeys } from './processes.ts'

/** A value of a statement. The twin makes it again for each request. */
export type WriteValue =
  | { is: 'same'; value: unknown }
  | { is: 'now' }
  /** An input of the request: the message, its author … */
  | { is: 'input'; name: string }
  /** A column of the row that an earlier statement of the transaction returned. */
  | { is: 'result'; step: number; column: string }
  | { is: 'list'; of: WriteValue[] }
  /** A unique text. The twin uses one text wherever the product sent the same text. */
  | { is: 'unique'; like: string }

export type WriteStep = { text: string; values: WriteValue[] }

/** The writing statements of each path, in the order of their transaction. */
export type WritePlan = Record<string, WriteStep[]>

type Sent = {
  /** The connection. */
  by: object
  text: string
  values: readonly unknown[]
  rows: readonly Record<string, unknown>[]
}

/** Ids of the records of a request, by name. The product finds them; the twin gets them in a header. */
export type Inputs = Readonly<Record<string, number>>

export type WriteRequest = { request: Request; inputs: Inputs }

/** The header with the inputs for the twin; the product does not read it. */
export const inputsHeader = 'x-inputs'

/**
 * Lets the product answer two requests of one kind, and finds the values of its statements that differ between them.
 * @param pairs two requests of each kind
 */
export async function recordWrites(
  url: string,
  folder: string,
  pairs: readonly (readonly [WriteRequest, WriteRequest])[]
): Promise<WritePlan> {
  await forgetKeys(url)
  const database = await openDatabase({ url })
  if (database.kind !== 'postgres') throw new Error('Writes are recorded on PostgreSQL')
  const sent = recordStatements(database.pool)
  const config = readConfig(boardEnvironment(0, folder))
  const app = await buildApp(wire({ config, database, keys: await openKeys(config.keysFolder) }))
  const plan: WritePlan = {}
  try {
    for (const pair of pairs) {
      const [one, other] = [await answered(pair[0]), await answered(pair[1])]
      plan[pathOf(pair[0].request)] = stepsOf(one, other)
    }
  } finally {
    await app.close()
    await database.close()
  }
  return plan

  async function answered({ request, inputs }: WriteRequest): Promise<Recorded> {
    sent.length = 0
    const { method, url: address, headers = {}, body = '' } = request
    const answer = await app.inject({ method, url: address, headers, payload: body })
    if (answer.statusCode !== 200) throw new Error(`${address} was answered ${answer.body}`)
    return { inputs, statements: writesIn(sent) }
  }
}

export const pathOf = ({ url }: Request): string => url.split('?')[0] ?? ''

/** Records all statements of a pool's connections, with the returned rows. */
function recordStatements(pool: pg.Pool): Sent[] {
  const sent: Sent[] = []
  const known = new WeakSet<object>()
  pool.on('acquire', client => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult | undefined>
    const recorded = async (...args: unknown[]) => {
      const [text, values = []] = args
      const one: Sent = { by: client, text: String(text), values: values as unknown[], rows: [] }
      sent.push(one)
      const result = await query(...args)
      one.rows = result?.rows ?? []
      return result
    }
    client.query = recorded as typeof client.query
  })
  return sent
}

const writing = /^\s*(insert|update|delete|with\b[\s\S]*\b(insert|update|delete)\b|select pg_notify)/i

/** Returns the writing statements of a transaction. Its reads are not part of the least work. */
function writesIn(sent: readonly Sent[]): Sent[] {
  const begin = sent.findIndex(({ text }) => /^(begin|start transaction)/i.test(text))
  const own = sent.slice(begin).filter(({ by }) => by === sent[begin]?.by)
  const end = own.findIndex(({ text }) => /^commit/i.test(text))
  return own.slice(0, end).filter(({ text }) => writing.test(text))
}

type Recorded = { inputs: Inputs; statements: readonly Sent[] }

function stepsOf(one: Recorded, other: Recorded): WriteStep[] {
  if (one.statements.map(({ text }) => text).join() !== other.statements.map(({ text }) => text).join())
    throw new Error('Two requests of one kind were written by different statements')
  const madeAnew = (step: number, value: unknown, changed: unknown): WriteValue => {
    if (value instanceof Date) return isNow(value) ? { is: 'now' } : { is: 'same', value }
    if (value === changed) return { is: 'same', value }
    if (Array.isArray(value) && Array.isArray(changed) && value.length === changed.length)
      return { is: 'list', of: value.map((item, index) => madeAnew(step, item, changed[index])) }
    const name = Object.keys(one.inputs).find(
      input => one.inputs[input] === value && other.inputs[input] === changed
    )
    if (name !== undefined) return { is: 'input', name }
    const result = resultOf(step, value, changed)
    if (result) return result
    // documents are kept as they are; keys, nonces and hashes must differ
    const isWord = typeof value === 'string' && /^[\w.:=+/-]+$/.test(value)
    return isWord ? { is: 'unique', like: value } : { is: 'same', value }
  }
  const resultOf = (before: number, value: unknown, changed: unknown): WriteValue | undefined => {
    for (let step = 0; step < before; step++) {
      const [mine, others] = [one.statements[step]?.rows[0] ?? {}, other.statements[step]?.rows[0] ?? {}]
      const column = Object.keys(mine).find(name => mine[name] === value && others[name] === changed)
      if (column !== undefined) return { is: 'result', step, column }
    }
    return undefined
  }
  return one.statements.map(({ text, values }, step) => ({
    text,
    values: values.map((value, index) => madeAnew(step, value, other.statements[step]?.values[index]))
  }))
}

const isNow = (moment: Date) => Math.abs(Date.now() - moment.getTime()) < 60_000
