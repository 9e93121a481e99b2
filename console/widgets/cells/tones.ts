import type { Tone } from '../parts/ToneWord.tsx'

/**
 * The tones of states by dictionary. A state that is not listed is plain. The tones of an enum are in its schema
 * (`x-tone`).
 */
const tones: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  traceState: { 0: 'wait', 1: 'ok', 2: 'ok', 11: 'ok', 12: 'ok', 13: 'wait', 21: 'ok' },
  auditState: { 0: 'wait', 1: 'ok', 2: 'late' },
  processState: { 10: 'wait', 20: 'wait', 25: 'wait', 30: 'late', 40: 'wait', 50: 'ok' },
  solved: { 1: 'ok', 2: 'wait', 3: 'late' },
  commentState: { 0: 'wait', 1: 'ok', 2: 'late' },
  priority: { 1: 'late' },
  recheckState: { 0: 'wait', 1: 'late', 2: 'ok', 3: 'ok', 4: 'ok' },
  deletionState: { 0: 'wait', 1: 'ok', 2: 'late' },
  deliveryState: { 0: 'wait', 1: 'ok', 2: 'late' },
  reportState: { 0: 'wait', 1: 'ok', 2: 'late', 3: 'ok' },
  proposalState: { 0: 'wait', 1: 'ok', 2: 'late' },
  collectAudit: { 0: 'wait', 1: 'ok', 2: 'late', 3: 'wait' },
  caseState: { pending: 'wait', published: 'ok', refused: 'late', takenDown: 'late' },
  feedbackState: { 0: 'wait', 1: 'ok' },
  workflowOutcome: { open: 'wait', passed: 'ok', back: 'late', backToFirst: 'late', terminate: 'late' }
}

/** Returns the tone of a state: whether it waits, is done, or is wrong. */
export function toneOf(dict: string, value: unknown, own?: Readonly<Record<string, Tone>>): Tone {
  return (own ?? tones[dict])?.[String(value)] ?? 'plain'
}
