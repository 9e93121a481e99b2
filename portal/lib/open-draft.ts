import type { KeptStorage } from '@board/client/storage/storage'

type DraftStorage = Pick<KeptStorage, 'getItem' | 'keys'>

/** The parts of a draft that somebody has written or attached. */
export interface Written {
  subject: string
  content: string
  location: string
  remark: string
  files: readonly unknown[]
}

/** Tells whether a draft has text or files. */
export function isWritten(draft: Partial<Written>): boolean {
  const texts = [draft.subject, draft.content, draft.location, draft.remark]
  return texts.some(text => text?.trim()) || (draft.files?.length ?? 0) > 0
}

/** A message that was begun in this browser, and not sent. */
export interface OpenDraft {
  /** The page with its form. */
  address: string
  isSuggestion: boolean
  /** True if it was sent without an answer, and is sent once more when its form opens. */
  isWaiting: boolean
  /** The time when it was saved, in milliseconds. */
  savedAt: number
  /** The keys under which the browser keeps it. */
  keys: readonly string[]
}

/** Returns the form of a draft; undefined for drafts of other texts. A returned message is in the list of one's own. */
function formOf(name: string): Pick<OpenDraft, 'address' | 'isSuggestion'> | undefined {
  if (name === 'post') return { address: '/threads/post', isSuggestion: false }
  if (name === 'suggestion') return { address: suggestionPage, isSuggestion: true }
  const id = /^campaign-(\d+)$/.exec(name)?.[1]
  return id ? { address: `${suggestionPage}?id=${id}`, isSuggestion: true } : undefined
}

/** The pages of the form for a message to an office, and the one for a suggestion. */
const postPages = ['/threads/post', '/complaintFillin', '/threads/submit']
const suggestionPage = '/rmjy/submit'

/** Returns the name of the drafts that a page writes; undefined if it writes no message. */
function nameOfDraft({ pathname, searchParams }: URL): string | undefined {
  if (postPages.includes(pathname)) return 'post'
  if (pathname !== suggestionPage) return undefined
  const id = searchParams.get('id')
  return id === null ? 'suggestion' : `campaign-${id}`
}

/**
 * Tells whether this browser keeps a message that was begun on a page and not sent, of any account: who will sign in is not
 * known yet.
 */
export function keepsDraftOf(storage: DraftStorage, page: URL): boolean {
  const name = nameOfDraft(page)
  if (name === undefined) return false
  return storage.keys().some(key => {
    const draft = /^draft:[1-9]\d*:([^~]*)/.exec(key)?.[1] === name && parse(storage.getItem(key))
    return draft && isWritten(draft.value)
  })
}

/**
 * Finds the latest message of an account that was begun and not sent.
 * @param uid the account; people who share a device have separate drafts
 */
export function findOpenDraft(storage: DraftStorage, uid: number): OpenDraft | undefined {
  const prefix = `draft:${uid}:`
  const found: OpenDraft[] = []
  for (const key of storage.keys().filter(one => one.startsWith(prefix))) {
    // several tabs may write several drafts of one form
    const name = key.slice(prefix.length).replace(/~.*$/, '')
    const form = formOf(name)
    const draft = form && parse(storage.getItem(key))
    if (!form || !draft || !isWritten(draft.value)) continue
    const waiting = `${prefix}${name}-unsent`
    const sent = parse(storage.getItem(waiting))
    const isWaiting = sent !== undefined && 'isAutomatic' in sent.value && sent.value.isAutomatic === true
    found.push({ ...form, isWaiting, savedAt: draft.savedAt, keys: [key, waiting] })
  }
  return found.toSorted((one, other) => other.savedAt - one.savedAt)[0]
}

/** Reads an entry; undefined if it is damaged. */
function parse(text: string | null): { value: object & Partial<Written>; savedAt: number } | undefined {
  const draft = parseJson(text)
  if (typeof draft !== 'object' || draft === null || !('value' in draft) || !('savedAt' in draft))
    return undefined
  const { value, savedAt } = draft
  if (typeof value !== 'object' || value === null || typeof savedAt !== 'number') return undefined
  return { value, savedAt }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
