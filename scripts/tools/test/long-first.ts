import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../programs.ts'

/**
 * Short files that take long because of the tables that they iterate over. Without the times of an earlier run, as on
 * CI, vitest starts the largest files first; these files would start last, and one core would wait for them.
 */
export const long = [
  'tests/journeys/administration/entities.test.ts',
  'tests/journeys/portal/pages.test.ts',
  'tests/journeys/desk/numbers-and-lists.test.ts',
  'tests/journeys/everywhere/masks.test.ts',
  'tests/journeys/desk/console-pages.test.ts',
  'tests/journeys/everywhere/password.test.ts',
  'tests/faults/kill-postgres.test.ts',
  'tests/faults/embedded.test.ts',
  'tests/faults/stalled.test.ts',
  'tests/faults/database.test.ts',
  'tests/contract/operations.test.ts',
  'tests/contract/refusals.test.ts',
  'tests/contract/access.test.ts',
  'tests/contract/access-reads.test.ts',
  'tests/contract/everywhere.test.ts',
  'tests/contract/entity-operations.test.ts',
  'tests/contract/entity-access.test.ts'
]

/** Puts the known long files before all others of their project. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longFirst(await super.sort(files), ({ moduleId }) => relative(root, moduleId))
  }
}

/** Moves long files to the front and keeps the order of all others. */
export function longFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const first = long.flatMap(path => files.filter(file => pathOf(file) === path))
  return [...first, ...files.filter(file => !first.includes(file))]
}
