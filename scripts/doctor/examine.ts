import { databaseLines } from './database.ts'
import type { Line } from './line.ts'
import { folderLines, keyLines, nodeLine, readSettings } from './machine.ts'
import { originLines } from './origin.ts'
import { replicaLines } from './replica.ts'

/** Examines everything that a start needs, and the running site; starts, creates and changes nothing. */
export async function examine(environment: NodeJS.ProcessEnv): Promise<Line[]> {
  const { config, lines } = readSettings(environment)
  if (!config) return [nodeLine(), ...lines]
  const [folders, keys, database, replica, origin] = await Promise.all([
    folderLines(config),
    keyLines(config),
    databaseLines(config),
    replicaLines(config),
    originLines(config)
  ])
  return [nodeLine(), ...lines, ...folders, ...keys, ...database, ...replica, ...origin]
}
