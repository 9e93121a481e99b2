import type { Language } from '@board/schemas/errors/catalogue'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps/deps.ts'
import type { Checks } from '../../platform/validation/schema-checks.ts'
import type { Model, Models } from './model.ts'
import type { Tried } from './rules.ts'

/** The entity, the caller and the services of one operation. */
export interface Context {
  readonly model: Model
  readonly models: Models
  readonly checks: Checks
  readonly actor: SignedInActor
  readonly language: Language
  readonly now: Date
  readonly deps: Deps
  /** The result of trying what a write puts in use. */
  readonly tried?: Tried
}

/** Returns the model of the entity that a field refers to. @throws Error for an unknown entity */
export function modelOfRef({ models }: Pick<Context, 'models'>, entity: string): Model {
  const model = models.get(entity)
  if (!model) throw new Error(`There is no entity ${entity}`)
  return model
}
