import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EntityTexts, Language, ResourceSchema, View } from '@board/schemas'
import { compare } from '../contract/merge.ts'
import { type Problem, refuse } from '../problem.ts'
import type { Declared } from './declared.ts'
import { type ModuleSource, readModule } from './module-source.ts'

type Part = { source: ModuleSource; value: unknown }

/**
 * Finds every entity in `schemas/entities/` with its view and its texts; no entity is registered by hand.
 * @throws ContractError when a file is missing or does not export the value that its name promises
 */
export async function discoverEntities(root: string): Promise<Declared[]> {
  const problems: Problem[] = []
  const schemas = await readParts(root, 'schemas/entities', '', problems)
  const views = await readParts(root, 'schemas/views', 'View', problems)
  const texts = await readParts(root, 'schemas/locales', 'Texts', problems)
  for (const [folder, parts] of [['schemas/views', views] as const, ['schemas/locales', texts] as const]) {
    for (const name of schemas.keys()) {
      if (!parts.has(name)) {
        const message = `${name} has no ${folder}/${name}.ts`
        problems.push({ file: `schemas/entities/${name}.ts`, line: 1, message })
      }
    }
    for (const [name, { source }] of parts) {
      if (!schemas.has(name)) {
        problems.push({ file: source.name, line: 1, message: `there is no schemas/entities/${name}.ts` })
      }
    }
  }
  refuse(problems)
  return [...schemas].flatMap(([name, schema]) => {
    const [view, words] = [views.get(name), texts.get(name)]
    if (!view || !words) return []
    return [
      {
        name,
        schema: schema.value as ResourceSchema,
        view: view.value as View,
        texts: words.value as Readonly<Record<Language, EntityTexts>>,
        sources: { schema: schema.source, view: view.source, texts: words.source }
      }
    ]
  })
}

async function readParts(
  root: string,
  folder: string,
  suffix: string,
  problems: Problem[]
): Promise<Map<string, Part>> {
  const names = (await readdir(join(root, folder)).catch(() => []))
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort(compare)
  const parts = new Map<string, Part>()
  for (const fileName of names) {
    const path = join(root, folder, fileName)
    const source = readModule(`${folder}/${fileName}`, await readFile(path, 'utf8'))
    const name = fileName.slice(0, -3)
    const module: Record<string, unknown> = await import(pathToFileURL(path).href)
    const value = module[`${name}${suffix}`]
    if (value) parts.set(name, { source, value })
    else
      problems.push({
        file: source.name,
        line: 1,
        message: `it does not export "${name}${suffix}", as its name promises`
      })
  }
  return parts
}
