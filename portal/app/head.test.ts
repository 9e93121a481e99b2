import { expect, it } from 'vitest'
import { headOf } from './head.ts'

const page = { path: '/threads/content', access: 'public', needs: 'tid' } as const
const described = {
  page,
  status: 200,
  url: new URL('http://site.invalid/threads/content?tid=7&from=list'),
  origin: 'https://board.example.org',
  title: '路灯 - 领导留言板',
  site: '领导留言板',
  facts: { description: '路灯'.repeat(100), things: [{ '@type': 'Thing', name: '</script><b>' }] }
}

it('the canonical address contains only the required parameter', () => {
  expect(headOf(described).join('\n')).toContain(
    '<link rel="canonical" href="https://board.example.org/threads/content?tid=7" data-first>'
  )
})

it('two pages with the same content have one canonical address', () => {
  const second = { ...page, path: '/rmjy/rd/threads/content' }
  const facts = { description: '路灯', path: '/threads/content' }
  expect(headOf({ ...described, page: second, facts }).join('\n')).toContain(
    '<link rel="canonical" href="https://board.example.org/threads/content?tid=7" data-first>'
  )
})

it('the head shortens a description, and no text of it can end an element', () => {
  const head = headOf(described).join('\n')
  expect(head).toContain(`content="${'路灯'.repeat(60)}…"`)
  expect(head).not.toContain('</script><b>')
  expect(headOf({ ...described, title: '"><b>' }).join('\n')).not.toContain('<b>')
})

it('a page that needs a session, and a failed one, is hidden from search engines', () => {
  const hidden = ['<meta name="robots" content="noindex" data-first>']
  expect(headOf({ ...described, page: { ...page, access: 'session' } })).toEqual(hidden)
  expect(headOf({ ...described, status: 404 })).toEqual(hidden)
})
