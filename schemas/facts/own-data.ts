import type { Language } from '../errors/entry.ts'

/** A copy of a person's data, from which the portal writes a page for readers. */
export interface OwnDataPage {
  readonly language: Language
  /** The time of the copy, in Unix seconds. */
  readonly at: number
  /** The files of the copy in their order: the name without `.json`, a title, and the records. */
  readonly files: readonly {
    readonly name: string
    readonly title: string
    readonly rows: () => AsyncIterable<Readonly<Record<string, unknown>>>
  }[]
  /** The dictionaries of the site in the reader's language. */
  readonly dictionaries: readonly {
    readonly dictType: string
    readonly dataList: readonly { readonly dictValue: string; readonly dictLabel: string }[]
  }[]
}
