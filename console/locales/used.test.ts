import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keysOf } from '../../tests/support/message-keys.ts'
import { listUnusedTexts } from '../../tests/support/used-texts.ts'
import { messages } from './zh-CN/index.ts'

/** The keys of the console's own texts; those under `ra` belong to react-admin. */
const keys = keysOf(messages).filter(key => !key.startsWith('ra.'))

test('each text whose key is written out is shown somewhere, so that no page loses one unnoticed', () => {
  expect(keys.length).toBeGreaterThan(1000)
  expect(listUnusedTexts(join(import.meta.dirname, '..'), keys)).toEqual([])
})
