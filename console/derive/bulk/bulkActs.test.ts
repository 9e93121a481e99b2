import { expect, test } from 'vitest'
import { recordsOf } from './bulkActs.ts'

const [main, other] = [{ id: 7 }, { id: 8 }]

test('of several ticked messages, the main one is not merged into itself', () => {
  expect(recordsOf('mergeMessage', [main, other], { mainTid: 7 })).toEqual([other])
  expect(recordsOf('mergeMessage', [main, other], { mainTid: 9 })).toEqual([main, other])
  // a single one is sent, and refused with its reason
  expect(recordsOf('mergeMessage', [main], { mainTid: 7 })).toEqual([main])
  expect(recordsOf('assignMessage', [main, other], { mainTid: 7 })).toEqual([main, other])
})
