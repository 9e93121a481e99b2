import { actions } from '@board/generated/actions'
import { expect, test } from 'vitest'
import { fieldsOf, findingsOf } from './fields.ts'
import { withSiteLengths } from './siteLengths.ts'

const fields = fieldsOf(actions.requestReturn.body ?? {}, { tpid: 45 })
const found = (reason: string, min: number | undefined) => [
  ...findingsOf(
    withSiteLengths(fields, 'requestReturn', min === undefined ? undefined : { reasonMin: min }),
    { reason }
  )
]

test('a reason that is shorter than the site requires is refused before it is sent', () => {
  expect(found('不归我管', 10)).toEqual([
    ['reason', { path: 'reason', rule: 'minLength', params: { min: 10 } }]
  ])
  expect(found('不归我管', 4)).toEqual([])
  expect(found('不归我管', undefined)).toEqual([])
})

test('other actions keep the lengths of the contract', () => {
  const own = fieldsOf(actions.cancelProcess.body ?? {}, { tpid: 45 })
  expect(withSiteLengths(own, 'cancelProcess', { reasonMin: 10 })).toEqual(own)
})
