import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, tail } from './child.mjs'
import { placeHooks } from './hooks.mjs'
import { withLock } from './lock.mjs'
import { requireReachableNode } from './node.mjs'
import { adviceFor, Halt, say } from './say.mjs'

/** The measured size of the packages and a third more. */
const NEEDED_MB = 1200

/**
 * Installs the packages of package-lock.json into node_modules; does nothing when they are installed.
 * @param {string} root the repository's folder
 */
export async function ensureInstalled(root) {
  requireReachableNode(root)
  if (isFresh(root)) return
  await withLock(
    join(root, '.cache', 'install.lock'),
    () => say('Another process is installing the packages; waiting for it'),
    async () => {
      if (isFresh(root)) return
      if (!matchesNpmRecord(root)) await install(root)
      // npm runs the script `prepare` only where install scripts are allowed
      placeHooks(root)
      writeFileSync(stampFile(root), lockHash(root))
    }
  )
}

async function install(/** @type {string} */ root) {
  // an older installation is removed first, which frees space
  if (!existsSync(join(root, 'node_modules'))) requireSpace(root)
  say('Installing packages (about half a minute)')
  const started = Date.now()
  rmSync(stampFile(root), { force: true })
  // without install scripts: no package needs one, and a package cannot run code during the installation
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000', '--fetch-timeout=60000']
  const [program, ...before] = npm()
  const { code, output } = await capture(program, [...before, ...args, ...patience, '--loglevel=warn'], {
    cwd: root
  })
  // npm exits with 0 even when files could not be written, and only warns
  if (code !== 0 || output.includes('TAR_ENTRY_ERROR')) {
    rmSync(npmRecord(root), { force: true })
    throw new Halt(
      `${tail(output, 20)}\n\n${adviceFor(output) ?? 'npm could not install the packages; see above.'}`
    )
  }
  say(`Installed packages in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Checks the free space first, because npm continues for minutes on a full disk. */
function requireSpace(/** @type {string} */ root) {
  const { bavail, bsize } = statfsSync(root)
  const freeMb = Math.floor((bavail * bsize) / 1e6)
  if (freeMb < NEEDED_MB) {
    throw new Halt(
      `Only ${freeMb} MB are free on this disk, and the packages need ${NEEDED_MB} MB. ` +
        'Free some space (`df -h .` shows what is left), then run the same command again.'
    )
  }
}

/** @returns {[string, ...string[]]} */
function npm() {
  const own = process.env.npm_execpath
  return own && /npm-cli\.[cm]?js$/.test(own) && existsSync(own) ? [process.execPath, own] : ['npm']
}

function isFresh(/** @type {string} */ root) {
  try {
    return readFileSync(stampFile(root), 'utf8') === lockHash(root)
  } catch {
    return false
  }
}

/** Tells whether npm's own record of node_modules has every package of the lock file, as after `npm install`. */
function matchesNpmRecord(/** @type {string} */ root) {
  if (!existsSync(npmRecord(root))) return false
  const installed = JSON.parse(readFileSync(npmRecord(root), 'utf8')).packages
  /** @type {[string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }][]} */
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile(root), 'utf8')).packages)
  return wanted.every(([path, { version, optional, devOptional, link }]) => {
    if (!path.includes('node_modules/')) return true
    const here = installed[path]
    if (!here) return Boolean(optional || devOptional)
    return existsSync(join(root, path)) && (link || here.version === version)
  })
}

function lockHash(/** @type {string} */ root) {
  return createHash('sha256')
    .update(readFileSync(lockFile(root)))
    .digest('hex')
}

function lockFile(/** @type {string} */ root) {
  return join(root, 'package-lock.json')
}

function npmRecord(/** @type {string} */ root) {
  return join(root, 'node_modules', '.package-lock.json')
}

function stampFile(/** @type {string} */ root) {
  return join(root, 'node_modules', '.installed')
}
