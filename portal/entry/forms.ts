import { plainLogin } from '../features/account/plain-login.tsx'
import { plainLogout } from '../features/account/plain-logout.tsx'
import { plainGrade } from '../features/messages/plain-grade.tsx'
import { plainWithdraw } from '../features/messages/plain-withdraw.tsx'
import { plainWithdrawSupplement } from '../features/messages/plain-withdraw-supplement.tsx'
import { plainUnsent } from '../features/missing/plain-unsent.tsx'
import { suggestionPage } from '../features/post/values.ts'
import { plainPost } from '../features/post/without-scripts/plain-post.tsx'
import type { PlainForm } from '../shared/forms/plain-form.ts'

/** All forms for browsers that run no scripts. How to add one: docs/guide/forms-without-scripts.md. */
export const forms: readonly PlainForm<unknown>[] = [
  plainLogin,
  plainLogout,
  plainPost,
  plainGrade,
  plainWithdraw,
  plainWithdrawSupplement,
  plainUnsent
]

/** Pages whose style sheets the forms use: for the fields, the steps and the scores. */
export const styledLike = [
  'features/account/login.tsx',
  'features/post/page.tsx',
  'features/messages/content.tsx'
] as const

/** Returns the address of the form that replaces a page without scripts; undefined for pages that work without. */
export function formFor({ pathname, searchParams }: URL): string | undefined {
  if (pathname === '/login') return loginForm(searchParams.get('to'))
  if (pathname === '/home' && searchParams.has('login')) return loginForm(searchParams.get('login'))
  if (postPages.includes(pathname)) return postForm(pathname, searchParams)
  return undefined
}

/** The pages with the form to write a message. */
const postPages: readonly string[] = ['/threads/post', '/threads/submit', '/complaintFillin', suggestionPage]

/** Returns the address of the form to write a message, with the forum, the campaign or the subject of the page’s address. */
function postForm(pathname: string, asked: URLSearchParams): string {
  const values = new URLSearchParams()
  const [fid, campaign] = [asked.get('fid'), asked.get('id')]
  if (fid) values.set('fid', fid)
  if (campaign) values.set('campaign', campaign)
  const subject = asked.get('subject')
  if (subject) values.set('subject', subject)
  if (pathname === suggestionPage) values.set('suggestion', '1')
  return values.size > 0 ? `/forms/post?${values}` : '/forms/post'
}

/** Returns the address of the form to sign in, which goes to a page afterwards. */
export const loginForm = (to: string | null): string =>
  to ? `/forms/login?${new URLSearchParams({ to })}` : '/forms/login'
