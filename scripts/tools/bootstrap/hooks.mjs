import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { say } from './say.mjs'

const FOLDER = '.githooks'

/**
 * Lets Git run the hooks of `.githooks/` in this clone. Hooks that somebody set up before stay as they are. Without Git,
 * as in an image, nothing happens.
 * @param {string} root the repository's folder
 */
export function placeHooks(root) {
  if (!existsSync(join(root, '.git')) || !existsSync(join(root, FOLDER))) return
  const current = git(root, 'config', '--get', 'core.hooksPath')
  if (current === FOLDER) return
  if (current || hasHooks(root)) {
    say(
      `This clone has Git hooks of its own. \`git config core.hooksPath ${FOLDER}\` takes those of the project.`
    )
    return
  }
  git(root, 'config', 'core.hooksPath', FOLDER)
}

/** Tells whether somebody put a hook beside the samples of Git. */
function hasHooks(/** @type {string} */ root) {
  const folder = git(root, 'rev-parse', '--git-path', 'hooks')
  if (!folder || !existsSync(resolve(root, folder))) return false
  return readdirSync(resolve(root, folder)).some(name => !name.endsWith('.sample'))
}

/**
 * Returns the output of Git; undefined where Git is missing, refuses, or has nothing to say.
 * @param {string} root
 * @param {string[]} args
 */
function git(root, ...args) {
  try {
    const output = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore']
    })
    return output.trim() || undefined
  } catch {
    return undefined
  }
}
