import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from '../bootstrap/child.mjs'
import { say } from '../bootstrap/say.mjs'
import { root } from '../programs.ts'

/** Installs Debian packages if possible: as root, on Debian or a related system. It prints what it installs. */
export async function installDebianPackages(what: string, packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  say(`Installing ${what} (Debian packages ${packages.join(', ')})`)
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: 300_000,
    log: join(root, 'artifacts', 'debian-packages.log')
  }
  // an update that fails can still leave usable lists
  await capture('apt-get', ['update'], options)
  const patience = ['-o', 'DPkg::Lock::Timeout=300']
  const args = ['install', '--yes', '--no-install-recommends', ...patience, ...packages]
  const { code } = await capture('apt-get', args, options)
  if (code !== 0) say('That did not succeed; the reason stands in artifacts/debian-packages.log')
  return code === 0
}
