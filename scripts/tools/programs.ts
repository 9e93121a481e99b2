import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** The paths of the programs that the checks run; all run with the project's own Node. */
export const tools = {
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  dependencyCruiser: join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  playwright: join(root, 'node_modules/playwright/cli.js'),
  typescript: join(root, 'node_modules/typescript-native/bin/tsc'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs')
}

/**
 * Returns the environment of every check: the same time zone on every machine, and no colours when the output is not
 * a terminal.
 */
export function checkEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR, ...env } = process.env
  return { ...env, TZ: 'UTC', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...extra }
}

/** Runs one program after the other, also after a failure, and returns the worst exit code. */
export async function runAll(programs: (() => Promise<number>)[]): Promise<number> {
  let worst = 0
  for (const program of programs) worst = Math.max(worst, await program())
  return worst
}
