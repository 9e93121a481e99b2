import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '@board/server/platform/config/config'
import {
  createDirectConnection,
  type DirectConnection
} from '@board/server/platform/database/direct-connection'
import {
  askPrimary,
  askReplica,
  maxLag,
  type PrimaryAnswer,
  type ReplicaAnswer
} from '@board/server/platform/database/replica/replica-watch'
import { isReplayed, readPosition } from '@board/server/platform/database/replica/wal-position'
import { reasonOf } from '@board/server/platform/database/unavailable'
import { error, type Line, ok, warning } from './line.ts'

/** Milliseconds within which a database must answer. */
const answerTimeout = 5000

/** Looks at the replica that visitors read from; lists nothing where the site has none, or its database cannot be asked. */
export async function replicaLines({ databaseUrl, databaseReadUrl }: Config): Promise<Line[]> {
  if (!databaseUrl || !databaseReadUrl) return []
  const primary = createDirectConnection({ connectionString: databaseUrl }, answerTimeout)
  const replica = createDirectConnection({ connectionString: databaseReadUrl }, answerTimeout)
  try {
    return await lookAtReplica(primary, replica)
  } finally {
    await Promise.all([primary.stop(), replica.stop()])
  }
}

async function lookAtReplica(primary: DirectConnection, replica: DirectConnection): Promise<Line[]> {
  // the line of the database says why it cannot be asked
  const wanted = await primary.ask<PrimaryAnswer>(askPrimary).catch(() => undefined)
  if (!wanted) return []
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  try {
    const found = await replica.ask<ReplicaAnswer>(askReplica)
    if (!found.isReplica) return [notReplica('is no replica: it does not follow another server')]
    if (found.database !== wanted.database)
      return [notReplica('does not belong to the database of DATABASE_URL')]
    const target = readPosition(wanted.position) ?? 0n
    let { position } = found
    while (!isReplayed(target, readPosition(position) ?? 0n)) {
      if (passed() > maxLag) return [late()]
      await sleep(20)
      position = (await replica.ask<ReplicaAnswer>(askReplica)).position
    }
    return [ok('replica', `It is ${passed()} ms behind, or less`)]
  } catch (problem) {
    const todo = 'Check DATABASE_READ_URL, and the replica itself; visitors read from the primary until then.'
    return [error('replica', `The replica cannot be asked: ${reasonOf(problem)}.`, todo)]
  }
}

const notReplica = (says: string) =>
  error(
    'replica',
    `What DATABASE_READ_URL names ${says}.`,
    'Correct it; visitors read from the primary until then.'
  )

const late = () =>
  warning(
    'replica',
    `The replica is more than ${maxLag / 1000} seconds behind.`,
    'Look at its load and its network, and at pg_stat_replication of the primary.'
  )
