import { type Fields, findText, requireText } from './ask.ts'
import { cutNickName } from './nick-name.ts'
import type { OwnProtocol } from './own-protocol.ts'
import { subjectFor } from './subject.ts'

/** The sign-in of websites at the open platform of WeChat, by a QR code. Its errors have status 200. */
export const wechatProtocol: OwnProtocol = {
  signInAddress({ signInUrl, clientId }, { state, backTo }) {
    const query = new URLSearchParams({
      appid: clientId,
      redirect_uri: backTo,
      response_type: 'code',
      scope: 'snsapi_login',
      state
    })
    return `${signInUrl}/connect/qrconnect?${query}#wechat_redirect`
  },
  async readPerson({ apiUrl, clientId, clientSecret }, { code }, ask) {
    const tokens = await ask(`${apiUrl}/sns/oauth2/access_token`, {
      appid: clientId,
      secret: clientSecret,
      code,
      grant_type: 'authorization_code'
    })
    const token = requireText(tokens, 'access_token')
    const openId = requireText(tokens, 'openid')
    const early = findText(tokens, 'unionid')
    let profile: Fields = {}
    try {
      profile = await ask(`${apiUrl}/sns/userinfo`, { access_token: token, openid: openId, lang: 'zh_CN' })
    } catch (error) {
      // without the union id, a person who is bound by it would pass for a stranger
      if (early === undefined) throw error
    }
    return {
      ...subjectFor({ clientId, openId, unionId: early ?? findText(profile, 'unionid') }),
      nickName: cutNickName(profile.nickname)
    }
  }
}
