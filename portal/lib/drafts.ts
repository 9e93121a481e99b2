/** A value in progress, and the time when it was last saved, in milliseconds. */
export interface Draft<T> {
  value: T
  savedAt: number
}

/** Reads a stored draft; undefined if it is damaged or does not fit the present form. */
export function readDraft<T>(
  text: string | null,
  isValue: (value: unknown) => value is T
): Draft<T> | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('value' in draft) || !('savedAt' in draft))
      return undefined
    const { value, savedAt } = draft
    return typeof savedAt === 'number' && isValue(value) ? { value, savedAt } : undefined
  } catch {
    return undefined
  }
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Saves one draft of one account in the browser. It never throws: a full or forbidden storage saves nothing. */
export class DraftStore<T> {
  private readonly key: string
  private readonly storage: DraftStorage
  private readonly isValue: (value: unknown) => value is T

  /**
   * @param uid the account; people who share a device have separate drafts
   * @param name names the text in progress, such as `post` or `resubmit-120`
   * @param isValue tells whether a draft fits the present form; other drafts are ignored
   */
  constructor(storage: DraftStorage, uid: number, name: string, isValue: (value: unknown) => value is T) {
    this.key = `draft:${uid}:${name}`
    this.storage = storage
    this.isValue = isValue
  }

  load(): Draft<T> | undefined {
    try {
      return readDraft(this.storage.getItem(this.key), this.isValue)
    } catch {
      return undefined
    }
  }

  /** Saves a value; tells whether it was saved. */
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
      // a forbidden storage has no draft to remove
    }
  }
}
