import type { DataOf } from '@board/client'

export type ForumNode = DataOf<'forumTree'>['tree'][number]

export interface ForumCounts {
  forums: number
  messages: number
  replies: number
}

/** Counts the forums of some trees with their messages and replies. Each forum includes all forums below it. */
export function countForums(nodes: readonly ForumNode[]): ForumCounts {
  const counts = { forums: 0, messages: 0, replies: 0 }
  for (const { children, messageCount, replyCount } of nodes) {
    const below = countForums(children)
    counts.forums += 1 + below.forums
    counts.messages += messageCount + below.messages
    counts.replies += replyCount + below.replies
  }
  return counts
}

/** Returns the forums whose names contain a word, and the forums above them. */
export function forumsWith(nodes: readonly ForumNode[], word: string): ForumNode[] {
  if (word === '') return [...nodes]
  return nodes.flatMap(node => {
    const children = forumsWith(node.children, word)
    return node.name.includes(word) || children.length > 0 ? [{ ...node, children }] : []
  })
}
