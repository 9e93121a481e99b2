// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

/** What the contract says of a dictionary: the bounds of its numbers, and the values that it fixes. */
export interface ContractDictionary {
  readonly isNumber: boolean
  readonly min: number
  readonly max: number
  /** null: administrators add and retire them. */
  readonly values: readonly string[] | null
}

/** Every dictionary that a field of the contract names. */
export const contractDictionaries: Readonly<Record<string, ContractDictionary>> = {
  auditState: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2', '3', '4'] },
  caseState: { isNumber: false, min: 0, max: 32767, values: ['draft', 'pending', 'published', 'refused', 'withdrawn', 'takenDown'] },
  closeReason: { isNumber: false, min: 0, max: 32767, values: ['replied', 'cancelled', 'takenDown', 'deleted', 'readdressed', 'takenOver', 'merged'] },
  collectAudit: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2', '3'] },
  collectLife: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2'] },
  commentState: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2'] },
  definitionStatus: { isNumber: true, min: 0, max: 32767, values: ['0', '1'] },
  deletionState: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2', '3'] },
  deliveryState: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2', '3', '4'] },
  domain: { isNumber: true, min: 1, max: 32767, values: null },
  feedbackState: { isNumber: true, min: 0, max: 32767, values: ['0', '1'] },
  feedbackType: { isNumber: true, min: 0, max: 32767, values: ['1', '2', '3', '4'] },
  grade: { isNumber: true, min: 0, max: 32767, values: null },
  handleType: { isNumber: true, min: 0, max: 32767, values: ['0', '4', '5', '6', '7'] },
  messageType: { isNumber: true, min: 0, max: 32767, values: ['1', '2', '5', '6', '9'] },
  organization: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '3', '4', '5'] },
  priority: { isNumber: true, min: 0, max: 32767, values: ['1', '2'] },
  processState: { isNumber: true, min: 0, max: 32767, values: ['10', '20', '25', '30', '40', '50', '90'] },
  processType: { isNumber: true, min: 0, max: 32767, values: ['1', '2'] },
  proposalKind: { isNumber: false, min: 0, max: 32767, values: ['interim', 'final', 'explanation', 'last', 'edit'] },
  proposalState: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2', '3', '4'] },
  recheckChannel: { isNumber: true, min: 0, max: 32767, values: ['1', '2', '3', '4'] },
  recheckMatter: { isNumber: true, min: 0, max: 32767, values: ['1', '2', '3', '4'] },
  recheckState: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2', '3', '4', '5', '6'] },
  replyKind: { isNumber: false, min: 0, max: 32767, values: ['interim', 'final'] },
  reportState: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2', '3', '4', '5'] },
  satisfactionType: { isNumber: true, min: 0, max: 32767, values: ['1', '2'] },
  searchType: { isNumber: true, min: 0, max: 32767, values: ['1', '2', '3', '4', '5'] },
  solved: { isNumber: true, min: 0, max: 32767, values: ['1', '2', '3'] },
  source: { isNumber: true, min: 0, max: 32767, values: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] },
  timeType: { isNumber: true, min: 0, max: 32767, values: ['1', '2', '3'] },
  traceState: { isNumber: true, min: 0, max: 32767, values: ['0', '1', '2', '3', '11', '12', '13', '21'] },
  userType: { isNumber: true, min: 0, max: 32767, values: ['0', '1'] },
  userTypeCode: { isNumber: true, min: 0, max: 32767, values: null },
  workflowOutcome: { isNumber: false, min: 0, max: 32767, values: ['started', 'open', 'passed', 'entrusted', 'delegated', 'returned', 'recalled', 'back', 'backToFirst', 'terminate'] },
  workflowStatus: { isNumber: false, min: 0, max: 32767, values: ['running', 'finished', 'terminated'] },
  yesNo: { isNumber: true, min: 0, max: 32767, values: ['0', '1'] }
}
