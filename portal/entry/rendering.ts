import type { Language } from '@board/schemas/errors/catalogue'

export interface RenderInput {
  /** Path and query of the request. */
  url: string
  cookies: Readonly<Record<string, string>>
  /** The language that the reader has chosen, or that the browser prefers. */
  language: Language
  userAgent: string
  /** Scheme and host of the site’s public address. */
  origin: string
  /** Calls the server that runs this renderer. */
  api: typeof fetch
}

export interface RenderOutput {
  status: number
  html: string
  /** The source of the page’s own styles for the Content-Security-Policy; empty if the page has none. */
  style: string
  headers: Record<string, string | string[]>
}
