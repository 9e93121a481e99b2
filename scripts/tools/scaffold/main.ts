/**
 * `npm run scaffold -- action remindHolder on list-from`, `tab reminded on list-from`, `dictionary replyKind`, `page /lamps`,
 * `entity workShift 班次 班次 "Work shifts"`: writes the first version of what a developer adds, never over something that is
 * there, and lists what is left.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { boards } from '@board/schemas/boards/index'
import { readCommand } from '../bootstrap/command.mjs'
import { Draft, ScaffoldError } from './draft.ts'
import { fillDraft, usage } from './request.ts'
import { writeDraft } from './write.ts'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

async function main(words: readonly string[]): Promise<number> {
  const draft = new Draft(root)
  try {
    fillDraft(draft, boards, words)
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error
    console.error(error.message === usage ? usage : `${error.message}\n${usage}`)
    return 1
  }
  await writeDraft(draft)
  for (const file of draft.files.keys()) console.log(`  ${file}`)
  console.log('\nLeft to you:')
  for (const line of draft.left) console.log(`  ${line}`)
  console.log('\nWhat npm run generate still refuses:')
  spawnSync(process.execPath, [join(root, 'scripts/tools/generate/main.ts'), '--check'], {
    cwd: root,
    stdio: 'inherit'
  })
  return 0
}

process.exitCode = await main(readCommand('scaffold').positionals)
