import { expect, test } from 'vitest'
import { admit } from '../services/loading.ts'
import type { Access } from '../services/page.ts'
import type { Services } from '../services/services.tsx'

/** Returns the address to which a person who opens a page is redirected; undefined if they may stay. */
async function sentTo(access: Access, organization?: number): Promise<string | undefined> {
  const context: Pick<Services, 'call' | 'hasToken'> = {
    call: (() => Promise.resolve({ organization })) as unknown as Services['call'],
    hasToken: () => organization !== undefined
  }
  const request = new Request('http://site.invalid/uCenter/editPwd?a=1')
  try {
    await admit({ request, context } as unknown as Parameters<typeof admit>[0], access)
    return undefined
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location') ?? ''
    throw answer
  }
}

test('a visitor may open public pages, and is redirected to sign in from the others', async () => {
  expect(await sentTo('public')).toBeUndefined()
  const login = '/home?login=%2FuCenter%2FeditPwd%3Fa%3D1'
  expect(await sentTo('session')).toBe(login)
  expect(await sentTo('citizen')).toBe(login)
})

test('local institutions and ministries are redirected from pages of citizens', async () => {
  expect(await sentTo('session', 1)).toBeUndefined()
  expect(await sentTo('citizen', 1)).toBe('/home')
  expect(await sentTo('citizen', 3)).toBe('/home')
  expect(await sentTo('citizen', 0)).toBeUndefined()
  expect(await sentTo('citizen', 5)).toBeUndefined()
})
