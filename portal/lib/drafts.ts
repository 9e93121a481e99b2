/** A value that is being written, and the time when it was last saved, in milliseconds. */
export interface Draft<T> {
  value: T
  savedAt: number
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps one draft of one account in the browser. Nothing here throws: a full or forbidden storage keeps nothing. */
export class DraftStore<T> {
  private readonly key: string
  private readonly storage: DraftStorage
  private readonly isValue: (value: unknown) => value is T

  /**
   * @param uid the account; drafts of several people on one device stay apart
   * @param name what is being written, such as `post` or `resubmit-120`
   * @param isValue tells a draft of today's form from one of an older one, which is then left alone
   */
  constructor(storage: DraftStorage, uid: number, name: string, isValue: (value: unknown) => value is T) {
    this.key = `draft:${uid}:${name}`
    this.storage = storage
    this.isValue = isValue
  }

  load(): Draft<T> | undefined {
    try {
      const draft: unknown = JSON.parse(this.storage.getItem(this.key) ?? 'null')
      if (typeof draft !== 'object' || draft === null || !('value' in draft) || !('savedAt' in draft))
        return undefined
      const { value, savedAt } = draft
      return typeof savedAt === 'number' && this.isValue(value) ? { value, savedAt } : undefined
    } catch {
      return undefined
    }
  }

  /** Keeps a value; answers whether it is really kept. */
  save(value: T, now: number): boolean {
    try {
      this.storage.setItem(this.key, JSON.stringify({ value, savedAt: now } satisfies Draft<T>))
      return true
    } catch {
      return false
    }
  }

  clear(): void {
    try {
      this.storage.removeItem(this.key)
    } catch {
      // A storage that is shut keeps no draft either.
    }
  }
}
