import type { KeptStorage } from '@board/client/storage/storage'
import { type Draft, readDraft } from './drafts.ts'

type DraftStorage = Pick<KeptStorage, 'getItem' | 'setItem' | 'removeItem' | 'keys'>

interface Options<T> {
  /** Where drafts are kept. */
  storage: DraftStorage
  /** The storage of this tab, which remembers which draft it writes. */
  tab: Pick<KeptStorage, 'getItem' | 'setItem' | 'removeItem'>
  uid: number
  /** Names the text in progress, such as `post` or `resubmit-120`. */
  name: string
  /** Tells whether a draft fits the present form; other drafts are ignored. */
  isValue: (value: unknown) => value is T
  /** Tells whether a draft has anything that its author could miss. By default each has. */
  isWritten?: (value: T) => boolean
  /** Returns a name for another draft of the same form. */
  createName: () => string
}

/**
 * Saves the draft of one form in the browser, so that several tabs do not overwrite each other's. A tab that finds a
 * draft changed by another tab saves its own beside it. In a full or forbidden storage it is lost when the page is left.
 */
export class TabDrafts<T> {
  private readonly first: string
  /** The key under which this tab remembers its draft. Drafts of visitors are in the same storage. */
  private readonly mark: string
  private readonly options: Options<T>
  /** The key of the draft of this tab. */
  private own: string
  /** The draft under this key as this tab has last read or written it. */
  private known: string | null = null

  constructor(options: Options<T>) {
    this.options = options
    this.first = `draft:${options.uid}:${options.name}`
    this.mark = `tab:${this.first}`
    this.own = this.first
  }

  /** Returns the draft to continue: that of this tab, else the first one, else the latest. */
  load(): Draft<T> | undefined {
    const remembered = this.options.tab.getItem(this.mark)
    const keys = [remembered ?? this.first, this.first, this.latest()?.key]
    const found = keys.find(key => key && this.read(key))
    return this.adopt(found ?? this.first)
  }

  /** Saves a value; tells whether the browser keeps it. */
  save(value: T, now: number): boolean {
    const present = this.options.storage.getItem(this.own)
    const other = this.parse(present)
    if (present !== this.known && other && this.isWritten(other))
      this.own = `${this.first}~${this.options.createName()}`
    const text = JSON.stringify({ value, savedAt: now } satisfies Draft<T>)
    const isKept = this.options.storage.setItem(this.own, text)
    this.known = text
    this.remember()
    return isKept
  }

  /** Removes the draft of this tab, unless another tab has changed it. */
  clear(): void {
    if (this.options.storage.getItem(this.own) === this.known) this.options.storage.removeItem(this.own)
    this.options.tab.removeItem(this.mark)
    this.own = this.first
    this.known = null
  }

  /** Returns the latest draft that this tab does not show. */
  other(): Draft<T> | undefined {
    return this.latest()?.draft
  }

  /** Continues with the latest draft that this tab did not show. The one that it showed stays in the storage. */
  takeOther(): Draft<T> | undefined {
    const latest = this.latest()
    return latest && this.adopt(latest.key)
  }

  /** Removes the latest draft that this tab does not show. */
  dropOther(): void {
    const latest = this.latest()
    if (!latest) return
    if (latest.key === this.own) this.known = latest.text
    else this.options.storage.removeItem(latest.key)
  }

  private adopt(key: string): Draft<T> | undefined {
    this.own = key
    this.known = this.options.storage.getItem(key)
    this.remember()
    return this.parse(this.known)
  }

  private remember(): void {
    this.options.tab.setItem(this.mark, this.own)
  }

  private latest() {
    return this.keys()
      .flatMap(key => {
        const text = this.options.storage.getItem(key)
        const draft = this.parse(text)
        const isShown = key === this.own && text === this.known
        return draft && !isShown && this.isWritten(draft) ? { key, text, draft } : []
      })
      .toSorted((one, another) => another.draft.savedAt - one.draft.savedAt)[0]
  }

  private keys(): string[] {
    return this.options.storage.keys().filter(key => key === this.first || key.startsWith(`${this.first}~`))
  }

  private isWritten({ value }: Draft<T>): boolean {
    return this.options.isWritten?.(value) ?? true
  }

  private read(key: string): Draft<T> | undefined {
    return this.parse(this.options.storage.getItem(key))
  }

  private parse(text: string | null): Draft<T> | undefined {
    return readDraft(text, this.options.isValue)
  }
}
