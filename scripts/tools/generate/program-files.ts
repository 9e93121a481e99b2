import { emitDatabaseTypes } from './database.ts'
import type { Description } from './describe.ts'
import { emitAccessGuide } from './emit/access-guide.ts'
import { emitCalls } from './emit/calls.ts'
import { emitDictionaries } from './emit/dictionaries.ts'
import { emitDocument } from './emit/document.ts'
import { emitEntities, emitEntityNames, emitEntityTexts } from './emit/entities.ts'
import { emitErrorsGuide } from './emit/errors-guide.ts'
import { emitEventVerbs } from './emit/event-verbs.ts'
import { emitFacts } from './emit/facts.ts'
import { emitActions, emitFilters } from './emit/forms.ts'
import { emitOperations } from './emit/operations.ts'
import { emitPermissions } from './emit/permissions.ts'
import { emitScreensGuide } from './emit/screens-guide.ts'
import { emitConsoleWire, emitWire } from './emit/wire.ts'
import { impliedPermissions } from './entities/implied.ts'
import { emitWords } from './words/emit.ts'

/**
 * Returns the text of every generated file, by path from the root, but `generated/openapi.ts`, whose types take longer than
 * all others and matter to no running program.
 */
export function emitProgramFiles({
  contract,
  document,
  entities,
  columns,
  lists,
  screens,
  words
}: Description): ReadonlyMap<string, string> {
  const code: readonly (readonly [string, string])[] = [
    ['openapi.json', emitDocument(document)],
    ['operations.ts', emitOperations(contract)],
    ['facts.ts', emitFacts(contract)],
    ['wire.ts', emitWire(contract)],
    ['wire-template.ts', emitConsoleWire(contract)],
    ['calls.ts', emitCalls(contract)],
    ['permissions.ts', emitPermissions(contract, impliedPermissions(contract, entities))],
    ['entities.ts', emitEntities(entities)],
    ['entity-names.ts', emitEntityNames(entities)],
    ...emitEntityTexts(entities),
    ...emitWords(words),
    ['event-verbs.ts', emitEventVerbs()],
    ['actions.ts', emitActions(contract)],
    ['filters.ts', emitFilters(contract, lists)],
    ['dictionaries.ts', emitDictionaries(document)],
    ['database.ts', emitDatabaseTypes(columns)]
  ]
  return new Map([
    ...code.map(([name, text]) => [`generated/${name}`, text] as const),
    ['docs/guide/access.md', emitAccessGuide(contract)] as const,
    ['docs/guide/errors.md', emitErrorsGuide(contract)] as const,
    ['docs/guide/screens.md', emitScreensGuide(contract, screens, entities)] as const
  ])
}
