/**
 * The words of a family of calls: those of its actions, of the tabs of its lists, of its events and refusals. A text has all
 * languages where it is written, and is a string where it is read.
 */
import type { CatalogueEntry } from '../errors/entry.ts'
import type { Words } from './words.ts'

/** Texts by key. */
export type Texts<Text = Words> = Readonly<Record<string, Text>>

/** The words of an action, which is an operation with `x-action`. */
export type ActionWords<Text = Words> = {
  /** The button, and the heading of the dialog: 取消交办. */
  readonly verb: Text
  /** The button that opens the page of the action, where it differs from the verb: 审核. */
  readonly opens?: Text
  /** The button that sends the dialog, where it differs from the verb: 确认取消交办. */
  readonly button?: Text
  /** The verb of a task that comes back to whoever started the process: 重新提交. */
  readonly again?: Text
  /** The verb for whoever is asked for an opinion only: 提交意见. */
  readonly opinion?: Text
  /** The verb where the action grants a request: 同意退回. */
  readonly agree?: Text
  /** The title after the action, where it is not 已 with the verb: 未同意退回. */
  readonly done?: Text
  /** The explanation above the fields of the dialog. */
  readonly note?: Text
  /** The labels of fields whose common label does not fit. `%{min}` is the least number of characters. */
  readonly fields?: Texts<Text>
  /** The words of the values of an enum that no dictionary has and whose common words do not fit, by field. */
  readonly values?: Readonly<Record<string, Texts<Text>>>
  /** The messages for fields that are empty, by field. */
  readonly missing?: Texts<Text>
  /** The consequence of an empty field, by optional field: the dialog asks once more before it sends. */
  readonly empty?: Texts<Text>
  /** The question before the action; `confirm` of its `x-action` is the operationId. */
  readonly confirm?: Text
  /** The sentence after the action; `success` of its `x-action` is the operationId. */
  readonly success?: Text
  /** The sentence above a value that is shown once, for an `x-action` with `result`. */
  readonly result?: Text
}

/** The words of one family, which is the tag of its operations. */
export interface FamilyWords<Text = Words> {
  /** By operationId. */
  readonly actions?: Readonly<Record<string, ActionWords<Text>>>
  /** Questions of several actions, by the key that is `confirm` of their `x-action`. */
  readonly confirm?: Texts<Text>
  /** Sentences of several actions, by the key that is `success` of their `x-action`. */
  readonly success?: Texts<Text>
  /** Labels of fields of which no other family speaks, by name. */
  readonly fields?: Texts<Text>
  /** Tabs, by key. */
  readonly tabs?: Texts<Text>
  /** Events, by the two parts of their verbs. */
  readonly events?: Readonly<Record<string, Texts<Text>>>
  /** Refusals, by code. They are part of the catalogue in `errors.ts`. */
  readonly errors?: Readonly<Record<string, CatalogueEntry>>
}

/** The words that several families have in common. */
export interface SharedWords<Text = Words> extends Pick<FamilyWords<Text>, 'success' | 'tabs'> {
  /** The labels of fields, by name. */
  readonly fields: Texts<Text>
  /** The words of values that no dictionary has, by field. */
  readonly enums: Readonly<Record<string, Texts<Text>>>
}

/** The words of all families as messages of the console: `actions.cancelProcess.verb`, `events.assignment.given`. */
export type JoinedWords<Text = string> = SharedWords<Text> & {
  readonly actions: Readonly<Record<string, ActionWords<Text>>>
  readonly confirm: Texts<Text>
  readonly success: Texts<Text>
  readonly result: Texts<Text>
  readonly tabs: Texts<Text>
  readonly events: Readonly<Record<string, Texts<Text>>>
}

/** The words that the console loads with its first view: all but the questions, which come with a dialog. */
export type FrameWords = Omit<JoinedWords, 'confirm'>
