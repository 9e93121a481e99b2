import { Binary, type Call, defineOperations, type Operations } from '../../platform/http/call.ts'
import { SendFailure } from '../../platform/outgoing/failure.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readParameters } from '../site/parameters.ts'
import { fillTemplate, isOnMap } from '../site/tile-template.ts'
import { type Tile, tileKeeper } from './tiles.ts'

/** Tiles that may be fetched for an address in a minute; kept tiles are not counted. */
const fetches = { max: 900, seconds: 60 }

/** The header by which a browser keeps a tile for a day. */
const keeping = { 'cache-control': 'public, max-age=86400' }

/** Returns the operations that serve tiles of the map through this origin. Decision 0086. */
export const mapTileOperations = (): Operations => {
  const keeper = tileKeeper()

  /**
   * Returns a tile.
   * @throws Refusal GEN0404 if there is no such tile, GEN0503 if it cannot be fetched now
   */
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
