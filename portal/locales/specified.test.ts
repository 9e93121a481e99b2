import { errors } from '@board/schemas/errors/catalogue'
import { expect, test } from 'vitest'
import { loadMessages } from './load.ts'

/** The texts that sections 4, 5 and 8 of the specification write out, by the part of the portal that shows them. */
const written = {
  common: ['登录成功', '已退出登录', '结束日期不能早于开始日期！'],
  account: ['您的登录状态已过期，请重新登录', '换一换'],
  code: ['请输入11位格式正确的手机号码！'],
  acts: [
    '上传的图片只能是.jpg .png .jpeg .gif .bmp格式的图片！',
    '上传的图片大小不能超过50MB！',
    '上传视频大小不能超过100M！',
    '您上传的附件数量已达上限',
    '上传成功',
    '上传失败'
  ]
} as const

/** The texts of refusals, which both front ends show as the server sends them. */
const refused = [
  '留言ID只能为数字',
  '留言ID不能超过11位数字',
  '结束日期不能早于开始日期！',
  '请使用个人用户进行收藏',
  '此条留言已被交办，不可提出复核',
  '验证码不能为空',
  '验证码发送过多, 请稍后重试',
  '用户状态异常，请忘记密码功能激活状态',
  '您的登录状态已过期，请重新登录',
  '上传的图片只能是.jpg .png .jpeg .gif .bmp格式的图片！',
  '上传的图片大小不能超过50MB！',
  '上传视频大小不能超过100M！',
  '您上传的附件数量已达上限',
  '上传失败'
]

test.each(Object.entries(written))(
  '%s has the texts of the specification, word for word',
  async (part, texts) => {
    const shown = Object.values(await loadMessages('zh-CN', [part as keyof typeof written]))
    expect(texts.filter(text => !shown.some(one => one.includes(text)))).toEqual([])
  }
)

test('refusals have the texts of the specification, word for word', () => {
  const shown = Object.values(errors).map(one => one['zh-CN'])
  expect(refused.filter(text => !shown.includes(text))).toEqual([])
})
