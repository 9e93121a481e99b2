import type { NameOf } from '../../overrides.ts'

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
  ImportConfirm: 'entity.import.verb'
}

/** The pattern of an id such as `sysUserUpdate`: the kind of record and the verb. */
const generated = new RegExp(`^sys([A-Z]\\w*?)(${Object.keys(verbs).join('|')})$`)

/** Returns the text of an operation in buttons and menus; an operation without one is shown by its operationId. */
export function operationWords(
  operation: string,
  translate: (key: string, options?: { _: string }) => string
): string {
  const [, entity = '', verb = ''] = generated.exec(operation) ?? []
  const name = translate(`entities.${entity.charAt(0).toLowerCase()}${entity.slice(1)}.name`, { _: '' })
  if (entity && name) return `${name} · ${translate(verbs[verb] ?? '')}`
  return translate(`actions.${operation}.verb`, { _: operation })
}

/** Names an entry of the operation log by what was done, and by whom. */
export const nameOfOperation: NameOf = ({ operation, username }, translate) =>
  typeof operation === 'string' ? `${operationWords(operation, translate)} · ${username}` : undefined
