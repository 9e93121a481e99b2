import { type Measure, manyRows, smallRows } from '../bench.ts'
import { encodeRequest, load } from '../load.ts'
import { startBoard } from '../processes.ts'
import { boardRequests, countsRequest, publicRequests } from '../requests.ts'
import { atMost, type Finding } from '../result.ts'
import { signInClerks } from '../staff.ts'
import { median, ms, p95, times } from '../stats.ts'

const options = { connections: 5, seconds: 3 }
const rounds = 3

/** Compares the same lists and counts with few and with many messages, in turns. */
export const measureGrowth: Measure = async ({ databases, rows, log }) => {
  // both are filled before the requests are signed: a signature is valid for five minutes, a filling takes longer
  const [fewUrl, manyUrl] = [await databases.filled(smallRows), await databases.filled(rows)]
  const small = await sideOf(fewUrl, smallRows)
  const large = await sideOf(manyUrl, rows)
  try {
    const bar = rows > manyRows ? 2 : 1.5
    const findings: Finding[] = []
    const references: string[] = []
    for (const name of ['public list', 'task board', 'counts'] as const) {
      await load(small.port, small.wires[name], options)
      await load(large.port, large.wires[name], options)
      const pairs: [number, number][] = []
      for (let round = 0; round < rounds; round++) {
        const few = await load(small.port, small.wires[name], options)
        const many = await load(large.port, large.wires[name], options)
        pairs.push([p95(few.latencies), p95(many.latencies)])
      }
      log(`  ${name}: ${pairs.map(([few, many]) => `${ms(few)} → ${ms(many)}`).join(', ')}`)
      findings.push(atMost(name, median(pairs.map(([few, many]) => many / few)), bar, times))
      references.push(`${name} ${ms(median(pairs.map(([few]) => few)))}`)
    }
    return {
      what: `cost of growth: p95 at ${rows.toLocaleString('en-US')} messages`,
      bar: `≤ ${bar} × p95 at ${smallRows.toLocaleString('en-US')}`,
      reference: `p95 at ${smallRows.toLocaleString('en-US')}: ${references.join(', ')}`,
      findings
    }
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
}

async function sideOf(url: string, rows: number) {
  const clerks = await signInClerks(url, 60)
  const server = await startBoard({ databaseUrl: url })
  const wires = {
    'public list': publicRequests(rows).map(({ request }) => encodeRequest(request)),
    'task board': boardRequests(clerks).map(({ request }) => encodeRequest(request)),
    counts: clerks.map(clerk => encodeRequest(countsRequest(clerk)))
  }
  return { ...server, wires }
}
