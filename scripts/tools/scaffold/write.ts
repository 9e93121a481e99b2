import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { handOver } from '../bootstrap/child.mjs'
import { tools } from '../programs.ts'
import type { Draft } from './draft.ts'

/** Writes the files of a draft, and formats the programs among them. */
export async function writeDraft({ root, files }: Draft): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const programs = [...files.keys()].filter(file => /\.tsx?$/.test(file))
  const options = ['check', '--write', '--log-level=error', ...programs]
  if (programs.length > 0) await handOver(process.execPath, [tools.biome, ...options], { cwd: root })
}
