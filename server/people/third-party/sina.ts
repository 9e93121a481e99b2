import type { OwnProtocolParty } from '../../platform/outgoing/identities.ts'
import { type Ask, requireText } from './ask.ts'
import { cutNickName } from './nick-name.ts'
import type { OwnProtocol } from './own-protocol.ts'

/** Sina Weibo. A uid is one person for all applications. Its errors have a status of their own. */
export const sinaProtocol: OwnProtocol = {
  signInAddress({ signInUrl, clientId }, { state, backTo }) {
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: backTo,
      state
    })
    return `${signInUrl}/oauth2/authorize?${query}`
  },
  async readPerson(party, { code, backTo }, ask) {
    const { apiUrl, clientId, clientSecret } = party
    const parameters = {
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'authorization_code',
      code,
      redirect_uri: backTo
    }
    const tokens = await ask(`${apiUrl}/oauth2/access_token`, parameters, 'POST')
    const token = requireText(tokens, 'access_token')
    const uid = requireText(tokens, 'uid')
    return { subject: `uid\n${uid}`, nickName: await readNickName(party, { token, uid }, ask) }
  }
}

/** Returns the nick name; empty if Weibo does not tell it: its limits for profiles are narrow, and the person is known. */
async function readNickName(
  { apiUrl }: OwnProtocolParty,
  { token, uid }: { token: string; uid: string },
  ask: Ask
): Promise<string> {
  try {
    return cutNickName((await ask(`${apiUrl}/2/users/show.json`, { access_token: token, uid })).screen_name)
  } catch {
    return ''
  }
}
