import { expect, test } from 'vitest'
import { withoutPassed } from './usePassedOn.ts'

test('what a page passed on is taken out of the history entry, and the rest of it stays', () => {
  const entry = { usr: { handedIn: true, closing: ['/editCollection'] }, key: 'k', idx: 3 }
  expect(withoutPassed(entry, 'handedIn')).toEqual({
    usr: { closing: ['/editCollection'] },
    key: 'k',
    idx: 3
  })
  expect(withoutPassed({ usr: { handedIn: true }, key: 'k' }, 'handedIn')).toEqual({ usr: {}, key: 'k' })
  expect(withoutPassed(entry, 'decided')).toBe(entry)
  expect(withoutPassed(null, 'decided')).toBeNull()
})
