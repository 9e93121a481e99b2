import { expect, it } from 'vitest'
import { containerOf } from './source.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14; V2203A) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  ['the app', `${phone} Chrome/141.0.0.0 Mobile Safari/537.36 LiuyanbanApp/3.2`, 'app'],
  ['WeChat', `${phone} Mobile MicroMessenger/8.0.55`, 'wechat'],
  ['a mini program', `${phone} Mobile MicroMessenger/8.0.55 miniProgram/wx12`, 'miniProgram'],
  ['a browser on a phone', `${phone} Chrome/141.0.0.0 Mobile Safari/537.36`, undefined],
  ['a microblog', `${phone} Mobile Weibo (vivo-V2203A__weibo__14.2.0__android)`, undefined],
  ['no user agent', '', undefined]
])('the container of a page is found by the user agent: %s', (_name, userAgent, container) => {
  expect(containerOf(userAgent)).toBe(container)
})
