import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { remember } from './remember.ts'

let folder: string
let file: string
let made: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'board-remember-'))
  file = join(folder, 'deep/kept.json')
  made = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = async () => ({ made: ++made })

it('computes a result once for the same inputs', async () => {
  expect(await remember(file, ['a', 'b'], make)).toEqual({ made: 1 })
  expect(await remember(file, ['a', 'b'], make)).toEqual({ made: 1 })
  expect(readdirSync(join(folder, 'deep'))).toEqual(['kept.json'])
})

it.for([['ab', ''], ['b', 'a'], ['a'], ['a', 'b', '']])('computes again for the inputs %o', async inputs => {
  await remember(file, ['a', 'b'], make)
  expect(await remember(file, inputs, make)).toEqual({ made: 2 })
})

it('computes again when the kept file cannot be read', async () => {
  await remember(file, ['a'], make)
  writeFileSync(file, '{"key":')
  expect(await remember(file, ['a'], make)).toEqual({ made: 2 })
})

it('returns the result even when it cannot be kept', async () => {
  writeFileSync(join(folder, 'deep'), 'a file where the folder would be')
  expect(await remember(file, ['a'], make)).toEqual({ made: 1 })
})

it('keeps nothing after a failure', async () => {
  await expect(remember(file, ['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await remember(file, ['a'], make)).toEqual({ made: 1 })
})
