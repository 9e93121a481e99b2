import type { Measure } from '../bench.ts'
import { encodeRequest, load } from '../load.ts'
import { type Server, startBoard } from '../processes.ts'
import { boardRequest, exportRequest } from '../requests.ts'
import { atMost, type Finding } from '../result.ts'
import { signInClerks, signInSuperior } from '../staff.ts'
import { ms, p99 } from '../stats.ts'

/** The least number of rows in the exported list, if the database has so many. */
const exportedRows = 100_000
const clerks = 40
const connections = 2
/** Seconds of load by other clerks before the memory of the server is read. */
const warmUp = 10
/** Milliseconds between two readings of the memory. */
const interval = 250

const million = 1_000_000
const megabytes = (bytes: number) => `${Math.round(bytes / million)} MB`

/** Measures the export of a superior institution's long list, while clerks of other institutions work. */
export const measureExports: Measure = async ({ databases, rows, log }) => {
  const url = await databases.filled(rows)
  const superior = await signInSuperior(url, exportedRows)
  const others = await signInClerks(url, clerks)
  const server = await startBoard({ databaseUrl: url })
  try {
    const wires = others.map(clerk =>
      encodeRequest(boardRequest(clerk, { display: 1, page: 1, rows: 20 }).request)
    )
    await load(server.port, wires, { connections, seconds: warmUp })
    const alone = await load(server.port, wires, { connections, seconds: warmUp })
    const findings: Finding[] = []
    for (const format of ['csv', 'xlsx'] as const) {
      const before = await server.memory()
      const run = exportOnce(server, superior.token, format)
      const latencies: number[] = []
      while (!run.isDone()) {
        const some = await load(server.port, wires, { connections, seconds: 1 })
        latencies.push(...some.latencies)
      }
      const { bytes, most, seconds } = await run.result
      log(`  ${format}: ${bytes.toLocaleString('en-US')} bytes in ${seconds.toFixed(1)} s`)
      findings.push(
        atMost(`${format}, memory`, most - before, 64 * million, megabytes),
        atMost(`${format}, p99 of others`, p99(latencies), 100, ms)
      )
    }
    return {
      what: `export of a list while ${connections} connections open task boards`,
      bar: '≤ 64 MB more, p99 of others ≤ 100 ms',
      reference: `${superior.messages.toLocaleString('en-US')} rows; p99 without an export: ${ms(p99(alone.latencies))}`,
      findings
    }
  } finally {
    await server.stop()
  }
}

/** Exports once and reads the server's memory meanwhile. */
function exportOnce(server: Server, token: string, format: 'csv' | 'xlsx') {
  let most = 0
  let isDone = false
  const readMemory = async () => {
    most = Math.max(most, await server.memory())
  }
  const fetchFile = async () => {
    const started = performance.now()
    const reading = setInterval(() => void readMemory(), interval)
    try {
      const { url, ...request } = exportRequest(token, format)
      const answer = await fetch(`http://127.0.0.1:${server.port}${url}`, request)
      if (!answer.ok || !answer.body) throw new Error(`The server answered ${await answer.text()}`)
      let bytes = 0
      for await (const chunk of answer.body) bytes += chunk.length
      await readMemory()
      return { bytes, most, seconds: (performance.now() - started) / 1000 }
    } finally {
      clearInterval(reading)
      isDone = true
    }
  }
  return { result: fetchFile(), isDone: () => isDone }
}
