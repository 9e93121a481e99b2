import { createHmac } from 'node:crypto'
import { SendFailure } from '../../outgoing/failure.ts'
import {
  describeUnknownAnswer,
  idempotency,
  objectIn,
  originOf,
  type Platform,
  paramsByName,
  type Signing
} from './platform.ts'

const path = '/v1/message/single'
const contentType = 'application/json'

/** Returns the header Authorization of a management call: HMAC-SHA1 over method, path, host, content type and body. */
export function authorizationOf(
  { accessKey, secretKey }: { accessKey: string; secretKey: string },
  { host, body }: { host: string; body: string }
): string {
  const text = `POST ${path}\nHost: ${host}\nContent-Type: ${contentType}\n\n${body}`
  const signature = createHmac('sha1', secretKey).update(text).digest('base64')
  // URL-safe base64 with its padding
  return `Qiniu ${accessKey}:${signature.replaceAll('+', '-').replaceAll('/', '_')}`
}

function request({ account, sms, template }: Signing) {
  const { origin, host } = originOf(account, cloudC.endpoint)
  const body = JSON.stringify({ template_id: template, mobile: sms.to, parameters: paramsByName(sms) })
  return {
    url: `${origin}${path}`,
    headers: {
      host,
      'content-type': contentType,
      ...idempotency(sms),
      authorization: authorizationOf(account, { host, body })
    },
    body
  }
}

/** Cloud platform C: a single message, signed as a management call. Specification 3. */
export const cloudC: Platform = {
  endpoint: 'https://sms.qiniuapi.com',
  request,
  verdict(answer) {
    const said = objectIn(answer)
    if (typeof said?.error === 'string')
      throw new SendFailure('refused', `${said.error} ${said.message ?? ''}`.trim())
    if (answer.status !== 200 || typeof said?.message_id !== 'string')
      throw new SendFailure('other', describeUnknownAnswer(answer))
    return `OK ${said.message_id}`
  }
}
