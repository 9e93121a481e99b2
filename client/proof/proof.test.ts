import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../error.ts'
import type { Client } from '../types.ts'
import { passCaptcha, solutionOf, solve } from './proof.ts'

const salt = 'c0ffee?expires=1795295000&scene=sign-in&uuid=0f8b2c1e&'
const hashOf = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex')
const challengeOf = (number: number, maxnumber: number) => ({
  algorithm: 'SHA-256' as const,
  challenge: hashOf(number),
  maxnumber,
  salt,
  signature: 'signed',
  sceneId: 'sign-in'
})

/** Returns a site that gives one challenge and records the requests. */
function site(maxnumber: number, accepts: boolean) {
  const heard: { id: string; body: Record<string, string> }[] = []
  const call = async (id: string, { body }: { body: Record<string, string> }) => {
    heard.push({ id, body })
    return id === 'captchaChallenge' ? challengeOf(42, maxnumber) : { captchaVerifyResult: accepts }
  }
  return { heard, call: call as Client['call'] }
}

describe('a captcha without a picture', () => {
  it.for([0, 1, 63, 3000])('finds the number %i', async number => {
    expect(await solve(challengeOf(number, 3000))).toBe(number)
  })

  it('gives up if there is no such number', async () => {
    expect(await solve(challengeOf(101, 100))).toBeUndefined()
  })

  it('lets the page work meanwhile, and reports its progress', async () => {
    const shares: number[] = []
    let turns = 0
    const timer = setInterval(() => turns++)
    await solve(challengeOf(200_000, 200_000), { onProgress: share => shares.push(share) })
    clearInterval(timer)
    expect(turns).toBeGreaterThan(1)
    expect(shares.length).toBeGreaterThan(1)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.every(share => share > 0 && share <= 1)).toBe(true)
  })

  it('ends when it is aborted', async () => {
    const stop = new AbortController()
    const solving = solve(challengeOf(-1, 2 ** 31), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough'))
    })
    await expect(solving).rejects.toThrow('enough')
  })

  it('sends the number to the server, and returns the proved uuid', async () => {
    const { heard, call } = site(100, true)
    const uuid = await passCaptcha(call)
    expect(uuid).toMatch(/^[0-9a-f]{32}$/)
    expect(heard).toEqual([
      { id: 'captchaChallenge', body: { uuid } },
      {
        id: 'verifyCaptchaExt',
        body: { captchaVerifyParam: solutionOf(challengeOf(42, 100), 42), sceneId: 'sign-in' }
      }
    ])
    expect(JSON.parse(atob(heard[1]?.body.captchaVerifyParam ?? ''))).toEqual({
      algorithm: 'SHA-256',
      challenge: hashOf(42),
      number: 42,
      salt,
      signature: 'signed'
    })
  })

  it('returns nothing if the site refuses it or the number cannot be found', async () => {
    expect(await passCaptcha(site(100, false).call)).toBeUndefined()
    const impossible = site(10, true)
    expect(await passCaptcha(impossible.call)).toBeUndefined()
    expect(impossible.heard).toHaveLength(1)
  })

  it('throws the error of a failed call', async () => {
    const failure = new ApiError({ code: 'NETWORK', status: 0, message: '' })
    await expect(passCaptcha(() => Promise.reject(failure))).rejects.toBe(failure)
  })
})
