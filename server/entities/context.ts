import type { Language } from '@board/schemas/errors'
import type { SignedInActor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import type { Checks } from '../schema-checks.ts'
import type { Model, Models } from './model.ts'

/** Who asks for what of which entity. */
export interface Context {
  readonly model: Model
  readonly models: Models
  readonly checks: Checks
  readonly actor: SignedInActor
  readonly language: Language
  readonly now: Date
  readonly deps: Deps
}

/** The model of an entity that a field refers to. @throws Error where the generator let one pass that is none */
export function modelOfRef({ models }: Pick<Context, 'models'>, entity: string): Model {
  const model = models.get(entity)
  if (!model) throw new Error(`There is no entity ${entity}`)
  return model
}
