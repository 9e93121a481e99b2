import { operations } from '@board/generated/operations'

/** The calls that a business form may be sent to; with others, whoever starts the process would act for somebody else. */
const ownCalls: readonly string[] = ['/act/form/save', '/act/form/instance']

const calls = new Set<string>(Object.values(operations).map(({ path }) => path))
const patterns = [...calls]
  .filter(path => path.includes('{'))
  .map(path => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

const isCall = (path: string) => calls.has(path) || patterns.some(pattern => pattern.test(path))

/** A host that nobody has: an address that leads anywhere else would leave the site. */
const site = 'https://site.invalid'

/**
 * Tells whether an address is a path on this site that nothing can turn into another host: no scheme, no `//host`, no
 * backslash, no control character. An empty one is none.
 */
export function isOwnPath(address: string): boolean {
  if (address === '') return true
  if (!address.startsWith('/') || /^\/[/\\]/.test(address) || /[\\\s\p{Cc}]/u.test(address)) return false
  const url = URL.parse(address, site)
  return url?.origin === site && !url.pathname.startsWith('//')
}

/** Tells whether a form may be sent to an address: none of a call, except those made for forms. */
export function isFormAddress(address: string): boolean {
  if (!isOwnPath(address)) return false
  const path = decodeURI(URL.parse(address, site)?.pathname ?? '')
  return !isCall(path) || ownCalls.includes(path)
}
