import type { KeptStorage } from '@board/client/storage/storage'
import type { StoredUpload } from '../../api/keptUploads.ts'

/** A text that was typed and not sent yet, with its files. */
export interface Draft {
  content: string
  files: readonly StoredUpload[]
  /** The names of chosen files that were not stored. Their contents are gone with the page. */
  lost?: readonly string[]
  /** When it was last changed, in seconds. */
  at: number
}

const prefix = 'console.draft'
/** The age after which a draft is ignored, in seconds. */
const maxAge = 30 * 24 * 60 * 60

type Store = Pick<KeptStorage, 'getItem' | 'setItem' | 'removeItem'>
type SearchedStore = Pick<KeptStorage, 'getItem' | 'keys'>

/**
 * Returns the storage key of a draft: one per person, message and action. The answer to an assignment has another key
 * than a reply.
 */
export const draftKey = (uid: number, tid: number, act: string) => `${prefix}.${uid}.${tid}.${act}`

const isFile = (value: unknown): value is StoredUpload =>
  typeof value === 'object' && value !== null && 'aid' in value && typeof value.aid === 'number'

/** Reads a draft; undefined if there is none, or if it is older than thirty days. */
export function readDraft(store: Pick<Store, 'getItem'>, key: string, now: number): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(store.getItem(key) ?? 'null')
    if (typeof draft !== 'object' || draft === null) return undefined
    const { content, at, files: kept, lost: names } = draft as Partial<Draft>
    const files = Array.isArray(kept) ? kept.filter(isFile) : []
    const lost = Array.isArray(names) ? names.filter(name => typeof name === 'string') : []
    if (typeof content !== 'string' || typeof at !== 'number' || now - at > maxAge) return undefined
    if (content === '' && files.length === 0 && lost.length === 0) return undefined
    return lost.length > 0 ? { content, files, lost, at } : { content, files, at }
  } catch {
    return undefined
  }
}

/** The age up to which a draft may be of a session that has just ended, in seconds. A session lasts a day at most. */
const sessionAge = 24 * 60 * 60

/** Tells whether this browser has a draft that may be of a session that has just ended. */
export const hasFreshDraft = (store: SearchedStore, now: number): boolean =>
  store.keys().some(key => {
    const draft = key.startsWith(`${prefix}.`) ? readDraft(store, key, now) : undefined
    return draft !== undefined && now - draft.at <= sessionAge
  })

/**
 * Saves a draft; an empty one is removed.
 * @returns false if the browser does not keep it, because its storage is full or forbidden
 */
export function writeDraft(
  store: Store,
  key: string,
  content: string,
  now: number,
  files: readonly StoredUpload[] = [],
  lost: readonly string[] = []
): boolean {
  if (content === '' && files.length === 0 && lost.length === 0) {
    store.removeItem(key)
    return true
  }
  return store.setItem(key, JSON.stringify({ content, files, ...(lost.length > 0 && { lost }), at: now }))
}

/** Returns the drafts for actions that a message does not allow now. They are shown, so that no text is lost. */
export function strandedDrafts(
  store: SearchedStore,
  { uid, tid, open, now }: { uid: number; tid: number; open: readonly string[]; now: number }
): { key: string; content: string }[] {
  const start = draftKey(uid, tid, '')
  return store
    .keys()
    .filter(key => key.startsWith(start) && !open.some(one => areOfOneAssignment(one, key)))
    .flatMap(key => {
      const draft = readDraft(store, key, now)
      return draft && draft.content !== '' ? [{ key, content: draft.content }] : []
    })
}

/** A text that was typed about an earlier draft of the same assignment. */
export interface OlderDraft {
  key: string
  content: string
}

/** Returns the key without the draft at its end: `adoptAnswer.45` of `adoptAnswer.45.1767200000`. */
const withoutDraft = (key: string): string => key.replace(/(\.adoptAnswer\.\d+)\.\d+$/, '$1')

/** Tells whether two keys are those of texts about one draft, or about two drafts of one assignment. */
export const areOfOneAssignment = (one: string, other: string): boolean =>
  withoutDraft(one) === withoutDraft(other)

/** Returns the texts that were typed about earlier drafts of the same assignment. */
export const olderDrafts = (store: SearchedStore, key: string, now: number): OlderDraft[] =>
  store
    .keys()
    .filter(other => other !== key && areOfOneAssignment(other, key))
    .flatMap(other => {
      const draft = readDraft(store, other, now)
      return draft && draft.content !== '' ? [{ key: other, content: draft.content }] : []
    })
