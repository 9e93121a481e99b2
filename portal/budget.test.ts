import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entries, Manifest } from './app/manifest.ts'
import { localeFile } from './locales/load.ts'
import { textPartsOf } from './routes.tsx'

/** Bytes of scripts over the wire on the first view of a public page: brotli, and with the headers of each reply. */
const budget = 110_000
const headers = 400

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

/** A file as it is served: compressed beforehand, or as it is where that is not worth it. */
function wireSize(file: string): number {
  const path = join(built, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size + headers
}

describe('the first view of a public page', () => {
  const manifest = new Manifest(built)

  test.each(publicPages)('%s stays within the budget in every language', page => {
    for (const language of ['zh-CN', 'zh-TW', 'en-US'] as const) {
      const { scripts } = manifest.assetsOf([
        ...entries,
        page,
        ...textPartsOf(page).map(part => localeFile(language, part))
      ])
      expect(scripts.length).toBeGreaterThan(2)
      const total = scripts.reduce((sum, file) => sum + wireSize(file), 0)
      expect(total, `${page} in ${language}`).toBeLessThanOrEqual(budget)
    }
  })
})
