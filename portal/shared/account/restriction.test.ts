import { expect, it } from 'vitest'
import { presentRestriction } from './restriction.tsx'

type OwnHandling = Parameters<typeof presentRestriction>[0][number]

const record = (given: Partial<OwnHandling>): OwnHandling => ({
  id: 1,
  handleType: 4,
  ruleName: '辱骂他人',
  days: 1,
  countType: null,
  countDays: null,
  backtrackTime: null,
  beginTime: 1_800_000_000,
  endTime: 1_800_086_400,
  endedAt: null,
  state: 1,
  postedToday: null,
  ...given
})
const limited = (countDays: number) => record({ handleType: 5, countDays, postedToday: 1 })

it('a current mute comes before any limit of messages a day', () => {
  expect(presentRestriction([limited(1), record({})])).toMatchObject({
    isMuted: true,
    endTime: 1_800_086_400
  })
})

it('of several limits of messages a day the lowest one decides', () => {
  expect(presentRestriction([limited(3), limited(1)])).toMatchObject({
    isMuted: false,
    countDays: 1,
    postedToday: 1
  })
})

it('records that are over, have not begun or restrict nothing are ignored', () => {
  expect(
    presentRestriction([record({ state: 0 }), record({ state: 3 }), record({ handleType: 7 })])
  ).toBeUndefined()
})
