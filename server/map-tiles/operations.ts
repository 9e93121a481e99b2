import { Binary, type Call, defineOperations, type Operations } from '../http/call.ts'
import { SendFailure } from '../outgoing/failure.ts'
import { Refusal } from '../refusal.ts'
import { readParameters } from '../site/parameters.ts'
import { fillTemplate, isOnMap } from '../site/tile-template.ts'
import { type Tile, tileKeeper } from './tiles.ts'

/** Tiles that an address may have fetched in a minute: those that are kept cost nobody anything. */
const fetches = { max: 900, seconds: 60 }

/** A browser keeps a tile for a day. */
const keeping = { 'cache-control': 'public, max-age=86400' }

/** Pictures of the map, through this origin. Decision 0086. */
export const mapTileOperations = (): Operations => {
  const keeper = tileKeeper()

  /** @throws Refusal GEN0404 where there is no such tile, GEN0503 where it cannot be had just now */
  async function mapTile(call: Call<'mapTile'>): Promise<Binary> {
    const { tileTemplate, tileZoom } = (await readParameters(call.db)).map
    const place = { z: Number(call.params.z), x: Number(call.params.x), y: Number(call.params.y) }
    if (tileTemplate === '' || place.z > tileZoom || !isOnMap(place)) throw new Refusal('GEN0404')
    const url = fillTemplate(tileTemplate, place)
    const kept = keeper.kept(url, call.now.getTime())
    if (kept !== undefined) return pictureOf(kept)
    await call.limitFrom('map-tile', fetches)
    return pictureOf(await askFor(call, url))
  }

  async function askFor({ deps, now }: Call<'mapTile'>, url: string): Promise<Tile | undefined> {
    try {
      return await keeper.ask(url, deps.outgoing, now.getTime())
    } catch (cause) {
      if (!(cause instanceof SendFailure)) throw cause
      throw new Refusal('GEN0503', {}, { retryAfter: 2, cause })
    }
  }

  return defineOperations({ mapTile })
}

function pictureOf(tile: Tile | null | undefined): Binary {
  if (!tile) throw new Refusal('GEN0404')
  return new Binary(tile.mediaType, tile.content, keeping)
}
