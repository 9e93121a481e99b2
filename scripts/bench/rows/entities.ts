import { randomFrom } from '../../demo/random.ts'
import type { Measure } from '../bench.ts'
import { askEach, encodeRequest, type Request } from '../load.ts'
import { startBoard } from '../processes.ts'
import { entityRequest } from '../requests.ts'
import { atMost, type Finding } from '../result.ts'
import { signInPlatform } from '../staff.ts'
import { median, ms, p95 } from '../stats.ts'

const users = 100_000
const regions = 50_000
const connections = 5
const repeats = 200
const bar = 200

type Query = Record<string, unknown>
type Random = ReturnType<typeof randomFrom>

/** Measures the lists, filters and trees of the administration, as the console requests them. */
export const measureEntities: Measure = async ({ databases, log }) => {
  const url = await databases.staffed(users, regions)
  const token = await signInPlatform(url, 'administrator')
  const server = await startBoard({ databaseUrl: url })
  try {
    const findings: Finding[] = []
    for (const [name, query] of Object.entries(asked)) {
      const random = randomFrom(5)
      const requests = Array.from({ length: repeats }, (): Request => {
        const [path, parameters] = query(random)
        return entityRequest(token, path, parameters)
      })
      const wires = requests.map(encodeRequest)
      await askEach(server.port, wires.slice(0, 20), connections)
      const latencies = await askEach(server.port, wires, connections)
      log(`  ${name}: median ${ms(median(latencies))}, p95 ${ms(p95(latencies))}`)
      findings.push(atMost(name, p95(latencies), bar, ms))
    }
    return {
      what: `administration of ${users.toLocaleString('en-US')} users and ${regions.toLocaleString('en-US')} regions, p95, ${connections} connections`,
      bar: `≤ ${bar} ms`,
      reference: '–',
      findings
    }
  } finally {
    await server.stop()
  }
}

const page = (random: Random) => {
  const first = random.int(0, 19) * 20
  return { range: [first, first + 19] }
}
const userList = (random: Random, filter: Query, sort: Query = {}): [string, Query] => [
  '/sys/user',
  { ...page(random), ...sort, filter }
]
/** Returns the code of a random province, and of a city in one. */
const province = (random: Random) => (10 + random.int(1, 40)) * 10_000
const city = (random: Random) => province(random) + random.int(1, 30) * 100
const department = (random: Random) => 1 + random.int(1, 20)

const asked: Record<string, (random: Random) => [path: string, query: Query]> = {
  'users, newest first': random => userList(random, {}),
  'users by name': random => userList(random, {}, { sort: ['username', 'ASC'] }),
  'users whose name contains a text': random => userList(random, { username: `${random.int(100, 9999)}` }),
  'users whose name contains letters': random =>
    userList(random, { username: `Staff_${random.int(100, 9999)}` }),
  'users whose name contains a text that few have': random =>
    userList(random, { realName: `职员${random.int(10_000, 99_999)}` }),
  'disabled users': random => userList(random, { status: [0] }),
  'users of a department and below': random => userList(random, { deptId: [department(random)] }),
  'disabled users of a department, by name': random =>
    userList(random, { deptId: [department(random)], status: [0] }, { sort: ['username', 'ASC'] }),
  'the tree of departments': random => [
    '/sys/dept/options',
    { range: [0, 199], filter: { parentId: random.pick([null, 1, department(random)]) } }
  ],
  'the tree of regions': random => [
    '/sys/region/options',
    { range: [0, 199], filter: { parentId: random.pick([null, province(random), city(random)]) } }
  ],
  'a level of regions with its records': random => {
    const first = city(random)
    const ids = Array.from({ length: 40 }, (_, index) => first + index + 1)
    return ['/sys/region', { range: [0, 39], sort: ['id', 'ASC'], filter: { id: ids } }]
  },
  'regions whose name contains a text': random => [
    '/sys/region',
    { ...page(random), filter: { name: String(random.int(1, 99)) } }
  ],
  'regions below a province': random => [
    '/sys/region',
    { ...page(random), filter: { parentId: [province(random)] } }
  ]
}
