import { smsTemplateTexts } from '@board/schemas/locales/smsTemplate'
import type { Trx } from '../../../../platform/database/open.ts'
import { findPlatformOf } from '../../../../platform/outbox/in-use.ts'
import { variablesIn, variablesOf } from '../../../../platform/outbox/templates.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { EntityRules, Saving } from '../../rules.ts'
import { atField } from '../at-field.ts'
import { templateFields } from './smsConfig.ts'

/** Keeps the code of a template that the product sends, because the product finds it by its code. @throws Refusal OUT0006 */
function requireOwnCode({ before, values, language }: Saving): void {
  const changes = values.code !== undefined && values.code !== before?.code
  if (before && changes && variablesOf(before.code)) throw atField('OUT0006', 'code', language)
}

/** Refuses a text with a variable that is not allowed. @throws Refusal OUT0007 */
function requireKnown(
  { before, values, language }: Saving,
  texts: readonly string[],
  allowed: readonly string[]
) {
  const whole = { ...before, ...values }
  for (const name of texts) {
    const unknown = variablesIn(String(whole[name] ?? '')).find(variable => !allowed.includes(variable))
    if (unknown !== undefined) throw atField('OUT0007', name, language, { variable: `{${unknown}}` })
  }
}

const common: EntityRules = {
  async beforeDelete(_trx, { before }) {
    if (variablesOf(before.code)) throw new Refusal('OUT0008')
  },
  forbidden: (_actor, { code }) => (variablesOf(code) ? ['delete'] : [])
}

const mailTexts = ['subject', 'subjectZhTw', 'subjectEnUs', 'body', 'bodyZhTw', 'bodyEnUs'] as const

/** Templates of mails. A template that the product sends has fixed variables. Specification 3. */
export const mailTemplateRules: EntityRules = {
  ...common,
  async beforeSave(_trx, saving) {
    requireOwnCode(saving)
    const { before, values } = saving
    const whole = { ...before, ...values }
    const own = variablesOf(whole.code)
    const named = Array.isArray(whole.variables) ? whole.variables.map(String) : []
    requireKnown(saving, mailTexts, own ?? named)
    return own ? { ...values, variables: own } : values
  }
}

/**
 * Keeps the name of the template of verification codes on the platform in use, because no code could be sent without it.
 * @throws Refusal OUT0010
 */
async function requireNameInUse(trx: Trx, { before, values, language }: Saving): Promise<void> {
  const platform = await findPlatformOf(trx, before?.code)
  if (!platform) return
  const name = templateFields[platform]
  if (values[name] !== '' || before?.[name] === '') return
  throw atField('OUT0010', name, language, { field: smsTemplateTexts[language].fields[name] })
}

const slots = ['params1', 'params2', 'params3', 'params4'] as const

/** Templates of SMS and their names on the sending platforms. Specification 3. */
export const smsTemplateRules: EntityRules = {
  ...common,
  async beforeSave(trx, saving) {
    requireOwnCode(saving)
    await requireNameInUse(trx, saving)
    const { before, values, language } = saving
    const whole: Readonly<Record<string, unknown>> = { ...before, ...values }
    const own = variablesOf(whole.code)
    const named = slots.map(slot => String(whole[slot] ?? '')).filter(name => name !== '')
    requireKnown(saving, ['content'], own ?? named)
    const wrong = own && slots.find(slot => whole[slot] && !own.includes(String(whole[slot])))
    if (wrong) throw atField('OUT0007', wrong, language, { variable: String(whole[wrong]) })
  }
}
