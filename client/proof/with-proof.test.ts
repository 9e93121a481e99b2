import { describe, expect, it } from 'vitest'
import { ApiError } from '../error.ts'
import { sendWithProof } from './with-proof.ts'

const call = () => Promise.reject(new Error('not used'))
const refused = (code: string) => new ApiError({ code, status: 400, message: 'no' })
const load = (uuid: string | undefined) => async () =>
  ({ passCaptcha: async () => uuid }) as unknown as typeof import('./proof.ts')

describe('a code that needs a captcha', () => {
  it('is sent again with a proof', async () => {
    const tries: unknown[] = []
    const send = async (proof: { uuid?: string }) => {
      tries.push(proof)
      if (proof.uuid === undefined) throw refused('11104')
      return 'sent'
    }
    expect(await sendWithProof(call, send, load('0f8b2c1e'))).toBe('sent')
    expect(tries).toEqual([{}, { uuid: '0f8b2c1e' }])
  })

  it('is refused if the site does not accept the proof', async () => {
    const send = () => Promise.reject(refused('11104'))
    await expect(sendWithProof(call, send, load(undefined))).rejects.toMatchObject({ code: '11104' })
  })

  it('is refused at once for any other reason', async () => {
    const send = () => Promise.reject(refused('1010'))
    const never = () => Promise.reject(new Error('loaded in vain'))
    await expect(sendWithProof(call, send, never)).rejects.toMatchObject({ code: '1010' })
  })
})
