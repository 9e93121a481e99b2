import { SendFailure } from '../../outgoing/failure.ts'
import {
  describeUnknownAnswer,
  hmac,
  idempotency,
  objectIn,
  originOf,
  type Platform,
  paramsByName,
  type Signing,
  sha256
} from './platform.ts'

const algorithm = 'ACS3-HMAC-SHA256'

/** Encodes a text with the percent-encoding of RFC 3986. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Returns the canonical query: sorted by name, names and values encoded. */
export const queryOf = (params: Readonly<Record<string, string>>): string =>
  Object.entries(params)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')

/** Returns the header Authorization for an RPC call whose parameters are all in the query. */
export function authorizationOf(
  { accessKey, secretKey }: { accessKey: string; secretKey: string },
  { query, headers, body }: { query: string; headers: Readonly<Record<string, string>>; body: string }
): string {
  const names = Object.keys(headers).sort()
  const lines = names.map(name => `${name}:${headers[name]?.trim()}\n`).join('')
  const signed = names.join(';')
  const canonical = ['POST', '/', query, lines, signed, sha256(body)].join('\n')
  const signature = hmac(secretKey, `${algorithm}\n${sha256(canonical)}`).toString('hex')
  return `${algorithm} Credential=${accessKey},SignedHeaders=${signed},Signature=${signature}`
}

function request({ account, sms, template, now, nonce }: Signing) {
  const { origin, host } = originOf(account, cloudA.endpoint)
  const query = queryOf({
    PhoneNumbers: sms.to,
    SignName: account.signName,
    TemplateCode: template,
    TemplateParam: JSON.stringify(paramsByName(sms)),
    OutId: sms.reference
  })
  const headers = {
    host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': now.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': '2017-05-25'
  }
  const authorization = authorizationOf(account, { query, headers, body: '' })
  return { url: `${origin}/?${query}`, headers: { ...headers, ...idempotency(sms), authorization }, body: '' }
}

/** Cloud platform A: the call SendSms, signed as `ACS3-HMAC-SHA256`. Specification 3. */
export const cloudA: Platform = {
  endpoint: 'https://dysmsapi.aliyuncs.com',
  request,
  verdict(answer) {
    const said = objectIn(answer)
    if (typeof said?.Code !== 'string') throw new SendFailure('other', describeUnknownAnswer(answer))
    const words = `${said.Code} ${said.Message ?? ''}`.trim()
    if (said.Code !== 'OK') throw new SendFailure('refused', words)
    return words
  }
}
