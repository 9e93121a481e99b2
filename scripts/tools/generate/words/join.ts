import type {
  ActionWords,
  FamilyWords,
  JoinedWords,
  SharedWords,
  Texts
} from '@board/schemas/vocabulary/family-words'
import type { Words } from '@board/schemas/vocabulary/words'

type Entries = readonly (readonly [id: string, words: ActionWords])[]

/** Returns the texts that actions have under a key, by operationId. */
function collect(actions: Entries, key: 'confirm' | 'success' | 'result'): Texts {
  return Object.fromEntries(
    actions.flatMap(([id, { [key]: text }]) => (text === undefined ? [] : [[id, text] as const]))
  )
}

/** Joins the words of all families. `npm run generate` refuses a key that two of them have. */
export function joinWords(shared: SharedWords, families: readonly FamilyWords[]): JoinedWords<Words> {
  const actions: Entries = families.flatMap(family => Object.entries(family.actions ?? {}))
  const join = <Value>(parts: readonly (Readonly<Record<string, Value>> | undefined)[]) =>
    Object.assign({}, ...parts) as Readonly<Record<string, Value>>
  return {
    fields: join([shared.fields, ...families.map(({ fields }) => fields)]),
    enums: shared.enums,
    actions: Object.fromEntries(
      actions.map(([id, { confirm: _, success: __, result: ___, ...words }]) => [id, words])
    ),
    confirm: join([collect(actions, 'confirm'), ...families.map(({ confirm }) => confirm)]),
    success: join([shared.success, collect(actions, 'success'), ...families.map(({ success }) => success)]),
    result: collect(actions, 'result'),
    tabs: join([shared.tabs, ...families.map(({ tabs }) => tabs)]),
    events: join(families.map(({ events }) => events))
  }
}
