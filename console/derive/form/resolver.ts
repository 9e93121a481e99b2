import type { FieldValues, Resolver } from 'react-hook-form'
import { type Field, findingsOf } from '../../fields/fields.ts'
import { messageOf, writeMessage } from '../../widgets/inputs/errorWords.ts'

/**
 * Creates the resolver of react-hook-form for fields of the contract. Forms of records and of actions use it. It checks
 * each shown, enabled and writable field against its schema. The type of an error is the broken rule.
 */
export function contractResolver(fields: readonly Field[]): Resolver<FieldValues> {
  return values => {
    const found = [...findingsOf(fields, values)]
    if (found.length === 0) return { values, errors: {} }
    const errors = found.map(([name, finding]) => [
      name,
      { type: finding.rule, message: writeMessage(messageOf(finding)) }
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
}
