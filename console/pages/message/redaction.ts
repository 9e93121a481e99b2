import type { Values } from '../../derive/schema/fields.ts'

/** The original of what an editor may redact. */
export interface Original {
  publicSubject?: string
  publicContent?: string
}

/** What is sent of a redaction: only what differs from the original, so that an untouched text stays one text. */
export function redactionOf(values: Values, original: Original): Values {
  const changed = (['publicSubject', 'publicContent'] as const).filter(name => {
    const value = values[name]
    return typeof value === 'string' && original[name] !== undefined && value.trim() !== original[name].trim()
  })
  return Object.fromEntries(changed.map(name => [name, values[name]]))
}
