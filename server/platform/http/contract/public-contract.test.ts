import { describe, expect, test } from 'vitest'
import { setParameter } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { readConfig } from '../../config/config.ts'
import { type JsonObject, object } from './contract.ts'

const url = '/api/openapi.json'

async function siteIn(MODE: 'demo' | 'production') {
  const database = await testDatabase()
  const config = readConfig({ MODE, LOG_LEVEL: 'silent' })
  const { app } = await testServer(database, { config })
  const shown = async (): Promise<JsonObject> => (await app.inject(url)).json()
  const set = (value: string) => setParameter(database.db, 'api.contract', value)
  return { app, shown, set }
}

const permissionsIn = ({ paths }: JsonObject) =>
  new Set(
    Object.values(object(paths)).flatMap(path =>
      Object.values(object(path)).map(call => object(call)['x-permission'])
    )
  )

/** Returns the references that lead nowhere. */
function broken(document: JsonObject): string[] {
  const references = JSON.stringify(document).match(/#\/components\/\w+\/[^"\\]+/g) ?? []
  return references.filter(reference => {
    const [family = '', name = ''] = reference.split('/').slice(2)
    return !(name in object(object(document.components)[family]))
  })
}

describe('the contract of a site in production', async () => {
  const { app, shown, set } = await siteIn('production')

  test('shows only the calls without a session, and what they refer to', async () => {
    const document = await shown()
    expect([...permissionsIn(document)]).toEqual(['public'])
    expect(broken(document)).toEqual([])
    const text = JSON.stringify(document)
    expect(text).toContain('"peopleLogin"')
    for (const hidden of ['sysUserPage', 'SysUser', 'assignment'])
      expect(object(object(document.components).schemas)[hidden]).toBeUndefined()
    expect(text).not.toContain('"resetUserPassword"')
  })

  test('is complete if an administrator allows it, at once and until it is taken back', async () => {
    const { headers } = await app.inject(url)
    await set('whole')
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(200)
    expect(permissionsIn(again.json())).toContain('institution')
    await set('auto')
    expect(permissionsIn(await shown())).not.toContain('institution')
  })
})

describe('the contract of a demo', async () => {
  const { shown, set } = await siteIn('demo')

  test('is complete, unless an administrator forbids it', async () => {
    expect(permissionsIn(await shown())).toContain('institution')
    await set('public')
    expect([...permissionsIn(await shown())]).toEqual(['public'])
  })
})
