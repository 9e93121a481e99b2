import type { StringMap, TranslationMessages } from 'ra-core'
import { boards } from '../base/boards.ts'

const isMap = (value: StringMap | string | undefined): value is StringMap => typeof value === 'object'

/** Returns the messages of a language under a key; an empty map if there is a text or nothing. */
function below(messages: StringMap, key: string): StringMap {
  const found = messages[key]
  return isMap(found) ? found : {}
}

/** Adds the texts of entities to the messages of a language. */
export function withEntities(messages: TranslationMessages, entities: StringMap): TranslationMessages {
  return { ...messages, entities: { ...entities, ...below(messages, 'entities') } }
}

/**
 * Adds to the messages of a language the keys by which react-admin's own components find the names of
 * resources and fields: `resources.<name>.name` and `resources.<name>.fields.<field>`. The texts themselves
 * are those of `entities`, `board.names` and `fields`; a board’s own name of a field takes precedence.
 */
export function withResources(messages: TranslationMessages): TranslationMessages {
  const names = below(below(messages, 'board'), 'names')
  const fields = below(messages, 'fields')
  const entities = below(messages, 'entities')
  const ofBoards = boards.map(({ name }) => [
    name,
    { name: names[name] ?? name, fields: { ...fields, ...below(below(entities, name), 'fields') } }
  ])
  return { ...messages, resources: { ...entities, ...Object.fromEntries(ofBoards) } }
}
