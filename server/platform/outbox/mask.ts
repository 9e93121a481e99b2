import { maskPhone } from '@board/schemas/facts/formats'
import type { Channel } from './provider.ts'

/** Returns an address as the log shows it: its first character and its domain, so that people recognise their own. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '***' : `${address.slice(0, 1)}***${address.slice(at)}`
}

/** Returns the receiver of a letter as the log shows it. */
export const maskContact = (channel: Channel, to: string): string =>
  channel === 'sms' ? maskPhone(to) : maskAddress(to)
