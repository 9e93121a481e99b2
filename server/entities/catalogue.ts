/** The product's entities, for the generated calls and for those written by hand that share their code. */
import { entities } from '@board/generated/entities'
import { entityTexts as enUS } from '@board/generated/locales/en-US'
import { entityTexts as zhCN } from '@board/generated/locales/zh-CN'
import { entityTexts as zhTW } from '@board/generated/locales/zh-TW'
import { checksOf } from '../schema-checks.ts'
import { fieldProblems } from '../validation-texts.ts'
import type { Context } from './context.ts'
import { type Models, modelsOf } from './model.ts'
import { entityRules } from './rules/index.ts'

/** Every entity with its rules; the server does not start where they do not fit together. */
export const productModels: Models = modelsOf({
  entities,
  texts: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS },
  rules: entityRules
})
const checks = checksOf(fieldProblems)

/** Who calls, from where. */
export type EntityCaller = Pick<Context, 'actor' | 'language' | 'now' | 'deps'>

/** What the code of the generated calls needs for one of the product's entities. @throws Error where there is none */
export function productContext(name: string, { actor, language, now, deps }: EntityCaller): Context {
  const model = productModels.get(name)
  if (!model) throw new Error(`There is no entity ${name}`)
  return { model, models: productModels, checks, actor, language, now, deps }
}
