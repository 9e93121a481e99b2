import type { Changes } from '../database/changes.ts'
import { type RepeatedBody, repeatedBody } from './compress.ts'
import { PageCache } from './page-cache.ts'
import type { Page } from './pages.ts'

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

/**
 * Keeps visitors' pages, and drops them at each change that any server reports. Nothing is kept while this server cannot
 * hear the others.
 * @param now a clock in milliseconds that never goes back
 * @param behind milliseconds that the data of a page may be behind
 */
export function keptPagesOf(
  changes: Pick<Changes, 'isHeard' | 'onChange'>,
  now?: () => number,
  behind?: () => number
): KeptPages {
  const cache = new PageCache<ReadyPage>({ isShared: ({ status }) => status === 200, now, behind })
  let unheard = 0
  changes.onChange(() => cache.drop())
  return {
    get(key, render) {
      const make = async () => ready(await render())
      if (changes.isHeard()) return cache.get(key, make)
      unheard++
      return make()
    },
    counts: () => ({ hits: cache.hits, misses: cache.misses + unheard }),
    drop: () => cache.drop()
  }
}

const ready = ({ html, ...page }: Page): ReadyPage => ({ ...page, body: repeatedBody(Buffer.from(html)) })
