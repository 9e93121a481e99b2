import { afterEach, expect, test, vi } from 'vitest'
import { readOwnConfig } from './own-config.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('every program of the site warns of a misspelled variable, also if the configuration is refused', () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.stubEnv('DATABSE_URL', 'postgres://board@db/board')
  vi.stubEnv('MODE', 'sandbox')
  expect(readOwnConfig).toThrow('MODE')
  expect(written).toHaveBeenCalledExactlyOnceWith(
    'Warning: DATABSE_URL is not known; did you mean DATABASE_URL?\n'
  )
})
