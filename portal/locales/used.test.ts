import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { TextPart } from './keys.ts'
import { loadMessages } from './load.ts'

const portal = join(import.meta.dirname, '..')
const parts = readdirSync(join(import.meta.dirname, 'zh-CN')).map(
  file => file.replace(/\.ts$/, '') as TextPart
)
const keys = Object.keys(await loadMessages('zh-CN', parts))

/** The programs of the portal, without its texts and tests. */
const programs = readdirSync(portal, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|node_modules|^dist|locales.(zh|en)-/.test(file))
  .map(file => readFileSync(join(portal, file), 'utf8'))
  .join('\n')

/** Whole keys, and the beginnings of keys that end with a value, such as `provider.` in `provider.${name}`. */
const named = new Set([...programs.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key = '']) => key))
const begun = [...programs.matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, beginning = '']) => beginning)

it('each text is shown somewhere, so that no page loses one unnoticed', () => {
  expect(keys.length).toBeGreaterThan(1000)
  const isShown = (key: string) => named.has(key) || begun.some(beginning => key.startsWith(beginning))
  expect(keys.filter(key => !isShown(key))).toEqual([])
})
