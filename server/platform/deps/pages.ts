import type { Language } from '@board/schemas/errors/catalogue'
import type { OwnDataPage } from '@board/schemas/facts/own-data'

/** A request for a page, as the portal's renderer receives it. */
export type PageRequest = {
  /** Path and query. */
  url: string
  cookies: Readonly<Record<string, string>>
  language: Language
  userAgent: string
  /** Scheme and host under which readers reach the site. */
  origin: string
  /** Calls this server without going through the network. */
  api: typeof fetch
}

/** A request for a form without scripts. */
export type FormRequest = PageRequest & {
  /** The token that the form carries: it proves that this site wrote it for this reader. */
  csrf: string
  /** The fields and files that were sent; absent if the form is opened. */
  content?: {
    fields: readonly (readonly [string, string])[]
    files: readonly { name: string; type: string; bytes: Buffer }[]
  }
  /** The reason why nothing is done with the content; `csrf` if the form is not this reader's. */
  refusal?: { status: number; words: string }
}

export type Page = {
  status: number
  html: string
  /** The source of the Content-Security-Policy for the page's own styles; empty if it has none. */
  style: string
  headers?: Readonly<Record<string, string | string[]>>
}

/** The built portal, as `main` hands it in. */
export type PortalPages = {
  render(request: PageRequest): Promise<Page>
  /** Answers a form without scripts; returns undefined if the address is not a form. */
  form(request: FormRequest): Promise<Page | undefined>
  /**
   * Returns a text of everything besides the address that a visitor's page depends on. For a reader with a session it
   * returns undefined, because such a page belongs to this reader alone.
   */
  variantOf(request: Pick<PageRequest, 'cookies' | 'userAgent'>): string | undefined
  /** Writes the page of a copy of a person's data, piece by piece. */
  ownDataPage(page: OwnDataPage): AsyncIterable<string>
  /** Addresses of the pages that belong into the site map. */
  addresses: readonly string[]
  /**
   * The folder of the browser build; a file in its `assets` never changes under its name. Undefined if another program
   * serves the files.
   */
  folder: string | undefined
}

/** The built console. `__NOSCRIPT__` in its page becomes the text for a browser that runs no scripts. */
export type ConsolePages = {
  /** `index.html`; `__NONCE__` in it becomes the nonce of the answer. */
  html: string
  /** The page that shows the contract. */
  docs: string
  preloads: ConsolePreloads
  /** Undefined if another program serves the files. */
  folder: string | undefined
}

/** The built files that a page of the console needs in addition to those that `index.html` names. The build lists them. */
export type ConsolePreloads = {
  /**
   * The index in `sets` of each page, by its address (`/g/list-ans`) or, for many similar pages, by its first two steps.
   */
  pages: Readonly<Record<string, number>>
  sets: readonly (readonly string[])[]
  /** The files of the texts of each face (`g`, `admin`) and language. */
  texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}
