import type { OwnProtocolParty } from '../../platform/outgoing/identities.ts'
import { type Ask, type Fields, findText, OtherSiteRefusal, requireText } from './ask.ts'
import { cutNickName } from './nick-name.ts'
import type { OwnProtocol } from './own-protocol.ts'
import { subjectFor } from './subject.ts'

/** The refusal of QQ for an application that may not read union ids. */
const withoutUnionIds = '100048'

/** QQ Connect. Its answers are forms and calls of `callback` unless `fmt` is json, and its errors have status 200. */
export const qqProtocol: OwnProtocol = {
  signInAddress({ signInUrl, clientId }, { state, backTo }) {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: backTo,
      state,
      scope: 'get_user_info'
    })
    return `${signInUrl}/oauth2.0/authorize?${query}`
  },
  async readPerson(party, { code, backTo }, ask) {
    const { apiUrl, clientId, clientSecret } = party
    const tokens = await ask(`${apiUrl}/oauth2.0/token`, {
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: backTo,
      fmt: 'json'
    })
    const token = requireText(tokens, 'access_token')
    const me = await readIds(party, token, ask)
    if (findText(me, 'client_id') !== clientId)
      throw new OtherSiteRefusal('client_id', 'the token is for another application')
    const openId = requireText(me, 'openid')
    return {
      ...subjectFor({ clientId, openId, unionId: findText(me, 'unionid') }),
      nickName: await readNickName(party, { token, openId }, ask)
    }
  }
}

async function readIds({ apiUrl }: OwnProtocolParty, token: string, ask: Ask): Promise<Fields> {
  const parameters = { access_token: token, fmt: 'json' }
  try {
    return await ask(`${apiUrl}/oauth2.0/me`, { ...parameters, unionid: '1' })
  } catch (error) {
    if (!(error instanceof OtherSiteRefusal) || error.code !== withoutUnionIds) throw error
    return await ask(`${apiUrl}/oauth2.0/me`, parameters)
  }
}

/** Returns the nick name; empty if QQ does not tell it, because the person is known already. */
async function readNickName(
  { apiUrl, clientId }: OwnProtocolParty,
  { token, openId }: { token: string; openId: string },
  ask: Ask
): Promise<string> {
  try {
    const parameters = { access_token: token, oauth_consumer_key: clientId, openid: openId, format: 'json' }
    return cutNickName((await ask(`${apiUrl}/user/get_user_info`, parameters)).nickname)
  } catch {
    return ''
  }
}
