/** No address of a page or a form makes the server fail, whatever its parameters and fields say. */
import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { sessionOf } from '../support/api.ts'
import { everywhere } from '../support/browser.ts'
import { portalPages } from '../support/portal-pages.ts'

const { url } = inject('site')

/** Values as people, programs and attackers write them into addresses, encoded. */
const odd = [
  '',
  '0',
  '-1',
  '1.5',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  '[]',
  '%5B%22a%22%5D',
  '%00',
  '%FF%FE',
  '%ED%A0%80',
  '%',
  '%E2%80%AE%F0%9F%98%80',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  "'%20or%201=1--",
  '//example.com',
  '/%5Cexample.com',
  'javascript:alert(1)',
  '..%2F..%2Fetc%2Fpasswd',
  '%EF%BC%91%EF%BC%92',
  'a'.repeat(3000),
  '1&tid=2&id=3&fid=4&page=5',
  '__proto__',
  'constructor',
  '2026-02-31',
  '-62135596801'
]

/** The parameters of pages and forms: those of the table, and those that their sources read. */
const names = [
  ...new Set(
    portalPages
      .flatMap(({ needs }) => (needs === undefined ? [] : [needs]))
      .concat(
        'tid id fid uid page rows cursor keywords regionId topicId domainId typeId state replied range from until order display to login key campaign collectId pick view act posted done suggestion tab tag kind goOnAs account writing province adopted ticket code isPublic year month'.split(
          ' '
        )
      )
  )
]

/** The paths of all pages, with a value in place of each of their parameters. */
const pagePaths = portalPages
  .flatMap(({ path, otherPaths = [], redirectFrom = [] }) => [
    path,
    ...otherPaths,
    ...redirectFrom.map(one => one.path)
  ])
  .map(path => (path === '*' ? '/no/such/page' : path.replaceAll(/:\w+\??/g, 'odd')))

/** The paths of all forms, as their modules declare them. */
const formPaths = readFileSync(new URL('../../../portal/entry/forms.ts', import.meta.url), 'utf8')
  .matchAll(/from '\.\.\/(features\/[\w/-]+\.tsx)'/g)
  .map(([, file]) => readFileSync(new URL(`../../../portal/${file}`, import.meta.url), 'utf8'))
  .flatMap(source => source.matchAll(/^ {2}path: '([^']+)'/gm).map(([, path = '']) => path))
  .toArray()

/**
 * Returns the queries that a path is tried with: values in all parameters at once, and parameters alone with a value. Each
 * path gets others, and all of them with `--all`.
 */
const queries = (turn: number): string[] => [
  '',
  ...odd
    .filter((_, at) => everywhere || (at + turn) % 3 === 0)
    .map(value => names.map(name => `${name}=${value}`).join('&')),
  ...names.flatMap((name, at) => {
    const values = everywhere ? odd : (at + turn) % 4 === 0 ? [odd[(at + turn) % odd.length]] : []
    return values.map(value => `${name}=${value}`)
  })
]

/** Sends requests, several at a time. @returns those that the server failed to answer */
async function failuresOf(requests: readonly { path: string; init?: RequestInit }[]): Promise<string[]> {
  const failed: string[] = []
  const waiting = [...requests]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path, init } = next
      const { status } = await fetch(url + path, { redirect: 'manual', ...init })
      if (status >= 500)
        failed.push(`${status} ${init?.method ?? 'GET'} ${path.slice(0, 200)} ${init?.body ?? ''}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return failed
}

const cookieOf = async (name: string) => `token=${(await sessionOf(name)).token}`

describe('an address with odd parameters is answered', () => {
  it('by every page', async () => {
    expect(pagePaths.length).toBeGreaterThan(50)
    const requests = pagePaths.flatMap((path, turn) =>
      queries(turn).map(query => ({ path: `${path}?${query}` }))
    )
    expect(await failuresOf(requests)).toEqual([])
  })

  it('by every page to somebody who is signed in', async () => {
    const headers = { cookie: await cookieOf('citizen') }
    const requests = pagePaths.flatMap((path, turn) =>
      queries(turn + 7)
        .filter((_, at) => everywhere || at % 2 === 0)
        .map(query => ({ path: `${path}?${query}`, init: { headers } }))
    )
    expect(await failuresOf(requests)).toEqual([])
  })

  it.each(['visitor', 'citizen'])('by every form, to a %s', async person => {
    expect(formPaths.length).toBeGreaterThan(6)
    const headers = person === 'visitor' ? {} : { cookie: await cookieOf(person) }
    const requests = [...formPaths, '/forms', '/forms/', '/forms//', '/forms/%', '/forms/nothing'].flatMap(
      (path, turn) => queries(turn).map(query => ({ path: `${path}?${query}`, init: { headers } }))
    )
    expect(await failuresOf(requests)).toEqual([])
  })
})

describe('a form with odd fields is answered', () => {
  it.each(['visitor', 'citizen'])('to a %s', async person => {
    const session = person === 'visitor' ? '' : await cookieOf(person)
    const page = await fetch(`${url}/forms/unsent`, { headers: { cookie: session } })
    const csrf = /name="csrf"[^>]* value="(\w+)"/.exec(await page.text())?.[1] ?? ''
    const browser = /formBrowser=\w+/.exec(page.headers.get('set-cookie') ?? '')?.[0] ?? ''
    expect([csrf, browser]).not.toContain('')
    const headers = {
      cookie: `${session}; ${browser}`,
      origin: url,
      'content-type': 'application/x-www-form-urlencoded'
    }
    const fields = [
      'username',
      'password',
      'captcha',
      'subject',
      'content',
      'file',
      'typeId',
      'solved',
      'comment'
    ]
    const requests = formPaths.flatMap((path, turn) =>
      // sign-ins are limited for an address, which all journeys share
      odd.slice(0, path === '/forms/login' ? 5 : undefined).map((value, at) => {
        const query = at % 2 === 0 ? '' : `?tid=${odd[(at + turn) % odd.length]}`
        const body = [`csrf=${csrf}`, ...[...names, ...fields].map(name => `${name}=${value}`)].join('&')
        return { path: path + query, init: { method: 'POST', headers, body } }
      })
    )
    expect(await failuresOf(requests)).toEqual([])
  })
})
