import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Manifest } from './app/manifest.ts'
import { localeFile } from './locales/load.ts'
import { textPartsOf } from './routes.tsx'

/** Bytes of scripts over the wire on the first view of a public page, brotli. */
const budget = 110_000

const built = join(import.meta.dirname, 'dist/client')

const publicPages = [
  'features/home/page.tsx',
  'features/leaders/page.tsx',
  'features/forums/page.tsx',
  'features/messages/list.tsx',
  'features/messages/content.tsx',
  'features/search/page.tsx',
  'features/account/login.tsx',
  'features/account/sign-up.tsx',
  'features/missing/page.tsx'
]

const sizes = new Map<string, number>()

function wireSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(built, file))).length
  sizes.set(file, size)
  return size
}

describe('the first view of a public page', () => {
  const manifest = new Manifest(built)

  test.each(publicPages)('%s stays within the budget in every language', page => {
    for (const language of ['zh-CN', 'zh-TW', 'en-US'] as const) {
      const { scripts } = manifest.assetsOf([
        'entry-client.tsx',
        page,
        ...textPartsOf(page).map(part => localeFile(language, part))
      ])
      expect(scripts.length).toBeGreaterThan(2)
      const total = scripts.reduce((sum, file) => sum + wireSize(file), 0)
      expect(total, `${page} in ${language}`).toBeLessThanOrEqual(budget)
    }
  })
})
