import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ending = '.tar'
const draftEnding = '.part'
/** Archives of the first format end in `.backup`. */
const shape = /^board-\d{8}-\d{6}-[0-9a-f]{4}\.(?:tar|backup)$/
const draftShape = /^board-\d{8}-\d{6}-[0-9a-f]{4}\.(?:tar|backup)\.part$/

/** Hours after which a draft that nobody has written to is of a process that was killed. */
const draftHours = 24

/** `board-20260302-040000-0a1b.tar`: the moment in UTC, and something that no other process has chosen. */
export function archiveName(at: Date, random: (bytes: number) => Buffer): string {
  const [day = '', time = ''] = at.toISOString().replaceAll(/[-:]/g, '').split(/[T.]/)
  return `board-${day}-${time}-${random(2).toString('hex')}${ending}`
}

export const draftOf = (path: string): string => `${path}${draftEnding}`

/** The archives of a folder, the newest first; drafts are none. */
export async function archivesIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter(name => shape.test(name))
    .sort()
    .reverse()
}

/** Removes all but the newest archives, and what processes left behind that were killed; other files are left alone. */
export async function prune(folder: string, keep: number, now: Date): Promise<void> {
  for (const name of (await archivesIn(folder)).slice(keep)) await rm(join(folder, name), { force: true })
  for (const name of (await readdir(folder)).filter(name => draftShape.test(name))) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > draftHours * 3_600_000)
      await rm(join(folder, name), { force: true })
  }
}
