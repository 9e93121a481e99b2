/** A reporter for vitest: how long each file took, which vitest's own report does not tell of what a file does before its first test. */
import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Environment variable that names the file to write. */
export const timesFile = 'FILE_TIMES'

export interface FileTime {
  /** The whole path of the test file. */
  file: string
  seconds: number
}

export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const target = process.env[timesFile]
    if (target) writeFileSync(target, JSON.stringify(modules.map(timeOf)))
  }
}

/** The time of a file from reading its modules to its last hook. */
function timeOf(module: Pick<TestModule, 'moduleId' | 'diagnostic'>): FileTime {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return { file: module.moduleId, seconds: (collectDuration + setupDuration + duration) / 1000 }
}
