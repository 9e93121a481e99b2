/**
 * `npm run scaffold -- workShift 班次 班次 "Work shifts"`: writes the first version of a new entity's schema, view, texts
 * and migration. The three names can be left out and written into the texts later.
 */
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nameProblem, scaffoldFiles, titleOf } from './scaffold/files.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function nextMigration(): number {
  const numbers = readdirSync(join(root, 'server/migrations')).map(file => Number.parseInt(file, 10))
  return Math.max(0, ...numbers.filter(Number.isFinite)) + 1
}

async function main([name = '', ...given]: readonly string[]): Promise<number> {
  const title = titleOf(name)
  const [zhCN = title, zhTW = zhCN, enUS = title] = given
  const files = scaffoldFiles(name, [zhCN, zhTW, enUS], nextMigration())
  const taken = [...files.keys()].filter(file => existsSync(join(root, file)))
  const problem = nameProblem(name) ?? (taken.length > 0 ? `already there: ${taken.join(', ')}` : undefined)
  if (problem) {
    console.error(`${problem}\nUsage: npm run scaffold -- <entity> [name in zh-CN] [in zh-TW] [in en-US]`)
    return 1
  }
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text, { flag: 'wx' })
    console.log(`  ${file}`)
  }
  console.log('Change them to what you need, then: npm run generate, and npm start.')
  return 0
}

process.exitCode = await main(process.argv.slice(2))
