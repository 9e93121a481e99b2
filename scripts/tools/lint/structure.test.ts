import { expect, test } from 'vitest'
import { readFileImports } from '../imports.ts'
import { findFullFolders, measureStructure, mostEntries } from './structure.ts'

const read = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, text]) => readFileImports(file, text))

test('a ring of folders is found, whichever files close it', () => {
  const imports = read({
    'server/correspondence/grades/read.ts': "import { tell } from '../messages/tell.ts'\n",
    'server/correspondence/messages/close.ts': "import { count } from '../voices/count.ts'\n",
    'server/correspondence/voices/count.ts': "import '../grades/write.ts'\n"
  })
  expect(measureStructure(imports).folderRings).toEqual([
    ['server/correspondence/grades', 'server/correspondence/messages', 'server/correspondence/voices']
  ])
  expect(measureStructure(imports).largestFileRing).toEqual([])
})

test('folders below a noun belong to it, and a file beside nouns stands for itself', () => {
  const imports = read({
    'server/people/accounts/keys/a.ts': "import { b } from '../b.ts'\n",
    'server/people/accounts/b.ts': "import { a } from './keys/c.ts'\n",
    'server/platform/columns.ts': "import { seconds } from './calendar/time.ts'\n",
    'server/platform/calendar/load.ts': "import { trees } from '../trees.ts'\n"
  })
  expect(measureStructure(imports).folderRings).toEqual([])
})

test('a ring of files counts types and later loads, and a ring of folders types alone', () => {
  const imports = read({
    'console/app/a.tsx': "import type {\n  B\n} from '../base/b.ts'\n",
    'console/base/b.ts': "const later = () => import('../app/a.tsx')\n"
  })
  expect(measureStructure(imports)).toEqual({
    folderRings: [],
    largestFileRing: ['console/app/a.tsx', 'console/base/b.ts']
  })
})

test('the types of all parts close no ring', () => {
  const imports = read({
    'server/platform/deps/deps.ts': "import type { Dispatcher } from '../outbox/dispatcher.ts'\n",
    'server/platform/outbox/operations.ts': "import type { Deps } from '../deps/deps.ts'\n"
  })
  expect(measureStructure(imports).folderRings).toEqual([])
})

test('a folder with too many entries is found, a list of one kind is none', () => {
  const fill = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`)
  expect(findFullFolders(fill('server/people/accounts', mostEntries))).toEqual([])
  expect(
    findFullFolders([...fill('server/people/accounts', mostEntries), 'server/people/accounts/a/b.ts'])
  ).toEqual([{ folder: 'server/people/accounts', entries: mostEntries + 1 }])
  expect(findFullFolders(fill('docs/decisions', 99))).toEqual([])
})
