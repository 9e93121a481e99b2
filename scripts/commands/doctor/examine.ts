import { findVersion } from '@board/server/platform/config/version'
import { databaseLines } from './database.ts'
import type { Line } from './line.ts'
import { folderLines, keyLines, misspellingLines, nodeLine, readSettings, versionLine } from './machine.ts'
import { originLines } from './origin.ts'
import { replicaLines } from './replica.ts'
import { thirdPartyLines } from './third-parties.ts'

/** Examines everything that a start needs, and the running site; starts, creates and changes nothing. */
export async function examine(environment: NodeJS.ProcessEnv): Promise<Line[]> {
  const { config, lines } = readSettings(environment)
  const first = [
    versionLine(config?.version ?? findVersion()),
    nodeLine(),
    ...misspellingLines(environment),
    ...lines
  ]
  if (!config) return first
  const [folders, keys, database, replica, origin, thirdParties] = await Promise.all([
    folderLines(config),
    keyLines(config),
    databaseLines(config),
    replicaLines(config),
    originLines(config),
    thirdPartyLines(config)
  ])
  return [...first, ...folders, ...keys, ...database, ...replica, ...origin, ...thirdParties]
}
