import { useTranslate } from 'ra-core'
import { useSite } from '../api/site.ts'
import type { Face } from '../base/face.ts'
import { pagesOnFace } from './pageTable.ts'

/** A link of the frame. */
export interface PlaceLink {
  readonly key: string
  readonly label: string
  /** An address below the basename of the face, or `href`, which leaves the console. */
  readonly to?: string
  readonly href?: string
}

/** Returns a link to a page of a face; nothing if the face has no such page. */
export function linkTo(face: Face, key: string, path: string, label: string): PlaceLink[] {
  return pagesOnFace(face).some(page => page.path === path) ? [{ key, label, to: path }] : []
}

/** Returns a link that leaves the console; nothing if the site has no such address. */
export const linkOut = (key: string, href: string | undefined, label: string): PlaceLink[] =>
  href ? [{ key, label, href }] : []

/** Returns the links of the top bar and of the footer. Specification 2. */
export function usePlaceLinks(face: Face) {
  const translate = useTranslate()
  const links = useSite()?.links
  const word = (name: string) => translate(`frame.links.${name}`)
  const site = linkOut('site', '/', translate('layout.returnToSite'))
  const oldVersion = face === 'g' ? linkOut('oldVersion', links?.oldVersion, word('oldVersion')) : []
  const help = linkTo(face, 'help', '/help', word('help'))
  return {
    leave: [...site, ...oldVersion],
    help: [...help, ...linkTo(face, 'manual', '/unify/manual', word('manual'))],
    footer: [
      ...help,
      ...linkOut('privacy', links?.privacy, word('privacy')),
      ...linkOut('feedback', '/feedback', word('feedback')),
      ...linkOut('service', links?.service, word('service'))
    ]
  }
}

/** Returns the props that make an element of MUI one of these links. */
export const linkProps = ({ to, href }: PlaceLink) => (to === undefined ? { href } : { to })
