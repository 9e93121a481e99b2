/** One of several workers that fill the tables in parallel; it writes every nth block of messages. */
import { workerData } from 'node:worker_threads'
import pg from 'pg'
import { Ledger } from '../../demo/ledger.ts'
import { randomFrom } from '../../demo/random.ts'
import { copyRows } from './copy.ts'
import { addLife } from './life.ts'
import { searchRows } from './search.ts'
import { makeWorld } from './world.ts'

/** The number of messages that are created and then written at a time. */
const block = 5000

export type Share = { url: string; rows: number; now: Date; first: number; step: number }

const { url, rows, now, first, step }: Share = workerData
const client = new pg.Client({ connectionString: url })
await client.connect()
// all references are valid, and checking them for each row would take minutes
await client.query('set session_replication_role = replica')
const world = makeWorld(rows)
for (let from = first * block; from < rows; from += step * block) {
  const ledger = new Ledger()
  const random = randomFrom(1000 + from)
  for (let tid = from + 1; tid <= Math.min(rows, from + block); tid++)
    addLife(random, ledger, world, tid, rows, now)
  await copyRows(client, 'message', ledger.messages)
  await copyRows(client, 'content_item', ledger.contents)
  await copyRows(client, 'message_search', searchRows(ledger))
  await copyRows(client, 'reply', ledger.replies)
  await copyRows(client, 'grade', ledger.grades)
  await copyRows(client, 'assignment', ledger.assignments)
}
await client.end()
