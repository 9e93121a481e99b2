import { type Language, languages } from '@board/schemas/errors/catalogue'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { describeFindings, examineAnswer } from './examine.ts'

/**
 * Refuses an answer in which the detector finds something, unless the clerk gave a reason to go on.
 * @throws Refusal MSG0012
 */
export async function requireUnsuspicious(
  trx: Trx,
  message: MessageRecord,
  draft: { readonly content: string; readonly detectorReason?: string | undefined }
): Promise<void> {
  if (draft.detectorReason?.trim()) return
  const findings = await examineAnswer(trx, message, draft.content)
  if (findings.length === 0) return
  const texts = languages.map(
    language => [language, describeFindings(findings, draft.content, language)] as const
  )
  throw new Refusal('MSG0012', { findings: Object.fromEntries(texts) as Record<Language, string> })
}
