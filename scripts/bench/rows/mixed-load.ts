import { type Measure, smallRows } from '../bench.ts'
import { askEach, encodeRequest, load } from '../load.ts'
import { type Server, startBoard, unlimitedDelay } from '../processes.ts'
import { boardRequests, publicRequests } from '../requests.ts'
import { atMost } from '../result.ts'
import { signInClerks } from '../staff.ts'
import { median, ms, p99, percent, perSecond } from '../stats.ts'
import { makeWrites, type WriteMaker } from '../write-requests.ts'

const readers = 16
const writers = 4
/** The requests that write, in each minute. */
const eachMinute = { posting: 120, replying: 40, assigning: 40 }

type Minute = { memory: number; perSecond: number; latencies: number[] }

/** Loads one server with reads and writes for many minutes. Its memory must stay as it is after its warm-up. */
export const measureMixedLoad: Measure = async ({ databases, minutes, log }) => {
  const database = await databases.copied(smallRows)
  let board: Server | undefined
  try {
    const clerks = await signInClerks(database.url, 60)
    const { posting, replying, assigning } = await makeWrites(database.url, {
      posting: eachMinute.posting * minutes,
      replying: eachMinute.replying * minutes,
      assigning: eachMinute.assigning * minutes
    })
    board = await startBoard({ databaseUrl: database.url, environment: unlimitedDelay })
    const passed: Minute[] = []
    for (let minute = 1; minute <= minutes; minute++) {
      const reads = [...publicRequests(smallRows), ...boardRequests(clerks)]
      const writes = [
        ...posting.splice(0, eachMinute.posting),
        ...replying.splice(0, eachMinute.replying),
        ...assigning.splice(0, eachMinute.assigning)
      ]
      passed.push(
        await loadOneMinute(
          board,
          reads.map(({ request }) => encodeRequest(request)),
          writes
        )
      )
      const { memory, perSecond: rate } = passed.at(-1) as Minute
      log(`  minute ${minute}: ${megabytes(memory)}, ${perSecond(rate)}`)
    }
    return result(minutes, passed)
  } finally {
    await board?.stop()
    await database.drop()
  }
}

async function loadOneMinute(
  board: Server,
  reads: readonly Buffer[],
  writes: readonly WriteMaker[]
): Promise<Minute> {
  const [reading, written] = await Promise.all([
    load(board.port, reads, { connections: readers, seconds: 60 }),
    askEach(
      board.port,
      writes.map(make => encodeRequest(make().request)),
      writers
    )
  ])
  return {
    memory: await board.memory(),
    perSecond: reading.perSecond,
    latencies: [...reading.latencies, ...written]
  }
}

function result(minutes: number, passed: readonly Minute[]) {
  // the first of six parts is the warm-up; the second one and the last one are compared
  const part = Math.max(1, Math.floor(minutes / 6))
  const [early, late] = [passed.slice(part, 2 * part), passed.slice(-part)]
  const memory = (some: readonly Minute[]) => median(some.map(one => one.memory))
  const slowest = (some: readonly Minute[]) => p99(some.flatMap(({ latencies }) => latencies))
  return {
    what: `${minutes} minutes of ${readers} connections that read and ${writers} that write, every answer 200`,
    bar: 'memory grows by ≤ 5 %',
    reference: `${megabytes(memory(early))} and p99 ${ms(slowest(early))} early, ${megabytes(memory(late))} and p99 ${ms(slowest(late))} late`,
    findings: [atMost('growth', memory(late) / memory(early) - 1, 0.05, percent)]
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
