/**
 * The reference server of the comparison: the least work with which a server in this language can send the same
 * queries. It has no validation, no session rules, no envelope and no security headers. PLAN names a file with the
 * queries of each URL, as recorded from the product.
 */
import { readFileSync } from 'node:fs'
import { planPerValue } from '@board/server/platform/database/statements/statements'
import fastify from 'fastify'
import pg from 'pg'
import type { Plan } from './statements.ts'

const plan: Plan = JSON.parse(readFileSync(process.env.PLAN ?? '', 'utf8'))
/** Times stay the text that the database sends, because parsing and formatting them is not part of the least work. */
const moments = [1114, 1184]
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    moments.includes(oid) ? (text: string) => text : pg.types.getTypeParser(oid, format)
}
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, types })

const names = new Map<string, string>()
/** Returns the name of a statement as in the product; undefined for a statement that is planned for each value. */
function nameOf(text: string): string | undefined {
  if (text.includes(planPerValue)) return undefined
  const known = names.get(text)
  if (known) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

function named(text: string): pg.QueryConfig {
  const name = nameOf(text)
  return name === undefined ? { text } : { name, text }
}

async function answer(url: string) {
  const steps = plan[url]
  if (!steps) throw new Error(`${url} is not in the plan`)
  const results = []
  for (const step of steps) {
    const answers = step.map(({ text, values }) => pool.query({ ...named(text), values: [...values] }))
    results.push(...(await Promise.all(answers)).map(({ rows }) => rows))
  }
  return results
}

const app = fastify()
app.get('/ready', async () => (await pool.query('select 1')).rows)
app.get('/*', request => answer(request.url))
app.post('/*', request => answer(request.url))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
