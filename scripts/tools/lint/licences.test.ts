import { expect, test } from 'vitest'
import { foreignLicences, licencesIn } from './licences.ts'

const lock = (packages: Readonly<Record<string, object>>) => ({ packages })

test('packages of the site are listed once, without our own and without those for development', () => {
  const found = licencesIn(
    lock({
      '': { version: '1.0.0', license: 'Apache-2.0' },
      'node_modules/@board/server': { link: true },
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/@x/a': { version: '1.0.0', license: 'ISC' },
      'node_modules/@x/a/node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true }
    })
  )
  expect(found.map(({ name, version }) => `${name} ${version}`)).toEqual(['@x/a 1.0.0', 'b 2.0.0'])
})

test.each([
  ['MIT', []],
  ['MIT AND Apache-2.0', []],
  ['(MPL-2.0 OR Apache-2.0)', []],
  ['MPL-2.0', ['some']],
  ['MIT AND GPL-3.0', ['some']],
  ['LGPL-3.0-or-later', ['some']],
  ['SEE LICENSE IN LICENSE', ['some']],
  [undefined, ['some']]
])('%s', (license, expected) => {
  const found = foreignLicences(lock({ 'node_modules/some': { version: '1.0.0', license } }))
  expect(found.map(({ name }) => name)).toEqual(expected)
})
