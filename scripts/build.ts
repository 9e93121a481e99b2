/** `npm run build`: builds the outdated front ends, or all of them with `--all`. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type FrontEnd,
  frontEnds,
  isBuilt,
  markBuilt,
  sourcesHash,
  unmarkBuilt
} from './tools/bootstrap/build-stamp.mjs'
import { capture, tail } from './tools/bootstrap/child.mjs'
import { readCommand } from './tools/bootstrap/command.mjs'
import { withLock } from './tools/bootstrap/lock.mjs'
import { Halt, main, say } from './tools/bootstrap/say.mjs'
import { serverEnvironment, serverFlags } from './tools/bootstrap/server-flags.mjs'
import { compressFiles } from './tools/build/compress.ts'

const root = resolve(import.meta.dirname, '..')

/** The builds of each front end in their order; the folder is relative to the front end's own. */
const BUILDS: Record<FrontEnd, { outDir: string; args: string[]; served: boolean }[]> = {
  portal: [
    { outDir: 'dist/client', args: [], served: true },
    { outDir: 'dist/server', args: ['--ssr', 'entry/entry-server.tsx'], served: false }
  ],
  console: [{ outDir: 'dist', args: [], served: true }]
}

const { FORCE_COLOR, ...environment } = process.env

await main(async () => {
  const everything = readCommand('build').values.all
  const waiting = () => say('Another process is building the front ends; waiting for it')
  await withLock(join(root, '.cache', 'build.lock'), waiting, async () => {
    const stale = frontEnds.filter(frontEnd => everything || !isBuilt(root, frontEnd))
    const outcomes = await Promise.allSettled(stale.map(build))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    if (stale.length > 0) await compileServer()
  })
  return 0
})

async function build(frontEnd: FrontEnd) {
  if (!existsSync(join(root, frontEnd, 'vite.config.ts'))) {
    say(`The ${frontEnd} has no vite.config.ts yet; not built`)
    return
  }
  say(`Building the ${frontEnd}`)
  const started = Date.now()
  const hash = sourcesHash(root, frontEnd)
  unmarkBuilt(root, frontEnd)
  for (const { outDir, args, served } of BUILDS[frontEnd]) {
    await viteBuild(frontEnd, [...args, '--outDir', outDir])
    if (served) await compressFiles(join(root, frontEnd, outDir))
  }
  if (frontEnd === 'portal') await writePageList()
  markBuilt(root, frontEnd, hash)
  say(`Built the ${frontEnd} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * Keeps the compiled modules of the server and of the portal that it renders; a server without them compiles by
 * itself.
 */
async function compileServer() {
  await capture(process.execPath, [...serverFlags, join(root, 'server', 'main.ts'), '--compile'], {
    cwd: root,
    env: { ...environment, ...serverEnvironment(root), NODE_ENV: 'production' },
    log: join(root, 'artifacts', 'compile-server.log')
  })
}

/** Writes the portal's table of pages as data for tests, which may not import its sources. */
async function writePageList() {
  const dist = join(root, 'portal', 'dist')
  const { pageList } = await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href)
  await writeFile(join(dist, 'pages.json'), `${JSON.stringify(pageList, null, 2)}\n`)
}

async function viteBuild(frontEnd: FrontEnd, args: string[]) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { code, output } = await capture(process.execPath, [vite, 'build', '--emptyOutDir', ...args], {
    cwd: join(root, frontEnd),
    env: { ...environment, NO_COLOR: '1', NODE_ENV: 'production' },
    log: join(root, 'artifacts', `build-${frontEnd}.log`)
  })
  if (code !== 0)
    throw new Halt(`${tail(output)}\n\nThe ${frontEnd} could not be built; the reason stands above.`)
}
