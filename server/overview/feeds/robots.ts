/** The beginnings of addresses that hold nothing for search engines: consoles, calls, forms and personal pages. */
const closed = [
  '/g',
  '/admin',
  '/v1/',
  '/v2/',
  '/sys/',
  '/act/',
  '/uCenter',
  '/login',
  '/signUp',
  '/regcomp',
  '/forms/',
  '/find',
  '/cancel',
  '/my',
  '/feedback',
  '/iframe',
  '/check'
]

/** Returns the rules for crawlers. RFC 9309. */
export const robotsOf = (origin: string): Buffer =>
  Buffer.from(
    `${['User-agent: *', ...closed.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`
  )
