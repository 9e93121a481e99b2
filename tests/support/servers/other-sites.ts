import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A person at one of the other sites. `unionId` is absent where the site does not give one. */
export interface OtherSitePerson {
  openId: string
  unionId?: string
  nickName?: string
}

interface State {
  /** The person who accepts each sign-in. */
  person: OtherSitePerson
  /** QQ answers in its old forms: calls of `callback` and fields of a form, whatever is requested. */
  isOldFashioned: boolean
  /** QQ has not allowed this application to read union ids. */
  isWithoutUnionIds: boolean
  /** The profile is refused, as by a limit of requests. */
  isProfileRefused: boolean
  /** WeChat gives the union id with the profile only. */
  isUnionIdLate: boolean
  /** Answers in place of the usual one, by path. */
  instead: Record<string, { status?: number; body: string; type?: string } | 'silence'>
}

const client = { id: '101234567', secret: 'a-secret-of-its-own' }

/**
 * Starts a server on this machine that stands in for QQ, WeChat and Sina Weibo, with the addresses, parameters, refusals and
 * forms of their public documents; it is closed after the last test. A code is valid once.
 */
export async function startOtherSites() {
  const usual = (): State => ({
    person: { openId: 'open-1', nickName: '远方来客' },
    isOldFashioned: false,
    isWithoutUnionIds: false,
    isProfileRefused: false,
    isUnionIdLate: false,
    instead: {}
  })
  const state = usual()
  const codes = new Map<string, { person: OtherSitePerson; backTo: string }>()
  const tokens = new Map<string, OtherSitePerson>()
  const asked: { method: string; path: string; query: string }[] = []
  let last = 0

  /** Exchanges a code for a token; undefined if the code is unknown or was used. */
  function takeCode(code: string | null, backTo: string | null | undefined) {
    const found = code === null ? undefined : codes.get(code)
    if (!found || code === null || (backTo !== undefined && backTo !== found.backTo)) return undefined
    codes.delete(code)
    const token = `TOKEN${++last}`
    tokens.set(token, found.person)
    return { token, person: found.person }
  }

  type Answer = { status?: number; type?: string; body: string }
  const json = (value: object, status = 200, type = 'application/json'): Answer => ({
    status,
    type,
    body: JSON.stringify(value)
  })

  /** QQ: status 200 always; JSON only if `fmt` is json. */
  const qq = (fields: Record<string, string | number>, given: URLSearchParams, form: 'form' | 'callback') => {
    if (given.get('fmt') === 'json' && !state.isOldFashioned) return json(fields)
    const isError = 'error' in fields
    return form === 'form' && !isError
      ? {
          body: new URLSearchParams(
            Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
          ).toString()
        }
      : { body: `callback( ${JSON.stringify(fields)} );\n`, type: 'text/html' }
  }
  const wechatError = (errcode: number, errmsg: string) =>
    json({ errcode, errmsg: `${errmsg}, rid: 65a0-1` }, 200, 'text/plain')
  const sinaError = (error: string, error_code: number) =>
    json({ error, error_code, request: '/oauth2/access_token', error_description: error }, 400)

  const answers: Record<string, (given: URLSearchParams, method: string) => Answer> = {
    '/oauth2.0/token': given => {
      if (given.get('client_secret') !== client.secret)
        return qq({ error: 100009, error_description: 'client secret is illegal' }, given, 'form')
      const taken = takeCode(given.get('code'), given.get('redirect_uri'))
      if (!taken) return qq({ error: 100019, error_description: 'code to access token error' }, given, 'form')
      return qq({ access_token: taken.token, expires_in: 7776000, refresh_token: 'R' }, given, 'form')
    },
    '/oauth2.0/me': given => {
      const person = tokens.get(given.get('access_token') ?? '')
      if (!person)
        return qq({ error: 100016, error_description: 'access token check failed' }, given, 'callback')
      const wantsUnion = given.get('unionid') === '1'
      if (wantsUnion && state.isWithoutUnionIds)
        return qq({ error: 100048, error_description: 'companyid not set' }, given, 'callback')
      const { openId: openid, unionId } = person
      const ids: Record<string, string> = { client_id: client.id, openid }
      if (wantsUnion && unionId) ids.unionid = unionId
      return qq(ids, given, 'callback')
    },
    '/user/get_user_info': given => {
      const person = tokens.get(given.get('access_token') ?? '')
      if (!person || given.get('oauth_consumer_key') !== client.id || given.get('openid') !== person.openId)
        return json({ ret: -23, msg: 'token is invalid' }, 200, 'text/html')
      if (state.isProfileRefused) return json({ ret: 1002, msg: 'too many requests' })
      return json({ ret: 0, msg: '', is_lost: 0, nickname: person.nickName ?? '' }, 200, 'text/html')
    },
    '/sns/oauth2/access_token': given => {
      if (given.get('secret') !== client.secret) return wechatError(40125, 'invalid appsecret')
      const taken = takeCode(given.get('code'), undefined)
      if (!taken) return wechatError(40029, 'invalid code')
      const { openId: openid, unionId } = taken.person
      const union = unionId && !state.isUnionIdLate ? { unionid: unionId } : {}
      return json({ access_token: taken.token, expires_in: 7200, openid, scope: 'snsapi_login', ...union })
    },
    '/sns/userinfo': given => {
      const person = tokens.get(given.get('access_token') ?? '')
      if (!person) return wechatError(40001, 'invalid credential')
      if (state.isProfileRefused) return wechatError(45011, 'api minute-quota reach limit')
      const { openId: openid, unionId, nickName: nickname } = person
      return json({ openid, nickname, sex: 0, ...(unionId && { unionid: unionId }) }, 200, 'text/plain')
    },
    '/oauth2/access_token': (given, method) => {
      if (method !== 'POST') return sinaError('HTTP METHOD is not suported for this request!', 10021)
      if (given.get('client_secret') !== client.secret) return sinaError('invalid_client', 21324)
      const taken = takeCode(given.get('code'), given.get('redirect_uri'))
      if (!taken) return sinaError('invalid_grant', 21325)
      return json({
        access_token: taken.token,
        remind_in: '3600',
        expires_in: 3600,
        uid: taken.person.openId
      })
    },
    '/2/users/show.json': given => {
      const person = tokens.get(given.get('access_token') ?? '')
      if (!person || given.get('uid') !== person.openId) return sinaError('invalid_access_token', 21332)
      if (state.isProfileRefused) return sinaError('User requests out of rate limit!', 10023)
      return json({ id: Number(person.openId), idstr: person.openId, screen_name: person.nickName })
    }
  }

  const server = createServer((request, reply) => {
    void readBody(request).then(body => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
      asked.push({ method: request.method ?? '', path: pathname, query: searchParams.toString() })
      const given = body ? new URLSearchParams(body) : searchParams
      const answer = state.instead[pathname] ?? answers[pathname]?.(given, request.method ?? '')
      if (answer === 'silence') return
      const { status = 200, type = 'text/plain', body: text } = answer ?? { status: 404, body: 'not found' }
      reply.writeHead(status, { 'content-type': type, location: '/elsewhere' }).end(text)
    })
  })
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Accepts a sign-in as `state.person`; returns the query with which the browser is sent back. */
  function accept(address: string): URLSearchParams {
    const { searchParams: given } = new URL(address)
    const code = `CODE${++last}`
    codes.set(code, { person: { ...state.person }, backTo: given.get('redirect_uri') ?? '' })
    return new URLSearchParams({ code, state: given.get('state') ?? '' })
  }

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client,
    state,
    asked,
    accept,
    reset: () => {
      asked.length = 0
      Object.assign(state, usual())
    }
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
