import { expect, test } from 'vitest'
import { commonFields, recordsOf, valueNameFor, valuesFor } from './bulkActs.ts'

const [main, other] = [{ id: 7 }, { id: 8 }]

test('of several ticked messages, the main one is not merged into itself', () => {
  expect(recordsOf('mergeMessage', [main, other], { mainTid: 7 })).toEqual([other])
  expect(recordsOf('mergeMessage', [main, other], { mainTid: 9 })).toEqual([main, other])
  // a single one is sent, and refused with its reason
  expect(recordsOf('mergeMessage', [main], { mainTid: 7 })).toEqual([main])
  expect(recordsOf('assignMessage', [main, other], { mainTid: 7 })).toEqual([main, other])
})

test('a field that is filled in for each record is sent with its own value, and not for records without one', () => {
  const values = { note: '请核实', groupId: 5, byRecord: { groupId: { 7: 31 } } }
  expect(recordsOf('assignMessage', [main, other], values)).toEqual([main])
  expect(valuesFor(main, values)).toEqual({ note: '请核实', groupId: 31 })
  expect(commonFields([{ name: 'groupId' }, { name: 'note' }], values)).toEqual([{ name: 'note' }])
  expect(valuesFor(main, { note: '请核实' })).toEqual({ note: '请核实' })
})

test('the names of the values of each record are shown, and not sent', () => {
  const values = { byRecord: { groupId: { 7: 31 } }, namesByRecord: { 7: '住建局' } }
  expect(valueNameFor(main, values)).toBe('住建局')
  expect(valueNameFor(other, values)).toBeUndefined()
  expect(valuesFor(main, values)).toEqual({ groupId: 31 })
})
