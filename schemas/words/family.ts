/** The words of a family of calls, in one language: those of its actions, of the tabs of its lists, and of its events. */

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>

/** The words of an action, which is an operation with `x-action`. */
export type ActionWords = {
  /** The button, and the heading of the dialog: 取消交办. */
  readonly verb: string
  /** The button that opens the page of the action, where it differs from the verb: 审核. */
  readonly opens?: string
  /** The button that sends the dialog, where it differs from the verb: 确认取消交办. */
  readonly button?: string
  /** The verb of a task that comes back to whoever started the process: 重新提交. */
  readonly again?: string
  /** The verb for whoever is asked for an opinion only: 提交意见. */
  readonly opinion?: string
  /** The verb where the action grants a request: 同意退回. */
  readonly agree?: string
  /** The title after the action, where it is not 已 with the verb: 未同意退回. */
  readonly done?: string
  /** The explanation above the fields of the dialog. */
  readonly note?: string
  /** The labels of fields whose common label does not fit. `%{min}` is the least number of characters. */
  readonly fields?: Texts
  /** The words of the values of an enum that no dictionary has and whose common words do not fit, by field. */
  readonly values?: Readonly<Record<string, Texts>>
  /** The messages for fields that are empty, by field. */
  readonly missing?: Texts
  /** The question before the action; `confirm` of its `x-action` is the operationId. */
  readonly confirm?: string
  /** The sentence after the action; `success` of its `x-action` is the operationId. */
  readonly success?: string
  /** The sentence above a value that is shown once, for an `x-action` with `result`. */
  readonly result?: string
}

/** The words of one family, which is the tag of its operations. */
export interface FamilyWords {
  /** By operationId. */
  readonly actions?: Readonly<Record<string, ActionWords>>
  /** Questions of several actions, by the key that is `confirm` of their `x-action`. */
  readonly confirm?: Texts
  /** Sentences of several actions, by the key that is `success` of their `x-action`. */
  readonly success?: Texts
  /** Labels of fields of which no other family speaks, by name. */
  readonly fields?: Texts
  /** Tabs, by key. */
  readonly tabs?: Texts
  /** Events, by the two parts of their verbs. */
  readonly events?: Readonly<Record<string, Texts>>
}

/** The words that several families have in common. */
export interface SharedWords extends Pick<FamilyWords, 'success' | 'tabs'> {
  /** The labels of fields, by name. */
  readonly fields: Texts
  /** The words of values that no dictionary has, by field. */
  readonly enums: Readonly<Record<string, Texts>>
}
