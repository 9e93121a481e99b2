import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../check/tools.ts'
import type { Measure } from '../bench.ts'
import { buildFrontEnds } from '../build.ts'
import { demoFolder } from '../demo.ts'
import { boardEnvironment, freePort, stopProcess, waitUntilAnswers } from '../processes.ts'
import { atMost } from '../result.ts'
import { median, ms } from '../stats.ts'

const starts = 5

/** Measures `npm start` until the first page is answered, with everything installed, built and filled. */
export const measureStart: Measure = async ({ log }) => {
  const row = {
    what: 'start, installed and built, to the first page',
    bar: '≤ 1.5 s',
    reference: 'PGlite opens in 0.4 s'
  }
  if (!(await buildFrontEnds(log)))
    return { ...row, findings: { notMeasured: 'the front ends could not be built' } }
  const folder = await demoFolder(log)
  const taken: number[] = []
  for (let nth = 0; nth < starts; nth++) taken.push(await startOnce(folder))
  log(`  ${taken.map(ms).join(', ')}`)
  return { ...row, findings: [atMost('', median(taken), 1500, ms)] }
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: boardEnvironment(port, folder),
    stdio: ['ignore', 'ignore', 'inherit']
  })
  try {
    await waitUntilAnswers(`http://127.0.0.1:${port}/home`, child)
    return performance.now() - started
  } finally {
    await stopProcess(child)
  }
}
