import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/uploads.ts'
import { openSite } from './open-site.ts'

test('a command makes no embedded database where there is no site', async () => {
  const dataFolder = join(temporaryFolder(), 'data')
  await expect(openSite({ databaseUrl: undefined, dataFolder })).rejects.toThrow('Nothing was changed')
  expect(existsSync(dataFolder)).toBe(false)
})
