import type { Page } from './pages.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The body of a reply in an encoding; a short body stays as it is. */
export interface Body {
  encoding: Encoding
  bytes: Buffer
}

/** A body that is sent many times: it is compressed once for each encoding. */
export interface RepeatedBody {
  /** Weak, because one page is sent in several encodings. */
  etag: string
  in(encoding: Encoding): Promise<Body>
}

/** A rendered page in the form in which it is sent. */
export interface ReadyPage extends Omit<Page, 'html'> {
  body: RepeatedBody
}

/** The visitors' pages that a server keeps for a moment. */
export interface KeptPages {
  /** Returns a page for a visitor: a kept one, or a new one. */
  get(key: string, render: () => Promise<Page>): Promise<ReadyPage>
  /** Returns the number of readers who got a kept page, and of readers for whom a page was rendered, since the start. */
  counts(): { hits: number; misses: number }
  /** Drops the kept pages of this server, because data that they may show have changed. */
  drop(): void
}
