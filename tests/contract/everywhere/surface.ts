import { describe, expect, it } from 'vitest'
import type { Stage } from '../support/stage.ts'

/** Addresses at which other sites leak secrets, and paths that leave the folder of the files. */
const elsewhere = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/server/main.ts',
  '/generated/openapi.json',
  '/data/keys',
  '/artifacts',
  '/node_modules/',
  '/.DS_Store',
  '/files/attachment/..%2f..%2fpackage.json',
  '/files/attachment/%2e%2e%2f%2e%2e%2fpackage.json',
  '/files/attachment/....//....//package.json',
  '/files/upload_tmp/..%5c..%5cpackage.json',
  '/files/attachment/a%00.jpg',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/%c0%ae%c0%ae/package.json',
  '/%',
  '/v1/forum/%ff',
  '/metrics',
  '/debug',
  '/server-status',
  '/v1/threads/content/../../../.env'
] as const

/** Signs of the source code, the machine or a private key. */
const telling = /\.ts:\d+|node_modules|node:internal|\bat \w+ \(|"dependencies"|BEGIN [A-Z ]*PRIVATE KEY/

export function describeSurface(stage: Stage): void {
  describe('a request that the site does not serve', () => {
    it.for(elsewhere)('%s is refused, and the answer tells nothing of the server', async url => {
      // the request comes from another machine, because this one may read measurements
      const answer = await stage.app.inject({
        url,
        headers: { accept: '*/*' },
        remoteAddress: '203.0.113.7'
      })
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.payload).not.toMatch(telling)
    })

    it.for(['TRACE', 'CONNECT', 'PROPFIND', 'PUT'] as const)('the method %s is refused', async method => {
      const answer = await stage.app.inject({ method: method as 'PUT', url: '/v1/site/numbers' })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.payload).not.toMatch(telling)
    })

    it('no answer names the software of the server', async () => {
      for (const url of ['/health/live', '/v1/threads/list', '/nowhere']) {
        const { headers } = await stage.app.inject({ url })
        expect(headers['x-powered-by']).toBeUndefined()
        expect(headers.server).toBeUndefined()
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    })
  })

  describe('a header of a request', () => {
    it.for(['x-forwarded-for', 'forwarded', 'x-real-ip', 'client-ip', 'true-client-ip'])(
      '%s does not change the address that limits count, unless a proxy is trusted',
      async header => {
        await stage.db.deleteFrom('rate_counter').execute()
        const ask = (value: string) =>
          stage.app.inject({
            url: '/userLogin/captcha?uuid=00000000-0000-4000-8000-000000000000',
            headers: { [header]: value }
          })
        await ask('1.1.1.1')
        await ask('for=2.2.2.2')
        const counters = await stage.db.selectFrom('rate_counter').select('hits').execute()
        expect(counters).toEqual([{ hits: 2 }])
      }
    )
  })
}
