import type { NameOf } from '../../derive/overrides.ts'

/** The text of the console for the last part of a generated operationId. */
const verbs: Readonly<Record<string, string>> = {
  List: 'ra.action.list',
  Get: 'ra.action.show',
  Options: 'ra.action.list',
  History: 'entity.history.name',
  Create: 'ra.action.create',
  Update: 'ra.action.edit',
  Delete: 'ra.action.delete',
  DeleteMany: 'ra.action.delete',
  Export: 'ra.action.export',
  Import: 'entity.import.verb',
  ImportConfirm: 'entity.import.verb',
  ImportTemplate: 'entity.import.verb',
  ImportRefused: 'entity.import.verb'
}

/** The texts of operations that are neither generated nor an act of their own: the kind of record and the verb. */
const others: Readonly<Record<string, readonly [string, string]>> = {
  deployModel: ['board.names.processModels', 'events.workflow.deployed'],
  saveModel: ['board.names.processModels', 'ra.action.save'],
  saveFormEntry: ['board.names.instances', 'ra.action.save'],
  noteFormInstance: ['board.names.instances', 'ra.action.update'],
  saveHelpText: ['upkeep.help', 'ra.action.save'],
  shareQueryWithRole: ['ra.saved_queries.label', 'frame.shared']
}

/** The pattern of an id such as `sysUserUpdate`: the kind of record and the verb. */
const generated = new RegExp(`^sys([A-Z]\\w*?)(${Object.keys(verbs).join('|')})$`)

/** Returns the text of an operation in buttons and menus; an operation without one is shown by its operationId. */
export function operationWords(
  operation: string,
  translate: (key: string, options?: { _: string }) => string
): string {
  const other = others[operation]
  if (other) return other.map(key => translate(key)).join(' · ')
  const [, entity = '', verb = ''] = generated.exec(operation) ?? []
  const name = translate(`entities.${entity.charAt(0).toLowerCase()}${entity.slice(1)}.name`, { _: '' })
  if (entity && name) return `${name} · ${translate(verbs[verb] ?? '')}`
  return translate(`actions.${operation}.verb`, { _: operation })
}

/** Names an entry of the operation log by what was done, and by whom. */
export const nameOfOperation: NameOf = ({ operation, username }, translate) =>
  typeof operation === 'string' ? `${operationWords(operation, translate)} · ${username}` : undefined
