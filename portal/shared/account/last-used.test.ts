import { expect, it } from 'vitest'
import { distinctForums } from './last-used.tsx'

it('the last used forums appear once each, the latest first, at most four', () => {
  const rows = [3, 1, 3, 2, 1, 4, 5].map(fid => ({ fid, forumName: `第${fid}个`, subject: '' }))
  expect(distinctForums(rows)).toEqual([3, 1, 2, 4].map(fid => ({ fid, forumName: `第${fid}个` })))
})
