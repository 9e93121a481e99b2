import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import product from '../../../package.json' with { type: 'json' }

/**
 * Returns the version of the program with its commit, such as `0.1.0+1a2b3c4d5e6f` (Semantic Versioning, build metadata);
 * without the commit if nothing names it. Only operators see it: nothing that is served to the public names the commit.
 * @param revision the commit of files that git did not put there (SITE_REVISION); a checkout names its own
 * @param folder the folder of the program
 */
export function findVersion(revision?: string, folder = join(import.meta.dirname, '../../..')): string {
  const commit = readCommit(join(folder, '.git')) ?? revision
  return commit ? `${product.version}+${commit.slice(0, 12)}` : product.version
}

/** Reads which commit is checked out. It does not call git, which refuses folders of other accounts. */
function readCommit(git: string): string | undefined {
  const head = readText(join(git, 'HEAD'))
  const branch = /^ref: (\S+)/.exec(head)?.[1]
  if (!branch) return commitIn(head)
  const packed = readText(join(git, 'packed-refs')).split('\n')
  return commitIn(readText(join(git, branch))) ?? commitIn(packed.find(line => line.endsWith(` ${branch}`)))
}

/** Returns the text of a file; an empty text if it does not exist or cannot be read. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const commitIn = (text = ''): string | undefined => /^[0-9a-f]{40,64}(?=\s|$)/.exec(text)?.[0]
