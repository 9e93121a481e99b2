import type { Client } from '@board/client'
import { expect, test } from 'vitest'
import { loadRegionLevels, regionPath } from './regions.ts'

const tree: Record<string, number[]> = {
  top: [330_000, 420_000],
  330000: [330_100],
  330100: [330_106],
  420000: [420_100, 429_004]
}

const call = (async (_id: string, input?: { query?: { parentId?: number } }) =>
  (tree[String(input?.query?.parentId ?? 'top')] ?? []).map(id => ({ id }))) as unknown as Client['call']

const chosen = async (id?: number) => (await loadRegionLevels(call, id)).map(level => level.chosen?.id)

test('the code of a region contains the regions above it', () => {
  expect(regionPath(330_106)).toEqual([330_000, 330_100, 330_106])
  expect(regionPath(330_000)).toEqual([330_000])
})

test('a county has three levels', async () => {
  expect(await chosen(330_106)).toEqual([330_000, 330_100, 330_106])
})

test('below a chosen region its own regions are offered', async () => {
  expect(await chosen(330_100)).toEqual([330_000, 330_100, undefined])
  expect(await chosen()).toEqual([undefined])
})

test('a county that its province governs itself has two levels', async () => {
  expect(await chosen(429_004)).toEqual([420_000, 429_004])
})

test('an unknown region offers the provinces', async () => {
  expect(await chosen(999_999)).toEqual([undefined])
})
