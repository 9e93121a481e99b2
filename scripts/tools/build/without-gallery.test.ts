import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const inGallery = /Parts of the (?:portal|console)/

test.each(['portal', 'console'])('the build of the %s contains nothing of the gallery of parts', frontEnd => {
  // the words by which the gallery would be found are in its sources
  const sources = globSync(`${frontEnd}/dev/*.{tsx,html}`, { cwd: root })
  expect(sources.filter(file => inGallery.test(readFileSync(join(root, file), 'utf8')))).toHaveLength(2)
  const built = globSync(`${frontEnd}/dist/**/*.{js,html,json}`, { cwd: root })
  expect(built.length).toBeGreaterThan(50)
  expect(built.filter(file => /(?:^|\/)dev\//.test(file))).toEqual([])
  expect(built.filter(file => inGallery.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
