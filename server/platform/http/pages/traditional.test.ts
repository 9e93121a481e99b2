import { describe, expect, test } from 'vitest'
import { convertNames, simplifyWords } from './traditional.ts'

describe('names, for readers of Traditional Chinese', () => {
  test('are converted for offices, institutions and regions, at any place of an answer', async () => {
    const forum = {
      fid: 1,
      name: '绍兴市市长',
      title: '绍兴市人民政府',
      organization: 1,
      regionName: '浙江省绍兴市'
    }
    const region = { id: 2, parentId: null, name: '台湾省', hasChildren: true }
    expect(await convertNames('zh-TW', { list: [forum], regions: [region] })).toEqual({
      list: [
        { fid: 1, name: '紹興市市長', title: '紹興市人民政府', organization: 1, regionName: '浙江省紹興市' }
      ],
      regions: [{ id: 2, parentId: null, name: '臺灣省', hasChildren: true }]
    })
  })

  test('are converted for topics, too; the text of a message is not', async () => {
    const topic = { topicId: 3, topicName: '乡村振兴金点子', specialLayout: false }
    expect(await convertNames('zh-TW', { content: '乡村的路', topic })).toEqual({
      content: '乡村的路',
      topic: { ...topic, topicName: '鄉村振興金點子' }
    })
  })

  test('keep characters that both scripts use in names', async () => {
    const regions = ['台州市', '里水镇', '余干县'].map(name => ({ name, hasChildren: false }))
    expect(await convertNames('zh-TW', regions)).toMatchObject([
      { name: '台州市' },
      { name: '里水鎮' },
      { name: '餘干縣' }
    ])
  })

  test('write the platform as the texts of the site do', async () => {
    expect(
      await convertNames('zh-TW', { nickName: '江边散步的人', timeline: [{ actorName: '平台' }] })
    ).toEqual({
      nickName: '江边散步的人',
      timeline: [{ actorName: '平台' }]
    })
  })

  test('are not converted for entries of the menu, which are in the reader’s language already', async () => {
    const desk = {
      id: 1,
      key: 'g:workTable',
      name: '工作台',
      url: '/workTable',
      isRenamed: false,
      children: []
    }
    expect(await convertNames('zh-TW', [desk])).toEqual([desk])
  })

  test('are not converted for people and files, nor are texts that people wrote', async () => {
    const message = {
      fid: 1,
      forumName: '广东省省长',
      nickName: '江边散步的人',
      subject: '路灯坏了',
      timeline: [
        { actorName: '江边散步的人', note: '补充' },
        { actorName: '广州市留言办理办公室', note: '转办' }
      ],
      attachments: [{ aid: 3, name: '照片.jpg', createdAt: new Date(0) }]
    }
    expect(await convertNames('zh-TW', message)).toEqual({
      ...message,
      forumName: '廣東省省長',
      timeline: [
        { actorName: '江边散步的人', note: '补充' },
        { actorName: '廣州市留言辦理辦公室', note: '转办' }
      ]
    })
  })

  test('are not converted for other readers', async () => {
    const data = { forumName: '绍兴市市长' }
    expect(await convertNames('zh-CN', data)).toBe(data)
    expect(await convertNames('en-US', data)).toBe(data)
  })

  test('are searched in simplified characters', async () => {
    expect(await simplifyWords('zh-TW', '紹興市長')).toBe('绍兴市长')
    expect(await simplifyWords('zh-CN', '紹興市長')).toBe('紹興市長')
  })
})
