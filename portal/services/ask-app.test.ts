import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askApp, readSaid } from './ask-app.ts'

const token = 'a'.repeat(43)
const sent: { action: string; needLogin: boolean; callback: string }[] = []
const place = globalThis as Record<string, unknown>

const answer = (said: unknown) => {
  const call = place[sent.at(-1)?.callback ?? '']
  if (typeof call === 'function') call(said)
  return typeof call === 'function'
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  place.NativeBridge = { postMessage: (message: string) => sent.push(JSON.parse(message)) }
})
afterEach(() => {
  vi.useRealTimers()
  delete place.NativeBridge
})

describe('the answer of an app', () => {
  it.each([
    ['a token as JSON', JSON.stringify({ token }), { kind: 'token', token }],
    ['a token as an object', { token }, { kind: 'token', token }],
    ['a notice that it asks its user', '{"asking":true}', { kind: 'asking' }],
    ['the refusal of its user', { cancelled: true }, { kind: 'cancelled' }]
  ])('can be %s', (_name, said, read) => expect(readSaid(said)).toEqual(read))

  it.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['invalid JSON', '{token'],
    ['a list', [token]],
    ['a number', 7],
    ['a token of another shape', { token: `${token};path=/` }],
    ['a token that is a list', { token: [token] }],
    ['a huge text', JSON.stringify({ token, more: 'x'.repeat(5000) })]
  ])('is ignored if it is %s', (_name, said) => expect(readSaid(said)).toBeUndefined())
})

describe('the app around the page', () => {
  it('can answer once: the callback is removed afterwards', async () => {
    const asked = askApp(true)
    expect(sent).toMatchObject([{ action: 'userInfo', needLogin: true }])
    answer('{}')
    answer({ token })
    expect(answer({ token: 'b'.repeat(43) })).toBe(false)
    expect(await asked).toEqual({ token })
  })

  it('has two seconds to answer; later answers do nothing', async () => {
    const asked = askApp(true)
    answer({ token: 'short' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(await asked).toBe('silent')
    expect(answer({ token })).toBe(false)
  })

  it('has more time while its user signs in', async () => {
    const asked = askApp(true)
    answer({ asking: true })
    await vi.advanceTimersByTimeAsync(60_000)
    answer({ token })
    expect(await asked).toEqual({ token })
  })

  it('cannot prolong the wait a second time', async () => {
    const asked = askApp(true)
    answer({ asking: true })
    await vi.advanceTimersByTimeAsync(299_000)
    answer({ asking: true })
    await vi.advanceTimersByTimeAsync(1000)
    expect(await asked).toBe('silent')
  })

  it('may throw an error', async () => {
    place.NativeBridge = {
      postMessage: () => {
        throw new Error('no app')
      }
    }
    expect(await askApp(false)).toBe('silent')
  })
})
