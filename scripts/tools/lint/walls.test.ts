import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root, tools } from '../programs.ts'
import { findMisplacedSql } from './sql-wall.ts'

/** The files of a small repository with the wall that each crosses, or null. */
const CROSSINGS: [file: string, imports: string, wall: string | null][] = [
  ['schemas/a.ts', '../client/index.ts', 'walls-of-schemas'],
  ['generated/a.ts', '../client/index.ts', 'walls-of-generated'],
  ['generated/b.ts', '../schemas/index.ts', null],
  ['client/a.ts', '../server/platform/refusal.ts', 'walls-of-client'],
  ['client/b.ts', '../schemas/index.ts', null],
  ['client/c.ts', 'fastify', 'no-non-package-json'],
  ['server/a.ts', '../portal/ui/index.tsx', 'walls-of-server'],
  ['server/b.ts', '../client/index.ts', 'walls-of-server'],
  ['portal/a.tsx', '../server/platform/refusal.ts', 'walls-of-portal'],
  ['portal/b.tsx', '../console/base/index.tsx', 'walls-of-portal'],
  ['portal/c.tsx', '../client/index.ts', null],
  ['portal/c.test.tsx', '../server/platform/refusal.ts', 'unit-tests-stay-home'],
  ['portal/d.tsx', './c.test.tsx', 'no-test-code-in-the-product'],
  ['portal/features/post/a.tsx', '../track/index.tsx', 'portal-features-apart'],
  ['portal/features/post/b.tsx', '../../ui/index.tsx', null],
  ['portal/features/post/c.tsx', '../../ui/index.tsx', 'portal-page-without-a-row'],
  ['portal/ui/a.tsx', '../features/track/index.tsx', 'layer-portal-ui'],
  ['portal/e.tsx', './dev/table.ts', 'gallery-in-development'],
  ['portal/dev/row.tsx', '../ui/index.tsx', null],
  ['portal/dev/other.tsx', '../../console/base/index.tsx', 'walls-of-portal'],
  ['console/a.tsx', '../portal/ui/index.tsx', 'walls-of-console'],
  ['console/b.tsx', '../server/platform/refusal.ts', 'walls-of-console'],
  ['console/c.tsx', '../schemas/facts/events.ts', 'words-of-one-language'],
  ['console/pages/a.tsx', '../base/index.tsx', null],
  ['console/pages/b.tsx', '../base/index.tsx', 'console-page-without-a-row'],
  ['console/fields/a.tsx', '../widgets/button.tsx', 'layer-console-fields'],
  ['console/derive/a.tsx', '../widgets/button.tsx', 'derive-through-the-registry'],
  ['console/derive/b.tsx', '../widgets/registry.tsx', null],
  ['scripts/a.ts', '../portal/ui/index.tsx', 'walls-of-scripts-and-tests'],
  ['tests/a.ts', '../console/base/index.tsx', 'walls-of-scripts-and-tests'],
  ['tests/b.ts', '../server/platform/refusal.ts', null],
  ['server/correspondence/replies/publish.ts', 'kysely', 'sql-in-stores'],
  ['server/correspondence/replies/recall.ts', '../messages/store.ts', 'stores-are-private'],
  ['server/correspondence/replies/approve.ts', '../messages/close.ts', null],
  ['server/correspondence/replies/delete.ts', 'fastify', 'verbs-know-no-http'],
  ['server/correspondence/replies/edit.ts', '../../platform/http/call.ts', 'verbs-know-no-http'],
  ['server/correspondence/messages/close.ts', './store.ts', null],
  ['server/correspondence/messages/store.ts', 'kysely', null],
  ['server/correspondence/messages/policy.ts', './store.ts', 'policies-are-pure'],
  ['server/correspondence/messages/operations.ts', './store.ts', 'operations-call-verbs'],
  ['server/correspondence/messages/read-staff.ts', '../replies/approve.ts', 'details-know-no-guests'],
  ['server/correspondence/replies/operations.ts', 'fastify', 'operations-know-no-fastify'],
  ['server/overview/visits/operations.ts', '../../platform/http/call.ts', null],
  ['server/people/accounts/a.ts', '../../platform/refusal.ts', null],
  ['server/people/accounts/b.ts', '../../correspondence/messages/close.ts', 'layer-server-people'],
  ['server/platform/b.ts', '../main.ts', 'layer-server-platform'],
  ['server/lamps/light.ts', './lamp.ts', 'every-folder-of-server-has-a-layer'],
  ['schemas/around.ts', './ring.ts', 'no-circular']
]

const EMPTY = [
  'schemas/resources/index.ts',
  'schemas/facts/events.ts',
  'client/index.ts',
  'server/platform/refusal.ts',
  'server/main.ts',
  'server/lamps/lamp.ts',
  'server/platform/http/call.ts',
  'portal/ui/index.tsx',
  'portal/features/track/index.tsx',
  'portal/dev/table.ts',
  'console/base/index.tsx',
  'console/widgets/button.tsx',
  'console/widgets/registry.tsx'
]

const folder = mkdtempSync(join(tmpdir(), 'board-walls-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function crossingsFound(): { file: string; wall: string }[] {
  for (const file of EMPTY) write(file, 'export {}\n')
  write('schemas/ring.ts', "import './around.ts'\n")
  write('portal/app/pages.ts', "export const module = () => import('../features/post/b.tsx')\n")
  write('console/app/pages.ts', "export const module = () => import('../pages/a.tsx')\n")
  for (const [file, imports] of CROSSINGS) write(file, `import '${imports}'\n`)
  for (const name of ['kysely', 'fastify']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  write('server/package.json', JSON.stringify({ dependencies: { kysely: '1.0.0', fastify: '1.0.0' } }))
  write('client/package.json', '{}')
  const config = join(root, '.dependency-cruiser.mjs')
  const folders = ['schemas', 'generated', 'client', 'server', 'portal', 'console', 'scripts', 'tests']
  const args = [tools.dependencyCruiser, '--config', config, '--output-type', 'json', ...folders]
  const report = JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }))
  const violations: { from: string; rule: { name: string } }[] = report.summary.violations
  return violations.map(({ from, rule }) => ({ file: from, wall: rule.name }))
}

describe('walls', () => {
  const found = crossingsFound()

  test.each(CROSSINGS)('%s imports %s: %s', (file, _, wall) => {
    const walls = found.filter(crossing => crossing.file === file).map(crossing => crossing.wall)
    if (wall === null) expect(walls).toEqual([])
    else expect(walls).toContain(wall)
  })
})

test('a query outside a store is found, also without an import', () => {
  write('sql/correspondence/replies/publish.ts', "trx\n  .updateTable('reply')\n")
  write('sql/correspondence/replies/store.ts', "trx.selectFrom('reply')\n")
  write('sql/correspondence/replies/publish.test.ts', "db.selectFrom('reply')\n")
  expect(findMisplacedSql(join(folder, 'sql'))).toEqual([
    { file: 'correspondence/replies/publish.ts', line: 2, text: ".updateTable('reply')" }
  ])
})
