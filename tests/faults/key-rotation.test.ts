import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openKeys } from '../../server/platform/keys/keys.ts'
import { countFormerTexts } from '../../server/platform/keys/reseal.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { startServer } from '../support/servers/server-process.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { rotate } from './support/rotation.ts'
import { type Balancer, buildTown, startStories } from './support/stories.ts'
import { halvesIn } from './support/verify.ts'

const database = await testDatabase()
const { db } = database
const town = await buildTown(database)
const folder = temporaryFolder()
const keysFolder = join(folder, 'keys')
const environment = {
  MODE: 'demo',
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  ACCOUNTS_PER_ADDRESS: '1000'
}
// the servers start one after the other, because the first creates the keys of both
const servers = [await startServer(environment), await startServer(environment)]

/** The stored answers of writes are sealed texts; a browser that repeats a request gets them. */
const answers = async () => {
  const rows = await db.selectFrom('idempotency_key').select('answer').execute()
  return rows.map(({ answer }) => String(answer))
}

it('people notice nothing while the keys are changed', async () => {
  const former = (await openKeys(keysFolder)).publicKeyPem
  let publicKey = former
  const balancer: Balancer = { rotation: servers.map(({ url }) => url), answered: new Map(), failures: [] }
  const people = startStories(balancer, town, () => publicKey)
  await people.more(4)

  await rotate(db, keysFolder)
  // pages that were open before encrypt for the former key
  await people.more(4)
  publicKey = (await openKeys(keysFolder)).publicKeyPem
  expect(publicKey).not.toBe(former)
  await people.more(4)
  await people.end()

  expect(balancer.failures).toEqual([])
  expect(servers.map(server => server.output()).join('')).not.toMatch(/"level":(50|60)/)
  expect(await halvesIn(database)).toBe(0)
  for (const { url } of servers) expect(balancer.answered.get(url)).toBeGreaterThan(20)

  await rotate(db, keysFolder)
  expect(await countFormerTexts(db, 2)).toBe(0)
  const keys = await openKeys(keysFolder)
  const sealed = await answers()
  expect(sealed.length).toBeGreaterThan(20)
  for (const answer of sealed) expect(() => keys.openField('answer', answer)).not.toThrow()
})
