import type { Page } from '../services/page.ts'

/** Returns the addresses for search engines: those of public pages that open without a parameter. */
export const sitemapPaths = (
  pages: readonly Pick<Page, 'path' | 'access' | 'needs' | 'sitemap'>[]
): string[] =>
  pages
    .filter(page => page.access === 'public' && !page.needs && page.sitemap !== false)
    .map(page => page.path)
