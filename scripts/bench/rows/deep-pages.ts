import type { Measure } from '../bench.ts'
import { makeWorld } from '../fill/world.ts'
import { askEach, encodeRequest, type Request } from '../load.ts'
import { type Server, startBoard } from '../processes.ts'
import { boardRequest, publicRequest } from '../requests.ts'
import { atMost, type Finding } from '../result.ts'
import { signInClerks } from '../staff.ts'
import { median, ms, times } from '../stats.ts'

const deep = 1000
const repeats = 100

/** Compares the thousandth page with the first, by number and by cursor. */
export const measureDeepPages: Measure = async ({ databases, rows, log }) => {
  const url = await databases.filled(rows)
  const [clerk] = await signInClerks(url, 1)
  if (!clerk) throw new Error('No institution has messages')
  const { fid } = makeWorld(rows).large
  const server = await startBoard({ databaseUrl: url })
  try {
    const findings: Finding[] = []
    const references: string[] = []
    const lists: Record<string, (page: object) => Request> = {
      'newest of all': page => publicRequest({ ...page }).request,
      'a large forum': page => publicRequest({ fid, ...page }).request,
      'a large task board': page => boardRequest(clerk, { display: 8, ...page }).request
    }
    for (const [name, request] of Object.entries(lists)) {
      const [first, numbered, continued] = await timesOf(server, request)
      log(`  ${name}: page 1 ${ms(first)}, page ${deep} ${ms(numbered)}, by cursor ${ms(continued)}`)
      findings.push(atMost(name, numbered / first, 2, times))
      findings.push(atMost(`${name} by cursor`, continued / first, 1.2, times))
      references.push(`${name} ${ms(first)}`)
    }
    return {
      what: `page ${deep}`,
      bar: '≤ 2 × page 1; by cursor ≤ 1.2 ×',
      reference: `page 1: ${references.join(', ')}`,
      findings
    }
  } finally {
    await server.stop()
  }
}

/** Returns the medians of the first page, of the deep page by its number, and of the deep page by its cursor. */
async function timesOf(
  server: Server,
  request: (page: object) => Request
): Promise<[number, number, number]> {
  const cursor = await cursorBefore(server, request({ page: deep - 1 }))
  const pages = [{ page: 1 }, { page: deep }, { cursor }]
  const wires = Array.from({ length: repeats }, () => pages.map(page => encodeRequest(request(page)))).flat()
  await askEach(server.port, wires.slice(0, 60))
  const all = await askEach(server.port, wires)
  const of = (which: number) => median(all.filter((_, index) => index % pages.length === which))
  return [of(0), of(1), of(2)]
}

async function cursorBefore({ port }: Server, { method, url, headers, body }: Request): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers, ...(body && { body }) })
  const { resultData } = (await answer.json()) as { resultData: { nextCursor: string | null } }
  if (!resultData.nextCursor) throw new Error(`The list ends before page ${deep}`)
  return resultData.nextCursor
}
