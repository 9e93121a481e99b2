/** The source of a data board: the reader's institution and those below it, or all institutions. */
export interface Source {
  readonly read: 'dataBoard' | 'editorDataBoard'
  readonly file: 'exportDataBoard' | 'exportEditorDataBoard'
  /** The list behind its numbers: its route, the filter that shows all messages, and the necessary permission. */
  readonly list: {
    readonly board: string
    readonly filter: Readonly<Record<string, unknown>>
    readonly permission?: string
  }
}

export const ownSource: Source = {
  read: 'dataBoard',
  file: 'exportDataBoard',
  list: { board: 'allMessage', filter: { display: 8, timeType: 1 } }
}

export const allSource: Source = {
  read: 'editorDataBoard',
  file: 'exportEditorDataBoard',
  list: { board: 'queue', filter: { display: 4 }, permission: 'board:message:page' }
}
