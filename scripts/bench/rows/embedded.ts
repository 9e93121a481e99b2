import type { Measure } from '../bench.ts'
import { demoFolder } from '../demo.ts'
import { encodeRequest, load, type Request } from '../load.ts'
import { startBoard } from '../processes.ts'
import { publicRequest } from '../requests.ts'
import { atMost } from '../result.ts'
import { ms, p95, perSecond } from '../stats.ts'

const connections = 5

/** Measures the public list of the demo's messages on the default database, which needs no server. */
export const measureEmbedded: Measure = async ({ log }) => {
  const server = await startBoard({ folder: await demoFolder(log) })
  try {
    const forums = await forumsOf(server.port)
    const queries = [{}, { order: 'repliedAt:desc' }, { replied: 1 }, ...forums.map(fid => ({ fid }))]
    const wires = queries.map(query => encodeRequest(publicRequest(query).request))
    await load(server.port, wires, { connections, seconds: 5 })
    const { latencies, perSecond: rate } = await load(server.port, wires, { connections, seconds: 8 })
    return {
      what: `embedded default with 5,000 messages, public list, ${connections} connections`,
      bar: 'p95 ≤ 15 ms',
      reference: 'PGlite in process 3,000 lists/s',
      findings: [atMost(`${perSecond(rate)}, p95`, p95(latencies), 15, ms)]
    }
  } finally {
    await server.stop()
  }
}

/** Returns the forums of the latest messages. */
async function forumsOf(port: number): Promise<number[]> {
  const { url }: Request = publicRequest({ rows: 50 }).request
  const answer = await fetch(`http://127.0.0.1:${port}${url}`)
  const { resultData } = (await answer.json()) as { resultData: { list: { fid: number }[] } }
  return [...new Set(resultData.list.map(({ fid }) => fid))].slice(0, 20)
}
