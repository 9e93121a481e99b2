import type { Column } from '../database.ts'
import type { Problem } from '../problem.ts'
import { columnProblems } from './column-problems.ts'
import type { Declared } from './declared.ts'
import { fieldProblems } from './field-problems.ts'
import { metaProblems } from './meta-problems.ts'
import { obligationProblems } from './obligations.ts'
import type { Storage } from './storage.ts'
import { type Known, targetProblems } from './target-problems.ts'
import { textProblems } from './text-problems.ts'

/** Lists the problems of the entities themselves, before their calls are generated. */
export function declarationProblems(entities: readonly Declared[]): Problem[] {
  return entities.flatMap(entity => {
    const strange = metaProblems(entity)
    // an entity with the wrong shape cannot be checked any further
    if (strange.length > 0) return strange
    return [...fieldProblems(entity), ...textProblems(entity), ...obligationProblems(entity)]
  })
}

/** Lists the problems in the references of entities to calls, dictionaries and tables. */
export function relationProblems(
  known: Known,
  columns: readonly Column[],
  storage: Readonly<Record<string, Storage>>
): Problem[] {
  return known.entities.flatMap(entity => [
    ...targetProblems(entity, known),
    ...columnProblems(entity, columns, storage[entity.name])
  ])
}
