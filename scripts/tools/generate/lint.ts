import { BaseResolver, lintDocument as lint, loadConfig, Source } from '@redocly/openapi-core'
import { type Contract, placeOf } from './contract/merge.ts'
import type { Path, SourceFile } from './contract/source.ts'
import type { JsonObject } from './json.ts'
import type { Problem } from './problem.ts'

/** The findings of Redocly's rules, with the operation and the source line of each. */
export type Findings = { errors: Problem[]; warnings: Problem[] }

/** Checks the full document by `redocly.yaml`, without any network request. */
export async function lintDocument(
  contract: Contract,
  document: JsonObject,
  files: { config: string; output: string; main: SourceFile }
): Promise<Findings> {
  const config = await loadConfig({ configPath: files.config })
  const text = JSON.stringify(document)
  // the document is parsed as JSON, because parsing it as YAML takes a second
  const whole = { source: new Source(files.output, text), parsed: JSON.parse(text) }
  const externalRefResolver = new BaseResolver(config.resolve)
  const findings: Findings = { errors: [], warnings: [] }
  for (const found of await lint({ document: whole, externalRefResolver, config })) {
    const pointer = found.location[0]?.pointer ?? ''
    const list = found.severity === 'error' ? findings.errors : findings.warnings
    list.push(atSource(contract, pointer, `${found.message.trim()} (${found.ruleId})`, files.main))
  }
  return findings
}

function atSource(contract: Contract, pointer: string, message: string, main: SourceFile): Problem {
  const steps = pointer
    .replace(/^#\//, '')
    .split('/')
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const [section, path, method, ...rest] = steps
  const operation =
    section === 'paths' && contract.operations.find(known => known.path === path && known.method === method)
  if (operation)
    return { ...placeOf(operation, ...rest), message: `${operation.id}: ${rest.join('.')}: ${message}` }
  return { ...placeInBase(main, steps), message: `${steps.join('.')}: ${message}` }
}

/** Returns the place of a part outside the paths: in openapi.yaml, or else as a component of schemas/. */
function placeInBase(main: SourceFile, path: Path): { file: string; line: number } {
  const [, , name = ''] = path
  const fromSchemas = path[0] === 'components' && path[1] === 'schemas' && !main.has(path.slice(0, 3))
  if (fromSchemas) return { file: `schemas (${name})`, line: 1 }
  return { file: main.name, line: main.lineOf(path) }
}
