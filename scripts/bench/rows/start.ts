import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../tools/programs.ts'
import type { Measure } from '../bench.ts'
import { buildFrontEnds } from '../build.ts'
import { demoFolder } from '../demo.ts'
import { boardEnvironment, freePort, startBareStart, stopProcess, waitUntilAnswers } from '../processes.ts'
import { atMost } from '../result.ts'
import { median, ms } from '../stats.ts'

const starts = 5

/** Measures `npm start` until the first page is answered, with everything installed, built and filled. */
export const measureStart: Measure = async ({ log }) => {
  const row = { what: 'start, installed and built, to the first page', bar: '≤ 1.5 s' }
  if (!(await buildFrontEnds(log)))
    return { ...row, reference: '', findings: { notMeasured: 'the front ends could not be built' } }
  const folder = await demoFolder(log)
  const own: number[] = []
  const bare: number[] = []
  for (let nth = 0; nth < starts; nth++) {
    own.push(await startOnce(folder))
    bare.push(await startBareOnce(folder))
  }
  log(`  ${own.map((taken, nth) => `${ms(taken)} (bare ${ms(bare[nth] ?? Number.NaN)})`).join(', ')}`)
  return {
    ...row,
    reference: `bare Fastify on the same embedded database ${ms(median(bare))}`,
    findings: [atMost('', median(own), 1500, ms)]
  }
}

async function startBareOnce(folder: string): Promise<number> {
  const started = performance.now()
  const server = await startBareStart(folder)
  const taken = performance.now() - started
  await server.stop()
  return taken
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
