import type { Page } from '../services/page.ts'
import { toInlineJson } from './boot.ts'
import { escapeHtml } from './template.ts'

/** The facts about a page for search engines and for programs that show a link to it. */
export interface HeadFacts {
  /** The first lines of the page, as plain text. */
  description: string
  /** The kind of the page in Open Graph. */
  type?: 'website' | 'article'
  /** The path of the canonical address, if another page shows the same content. */
  path?: string
  /** The query of the canonical address, if it needs more than the required parameter. */
  query?: string
  /** Objects of schema.org that describe the page; their addresses begin with the origin. */
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

/**
 * The attribute of elements that belong only to the first page. The browser removes them when it shows another page.
 */
export const firstPageMark = 'data-first'

/** The longest description, in characters. Search engines show no more. */
const descriptionLength = 120

/**
 * Writes the elements of a page’s head for other programs: description, canonical address, Open Graph, feed and
 * JSON-LD. A page that search engines must not index, or that failed, only gets the element that says so.
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
