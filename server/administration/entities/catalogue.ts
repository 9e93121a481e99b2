/** The product's entities. The generated operations and the handwritten ones for entities use them. */
import { entities } from '@board/generated/entities'
import { entityTexts as enUS } from '@board/generated/locales/en-US'
import { entityTexts as zhCN } from '@board/generated/locales/zh-CN'
import { entityTexts as zhTW } from '@board/generated/locales/zh-TW'
import { checksOf } from '../../platform/validation/schema-checks.ts'
import { fieldProblems } from '../../platform/validation/validation-texts.ts'
import type { Context } from './context.ts'
import { type Models, modelsOf } from './model.ts'
import { entityRules } from './rules/index.ts'

/** The model of every entity. The server does not start when an entity and its rules do not fit together. */
export const productModels: Models = modelsOf({
  entities,
  texts: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS },
  rules: entityRules
})
const checks = checksOf(fieldProblems)

/** The caller of an operation, and the services and the time of the call. */
export type EntityCaller = Pick<Context, 'actor' | 'language' | 'now' | 'deps'>

/** Returns the context of an operation on one of the product's entities. @throws Error for an unknown entity */
export function productContext(name: string, { actor, language, now, deps }: EntityCaller): Context {
  const model = productModels.get(name)
  if (!model) throw new Error(`There is no entity ${name}`)
  return { model, models: productModels, checks, actor, language, now, deps }
}
