import { describe, expect, it } from 'vitest'
import { countForums, type ForumNode, forumsWith } from './count.ts'

const forum = (fid: number, name: string, children: ForumNode[] = []): ForumNode => ({
  fid,
  name,
  organization: 1,
  regionId: 330_600,
  groupId: 1,
  isOpen: true,
  messageCount: 10,
  replyCount: 4,
  children,
  childFids: children.map(child => child.fid)
})

const tree = [
  forum(1, '临江市市长', [forum(2, '远山县县长'), forum(3, '白河县县长')]),
  forum(4, '临江市教育局局长')
]

describe('a tree of forums', () => {
  it('counts for each forum all forums below it', () => {
    expect(countForums(tree)).toEqual({ forums: 4, messages: 40, replies: 16 })
    expect(countForums([])).toEqual({ forums: 0, messages: 0, replies: 0 })
  })

  it('filters by name and keeps the forums above', () => {
    const [first, ...others] = forumsWith(tree, '白河')
    expect(first?.name).toBe('临江市市长')
    expect(first?.children.map(({ fid }) => fid)).toEqual([3])
    expect(others).toEqual([])
    expect(forumsWith(tree, '')).toEqual(tree)
  })
})
