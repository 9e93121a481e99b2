/** The kind of a refusal; `server/platform/http` gives each kind its HTTP status once. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'timeout'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'internal'
  | 'unavailable'

/** A language of the product. */
export type Language = 'zh-CN' | 'zh-TW' | 'en-US'

export const languages = ['zh-CN', 'zh-TW', 'en-US'] as const satisfies readonly Language[]

export const kindStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  timeout: 408,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  internal: 500,
  unavailable: 503
} as const satisfies Record<ErrorKind, number>

export interface CatalogueEntry extends Record<Language, string> {
  kind: ErrorKind
  section: string
}

/** Returns one refusal: its kind, its section of the specification, and its text in three languages. */
export const entry = (
  kind: ErrorKind,
  section: string,
  zhCN: string,
  zhTW: string,
  enUS: string
): CatalogueEntry => ({
  kind,
  section,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS
})
