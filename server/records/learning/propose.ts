import type { ProposableKind } from '@board/schemas/facts/proposals'
import { listOffered } from '../../directory/site/dictionaries.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { explainClass, rankClasses } from '../../platform/language/classifier.ts'
import { findModel } from './read.ts'
import type { ModelName } from './store.ts'

/** The texts of a message by which a class is proposed. */
export interface ProposalText {
  readonly subject: string
  readonly content: string
}

/** A proposed domain or type. */
export interface ProposedClass {
  readonly id: number
  /** The words of the text that speak most for it, the strongest first; at most three. */
  readonly words: readonly string[]
  /** The class that is likely, too; undefined if no other one is. */
  readonly second: number | undefined
}

/** The dictionaries of the classes. */
export const dictionaries = { domain: 'domain', type: 'messageType' } as const satisfies Record<
  ModelName,
  string
>

/**
 * The least distance between the scores of the first and the second class. Below it, the first is right for one text in two.
 * Decision 0179.
 */
const leastMargin = 0.4

/** The distance below which the second class is named, too: it is right for one text in six. */
const namedMargin = 1

/** Tells whether proposals of a kind are made on this site. Domain 8. */
export async function isProposed(db: Db | Trx, kind: ProposableKind): Promise<boolean> {
  return (await readParameters(db)).proposals[kind]
}

/**
 * Returns the reason why the site proposes no class for any text; undefined if it proposes them. `fewMessages`: it has learnt
 * nothing yet.
 */
export async function whyNone(db: Db, name: ModelName): Promise<'fewMessages' | 'off' | undefined> {
  if (!(await isProposed(db, name))) return 'off'
  return (await findModel(db, name)) ? undefined : 'fewMessages'
}

/**
 * Proposes the domain or the type of a text. Returns undefined if the site has no model yet, if such proposals are switched
 * off, if two classes are about equally likely, or if the class cannot be chosen any more. Domain 8.
 */
export async function proposeClass(
  db: Db,
  name: ModelName,
  { subject, content }: ProposalText
): Promise<ProposedClass | undefined> {
  if (!(await isProposed(db, name))) return undefined
  const model = await findModel(db, name)
  if (!model) return undefined
  const text = `${subject}\n\n${content}`
  const [first, second] = rankClasses(model.classifier, text)
  if (!first) return undefined
  const margin = second ? first.score - second.score : Number.POSITIVE_INFINITY
  if (margin < leastMargin) return undefined
  const offered = await listOffered(db, dictionaries[name], 'zh-CN')
  if (!offered.some(({ dictValue }) => dictValue === first.label)) return undefined
  const words = explainClass(model.classifier, { text, label: first.label, limit: 3 })
  if (words.length === 0) return undefined
  const isNamed = second && margin < namedMargin
  return { id: Number(first.label), words, second: isNamed ? Number(second.label) : undefined }
}
