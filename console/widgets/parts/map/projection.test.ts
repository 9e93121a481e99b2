import { expect, it } from 'vitest'
import { degreesAt, gridOf, moved, nearedAt, pixelOf, scaleOf, tilesOf, zooms } from './projection.ts'

const size = { width: 640, height: 280 }
const gate = { lat: 30.259244, lng: 120.219375 }

it.each([1, 3, 12, 18])('a press on the mark selects the same place, at zoom %i', zoom => {
  const sight = { lat: 30.25, lng: 120.21, zoom }
  const again = degreesAt(pixelOf(gate, sight, size), sight, size)
  expect(again.lat).toBeCloseTo(gate.lat, 5)
  expect(again.lng).toBeCloseTo(gate.lng, 5)
})

it('north is up and east is right', () => {
  const sight = { ...gate, zoom: 10 }
  const { x, y } = pixelOf({ lat: gate.lat + 0.1, lng: gate.lng + 0.1 }, sight, size)
  expect(x).toBeGreaterThan(size.width / 2)
  expect(y).toBeLessThan(size.height / 2)
})

it('the map never leaves the world and stays within its zoom levels', () => {
  const sight = moved({ lat: 89, lng: 179, zoom: zooms.most }, size, { x: 1e9, y: -1e9, nearer: 5 })
  expect(sight).toMatchObject({ lng: 180, zoom: zooms.most })
  expect(sight.lat).toBeLessThan(86)
})

it.each([1, 5, 10, 15, 18])('the grid has a few lines, at zoom %i', zoom => {
  const { lats, lngs } = gridOf({ ...gate, zoom }, size)
  expect(lats.length + lngs.length).toBeGreaterThan(1)
  expect(Math.max(lats.length, lngs.length)).toBeLessThan(14)
})

it('the scale is round and short', () => {
  const { metres, pixels } = scaleOf({ ...gate, zoom: 12 })
  expect(metres).toBe(2000)
  expect(pixels).toBeLessThanOrEqual(100)
})

it('zooming keeps the place under the pointer', () => {
  const sight = { ...gate, zoom: 10 }
  const pixel = { x: 500, y: 40 }
  const near = nearedAt(sight, size, pixel, 2)
  const before = degreesAt(pixel, sight, size)
  const after = degreesAt(pixel, near, size)
  expect(near.zoom).toBe(12)
  expect(after.lat).toBeCloseTo(before.lat, 4)
  expect(after.lng).toBeCloseTo(before.lng, 4)
})

it.each([1, 5, 12, 18])('tiles cover the map without gaps, at zoom %i', zoom => {
  const tiles = tilesOf({ ...gate, zoom }, size, 14)
  expect(tiles.every(({ z }) => z === Math.min(zoom, 14))).toBe(true)
  const edges = zoom > 1 ? { left: 0, top: 0, right: size.width, bottom: size.height } : undefined
  const covered = {
    left: Math.min(...tiles.map(({ x }) => x)),
    top: Math.min(...tiles.map(({ y }) => y)),
    right: Math.max(...tiles.map(({ x, side }) => x + side)),
    bottom: Math.max(...tiles.map(({ y, side }) => y + side))
  }
  if (edges) {
    expect(covered.left).toBeLessThanOrEqual(edges.left)
    expect(covered.top).toBeLessThanOrEqual(edges.top)
    expect(covered.right).toBeGreaterThanOrEqual(edges.right)
    expect(covered.bottom).toBeGreaterThanOrEqual(edges.bottom)
  } else expect(tiles.length).toBe(4)
  const side = tiles[0]?.side ?? 0
  expect(tiles.length * side * side).toBeCloseTo(
    (covered.right - covered.left) * (covered.bottom - covered.top),
    0
  )
})

it('the tile of a place is the one that OpenStreetMap’s formula names', () => {
  const { lat, lng } = gate
  const y = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 12
  const x = ((lng + 180) / 360) * 2 ** 12
  const [tile] = tilesOf({ ...gate, zoom: 12 }, { width: 1, height: 1 }, 18)
  expect(tile).toMatchObject({ z: 12, column: Math.floor(x), row: Math.floor(y) })
})
