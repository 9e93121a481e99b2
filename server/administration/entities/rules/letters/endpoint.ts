import type { Saving } from '../../rules.ts'
import { atField } from '../at-field.ts'

/** Scheme, host and port, without a path. */
const form = /^https?:\/\/[A-Za-z0-9.-]+(:[0-9]{1,5})?$/

/**
 * Returns the record to save with its endpoint without a slash at the end, which people copy along with an address.
 * @throws Refusal OSS0009 for an endpoint that is not scheme and host, or that no URL can have
 */
export function withTidyEndpoint(saving: Saving): Saving {
  const { values, language } = saving
  if (typeof values.endpoint !== 'string') return saving
  const endpoint = values.endpoint.endsWith('/') ? values.endpoint.slice(0, -1) : values.endpoint
  if (values.endpoint !== '' && !(form.test(endpoint) && URL.canParse(endpoint)))
    throw atField('OSS0009', 'endpoint', language)
  return { ...saving, values: { ...values, endpoint } }
}
