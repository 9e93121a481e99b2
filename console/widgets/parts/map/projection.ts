/** The calculations of the map: Web Mercator, in pixels of a world that is 256 pixels wide at zoom 0. */

/** Degrees of WGS 84. */
export interface Degrees {
  readonly lat: number
  readonly lng: number
}

/** The part of the world that a map shows: its middle and its zoom. */
export interface Sight extends Degrees {
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const zooms = { least: 1, most: 18 } as const

/** The largest latitude of Web Mercator. */
const edge = 85.05112878

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const radians = (degrees: number) => (degrees * Math.PI) / 180
const world = (zoom: number) => 256 * 2 ** zoom

const xOf = (lng: number, zoom: number) => ((lng + 180) / 360) * world(zoom)
function yOf(lat: number, zoom: number) {
  const sine = Math.sin(radians(clamp(lat, -edge, edge)))
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world(zoom)
}

/** Returns the position of a point on the map, in pixels from its upper left corner. */
export const pixelOf = (at: Degrees, { lat, lng, zoom }: Sight, { width, height }: Size) => ({
  x: xOf(at.lng, zoom) - xOf(lng, zoom) + width / 2,
  y: yOf(at.lat, zoom) - yOf(lat, zoom) + height / 2
})

/** Returns the point at a pixel of the map, rounded to six digits. */
export function degreesAt(
  { x, y }: { x: number; y: number },
  sight: Sight,
  { width, height }: Size
): Degrees {
  const { lat, lng, zoom } = sight
  const left = xOf(lng, zoom) + x - width / 2
  const top = yOf(lat, zoom) + y - height / 2
  const north = Math.atan(Math.sinh(Math.PI * (1 - (2 * top) / world(zoom))))
  return {
    lat: Number(clamp((north * 180) / Math.PI, -edge, edge).toFixed(6)),
    lng: Number(clamp((left / world(zoom)) * 360 - 180, -180, 180).toFixed(6))
  }
}

/** Returns the sight after moving its middle by some pixels, or changing its zoom. */
export function moved(sight: Sight, size: Size, { x = 0, y = 0, nearer = 0 }): Sight {
  const middle = degreesAt({ x: size.width / 2 + x, y: size.height / 2 + y }, sight, size)
  return { ...middle, zoom: clamp(sight.zoom + nearer, zooms.least, zooms.most) }
}

/** Returns the sight after changing its zoom, while the point at a pixel stays in place. */
export function nearedAt(sight: Sight, size: Size, pixel: { x: number; y: number }, nearer: number): Sight {
  const near = moved(sight, size, { nearer })
  const now = pixelOf(degreesAt(pixel, sight, size), near, size)
  return moved(near, size, { x: now.x - pixel.x, y: now.y - pixel.y })
}

/** A square picture of the map, and its position in pixels. */
export interface Tile {
  readonly z: number
  readonly column: number
  readonly row: number
  readonly x: number
  readonly y: number
  readonly side: number
}

/** Returns the tiles of a sight. Above the largest zoom with tiles, the tiles of that zoom are enlarged. */
export function tilesOf(sight: Sight, { width, height }: Size, mostZoom: number): Tile[] {
  const z = Math.min(sight.zoom, mostZoom)
  const side = 256 * 2 ** (sight.zoom - z)
  const left = xOf(sight.lng, sight.zoom) - width / 2
  const top = yOf(sight.lat, sight.zoom) - height / 2
  const range = (from: number, length: number) => {
    const first = clamp(Math.floor(from / side), 0, 2 ** z - 1)
    const last = clamp(Math.ceil((from + length) / side) - 1, 0, 2 ** z - 1)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  }
  const columns = range(left, width)
  return range(top, height).flatMap(row =>
    columns.map(column => ({ z, column, row, x: column * side - left, y: row * side - top, side }))
  )
}

const steps = [
  30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001
]

/** The smallest distance of two lines of the grid, in pixels. */
const apart = 72

/** Returns the degrees at which the grid has lines. */
export function gridOf(sight: Sight, size: Size): { lats: number[]; lngs: number[] } {
  const perDegree = world(sight.zoom) / 360
  const step = steps.findLast(one => one * perDegree >= apart) ?? 30
  const from = degreesAt({ x: 0, y: size.height }, sight, size)
  const to = degreesAt({ x: size.width, y: 0 }, sight, size)
  return { lats: multiples(step, from.lat, to.lat), lngs: multiples(step, from.lng, to.lng) }
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toFixed(4)))
}

/** Returns a round length in metres, and its length on the map: 40 to 100 pixels. */
export function scaleOf({ lat, zoom }: Sight): { metres: number; pixels: number } {
  const metresPerPixel = (40_075_016.686 * Math.cos(radians(clamp(lat, -edge, edge)))) / world(zoom)
  const maxMetres = 100 * metresPerPixel
  const power = 10 ** Math.floor(Math.log10(maxMetres))
  const metres = ([5, 2, 1].find(digit => digit * power <= maxMetres) ?? 1) * power
  return { metres, pixels: metres / metresPerPixel }
}
