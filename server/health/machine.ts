import { stat, statfs } from 'node:fs/promises'
import { hostname, totalmem } from 'node:os'
import product from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import type { Seen } from './findings.ts'

/** The process that answers, and the memory of its machine, or of its share of one. */
export function lookAtProcess({ mode }: Pick<Config, 'mode'>): Seen['process'] {
  const share = process.constrainedMemory()
  const whole = totalmem()
  return {
    version: product.version,
    node: process.versions.node,
    mode,
    host: hostname(),
    startedAt: Math.floor(performance.timeOrigin / 1000),
    memoryBytes: process.memoryUsage.rss(),
    memoryFreeBytes: process.availableMemory(),
    memoryTotalBytes: share > 0 && share < whole ? share : whole
  }
}

type Folders = Pick<Config, 'uploadFolder' | 'dataFolder'>

/** Room for files: where uploads lie, and the embedded database where it lies on another disk. Nothing of what is not there yet. */
export async function lookAtDisks(folders: Folders, isEmbedded: boolean): Promise<Seen['disks']> {
  const [uploads, data] = await Promise.all([
    roomIn(folders.uploadFolder),
    isEmbedded ? roomIn(folders.dataFolder) : undefined
  ])
  const disks: Seen['disks'] = []
  if (uploads) disks.push({ what: 'uploads', ...uploads.room })
  if (data && data.device !== uploads?.device) disks.push({ what: 'data', ...data.room })
  return disks
}

/** Measures the disk of a folder; undefined where the folder does not exist. */
export async function roomIn(folder: string) {
  try {
    const [{ dev: device }, { bsize, bavail, blocks }] = await Promise.all([stat(folder), statfs(folder)])
    return { device, room: { freeBytes: bavail * bsize, totalBytes: blocks * bsize } }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
