import { join } from 'node:path'
import { frontEnds, isBuilt } from '../tools/bootstrap/build-stamp.mjs'
import { capture, tail } from '../tools/bootstrap/child.mjs'
import { root } from '../tools/programs.ts'

/** Builds the outdated front ends, as `npm start` does. @returns whether portal and console are ready */
export async function buildFrontEnds(log: (line: string) => void): Promise<boolean> {
  if (frontEnds.every(frontEnd => isBuilt(root, frontEnd))) return true
  const { code, output } = await capture(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root
  })
  if (code !== 0) log(tail(output, 10))
  return code === 0
}
