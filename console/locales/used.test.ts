import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keysOf } from '../../tests/support/message-keys.ts'
import { messages } from './zh-CN/index.ts'

const root = join(import.meta.dirname, '..')

/** The keys of the console's own texts; those under `ra` belong to react-admin. */
const keys = keysOf(messages).filter(key => !key.startsWith('ra.'))

/** The programs of the console, without its texts and tests. */
const programs = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|node_modules|^dist|locales.(zh|en)-/.test(file))
  .map(file => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Whole keys, and the beginnings of keys that end with a value, such as `board.tabs.` in `board.tabs.${key}`. */
const named = new Set([...programs.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key = '']) => key))
const begun = [...programs.matchAll(/`(\w+\.[\w.-]*)\$\{/g)].map(([, beginning = '']) => beginning)

test('each text whose key is written out is shown somewhere, so that no page loses one unnoticed', () => {
  expect(keys.length).toBeGreaterThan(1000)
  const isShown = (key: string) => named.has(key) || begun.some(beginning => key.startsWith(beginning))
  expect(keys.filter(key => !isShown(key))).toEqual([])
})
