import { expect, test } from 'vitest'
import { freePort, launchServer } from '../../../tests/support/servers/server-process.ts'
import { variables } from './config.ts'
import { misspelledVariables } from './misspelled.ts'

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_RUL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['PRIVATE_TARGET', 'PRIVATE_TARGETS'],
  ['ACCOUNT_PER_ADRESS', 'ACCOUNTS_PER_ADDRESS'],
  ['THIRD_PARTY_QQ_CLIENTID', 'THIRD_PARTY_QQ_CLIENT_ID'],
  ['THIRD_PARTY_SIN_CLIENT_ID', 'THIRD_PARTY_SINA_CLIENT_ID']
])('%s is named as a misspelling of %s', (name, meant) => {
  expect(misspelledVariables({ [name]: 'x', PATH: '/bin' })).toEqual([
    `${name} is not known; did you mean ${meant}?`
  ])
})

test.each(['THIRD_PARTY_WEIBO_ISSUER', 'THIRD_PARTY_WX_ISSUER'])(
  '%s of an unknown third party is named, because no other program has such names',
  name => {
    expect(misspelledVariables({ [name]: 'x' })).toEqual([`${name} is not known.`])
  }
)

test.each([
  'DATABASE_URL_OLD',
  'DATABASE_URL2',
  'TEST_DATABASE_URL',
  'DATABASE_USER',
  'DATABASE_PORT',
  'DATABASE_HOST',
  'DATABASE_NAME',
  'DATABASE_SSL',
  'PORTS',
  'SORT',
  'HOME',
  'HOSTNAME',
  'HOSTS',
  'NODE',
  'MODEL',
  'PGHOST',
  'PGPORT',
  'PGDATA',
  'PGPASSWORD',
  'ADMIN_PASSWORD',
  'NODE_ENV',
  'XDG_DATA_DIRS',
  'JAVA_DIR',
  'CACHE_DIR',
  'OTEL_TRACES_SAMPLER',
  'OTEL_SERVICE_NAME',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'MALLOC_ARENA_MAX',
  'npm_config_loglevel'
])('%s belongs to another program, and is not named', name => {
  expect(misspelledVariables({ [name]: 'x' })).toEqual([])
})

test('the variables of the site are known', () => {
  expect(misspelledVariables(Object.fromEntries(variables.map(name => [name, 'x'])))).toEqual([])
})

test('the start names a misspelled variable without its value, also where the settings are refused', async () => {
  const environment = {
    MODE: 'production',
    SITE_ORIGIN: 'https://board.example.org',
    DATABSE_URL: 'postgres://board:Kq8-vd@db/board'
  }
  const server = launchServer(environment, await freePort())
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('Warning: DATABSE_URL is not known; did you mean DATABASE_URL?\n')
  expect(server.output()).toContain('DATABASE_URL is missing')
  expect(server.output()).not.toContain('Kq8-vd')
})
