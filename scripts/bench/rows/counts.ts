import type { Measure } from '../bench.ts'
import { askEach, encodeRequest } from '../load.ts'
import { startBoard } from '../processes.ts'
import { countsRequest } from '../requests.ts'
import { atMost } from '../result.ts'
import { signInClerks } from '../staff.ts'
import { ms, p95 } from '../stats.ts'

const groups = 60
const repeats = 5
const bar = 10

/** Measures the counts of all tabs of all boards in one call: for groups of every size, and for the largest group. */
export const measureCounts: Measure = async ({ databases, rows }) => {
  const url = await databases.filled(rows)
  const clerks = await signInClerks(url, groups)
  const [largest] = clerks
  if (!largest) throw new Error('No institution has messages')
  const server = await startBoard({ databaseUrl: url })
  try {
    const ofAll = Array.from({ length: repeats }, () =>
      clerks.map(clerk => encodeRequest(countsRequest(clerk)))
    ).flat()
    const ofLargest = Array.from({ length: 100 }, () => encodeRequest(countsRequest(largest)))
    await askEach(server.port, ofAll.slice(0, groups))
    const all = await askEach(server.port, ofAll)
    const large = await askEach(server.port, ofLargest)
    return {
      what: 'counts of all tabs and menus in one call',
      bar: `p95 ≤ ${bar} ms`,
      reference: `largest group: ${largest.messages.toLocaleString('en-US')} messages`,
      findings: [
        atMost('groups of every size', p95(all), bar, ms),
        atMost('the largest group', p95(large), bar, ms)
      ]
    }
  } finally {
    await server.stop()
  }
}
