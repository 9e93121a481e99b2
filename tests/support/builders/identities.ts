import type { Identities } from '../../../server/platform/outgoing/identities.ts'

/**
 * Returns a replacement for the sign-ins of other sites. QQ and the passport accept the person that the code names,
 * Sina does not answer, WeChat is not configured. The code `declined` stands for a person who refuses.
 */
export const fakeIdentities = (): Identities => ({
  has: type => type !== 'wechat',
  check: async () => ({ sina: 'it does not answer' }),
  failing: () => ['sina'],
  addressOf: async (type, { state }) => {
    if (type === 'sina') throw new Error('it does not answer')
    return `https://id.example.org/authorize?state=${state}`
  },
  identify: async (_type, { code = '' }) => {
    if (code === '' || code === 'declined') throw new Error('nobody')
    return { subject: code, nickName: '远方来客' }
  }
})
