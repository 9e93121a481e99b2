/**
 * The reference server for writes. For each request it sends, in one transaction, the statements with which the product writes.
 * It has no session and no validation, takes no lock before, and does not check the state of the message. PLAN names the file
 * with the statements, which are recorded from the product.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import pg from 'pg'
import type { Inputs, WritePlan, WriteStep, WriteValue } from './record-writes.ts'

const plan: WritePlan = JSON.parse(readFileSync(process.env.PLAN ?? '', 'utf8'))
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const names = new Map<string, string>()
function nameOf(text: string): string {
  const name = names.get(text) ?? `w${names.size}`
  names.set(text, name)
  return name
}

/** Writes one request. @returns what the last statement returned */
async function write(steps: readonly WriteStep[], inputs: Inputs): Promise<unknown> {
  const client = await pool.connect()
  const results: Record<string, unknown>[] = []
  const unique = new Map<string, string>()
  const now = new Date()
  const madeAnew = (value: WriteValue): unknown => {
    if (value.is === 'same') return value.value
    if (value.is === 'now') return now
    if (value.is === 'input') return inputs[value.name]
    if (value.is === 'list') return value.of.map(madeAnew)
    if (value.is === 'result') return results[value.step]?.[value.column]
    const known =
      unique.get(value.like) ?? randomBytes(32).toString('hex').slice(0, Math.max(16, value.like.length))
    unique.set(value.like, known)
    return known
  }
  try {
    await client.query('begin')
    for (const { text, values } of steps) {
      const { rows } = await client.query({ name: nameOf(text), text, values: values.map(madeAnew) })
      results.push(rows[0] ?? {})
    }
    await client.query('commit')
    return results.at(-1)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Writes one request, and repeats the transaction after a deadlock, as the product does. */
async function writeAgain(steps: readonly WriteStep[], inputs: Inputs): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(steps, inputs)
    } catch (error) {
      const isDeadlock = error instanceof pg.DatabaseError && error.code === '40P01'
      if (!isDeadlock || attempt === 5) throw error
    }
  }
}

const app = fastify()
app.get('/ready', async () => (await pool.query('select 1')).rows)
app.post('/*', async ({ url, headers }) => {
  const steps = plan[url.split('?')[0] ?? '']
  if (!steps) throw new Error(`${url} is not in the plan`)
  return (await writeAgain(steps, JSON.parse(String(headers['x-inputs'])))) ?? {}
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
