/**
 * A vitest reporter that writes the time of each file. It includes the time before the first test, which
 * vitest's own report leaves out.
 */
import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Environment variable that names the file to write. */
export const timesFile = 'FILE_TIMES'

export interface FileTime {
  /** The absolute path of the test file. */
  file: string
  seconds: number
}

export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const target = process.env[timesFile]
    if (target) writeFileSync(target, JSON.stringify(modules.map(timeOf)))
  }
}

/** Returns the time of a file from loading its modules to its last hook. */
function timeOf(module: Pick<TestModule, 'moduleId' | 'diagnostic'>): FileTime {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return { file: module.moduleId, seconds: (collectDuration + setupDuration + duration) / 1000 }
}
