import { smsTemplateTexts } from '@board/schemas/locales/smsTemplate'
import type { Trx } from '../../../../platform/database/open.ts'
import { canSendCodes, putInUse } from '../../../../platform/outbox/in-use.ts'
import type { SmsPlatform } from '../../../../platform/outbox/provider.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { EntityRecord, EntityRules, Saving } from '../../rules.ts'
import { atField } from '../at-field.ts'
import { withTidyEndpoint } from './endpoint.ts'
import { changesAny, isPutInUse, requireTrial, useAnyway, withTrial } from './trial.ts'

/** The fields that decide whether SMS can be sent. */
const working = ['platform', 'endpoint', 'accessKey', 'secretKey', 'signName', 'appId', 'region'] as const

/** The field of a template with its name on each platform. */
export const templateFields = { 1: 'templateA', 2: 'templateB', 3: 'templateC' } as const

/**
 * Refuses to put a platform into use that has no template for verification codes. A configuration that is in use already
 * can still be changed.
 * @throws Refusal OUT0009
 */
async function requireTemplate(trx: Trx, { before, values, language }: Saving): Promise<void> {
  const after: EntityRecord = { ...before, ...values }
  const isAsBefore = before?.status === 1 && before.platform === after.platform
  if (after.status !== 1 || isAsBefore) return
  const platform = after.platform as SmsPlatform
  if (await canSendCodes(trx, platform)) return
  const field = smsTemplateTexts[language].fields[templateFields[platform]]
  throw atField('OUT0009', 'status', language, { field })
}

/** Accounts on SMS platforms; at most one is in use. Specification 3. */
export const smsConfigRules: EntityRules = {
  constraints: { sms_config_in_use: 'status' },
  fields: {
    secretKey: {
      isSecret: true,
      columns: ['secret_sealed'],
      write: (value, { keys }) => ({ secret_sealed: keys.sealField('secret', String(value)) })
    },
    ...useAnyway,
    hasSecret: { columns: ['secret_sealed'], read: ([sealed]) => sealed !== null }
  },

  /** A trial costs an SMS and needs a phone, so that an earlier 测试发送 counts until the configuration is changed. */
  async tryOut(trying) {
    if (!isPutInUse(trying, working)) return undefined
    const { before } = trying
    return { passed: before?.trialPassed === true && !changesAny(trying, working), words: {} }
  },

  async beforeSave(trx, given): Promise<EntityRecord> {
    const saving = withTidyEndpoint(given)
    const { actor, before, values, now } = saving
    await requireTemplate(trx, saving)
    requireTrial(saving, 'OUT0014')
    if (values.status === 1) await putInUse(trx, actor, 'sms', before && Number(before.id), now)
    const { secretKey, ...rest } = withTrial(saving, values, working)
    return typeof secretKey === 'string' && secretKey !== '' ? { ...rest, secretKey } : rest
  },

  async beforeDelete(_trx, { before }) {
    if (before.status === 1) throw new Refusal('OUT0005')
  },

  forbidden: (_actor, { status }) => (status === 1 ? ['delete'] : [])
}
