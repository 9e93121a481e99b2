import { stat, statfs } from 'node:fs/promises'
import { hostname, totalmem } from 'node:os'
import type { Config } from '../../platform/config/config.ts'
import type { Seen } from './findings.ts'

/** Describes this process and the memory of the machine, or of the container if it limits the memory. */
export function measureProcess({ version, mode }: Pick<Config, 'version' | 'mode'>): Seen['process'] {
  const limit = process.constrainedMemory()
  const installed = totalmem()
  return {
    version,
    node: process.versions.node,
    mode,
    host: hostname(),
    startedAt: Math.floor(performance.timeOrigin / 1000),
    memoryBytes: process.memoryUsage.rss(),
    memoryFreeBytes: process.availableMemory(),
    memoryTotalBytes: limit > 0 && limit < installed ? limit : installed
  }
}

type Folders = Pick<Config, 'uploadFolder' | 'dataFolder'>

/**
 * Measures the disk of the uploads and, if it is another one, the disk of the embedded database. A folder that does not
 * exist yet is left out.
 */
export async function measureDisks(folders: Folders, isEmbedded: boolean): Promise<Seen['disks']> {
  const [uploads, data] = await Promise.all([
    findDiskSpace(folders.uploadFolder),
    isEmbedded ? findDiskSpace(folders.dataFolder) : undefined
  ])
  const disks: Seen['disks'] = []
  if (uploads) disks.push({ what: 'uploads', ...uploads.space })
  if (data && data.device !== uploads?.device) disks.push({ what: 'data', ...data.space })
  return disks
}

/** Measures the disk of a folder. Returns undefined if the folder does not exist. */
export async function findDiskSpace(folder: string) {
  try {
    const [{ dev: device }, { bsize, bavail, blocks }] = await Promise.all([stat(folder), statfs(folder)])
    return { device, space: { freeBytes: bavail * bsize, totalBytes: blocks * bsize } }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
