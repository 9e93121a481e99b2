import type { PageModule } from './app/page-route.ts'
import type { MessageKey, TextPart } from './locales/keys.ts'

/**
 * Who may open a page: everybody; who is signed in; who is signed in and is no local institution or ministry, whose
 * settings are in the console. Specification 6.
 */
export type Access = 'public' | 'session' | 'citizen'

/** How a visit is counted: the number of the page, its tab and its channel. Specification 3, 9. */
export interface Track {
  page: number
  tab?: string
  channel?: string
}

/** An address of former times that leads to a page; with `query`, only where the address has these values. */
export interface Legacy {
  path: string
  query?: Readonly<Record<string, string>>
}

/** A page of the portal. */
export interface Page {
  path: string
  /** Further addresses of the same page. */
  otherPaths?: readonly string[]
  module: () => Promise<PageModule>
  /** The parts of the texts that its module shows, besides `common`. */
  texts: readonly TextPart[]
  access: Access
  /** The text that names it in the document's title, unless its module names it from its data. */
  title: MessageKey
  /** The text of its entry in the citizens' top menu, which has the order of the rows. */
  menu?: MessageKey
  track: Track
  /** People type on it: it may be larger, and the button that leads to writing stays away. */
  form?: true
  /** Bytes of scripts that its first view may bring, where that is over the budget; they only shrink. */
  scripts?: number
  /** The parameter without which its address leads to nothing. */
  needs?: string
  /** Search engines are not told of it, although everybody may open it. */
  sitemap?: false
  /** What leads here from former times; the query is kept. */
  redirectFrom?: readonly Legacy[]
  /** The path of its module, which the build of the server writes into the row (`vite.config.ts`). */
  file?: string
}

/** Bytes of scripts over the wire that the first view of a page may bring: brotli, and with the headers of each reply. */
export const scriptsOf = ({ form, scripts }: Pick<Page, 'form' | 'scripts'>): number =>
  scripts ?? (form ? 140_000 : 100_000)

/** Every page of the portal, each once (specification 2). How to add one: docs/guide/add-a-portal-page.md. */
export const pages: readonly Page[] = [
  {
    path: '/home',
    otherPaths: ['/demo', '/index', '/forum-home'],
    module: () => import('./features/home/page.tsx'),
    texts: ['home'],
    access: 'public',
    title: 'site.name',
    menu: 'menu.home',
    track: { page: 1, tab: 'ministry_local' },
    scripts: 100_400
  },
  {
    path: '/local-leader',
    module: () => import('./features/leaders/page.tsx'),
    texts: ['forums'],
    access: 'public',
    title: 'leaders.title',
    menu: 'menu.leaders',
    track: { page: 3, tab: 'ministry_local' },
    scripts: 104_200
  },
  {
    path: '/forum/list',
    module: () => import('./features/forums/page.tsx'),
    texts: ['forums'],
    access: 'public',
    title: 'forums.title',
    menu: 'menu.forums',
    track: { page: 4, tab: 'ministry_local' },
    scripts: 103_800
  },
  {
    path: '/threads/list',
    module: () => import('./features/messages/list.tsx'),
    texts: [],
    access: 'public',
    title: 'list.title',
    menu: 'menu.replies',
    track: { page: 5, tab: 'ministry_local' },
    scripts: 103_400
  },
  {
    path: '/threads/content',
    module: () => import('./features/messages/content.tsx'),
    texts: ['message'],
    access: 'public',
    title: 'site.name',
    track: { page: 2, tab: 'ministry_local' },
    scripts: 101_000,
    needs: 'tid'
  },
  {
    path: '/messageSearch',
    module: () => import('./features/search/page.tsx'),
    texts: [],
    access: 'public',
    title: 'search.title',
    menu: 'menu.search',
    track: { page: 6 },
    scripts: 103_600
  },
  {
    path: '/noticeMain',
    module: () => import('./features/notices/page.tsx'),
    texts: ['notices'],
    access: 'public',
    title: 'notices.title',
    track: { page: 7 },
    scripts: 104_100
  },
  {
    path: '/sysNotice',
    module: () => import('./features/notices/page.tsx'),
    texts: ['notices'],
    access: 'session',
    title: 'notices.title',
    track: { page: 8 },
    scripts: 104_100
  },
  {
    path: '/threads/post',
    module: () => import('./features/post/page.tsx'),
    texts: ['post', 'form', 'forums', 'acts'],
    access: 'session',
    title: 'post.title',
    menu: 'menu.post',
    track: { page: 9 },
    form: true
  },
  {
    path: '/e/resubmit',
    module: () => import('./features/post/resubmit.tsx'),
    texts: ['post', 'form', 'forums', 'acts'],
    access: 'session',
    title: 'resubmit.title',
    track: { page: 10 },
    form: true,
    needs: 'tid'
  },
  {
    path: '/myLeavMessage',
    module: () => import('./features/mine/page.tsx'),
    texts: ['mine'],
    access: 'session',
    title: 'mine.title',
    track: { page: 11 },
    scripts: 104_300
  },
  {
    path: '/login',
    module: () => import('./features/account/login.tsx'),
    texts: ['account'],
    access: 'public',
    title: 'login.title',
    track: { page: 30 },
    form: true
  },
  {
    path: '/signUp',
    module: () => import('./features/account/sign-up.tsx'),
    texts: ['account', 'form'],
    access: 'public',
    title: 'signUp.title',
    track: { page: 31 },
    form: true
  },
  {
    path: '/uCenter/editPwd',
    module: () => import('./features/centre/edit-password.tsx'),
    texts: ['centre', 'form'],
    access: 'citizen',
    title: 'password.title',
    track: { page: 32 },
    form: true
  },
  {
    path: '/check',
    module: () => import('./features/check/page.tsx'),
    texts: ['check'],
    access: 'public',
    title: 'check.title',
    track: { page: 33 },
    sitemap: false
  },
  {
    path: '*',
    module: () => import('./features/missing/page.tsx'),
    texts: [],
    access: 'public',
    title: 'missing.title',
    track: { page: 404 },
    sitemap: false
  }
]
