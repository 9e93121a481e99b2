import { type Draft, readDraft } from './drafts.ts'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface Options<T> {
  /** Where drafts are kept. */
  storage: DraftStorage
  /** The storage of this tab, which remembers which draft it writes. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
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
 * draft changed by another tab saves its own beside it. It never throws: a full or forbidden storage saves nothing.
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
    const remembered = this.attempt(() => this.options.tab.getItem(this.mark))
    const keys = [remembered ?? this.first, this.first, this.latest()?.key]
    const found = keys.find(key => key && this.read(key))
    return this.adopt(found ?? this.first)
  }

  /** Saves a value; tells whether it was saved. */
  save(value: T, now: number): boolean {
    const present = this.attempt(() => this.options.storage.getItem(this.own)) ?? null
    const other = this.parse(present)
    if (present !== this.known && other && this.isWritten(other))
      this.own = `${this.first}~${this.options.createName()}`
    const text = JSON.stringify({ value, savedAt: now } satisfies Draft<T>)
    const isSaved = this.attempt(() => {
      this.options.storage.setItem(this.own, text)
      return true
    })
    if (!isSaved) return false
    this.known = text
    this.remember()
    return true
  }

  /** Removes the draft of this tab, unless another tab has changed it. */
  clear(): void {
    this.attempt(() => {
      if (this.options.storage.getItem(this.own) === this.known) this.options.storage.removeItem(this.own)
      this.options.tab.removeItem(this.mark)
    })
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
    else this.attempt(() => this.options.storage.removeItem(latest.key))
  }

  private adopt(key: string): Draft<T> | undefined {
    this.own = key
    this.known = this.attempt(() => this.options.storage.getItem(key)) ?? null
    this.remember()
    return this.parse(this.known)
  }

  private remember(): void {
    this.attempt(() => this.options.tab.setItem(this.mark, this.own))
  }

  private latest() {
    return this.keys()
      .flatMap(key => {
        const text = this.attempt(() => this.options.storage.getItem(key)) ?? null
        const draft = this.parse(text)
        const isShown = key === this.own && text === this.known
        return draft && !isShown && this.isWritten(draft) ? { key, text, draft } : []
      })
      .toSorted((one, another) => another.draft.savedAt - one.draft.savedAt)[0]
  }

  private keys(): string[] {
    return (
      this.attempt(() => {
        const { storage } = this.options
        return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter(
          key => key === this.first || key.startsWith(`${this.first}~`)
        )
      }) ?? []
    )
  }

  private isWritten({ value }: Draft<T>): boolean {
    return this.options.isWritten?.(value) ?? true
  }

  private read(key: string): Draft<T> | undefined {
    return this.parse(this.attempt(() => this.options.storage.getItem(key)) ?? null)
  }

  private parse(text: string | null): Draft<T> | undefined {
    return readDraft(text, this.options.isValue)
  }

  private attempt<R>(act: () => R): R | undefined {
    try {
      return act()
    } catch {
      return undefined
    }
  }
}
