import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listUnusedTexts } from '../../tests/support/used-texts.ts'
import type { TextPart } from './keys.ts'
import { loadMessages } from './load.ts'

const parts = readdirSync(join(import.meta.dirname, 'zh-CN')).map(
  file => file.replace(/\.ts$/, '') as TextPart
)
const keys = Object.keys(await loadMessages('zh-CN', parts))

it('each text is shown somewhere, so that no page loses one unnoticed', () => {
  expect(keys.length).toBeGreaterThan(1000)
  expect(listUnusedTexts(join(import.meta.dirname, '..'), keys)).toEqual([])
})
