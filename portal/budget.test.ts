import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sizeNoise } from '../tests/support/size-noise.ts'
import { entries } from './app/entries.ts'
import { Manifest } from './app/manifest.ts'
import { languages } from './lib/i18n.tsx'
import { localeFile } from './locales/load.ts'
import type { Page } from './services/page.ts'

/** The assumed size of the headers of a response, in bytes. */
const headers = 400

const dist = join(import.meta.dirname, 'dist')
const built = join(dist, 'client')
const manifest = new Manifest(built)
type BuiltPage = Omit<Page, 'module' | 'file'> & { file: string; scripts: number }
const pages: BuiltPage[] = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8'))

/** Returns the size of a file as it is served: compressed, or uncompressed if compressing is not worthwhile. */
function wireSize(file: string): number {
  const path = join(built, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size + headers
}

const filesOf = ({ file, texts }: BuiltPage, language: (typeof languages)[number]) =>
  manifest.assetsOf([
    ...entries,
    file,
    ...(['common', ...texts] as const).map(part => localeFile(language, part))
  ]).scripts

const bytesOf = (scripts: readonly string[]) => scripts.reduce((sum, file) => sum + wireSize(file), 0)

describe('the first view of a page', () => {
  test.each(pages)('$path stays within the budget in every language', page => {
    for (const language of languages) {
      const scripts = filesOf(page, language)
      expect(scripts.length).toBeGreaterThan(3)
      expect(bytesOf(scripts), `${page.path} in ${language}`).toBeLessThanOrEqual(page.scripts + sizeNoise)
    }
  })

  // so the size of the first view does not grow with the number of pages
  test.each(pages)('$path loads neither the table of pages nor the name of a file of another page', page => {
    const scripts = filesOf(page, 'zh-CN')
    expect(scripts).not.toContain(manifest.addressOf('app/later.ts').slice(1))
    const ours = filesOf(page, 'zh-CN').map(file => readFileSync(join(built, file), 'utf8'))
    const theirs = pages
      .filter(other => other.file !== page.file)
      .flatMap(other => [other.file, ...other.texts.map(part => localeFile('en-US', part))])
      .map(file => basename(manifest.addressOf(file)))
    expect(theirs.length).toBeGreaterThan(20)
    expect(theirs.filter(name => ours.some(script => script.includes(name)))).toEqual([])
  })

  test.each(pages)('$path exports its component under the name that the first script imports', page => {
    const script = readFileSync(join(built, manifest.addressOf(page.file)), 'utf8')
    expect(script).toMatch(/export\{[^}]*\bas Component\b/)
  })
})
