import { sourceOf } from '@board/schemas/facts/source'
import { describe, expect, it } from 'vitest'
import { buildForum } from '../../../../tests/support/builders/builders.ts'
import { clientOf, injector, testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14; V2203A) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the source of a message', () => {
  it.each([
    ['a computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0', 1],
    ['no user agent', '', 1],
    ['the app', `${phone} Chrome/141.0.0.0 Mobile Safari/537.36 LiuyanbanApp/3.2`, 2],
    ['a microblog', `${phone} Mobile Weibo (vivo-V2203A__weibo__14.2.0__android)`, 3],
    ['WeChat', `${phone} Chrome/134.0 Mobile XWEB/1340 MicroMessenger/8.0.55`, 4],
    ['a search app', `${phone} Chrome/97.0 Mobile baiduboxapp/13.60`, 6],
    ['a browser on a phone', `${phone} Chrome/141.0.0.0 Mobile Safari/537.36`, 9],
    ['a mini program', `${phone} Mobile MicroMessenger/8.0.55 MiniProgramEnv/android miniProgram/wx12`, 11]
  ])('of %s', (_name, userAgent, source) => {
    expect(sourceOf(userAgent)).toBe(source)
  })

  it('is kept with the message, by the client that sends it', async () => {
    const board = await testBoard(await testDatabase())
    const { fid } = await buildForum(board.db)
    const send = injector(board.app)
    const fromWeChat: typeof fetch = (input, init) => {
      const request = new Request(input, init)
      request.headers.set('user-agent', `${phone} Chrome/134.0 Mobile MicroMessenger/8.0.55`)
      return send(request)
    }
    const { publicKeyPem } = board.deps.keys
    const citizen = clientOf(board.app, await board.token('citizen'), publicKeyPem, undefined, fromWeChat)
    const { tid } = await citizen.call('postMessage', {
      body: {
        fid,
        typeId: 1,
        domainId: 1,
        subject: '公交末班车能否再晚一些',
        content: '夜里下班的人多，现在的末班车九点半就没有了，能否延长到十点半，请答复。',
        isPublic: true,
        isAnonymous: false
      }
    })
    const { source_type } = await board.db
      .selectFrom('message')
      .select('source_type')
      .where('tid', '=', tid)
      .executeTakeFirstOrThrow()
    expect(source_type).toBe(4)
  })
})
