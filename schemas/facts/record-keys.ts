/** The properties of a request that identify the record and its version: a dialog fills them in and never shows them. */
export const recordKeys: ReadonlySet<string> = new Set([
  'tid',
  'tpid',
  'aid',
  'id',
  'ids',
  'version',
  'seen',
  'replyId',
  'hash',
  'taskId',
  'processInstanceId',
  'processDefinitionKey'
])
