import type { OperationId } from '@board/generated/calls'

/**
 * Frequent writes of staff that show more to the public, or nothing, and never take anything away. Other servers are not
 * told of them: their kept pages show the change after two seconds at the latest. PostgreSQL commits the transactions that
 * notify one after the other, so a morning of replies would wait for itself. The approval of a reply is not among them: it
 * may publish an edit that takes words away. Decisions 0051, 0100.
 */
export const onlyAdds: ReadonlySet<string> = new Set<OperationId>([
  'approveMessage',
  'replyMessage',
  'explainMessage',
  'assignMessage',
  'assignOffline',
  'receiveProcess',
  'answerProcess',
  'adoptAnswer'
])
