/**
 * Tiles of the map. The server fetches them from the tile server that an administrator chose, and keeps them for a while.
 * Decision 0086.
 */
import type { Outgoing } from '../../platform/outgoing/addresses.ts'
import { SendFailure } from '../../platform/outgoing/failure.ts'
import { guardedFetch } from '../../platform/outgoing/fetch.ts'

export interface Tile {
  readonly mediaType: string
  readonly content: Buffer
}

/** Milliseconds for which tiles are kept: a day, as in browsers; a failure is tried again soon. */
const memory = { tile: 86_400_000, failure: 30_000 } as const

/** Milliseconds that a tile server may take. */
const fetchTimeout = 8000

/** The largest number of tiles that are fetched at once; more could overload the tile server. */
export const maxConcurrentFetches = 24

export const usualBounds = { bytes: 32 * 1024 * 1024, entries: 4000 } as const

/** Keeps tiles in the memory of this process. At its limits it drops the tiles that were unused for longest. */
export function tileKeeper(bounds: { bytes: number; entries: number } = usualBounds) {
  const entries = new Map<string, { tile: Tile | null; until: number }>()
  const asked = new Map<string, Promise<Tile | undefined>>()
  let bytes = 0

  const drop = (url: string) => {
    bytes -= entries.get(url)?.tile?.content.length ?? 0
    entries.delete(url)
  }
  const keep = (url: string, tile: Tile | null, now: number) => {
    drop(url)
    bytes += tile?.content.length ?? 0
    entries.set(url, { tile, until: now + (tile ? memory.tile : memory.failure) })
    for (const oldest of entries.keys()) {
      if (bytes <= bounds.bytes && entries.size <= bounds.entries) break
      drop(oldest)
    }
  }

  /** Returns a kept tile; `null` for one that failed a moment ago, undefined for one that must be fetched. */
  function kept(url: string, now: number): Tile | null | undefined {
    const entry = entries.get(url)
    if (!entry) return undefined
    if (entry.until <= now) return void drop(url)
    // moved to the end, because it was used last
    entries.delete(url)
    entries.set(url, entry)
    return entry.tile
  }

  return {
    kept,

    /**
     * Fetches a tile; returns undefined if the tile server has none, or sent something else.
     * @throws SendFailure if too many are being fetched already
     */
    async ask(url: string, outgoing: Outgoing, now: number): Promise<Tile | undefined> {
      const running = asked.get(url)
      if (running) return await running
      // another request has fetched it while the caller's limit was counted
      const found = kept(url, now)
      if (found !== undefined) return found ?? undefined
      if (asked.size >= maxConcurrentFetches)
        throw new SendFailure('unanswered', 'too many tiles are asked for')
      const asking = fetchTile(url, outgoing)
        .catch(() => undefined)
        .then(tile => {
          keep(url, tile ?? null, now)
          return tile
        })
        .finally(() => asked.delete(url))
      asked.set(url, asking)
      return await asking
    },

    size: () => ({ bytes, entries: entries.size })
  }
}

async function fetchTile(url: string, outgoing: Outgoing): Promise<Tile | undefined> {
  const answer = await guardedFetch(outgoing)(url, {
    method: 'GET',
    // tile servers refuse programs that do not name themselves
    headers: { accept: 'image/png,image/jpeg,image/webp', 'user-agent': 'liuyanban' },
    signal: AbortSignal.timeout(fetchTimeout)
  })
  if (answer.status !== 200) return undefined
  const content = Buffer.from(await answer.arrayBuffer())
  const mediaType = pictureOf(content)
  const said = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return mediaType !== undefined && mediaType === said ? { mediaType, content } : undefined
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

/** Returns the media type of a picture by its first bytes; undefined if it is not a type used for maps. */
function pictureOf(content: Buffer): string | undefined {
  if (content.subarray(0, 8).equals(png)) return 'image/png'
  if (content.subarray(0, 3).equals(jpeg)) return 'image/jpeg'
  const isWebp = content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}
