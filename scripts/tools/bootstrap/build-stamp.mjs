import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {'portal' | 'console'} FrontEnd */

/** @type {readonly FrontEnd[]} */
export const frontEnds = ['portal', 'console']

/** The sources of a front end outside of its own folder. */
const SHARED = ['client', 'schemas', 'generated', 'package-lock.json']

/** `dev/` has the gallery of parts, which no build contains. */
const IGNORED = /^(node_modules|dist|dev)$|\.test\.tsx?$/

/** Tells whether `<front end>/dist` was built from the present sources. */
export function isBuilt(/** @type {string} */ root, /** @type {FrontEnd} */ frontEnd) {
  try {
    return (
      existsSync(join(root, frontEnd, 'dist')) &&
      readFileSync(stampFile(root, frontEnd), 'utf8') === sourcesHash(root, frontEnd)
    )
  } catch {
    return false
  }
}

/** Marks the build as made from sources with this hash, which was computed before the build began. */
export function markBuilt(
  /** @type {string} */ root,
  /** @type {FrontEnd} */ frontEnd,
  /** @type {string} */ hash
) {
  writeFileSync(stampFile(root, frontEnd), hash)
}

export function unmarkBuilt(/** @type {string} */ root, /** @type {FrontEnd} */ frontEnd) {
  rmSync(stampFile(root, frontEnd), { force: true })
}

export function sourcesHash(/** @type {string} */ root, /** @type {FrontEnd} */ frontEnd) {
  const hash = createHash('sha256')
  for (const part of [frontEnd, ...SHARED]) addPath(hash, root, part)
  return hash.digest('hex')
}

function stampFile(/** @type {string} */ root, /** @type {FrontEnd} */ frontEnd) {
  return join(root, '.cache', `built-${frontEnd}`)
}

/**
 * Adds a file, or a folder with all its contents and names, to a hash.
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path relative to root
 */
function addPath(hash, root, path) {
  const full = join(root, path)
  if (!statSync(full).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(full))
    return
  }
  for (const name of readdirSync(full).sort()) {
    if (!IGNORED.test(name)) addPath(hash, root, `${path}/${name}`)
  }
}
