import type { SealedKind } from './sealing.ts'

/** A column with sealed texts. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly kind: SealedKind
  /** The SQL expression that identifies a row and orders the rows: an integer, or text. */
  readonly key: string
  readonly keyType: 'bigint' | 'text'
}

const of = (table: string, key: string, columns: Readonly<Record<string, SealedKind>>): SealedColumn[] =>
  Object.entries(columns).map(([column, kind]) => ({ table, column, kind, key, keyType: 'bigint' }))

/**
 * All columns with sealed texts. Answers kept for repeated requests are not among them: they are deleted after a day, and
 * former keys stay in the folder.
 */
export const sealedColumns: readonly SealedColumn[] = [
  ...of('account', 'uid', {
    phone_sealed: 'phone',
    mobile_sealed: 'phone',
    email_sealed: 'email',
    real_name_sealed: 'name',
    id_number_sealed: 'idNumber'
  }),
  ...of('company', 'account_uid', { legal_person_sealed: 'name', contacts_sealed: 'name' }),
  ...of('company_request', 'id', {
    legal_person_sealed: 'name',
    contacts_sealed: 'name',
    was_legal_person_sealed: 'name',
    was_contacts_sealed: 'name'
  }),
  ...of('import_batch', 'id', { records_sealed: 'import', source_sealed: 'import' }),
  ...of('mail_config', 'id', { password_sealed: 'secret' }),
  ...of('sms_config', 'id', { secret_sealed: 'secret' }),
  ...of('oss', 'id', { secret_sealed: 'secret' }),
  ...of('outbox', 'id', { recipient_sealed: 'recipient', params_sealed: 'params' }),
  ...of('second_factor', 'account_uid', { secret_sealed: 'secondFactor', pending_sealed: 'secondFactor' }),
  ...of('site_feedback', 'id', { contact_sealed: 'recipient' }),
  ...of('third_party_attempt', 'id', { verifier_sealed: 'secret', nick_name_sealed: 'name' }),
  {
    table: 'third_party_binding',
    column: 'nick_name_sealed',
    kind: 'name',
    key: `type || '/' || subject_index`,
    keyType: 'text'
  }
]
