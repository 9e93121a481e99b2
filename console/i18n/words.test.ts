import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ra as enUS } from '../locales/en-US/ra.ts'
import { ra as zhCN } from '../locales/zh-CN/ra.ts'
import { ra as zhTW } from '../locales/zh-TW/ra.ts'

const packages = join(import.meta.dirname, '../../node_modules')

/** A key of react-admin's texts, in quotes. */
const wordKey = /(?<=['"`])ra(\.\w+){2,}(?=['"`])/g

/** Removes the comments of source code. */
const codeOf = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/**
 * Returns the keys that react-admin's components use, as in their sources; its inspector has texts of its own.
 */
const asked = new Set(
  ['ra-core', 'ra-ui-materialui'].flatMap(name => {
    const cwd = join(packages, name, 'src')
    return globSync('**/*.{ts,tsx}', { cwd })
      .filter(file => !/\.(spec|stories)\.tsx?$/.test(file))
      .flatMap(file => codeOf(readFileSync(join(cwd, file), 'utf8')).match(wordKey) ?? [])
      .filter(key => !key.startsWith('ra.inspector.'))
  })
)

const textAt = (words: object, key: string): unknown =>
  key
    .split('.')
    .slice(1)
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words)

test.each(Object.entries({ 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }))(
  '%s has every text that a component of react-admin uses',
  (_, words) => {
    expect(asked.size).toBeGreaterThan(100)
    expect([...asked].filter(key => typeof textAt(words, key) !== 'string')).toEqual([])
  }
)
