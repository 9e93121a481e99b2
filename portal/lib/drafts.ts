import type { KeptStorage } from '@board/client/storage/storage'

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

type DraftStorage = Pick<KeptStorage, 'getItem' | 'setItem' | 'removeItem'>

/** Saves one draft of one account in the browser. In a full or forbidden storage it is lost when the page is left. */
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
    return readDraft(this.storage.getItem(this.key), this.isValue)
  }

  /** Saves a value; tells whether the browser keeps it. */
  save(value: T, now: number): boolean {
    return this.storage.setItem(this.key, JSON.stringify({ value, savedAt: now } satisfies Draft<T>))
  }

  clear(): void {
    this.storage.removeItem(this.key)
  }
}
