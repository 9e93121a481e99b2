import type { OperationId } from '@board/generated/calls'
import { describe, expect, it } from 'vitest'
import { buildSession } from '../../support/builders.ts'
import { allowedCaller } from '../cases/automatic.ts'
import { specOf } from '../support/document.ts'
import { aForm, exampleRequest, type RawRequest, sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

const searching = { query: { keywords: '路灯' } } as const

/** Everything that is limited by account or by address, and what is sent where the example alone is not counted. */
const limited: Partial<Record<OperationId, RawRequest>> = {
  // signing in
  peopleLogin: {},
  loginByUserName: {},
  loginByPhone: {},
  changePassword: {},
  cancelAccount: {},
  thirdPartyRedirect: {},
  thirdPartyCallback: {},
  thirdPartyRegister: {},
  // captchas and codes, asked for and tried
  captchaImage: {},
  authCaptchaImage: {},
  captchaChallenge: {},
  verifyCaptchaExt: {},
  getLoginPhoneVerifycode: {},
  getRegisterPhoneVerifycode: {},
  getRegisterEmailVerifycode: {},
  getRecoverVerifycode: {},
  getBindVerifycode: {},
  getOwnVerifycode: {},
  checkVerifyCode: {},
  findAccount: {},
  findPassword: {},
  bindContact: {},
  checkOldPhone: {},
  changePhone: {},
  certifyName: {},
  // whether there is somebody
  checkUserName: {},
  checkNicknameValid: {},
  userTypeOfName: {},
  register: {},
  registerCompany: {},
  // posting
  postMessage: {},
  resubmitMessage: {},
  supplementMessage: {},
  addFeedback: {},
  addFavourite: {},
  removeFavourite: {},
  followMessage: {},
  unfollowMessage: {},
  likeMessage: {},
  unlikeMessage: {},
  // searching
  listMessages: searching,
  listCampaigns: searching,
  listCases: searching,
  listForums: searching,
  suggestMessages: searching,
  // uploads, and what a provider is asked
  uploadAttachment: { payload: aForm() },
  testMail: {},
  testSms: {},
  testOss: {}
}

/** Each is asked for once, counted as if it had been asked for a million times, and asked for again. */
export function describeLimits(stage: Stage): void {
  describe('what is done too often', () => {
    it.for(Object.keys(limited) as OperationId[])('%s is refused for a while, which it says', async id => {
      const caller = allowedCaller(id)
      const token =
        caller === 'visitor'
          ? undefined
          : await buildSession(stage.db, await stage.uid(caller), stage.clock.now())
      const request = { ...exampleRequest(stage, id), ...limited[id], token }
      const send = () => sendRaw(stage, id, request)
      await stage.db.deleteFrom('rate_counter').execute()
      expect((await send()).status).not.toBe(429)
      const counted = await stage.db.updateTable('rate_counter').set({ hits: 1_000_000 }).executeTakeFirst()
      expect(Number(counted.numUpdatedRows), 'counters').toBeGreaterThan(0)
      const refused = await send()
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      const { result, ...plain } = (await refused.json()) as { result?: { code: string; msg: string } }
      const said = result ?? (plain as unknown as { code: string; msg: string })
      expect(said).toMatchObject({ code: 'GEN0429', msg: expect.stringContaining(String(seconds)) })
      expect(result !== undefined, 'in the envelope of its call').toBe(
        ['product', 'info'].includes(specOf(id).envelope)
      )
    })
  })
}
