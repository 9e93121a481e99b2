import { type HealthCode, healthTones } from '@board/schemas/facts/health'
import { error, type Line, warning } from './line.ts'
import { words } from './words.ts'

/**
 * Returns the line of a problem of the site: an error if somebody must act now, a warning if somebody must act soon.
 */
export function findingLine(part: string, code: HealthCode, amount: number | null): Line {
  const { says, todo } = words[code]
  const line = healthTones[code] === 'late' ? error : warning
  return line(part, says(amount ?? 0), todo)
}
