import { expect, test } from 'vitest'
import { farthest, isReplayed, readPosition } from './wal-position.ts'

test('a position is read as PostgreSQL writes it, and nothing else is', () => {
  expect(readPosition('0/0')).toBe(0n)
  expect(readPosition('16/B374D848')).toBe(0x16b374d848n)
  expect(readPosition('FFFFFFFF/FFFFFFFF')).toBe(farthest)
  for (const other of [
    '',
    null,
    undefined,
    '16',
    '16/',
    '/1',
    '16/b3',
    '1/2/3',
    ' 1/2',
    '1/2\n',
    '123456789/0',
    '-1/0'
  ])
    expect(readPosition(other), String(other)).toBeUndefined()
})

test('a change is made where the log was replayed beyond it, or up to the header of the next page', () => {
  expect(isReplayed(0x2000n, 0x2000n)).toBe(true)
  expect(isReplayed(0x2018n, 0x2000n)).toBe(true)
  expect(isReplayed(0x2019n, 0x2000n)).toBe(false)
  expect(isReplayed(0x2000n, 0x1fd0n)).toBe(false)
})
