import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { afterAll, describe, expect, test } from 'vitest'
import { certificate, expired } from '../../../tests/support/certificate.ts'
import { certificateLine, originLines } from './origin.ts'

const server = createServer(certificate).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

const look = async (siteOrigin: string, ca?: string) => (await originLines({ siteOrigin }, ca))[0]

describe('the doctor at the address of the site', () => {
  test('finds a valid certificate well', async () => {
    expect(await look(`https://127.0.0.1:${port}`, certificate.cert)).toMatchObject({
      level: 'ok',
      says: `The certificate of 127.0.0.1:${port} is valid until 2126-10-29`
    })
  })

  test('finds one for another name an error', async () => {
    const other = createServer(certificate).listen(0, '127.0.0.2')
    await once(other, 'listening')
    const found = await look(`https://127.0.0.2:${(other.address() as AddressInfo).port}`, certificate.cert)
    other.close()
    expect(found).toMatchObject({ level: 'error' })
    expect(found?.says).toContain('is for another name')
  })

  test('warns two weeks before the end', () => {
    const now = Date.parse('2026-11-01')
    expect(certificateLine('board.example.org', Date.parse('2026-11-14'), now).level).toBe('warning')
    expect(certificateLine('board.example.org', Date.parse('2026-11-15'), now).level).toBe('ok')
  })

  test('finds one that has expired an error', async () => {
    const past = createServer(expired).listen(0, '127.0.0.1')
    await once(past, 'listening')
    const line = await look(`https://127.0.0.1:${(past.address() as AddressInfo).port}`, expired.cert)
    past.close()
    expect(line).toMatchObject({ level: 'error' })
    expect(line?.says).toContain('has expired')
  })

  test('warns of an authority that is not known here', async () => {
    const line = await look(`https://127.0.0.1:${port}`)
    expect(line).toMatchObject({ level: 'warning' })
    expect(line?.says).toContain('is not trusted here')
  })

  test('warns where nobody answers, and asks no address without TLS', async () => {
    const line = await look('https://127.0.0.1:1')
    expect(line).toMatchObject({ level: 'warning' })
    expect(line?.says).toContain('cannot be reached from here')
    expect(await originLines({ siteOrigin: `http://127.0.0.1:${port}` })).toEqual([])
    expect(await originLines({ siteOrigin: undefined })).toEqual([])
  })
})
