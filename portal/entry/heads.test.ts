import { expect, test } from 'vitest'
import { factsOf } from './heads.ts'

/** Returns the author of a message as search engines read it. */
function authorOf(companyConfirmed: boolean | null, nickName: string) {
  const { things = [] } = factsOf('/threads/content', {
    data: {
      tid: 1,
      fid: 2,
      subject: '厂区门口道路积水',
      forum: { name: '临江市市长' },
      createdAt: 1_760_000_000,
      approvedAt: 1_760_000_600,
      repliedAt: null,
      likeCount: 0,
      contentList: [],
      replies: [],
      companyConfirmed,
      nickName
    },
    origin: 'https://board.example.org',
    site: '领导留言板',
    query: new URLSearchParams(),
    language: 'zh-CN'
  })
  const posting = things.find(thing => '@type' in thing && thing['@type'] === 'DiscussionForumPosting')
  return posting && 'author' in posting ? posting.author : undefined
}

test.each([
  [null, '东门住户', 'Person'],
  [null, '匿名网友', 'Person'],
  [true, '山河食品有限公司', 'Organization'],
  [false, '山河食品有限公司（未核实）', 'Organization']
] as const)('an author whose company is confirmed: %s, is called %s, of type %s', (confirmed, name, type) => {
  expect(authorOf(confirmed, name)).toEqual({ '@type': type, name })
})
