import { Refusal } from '../../platform/refusal.ts'
import { element, xmlDocument } from './xml.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A page of the site map. */
export interface Place {
  /** Path and query. */
  readonly path: string
  /** The time of its last change, where it is known. */
  readonly changed?: Date
}

/** Writes the index of the site map: the names of its files. */
export const indexOf = (origin: string, names: readonly string[]): Buffer =>
  xmlDocument(
    element(
      'sitemapindex',
      { xmlns: namespace },
      names.map(name => element('sitemap', {}, [element('loc', {}, `${origin}/sitemap/${name}`)]))
    )
  )

/**
 * Writes one file of the site map.
 * @throws Refusal GEN0404 if it has no pages: an empty file is not valid
 */
export function fileOf(origin: string, places: readonly Place[]): Buffer {
  if (places.length === 0) throw new Refusal('GEN0404')
  return xmlDocument(
    element(
      'urlset',
      { xmlns: namespace },
      places.map(place => urlOf(origin, place))
    )
  )
}

const urlOf = (origin: string, { path, changed }: Place): string =>
  element('url', {}, [
    element('loc', {}, origin + path),
    ...(changed ? [element('lastmod', {}, changed.toISOString())] : [])
  ])
