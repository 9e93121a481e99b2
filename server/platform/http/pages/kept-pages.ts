import type { Changes } from '../../database/replica/changes.ts'
import type { KeptPages, ReadyPage } from '../../deps/kept-pages.ts'
import type { Page } from '../../deps/pages.ts'
import { repeatedBody } from './compress.ts'
import { PageCache } from './page-cache.ts'

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
