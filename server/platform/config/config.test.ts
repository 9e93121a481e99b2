import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  test('without any variable is a demo on port 8080 for this machine only, with its data in the folder `data`', () => {
    expect(readConfig({}, '/srv/board')).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: undefined,
      trustProxy: false,
      accountsPerAddress: 20,
      dataFolder: '/srv/board/data',
      keysFolder: '/srv/board/data/keys',
      uploadFolder: '/srv/board/data/uploads'
    })
  })

  test('takes pictures under 50 MB and videos under 100 MB', () => {
    expect(readConfig({}).uploadLimits).toEqual({ image: 52_428_800, video: 104_857_600 })
  })

  test('follows its variables', () => {
    const environment = {
      PORT: '9000',
      HOST: '::1',
      DATA_DIR: '/d',
      KEYS_DIR: '/k',
      MODE: 'production',
      TRUST_PROXY: '1'
    }
    expect(readConfig({ ...environment, SITE_ORIGIN: 'https://board.example.org/' })).toMatchObject({
      port: 9000,
      host: '::1',
      keysFolder: '/k',
      uploadFolder: '/d/uploads',
      mode: 'production',
      trustProxy: 1,
      siteOrigin: 'https://board.example.org'
    })
  })

  test('has a replica only together with its database', () => {
    const DATABASE_READ_URL = 'postgres://board@replica/board'
    expect(readConfig({ DATABASE_URL: 'postgres://board@primary/board' }).databaseReadUrl).toBeUndefined()
    const both = readConfig({ DATABASE_URL: 'postgres://board@primary/board', DATABASE_READ_URL })
    expect(both.databaseReadUrl).toBe(DATABASE_READ_URL)
    expect(() => readConfig({ DATABASE_READ_URL })).toThrow('DATABASE_URL, which is missing')
  })

  test.each(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])('logs from %s on', LOG_LEVEL => {
    expect(readConfig({ LOG_LEVEL }).logLevel).toBe(LOG_LEVEL)
  })

  test.each(['verbose', 'INFO', 'warn '])('refuses to log from %j on', LOG_LEVEL => {
    expect(() => readConfig({ LOG_LEVEL })).toThrow(/^LOG_LEVEL is one of trace, debug/)
  })

  test('serves other machines if MODE is set', () => {
    expect(readConfig({ MODE: 'demo' }).host).toBe('0.0.0.0')
    expect(readConfig({ HOST: 'localhost' }).host).toBe('localhost')
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('MODE=production')
  })

  test.each(['loopback', '10.0.0.0/8, 192.168.1.1', '2'])('trusts the proxies %s', TRUST_PROXY => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).not.toBe(false)
  })

  test('opens private addresses to mail and SMS only if they are named', () => {
    expect(readConfig({}).privateTargets).toEqual([])
    const { privateTargets } = readConfig({ PRIVATE_TARGETS: '10.1.2.25, 10.1.3.0/24,' })
    expect(privateTargets).toEqual(['10.1.2.25', '10.1.3.0/24'])
  })

  test('offers the sign-ins of other sites that are completely set up', () => {
    const place = {
      THIRD_PARTY_PEOPLEPASS_ISSUER: 'https://id.example.org',
      THIRD_PARTY_PEOPLEPASS_CLIENT_ID: 'board',
      THIRD_PARTY_PEOPLEPASS_CLIENT_SECRET: 'a-secret'
    }
    const site = { SITE_ORIGIN: 'https://board.example.org' }
    expect(readConfig(site).thirdParties).toEqual({})
    const { thirdParties } = readConfig({ ...place, ...site })
    expect(thirdParties).toEqual({
      peoplePass: { issuer: 'https://id.example.org', clientId: 'board', clientSecret: 'a-secret' }
    })
    for (const name of Object.keys(place))
      expect(() => readConfig({ ...place, ...site, [name]: '' })).toThrow('THIRD_PARTY_PEOPLEPASS_ISSUER')
    expect(() => readConfig(place)).toThrow('SITE_ORIGIN')
    const wrong = { ...place, ...site, THIRD_PARTY_PEOPLEPASS_ISSUER: 'id.example.org' }
    expect(() => readConfig(wrong)).toThrow('ISSUER')
  })

  test('reaches QQ, WeChat and Sina by their own protocol unless an issuer is named', () => {
    const client = { THIRD_PARTY_QQ_CLIENT_ID: '101', THIRD_PARTY_QQ_CLIENT_SECRET: 'a-secret' }
    const place = { ...client, SITE_ORIGIN: 'https://board.example.org' }
    const own = { clientId: '101', clientSecret: 'a-secret' }
    const usual = { signInUrl: 'https://graph.qq.com', apiUrl: 'https://graph.qq.com' }
    expect(readConfig(place).thirdParties).toEqual({ qq: { ...own, ...usual } })
    const moved = readConfig({ ...place, THIRD_PARTY_QQ_API_URL: 'https://relay.example.org/qq/' })
    expect(moved.thirdParties.qq).toEqual({ ...own, ...usual, apiUrl: 'https://relay.example.org/qq' })
    const issuer = { THIRD_PARTY_QQ_ISSUER: 'https://id.example.org' }
    expect(readConfig({ ...place, ...issuer }).thirdParties.qq).toEqual({
      ...own,
      issuer: 'https://id.example.org'
    })
    for (const name of Object.keys(client))
      expect(() => readConfig({ ...place, [name]: '' })).toThrow('THIRD_PARTY_QQ_CLIENT_SECRET')
    expect(() => readConfig(client)).toThrow('SITE_ORIGIN')
    for (const text of ['graph.example.org', 'ftp://graph.example.org', 'https://graph.example.org?a=1'])
      expect(() => readConfig({ ...place, THIRD_PARTY_QQ_API_URL: text })).toThrow('THIRD_PARTY_QQ_API_URL')
    const both = { ...place, ...issuer, THIRD_PARTY_QQ_SIGN_IN_URL: 'https://graph.example.org' }
    expect(() => readConfig(both)).toThrow('exclude')
    const alone = { SITE_ORIGIN: place.SITE_ORIGIN, THIRD_PARTY_SINA_API_URL: 'https://api.example.org' }
    expect(() => readConfig(alone)).toThrow('THIRD_PARTY_SINA_CLIENT_ID')
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['MODE', 'staging'],
    ['TRUST_PROXY', 'true'],
    ['SITE_ORIGIN', 'board.example.org'],
    ['PRIVATE_TARGETS', '10.1.2.25, localhost'],
    ['SITE_ORIGIN', 'https://board.example.org/path'],
    ['LOG_LEVEL', 'loud']
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})
