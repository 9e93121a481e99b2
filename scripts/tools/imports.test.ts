import { expect, test } from 'vitest'
import { readFileImports } from './imports.ts'

test('imports are read as they are written: relative, of a package of ours, only of types, and late', () => {
  const text = `import { a } from './a.ts'
    import type { B } from '../b/b.ts'
    import rows from '@board/generated/openapi.json' with { type: 'json' }
    import { masks } from '@board/schemas/facts/text/masks'
    const late = await import('./late.ts')
    import { z } from 'zod'`
  expect(readFileImports('server/correspondence/grades/grade.ts', text).map(({ target }) => target)).toEqual([
    'server/correspondence/grades/a.ts',
    'server/correspondence/b/b.ts',
    'generated/openapi.json',
    'schemas/facts/text/masks.ts',
    'server/correspondence/grades/late.ts'
  ])
})
