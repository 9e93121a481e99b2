/**
 * The reference server of a start: it opens the same embedded database and answers with a number from it. It has no
 * other code to load, and nothing to check before it answers.
 */
import { join } from 'node:path'
import { lockFolder } from '@board/server/platform/database/lock'
import { PGlite } from '@electric-sql/pglite'
import fastify from 'fastify'

const folder = process.env.DATA_DIR ?? ''
const unlock = await lockFolder(folder)
const database = await PGlite.create({ dataDir: join(folder, 'pglite') })
const app = fastify()
app.get('/ready', async () => (await database.query('select count(*) from message')).rows)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', async () => {
  await database.close()
  unlock()
  process.exit(0)
})
