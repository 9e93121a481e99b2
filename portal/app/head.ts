import type { Page } from '../pages.ts'
import { toInlineJson } from './boot.ts'
import { escapeHtml } from './template.ts'

/** The facts about a page for search engines and for programs that show a link to it. */
export interface HeadFacts {
  /** The first lines of the page, as plain text. */
  description: string
  /** The kind of the page in Open Graph. */
  type?: 'website' | 'article'
  /** The path of the page's own address, where another page shows the same. */
  path?: string
  /** The query of the page's own address, where more than the needed parameter belongs to it. */
  query?: string
  /** Things on the page in the terms of schema.org; addresses begin with the origin. */
  things?: readonly object[]
  /** The address of its Atom feed. */
  feed?: string
}

interface Described {
  page: Pick<Page, 'path' | 'access' | 'sitemap' | 'needs'>
  status: number
  /** Path and query of the request. */
  url: URL
  /** Scheme and host of the site. */
  origin: string
  title: string
  /** The name of the site in the language of the page. */
  site: string
  facts: HeadFacts
}

/** The mark of elements that belong to the first page alone; the browser removes them when it shows another one. */
export const firstPageMark = 'data-first'

/** Number of characters of a description that search engines show. */
const descriptionLength = 120

/**
 * Writes the elements of a page's head for programs: description, canonical address, Open Graph, feed and JSON-LD. A
 * page that is not for search engines says so.
 */
export function headOf({ page, status, url, origin, title, site, facts }: Described): string[] {
  if (page.access !== 'public' || page.sitemap === false || status !== 200)
    return [`<meta name="robots" content="noindex" ${firstPageMark}>`]
  const canonical = origin + (facts.path ?? page.path) + (facts.query ?? neededQuery(page, url))
  const description = shorten(facts.description)
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': facts.type ?? 'website',
    'og:url': canonical,
    'og:site_name': site
  }
  return [
    `<meta name="description" content="${escapeHtml(description)}" ${firstPageMark}>`,
    `<link rel="canonical" href="${escapeHtml(canonical)}" ${firstPageMark}>`,
    ...Object.entries(properties).map(
      ([property, content]) =>
        `<meta property="${property}" content="${escapeHtml(content)}" ${firstPageMark}>`
    ),
    ...(facts.feed
      ? [
          `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(origin + facts.feed)}" ${firstPageMark}>`
        ]
      : []),
    ...(facts.things ?? []).map(
      thing =>
        `<script type="application/ld+json" ${firstPageMark}>${toInlineJson({ '@context': 'https://schema.org', ...thing })}</script>`
    )
  ]
}

function neededQuery({ needs }: Described['page'], url: URL): string {
  const value = needs && url.searchParams.get(needs)
  return needs && value ? `?${new URLSearchParams({ [needs]: value })}` : ''
}

function shorten(text: string): string {
  const points = Array.from(text.replace(/\s+/g, ' ').trim())
  return points.length > descriptionLength
    ? `${points.slice(0, descriptionLength).join('')}…`
    : points.join('')
}
