import { operations } from '@board/generated/operations'
import { findOwnPath } from '@board/schemas/facts/own-path'

/**
 * The API paths to which a business form may be sent. A request to any other path would be made in the name of the
 * person who starts the process.
 */
const ownCalls: readonly string[] = ['/act/form/save', '/act/form/instance']

const calls = new Set<string>(Object.values(operations).map(({ path }) => path))
const patterns = [...calls]
  .filter(path => path.includes('{'))
  .map(path => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

const isCall = (path: string) => calls.has(path) || patterns.some(pattern => pattern.test(path))

/**
 * Tells whether an address is a path on this site that no browser reads as another host. It has no scheme, no `//host`,
 * no backslash and no control character. An empty address is allowed.
 */
export function isOwnPath(address: string): boolean {
  if (address === '') return true
  return !/[\\\s]/.test(address) && findOwnPath(address) !== undefined
}

/**
 * Tells whether a form may be sent to an address. This is any path of this site; of the API only the calls made for
 * forms.
 */
export function isFormAddress(address: string): boolean {
  if (!isOwnPath(address)) return false
  const path = decodeURI(findOwnPath(address)?.split(/[?#]/, 1)[0] ?? '')
  return !isCall(path) || ownCalls.includes(path)
}
