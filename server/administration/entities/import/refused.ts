import type { Language } from '@board/schemas/errors/catalogue'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { Refusal, textOf } from '../../../platform/refusal.ts'
import type { Context } from '../context.ts'
import type { LineProblem } from './heading.ts'
import { rollBackTo, savepoint } from './store.ts'
import { type Line, rightValues, type WrongFields } from './unique.ts'

/** Returns the problem of a line that the entity's rules refuse. */
export function problemOf(line: number, refusal: Refusal, language: Language): LineProblem {
  const [field] = refusal.options.fields ?? []
  return { line, field: field?.path ?? '', message: field?.message ?? textOf(refusal, language) }
}

/**
 * Lists the lines that the entity's own rules refuse. The preview uses the same rules as the confirmation, so that the
 * confirmation does not skip a line that the preview accepted. Of a line with other problems, only what the rules say
 * about one of its right values is listed: a rule may stumble over the others. Nothing is written.
 */
export async function refusedByRules(
  db: Db,
  context: Context,
  lines: readonly Line[],
  wrong: WrongFields
): Promise<LineProblem[]> {
  const { rules } = context.model
  const { beforeSave } = rules
  if (!beforeSave || lines.length === 0) return []
  const check = async (trx: Trx): Promise<LineProblem[]> => {
    const problems: LineProblem[] = []
    const { actor, now, deps, language } = context
    await savepoint(trx)
    for (const { line, record, given } of lines) {
      const doubtful = wrong.get(line)
      try {
        const values = rightValues(record, doubtful)
        await beforeSave(trx, { actor, values, now, language, deps })
      } catch (error) {
        if (!(error instanceof Refusal) && !doubtful) throw error
        if (!(error instanceof Refusal)) {
          await rollBackTo(trx)
          continue
        }
        const problem = problemOf(line, error, language)
        if (!doubtful || (given.includes(problem.field) && !doubtful.has(problem.field)))
          problems.push(problem)
      }
    }
    // removes what a rule may have written
    await rollBackTo(trx)
    return problems
  }
  return inTransaction(db, check, { isUnlisted: true })
}
