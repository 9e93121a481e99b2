import type { Contract } from '../contract/merge.ts'
import type { Problem } from '../problem.ts'
import { boundProblems } from './bounded.ts'
import { lockProblems } from './lock.ts'
import { paceProblems } from './pace.ts'
import { whoProblems } from './who.ts'

/** Lists the facts of calls that are missing, unknown, or contradict each other, with file and line. */
export function factProblems(contract: Contract): Problem[] {
  return [whoProblems, lockProblems, paceProblems, boundProblems].flatMap(check => check(contract))
}
