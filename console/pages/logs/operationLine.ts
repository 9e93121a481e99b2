import { entityActions } from '@board/generated/entities'
import { operationWords } from './operationWords.ts'

/** The kind of record that each action is on. */
const kindOf: ReadonlyMap<string, string> = new Map(
  Object.entries(entityActions).flatMap(([kind, actions]) => actions.map(action => [action, kind] as const))
)

/** Returns the text of an operation in a list of many kinds: that of its button, behind the kind of record. */
export function operationLine(
  operation: string,
  translate: (key: string, options?: { _: string }) => string
): string {
  const words = operationWords(operation, translate)
  const kind = kindOf.get(operation)
  return kind === undefined ? words : `${translate(`entities.${kind}.name`)} · ${words}`
}
