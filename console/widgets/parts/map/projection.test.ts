import { expect, it } from 'vitest'
import { degreesAt, gridOf, moved, pixelOf, scaleOf, zooms } from './projection.ts'

const size = { width: 640, height: 280 }
const gate = { lat: 30.259244, lng: 120.219375 }

it.each([1, 3, 12, 18])('a press at the mark sets the same place, at zoom %i', zoom => {
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

it('never leaves the world, and never comes nearer than it can', () => {
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
