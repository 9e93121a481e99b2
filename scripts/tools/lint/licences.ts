/** A package that the site uses at run time. */
export interface Licensed {
  readonly name: string
  readonly version: string
  /** An SPDX expression, or the text of its manifest. */
  readonly licence: string
}

interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly license?: string
        readonly dev?: boolean
        readonly link?: boolean
      }
    >
  >
}

/** Licences that allow use, changes and distribution of the site; each was read. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'PSF-2.0',
  'Python-2.0'
])

/** Packages with a special licence that was read and accepted, with the reason. */
const accepted: Readonly<Record<string, string>> = {
  'bpmn-js': 'MIT, and its mark stays in sight, unchanged, where a drawing is shown'
}

/** Packages that are used as separate, unchanged and replaceable libraries: libvips, under the LGPL. */
const libraries = /^@img\/sharp-/

/** Lists the installed packages without those for development, by name. */
export function licencesIn({ packages }: LockFile): Licensed[] {
  const found = Object.entries(packages).flatMap(([path, { version, license, dev, link }]) =>
    !path.includes('node_modules/') || link || dev
      ? []
      : {
          name: path.slice(path.lastIndexOf('node_modules/') + 13),
          version: version ?? '',
          licence: license ?? 'none'
        }
  )
  const once = new Map(found.map(one => [`${one.name} ${one.version}`, one]))
  return [...once.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Lists the packages with a licence that is not allowed. */
export const foreignLicences = (lock: LockFile): Licensed[] => licencesIn(lock).filter(one => !isAllowed(one))

/**
 * Tells whether the licence of a package is allowed: in `A AND B` each licence must be allowed, in `A OR B` one of
 * them.
 */
function isAllowed({ name, licence }: Licensed): boolean {
  if (name in accepted) return true
  const isKnown = (one: string) => allowed.has(one) || (one === 'LGPL-3.0-or-later' && libraries.test(name))
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(isKnown))
}
