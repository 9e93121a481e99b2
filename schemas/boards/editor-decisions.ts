/** The calls by which an editor decides each kind of item that waits in the queue. */
export const editorDecisions = {
  message: ['approveMessage', 'returnMessage'],
  supplement: ['approveSupplement', 'returnSupplement'],
  comment: ['approveComment', 'refuseComment'],
  recheck: ['rejectRecheck', 'strikeGrade', 'takeDownMessage', 'readdressMessage'],
  deletion: ['consentDeletion', 'refuseDeletion'],
  delivery: ['acceptDelivery', 'declineDelivery']
} as const
