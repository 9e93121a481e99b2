import { type HealthCode, healthTones } from '@board/schemas/health'
import { error, type Line, warning } from './line.ts'
import { words } from './words.ts'

/** Puts a problem of the site into a line: what needs somebody now is an error, what needs somebody soon a warning. */
export function findingLine(part: string, code: HealthCode, amount: number | null): Line {
  const { says, todo } = words[code]
  const line = healthTones[code] === 'late' ? error : warning
  return line(part, says(amount ?? 0), todo)
}
