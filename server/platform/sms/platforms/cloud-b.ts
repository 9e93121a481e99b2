import { SendFailure } from '../../outgoing/failure.ts'
import {
  describeUnknownAnswer,
  hmac,
  idempotency,
  isObject,
  objectIn,
  originOf,
  type Platform,
  type Signing,
  sha256
} from './platform.ts'

const algorithm = 'TC3-HMAC-SHA256'

/** Returns the header Authorization for a JSON body. */
export function authorizationOf(
  { accessKey, secretKey }: { accessKey: string; secretKey: string },
  { service, headers, body }: { service: string; headers: Readonly<Record<string, string>>; body: string },
  now: Date
): string {
  const names = Object.keys(headers).sort()
  const lines = names.map(name => `${name}:${headers[name]?.trim().toLowerCase()}\n`).join('')
  const signed = names.join(';')
  const canonical = ['POST', '/', '', lines, signed, sha256(body)].join('\n')
  const date = now.toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const text = [algorithm, secondsOf(now), scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), service), 'tc3_request')
  const signature = hmac(key, text).toString('hex')
  return `${algorithm} Credential=${accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`
}

const secondsOf = (now: Date) => String(Math.floor(now.getTime() / 1000))

function request({ account, sms, template, now }: Signing) {
  const { origin, host } = originOf(account, cloudB.endpoint)
  const body = JSON.stringify({
    PhoneNumberSet: [`+86${sms.to}`],
    SmsSdkAppId: account.appId,
    SignName: account.signName,
    TemplateId: template,
    TemplateParamSet: sms.params.map(({ value }) => value),
    SessionContext: sms.reference
  })
  const signed = { 'content-type': 'application/json; charset=utf-8', host, 'x-tc-action': 'SendSms' }
  return {
    url: `${origin}/`,
    headers: {
      ...signed,
      'x-tc-timestamp': secondsOf(now),
      'x-tc-version': '2021-01-11',
      'x-tc-region': account.region || 'ap-guangzhou',
      ...idempotency(sms),
      authorization: authorizationOf(account, { service: 'sms', headers: signed, body }, now)
    },
    body
  }
}

/** Cloud platform B: the call SendSms, signed as `TC3-HMAC-SHA256`. Specification 3. */
export const cloudB: Platform = {
  endpoint: 'https://sms.tencentcloudapi.com',
  request,
  verdict(answer) {
    const response = objectIn(answer)?.Response
    if (!isObject(response)) throw new SendFailure('other', describeUnknownAnswer(answer))
    const { Error: error, SendStatusSet: states } = response
    if (isObject(error)) throw new SendFailure('refused', `${error.Code} ${error.Message}`)
    const [state] = Array.isArray(states) ? states : []
    if (!isObject(state)) throw new SendFailure('other', describeUnknownAnswer(answer))
    const words = `${state.Code} ${state.Message ?? ''}`.trim()
    if (state.Code !== 'Ok') throw new SendFailure('refused', words)
    return words
  }
}
