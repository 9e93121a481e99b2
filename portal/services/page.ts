import type { Track } from '@board/client/visits'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { Translate } from '../lib/i18n.tsx'
import type { MessageKey, TextPart } from '../locales/keys.ts'

/**
 * The title of a page and its link to write a message. Both may depend on the data of the page; there is no data if the
 * loader failed.
 */
export interface PageHandle<T = undefined> {
  /** Returns the title of the page. If it is empty or absent, the title is that of the row in `pages.ts`. */
  title: (t: Translate, data?: T) => string
  /**
   * Returns the address of "我要留言" with the leader of the page, or that of the form of a returned message; undefined:
   * the address of the form without a leader.
   */
  write?: (data?: T) => string | undefined
}

/** The exports of a page's module. */
export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  handle?: PageHandle<never>
}

/**
 * The readers of a page: everybody; signed-in people; or signed-in people except local institutions and ministries, whose
 * settings are in the console. Specification 6.
 */
export type Access = 'public' | 'session' | 'citizen'

/** A former address of a page. With `query` it only counts if the address has these values. */
export interface Legacy {
  path: string
  query?: Readonly<Record<string, string>>
}

/** An entry of the citizens' top menu. Specification 2. */
export interface MenuPlace {
  /** Its position among all entries, beginning with 1. */
  place: number
  label: MessageKey
  /** The query of its address, for an entry that shows only a part of the page. */
  query?: Readonly<Record<string, string>>
}

/** A page of the portal. */
export interface Page {
  path: string
  /** Other addresses of the same page. */
  otherPaths?: readonly string[]
  module: () => Promise<PageModule>
  /** The parts of the texts that its module uses, besides `common`. */
  texts: readonly TextPart[]
  access: Access
  /** The text for the document’s title, unless the module returns a title. */
  title: MessageKey
  /** Its entries in the citizens' top menu. */
  menu?: readonly MenuPlace[]
  track: Track
  /** True for pages with a form: their scripts may be larger, and they have no button to write a message. */
  form?: true
  /**
   * True for pages whose address takes `regionId`. If the reader has chosen a province, their menu entries contain it.
   */
  takesRegion?: true
  /** The required parameter. Without it, the address shows nothing. */
  needs?: string
  /** True for pages without header, menu and footer. */
  isAlone?: true
  /** False for public pages that are hidden from search engines. */
  sitemap?: false
  /** Former addresses that redirect to the page and keep the query. */
  redirectFrom?: readonly Legacy[]
  /** The path of its module. The build of the server adds it to the row (`vite.config.ts`). */
  file?: string
}
