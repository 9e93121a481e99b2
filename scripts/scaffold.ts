/**
 * `npm run scaffold -- action remindHolder on list-from`, `tab reminded on list-from`, `dictionary replyKind`, `page /lamps`,
 * `entity workShift 班次 班次 "Work shifts"`: writes the first version of what a developer adds, never over something that is
 * there, and lists what is left.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { boards } from '@board/schemas/boards/index'
import { tools } from './check/tools.ts'
import { Draft, ScaffoldError } from './scaffold/draft.ts'
import { fillDraft, usage } from './scaffold/request.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a program of the repository; its output goes to the terminal. */
const run = (program: string, ...options: string[]) =>
  spawnSync(process.execPath, [program, ...options], { cwd: root, stdio: 'inherit' })

async function main(words: readonly string[]): Promise<number> {
  const draft = new Draft(root)
  try {
    fillDraft(draft, boards, words)
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error
    console.error(error.message === usage ? usage : `${error.message}\n${usage}`)
    return 1
  }
  for (const [file, text] of draft.files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
    console.log(`  ${file}`)
  }
  const sources = [...draft.files.keys()].filter(file => /\.tsx?$/.test(file))
  run(tools.biome, 'check', '--write', '--log-level=error', ...sources)
  console.log('\nLeft to you:')
  for (const line of draft.left) console.log(`  ${line}`)
  console.log('\nWhat npm run generate still refuses:')
  run(join(root, 'scripts/generate/main.ts'), '--check')
  return 0
}

process.exitCode = await main(process.argv.slice(2))
