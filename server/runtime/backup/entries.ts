/** The entries of an archive in tar, and the parts that they hold. */
import { isKeyFile } from '../../platform/keys/key-files.ts'
import { isStoredName } from '../../platform/storage/place.ts'
import type { Part } from './archive.ts'

/** Bytes of a block: an entry is a block of head, and its body in whole blocks. */
export const block = 512

/** Bytes behind a body until its block is full. */
export const paddingOf = (bytes: number): number => (block - (bytes % block)) % block

/** The version of the format; the first one was no tar. */
export const format = 2

/** The entry that an archive begins with. */
export const manifest = 'manifest.json'

/** The entry that an archive ends with: checksums of the entries since the last list of them, as `sha256sum` reads them. */
export const lastSums = 'SHA256SUMS'

/** Entries after which a list of checksums stands, so that nobody holds all of them. */
export const entriesOfSums = 1000

/** Parts whose entry is the part itself, as JSON. */
const asJson = { about: manifest, schema: 'schema.json', sum: 'totals.json' } as const

/** Returns the name of the entry of a part, whose number counts the parts of one table. */
export function entryName(part: Part, number: number): string {
  if (part.kind === 'rows') return `rows/${part.table}/${String(number).padStart(6, '0')}.json.gz`
  if (part.kind === 'file') return `files/${part.name}`
  return part.kind === 'key' ? `keys/${part.name}` : asJson[part.kind]
}

export const sumsName = (number: number): string => `sums/${String(number).padStart(6, '0')}.sha256`

export const isSums = (name: string): boolean => name === lastSums || /^sums\/\d{6,}\.sha256$/.test(name)

/** The entry of a part that stands in its body as JSON, or the part that a name alone tells. */
export type Named = { readonly json: keyof typeof asJson } | { readonly part: Part }

/** Returns what stands behind the name of an entry; undefined for a name that no archive has, such as one with `..`. */
export function namedBy(name: string): Named | undefined {
  for (const json of Object.keys(asJson) as (keyof typeof asJson)[])
    if (asJson[json] === name) return { json }
  const [, table] = /^rows\/([a-z_][a-z0-9_]*)\/\d{6,}\.json\.gz$/.exec(name) ?? []
  if (table !== undefined) return { part: { kind: 'rows', table } }
  const [folder, own = '', ...more] = name.split('/')
  if (more.length > 0) return undefined
  if (folder === 'files' && isStoredName(own)) return { part: { kind: 'file', name: own } }
  if (folder === 'keys' && isKeyFile(own)) return { part: { kind: 'key', name: own } }
  return undefined
}
