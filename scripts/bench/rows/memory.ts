import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, type Measure, smallRows } from '../bench.ts'
import { buildFrontEnds } from '../build.ts'
import { demoFolder } from '../demo.ts'
import { encodeRequest, load, type Request } from '../load.ts'
import { type BoardOptions, type Server, startBoard, unlimitedDelay } from '../processes.ts'
import { publicRequest } from '../requests.ts'
import { atMost, type Finding } from '../result.ts'

const connections = 20
const seconds = 60
/** Milliseconds until a new server has finished the work that it postpones at its start. */
const settling = 3000

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
const million = 1_000_000

/** Measures the resident memory of a server after its start, and after a minute of visitors. */
export const measureMemory: Measure = async bench => {
  const row = {
    what: `resident memory after a start, and after ${seconds} s of ${connections} connections on public pages`,
    bar: '≤ 180 and 400 MB on PostgreSQL, ≤ 450 and 650 MB embedded',
    reference: 'bare Node 24 has 45 MB'
  }
  if (!(await buildFrontEnds(bench.log)))
    return { ...row, findings: { notMeasured: 'the front ends could not be built' } }
  return { ...row, findings: [...(await onPostgres(bench)), ...(await embedded(bench))] }
}

async function onPostgres({ databases }: Bench): Promise<Finding[]> {
  const databaseUrl = await databases.filled(smallRows)
  return measureServer('PostgreSQL', { databaseUrl }, 180, 400)
}

async function embedded({ log }: Bench): Promise<Finding[]> {
  return measureServer('embedded', { folder: await demoFolder(log) }, 450, 650)
}

async function measureServer(
  label: string,
  options: BoardOptions,
  barAtStart: number,
  barAfter: number
): Promise<Finding[]> {
  // the first start of a version compiles its modules into a cache, which takes 15 to 20 MB more
  await (await startBoard({ ...options, environment: unlimitedDelay })).stop()
  const server = await startBoard({ ...options, environment: unlimitedDelay })
  try {
    await sleep(settling)
    const atStart = await server.memory()
    await load(server.port, await visits(server), { connections, seconds })
    const after = await server.memory()
    return [
      atMost(`${label}: started`, atStart, barAtStart * million, megabytes),
      atMost('visited', after, barAfter * million, megabytes)
    ]
  } finally {
    await server.stop()
  }
}

/** Returns requests for the pages that visitors read and for the calls of their scripts. */
async function visits({ port }: Server): Promise<Buffer[]> {
  const list = publicRequest({ rows: 50 }).request
  const answer = await fetch(`http://127.0.0.1:${port}${list.url}`)
  const { resultData } = (await answer.json()) as { resultData: { list: { tid: number; fid: number }[] } }
  const pages = resultData.list.flatMap(({ tid, fid }) => [
    `/threads/content?tid=${tid}`,
    `/forum/list?fid=${fid}`
  ])
  const requests: Request[] = ['/home', ...pages].map(url => ({
    method: 'GET',
    url,
    headers: { 'accept-encoding': 'br' }
  }))
  const calls = resultData.list.map(({ fid }) => publicRequest({ fid }).request)
  return [...requests, ...calls].map(encodeRequest)
}
