import type { Sms, SmsProvider } from '../../../server/platform/outbox/provider.ts'

/** Returns a provider that keeps every message: `codeFor` returns the newest code that was sent to a phone. */
export function smsSink() {
  const sent: Sms[] = []
  const sms: SmsProvider = { send: async message => void sent.push(message) }
  const codeFor = (phone: string): string => {
    const code = sent.findLast(({ to }) => to === phone)?.text.match(/\d{6}/)?.[0]
    if (!code) throw new Error(`Nothing went to ${phone}`)
    return code
  }
  return { sms, sent, codeFor }
}
