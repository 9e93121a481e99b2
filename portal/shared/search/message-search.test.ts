import { describe, expect, it } from 'vitest'
import { stateAsked, timesOf } from './message-search.tsx'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000
const now = at('2026-03-15T10:30:00')

describe('the times of a search', () => {
  it.each([
    ['today', '2026-03-15'],
    ['7', '2026-03-09'],
    ['15', '2026-03-01']
  ] as const)('%s begins on %s, today is one of the days', (range, day) => {
    expect(timesOf({ range }, now)).toEqual({ timeSt: at(`${day}T00:00:00`) })
  })

  it('are the chosen days without a quick range, and ignore them with one', () => {
    expect(timesOf({ from: 1, until: 2 }, now)).toEqual({ timeSt: 1, timeEd: 2 })
    expect(timesOf({ range: 'custom', until: 2 }, now)).toEqual({ timeSt: undefined, timeEd: 2 })
    expect(timesOf({ range: '7', from: 1, until: 2 }, now)).toEqual({ timeSt: at('2026-03-09T00:00:00') })
  })
})

describe('the state of a search', () => {
  it('is a trace state or any state with a reply; older addresses only distinguish reply and no reply', () => {
    expect(stateAsked({ state: 11 })).toEqual({ state: 11, replied: undefined })
    expect(stateAsked({ state: 'answered' })).toEqual({ replied: 1 })
    expect(stateAsked({ replied: 0 })).toEqual({ state: undefined, replied: 0 })
    expect(stateAsked({ state: 0, replied: 1 })).toEqual({ state: 0, replied: undefined })
  })
})
