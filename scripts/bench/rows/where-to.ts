import { learnUnits, type PastAssignment, rankUnits } from '@board/server/records/learning/likely-units'
import { readSituations } from '../../demo/corpus/situations.ts'
import type { Measure } from '../bench.ts'
import { measureWhereTo } from '../language/where-to.ts'
import { atLeast, atMost } from '../result.ts'
import { ms } from '../stats.ts'

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** The number of assignments that are learnt from at most. */
const most = 2000

/** Returns the milliseconds in which 2,000 assignments are learnt, and in which the units of one message are ranked. */
async function timeWithMost() {
  const situations = readSituations()
  const departments = [...new Set(situations.map(({ department }) => department))]
  const units = departments.map((name, id) => ({ id, name, regionName: '' }))
  const past = Array.from({ length: most }, (_, at): PastAssignment => {
    const {
      subject = '',
      story = '',
      details = [],
      department = ''
    } = situations[at % situations.length] ?? {}
    const content = `${story}${details.join('')}${at}`
    return {
      subject,
      content,
      location: '',
      domain: at % 13,
      unit: departments.indexOf(department),
      isAccepted: true
    }
  })
  const began = performance.now()
  const learnt = await learnUnits(past)
  const learning = performance.now() - began
  const asked = performance.now()
  const judged = past.slice(0, 100)
  for (const one of judged) rankUnits(learnt, units, one)
  return { learning, each: (performance.now() - asked) / judged.length }
}

/** Measures how often the unit of a message is among the proposed ones, on the demo's last month. */
export const measureUnits: Measure = async ({ log }) => {
  const found = await measureWhereTo(new Date())
  for (const { institution, learnt, judged, first, amongThree } of found)
    log(
      `  ${institution}: learnt from ${learnt}, judged on ${judged}: ${percent(first)} first, ${percent(amongThree)} among three`
    )
  const judged = found.reduce((sum, one) => sum + one.judged, 0)
  const mean = (share: 'first' | 'amongThree') =>
    found.reduce((sum, one) => sum + one[share] * one.judged, 0) / judged
  const { learning, each } = await timeWithMost()
  log(`  ${most} assignments are learnt in ${ms(learning)}`)
  return {
    what: 'unit for a message, from own assignments',
    bar: 'among three ≥ 0.9; ≤ 10 ms a message with 2,000 assignments, learnt in ≤ 500 ms',
    reference: '',
    findings: [
      atLeast('among three', mean('amongThree'), 0.9, percent),
      atLeast('first', mean('first'), 0.6, percent),
      atMost('a message', each, 10, ms),
      atMost('learning', learning, 500, ms)
    ]
  }
}
