import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentSender, isSessionChanged, showAccount } from '../services/session.ts'
import { compareSession, type Watch } from './compare-session.ts'

const people: Readonly<Record<string, object>> = {
  'a-1': { uid: 7, nickName: '青山' },
  'a-2': { uid: 7, nickName: '青山' },
  'b-1': { uid: 8, nickName: '绿水' }
}
let token = ''

beforeEach(() => {
  vi.stubGlobal('document', {
    get cookie() {
      return token === '' ? '' : `token=${token}`
    }
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Shows an account under a session, lets another tab change the session, and compares. */
async function watch(shown: number, before: string, now: string) {
  const done: unknown[] = []
  token = before
  showAccount(shown)
  token = now
  await compareSession({
    services: {
      call: async () => {
        if (!people[now]) throw Object.assign(new Error('ended'), { status: 401 })
        return people[now]
      },
      hasToken: () => now !== '',
      t: (key: string, { name }: { name: string }) => `${key} ${name}`
    } as unknown as Watch['services'],
    root: { user: shown === 0 ? null : people[before] } as unknown as Watch['root'],
    revalidate: async () => void done.push('fetched again'),
    toast: words => void done.push(words),
    onOther: name => void done.push({ other: name }),
    onOwn: () => void done.push('own')
  })
  return done
}

it.each([
  ['another account', 7, 'a-1', 'b-1', [{ other: '绿水' }]],
  ['nobody', 7, 'a-1', '', [{ other: undefined }]],
  ['the same account under a new session', 7, 'a-1', 'a-2', ['own']],
  ['somebody, where the page shows nobody', 0, '', 'b-1', ['fetched again', 'session.nowAs 绿水']],
  ['nobody, where the page shows nobody', 0, 'b-1', '', []],
  ['nobody any more, which the client reports', 7, 'a-1', 'gone', []]
])('the session belongs to %s', async (_, shown, before, now, done) => {
  expect(await watch(shown, before, now)).toEqual(done)
  // calls still name the account that the page shows
  expect(currentSender().account).toBe(shown)
  expect(isSessionChanged()).toBe(now === 'gone')
})
