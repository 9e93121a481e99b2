/**
 * The complete list of hints of a schema, an operation or a board. The console is derived from them. Facts about data are
 * in the schema, and the layout is in the view beside it. See docs/guide/boards.md.
 */

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { ErrorCode, Language } from '../errors/catalogue.ts'
import type { IconName } from './icons.ts'

/** A field that refers to another resource; `tree` names its parent field. */
export interface RefHint {
  readonly resource: string
  readonly label: string
  readonly tree?: string
  /** Ticking a record of the tree also ticks those above it. */
  readonly withAbove?: true
  /** Limits the choices. In the form of an action, `$name` stands for that value of its record. */
  readonly filter?: Readonly<Record<string, unknown>>
}

/** A part of the console that shows or edits one value; if absent, type and format select one. */
export type WidgetName =
  | 'textarea'
  | 'password'
  | 'richText'
  | 'cron'
  | 'icon'
  | 'color'
  | 'tree'
  | 'attachment'
  | 'map'
  | 'time'
  | 'date'
  | 'deadline'
  | 'tags'
  | 'reply'
  | 'hidden'

/** The meaning of a value for its reader: all is well, something waits, something is wrong. */
export type ToneName = 'ok' | 'wait' | 'late'

/** A condition on the other fields of the same form, written as a JSON Schema of the whole value. */
export interface WhenHint {
  readonly show?: JsonSchema
  readonly enable?: JsonSchema
  readonly require?: JsonSchema
}

/** A form value's JSON Schema (2020-12), as far as resources and request bodies use it, with our hints. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly title?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly maxProperties?: number
  readonly allOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly not?: JsonSchema
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly $ref?: string
  readonly 'x-ref'?: RefHint
  readonly 'x-dict'?: string
  readonly 'x-widget'?: WidgetName
  readonly 'x-tone'?: Readonly<Record<string, ToneName>>
  readonly 'x-when'?: WhenHint
  /** True if the value is sent encrypted; its `maxLength` is that of the ciphertext. */
  readonly 'x-encrypted'?: boolean
  readonly 'x-permission'?: { readonly read?: string; readonly write?: string }
  readonly 'x-filter'?: { readonly field: string; readonly op: 'eq' | 'in' | 'like' | 'from' | 'to' }
}

/** The operations on the records of a resource, besides reading them. */
export type ResourceOperation = 'create' | 'update' | 'delete' | 'export' | 'import'

/** The name of a resource, the field that names one of its records, and its operations. */
export interface ResourceHint {
  /** The field that names a record. */
  readonly label: string
  /** i18n key of the resource's name: `entities.<name>.name`. */
  readonly title: string
  /** All of them if absent. */
  readonly operations?: readonly ResourceOperation[]
  /**
   * The owners of the records: administrators (`sys`, the default) or editors (`board`). The permissions begin with this
   * word.
   */
  readonly area?: 'sys' | 'board'
  /** The field with the department by which a role's data authorisation limits the visible records. */
  readonly scope?: string
  /** The codes of `schemas/errors/catalogue.ts` with which its own rules refuse, by the attempted operation. */
  readonly refusals?: { readonly [Tried in 'create' | 'update' | 'delete']?: readonly ErrorCode[] }
}

/** A noun: an object schema with the field that names a record. */
export interface ResourceSchema extends JsonSchema {
  readonly $id: string
  readonly type: 'object'
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly 'x-resource': ResourceHint
}

/** The names of a resource's own properties. */
export type FieldOf<S extends ResourceSchema> = Extract<keyof S['properties'], string>

type CheckedWhen<W, Field extends string> = {
  readonly [K in keyof W]: {
    readonly required?: readonly Field[]
    readonly properties?: { readonly [F in Field]?: JsonSchema }
  }
}

/** The errors that JSON Schema's own types accept: names of fields that do not exist. */
export interface Checked<S extends ResourceSchema> {
  readonly required?: readonly FieldOf<S>[]
  readonly 'x-resource': { readonly label: FieldOf<S>; readonly scope?: FieldOf<S> }
  readonly properties: {
    readonly [K in keyof S['properties']]: S['properties'][K] extends { readonly 'x-when': infer W }
      ? { readonly 'x-when': CheckedWhen<W, FieldOf<S>> }
      : unknown
  }
}

/**
 * Declares a noun. Write `resource({ … } as const satisfies ResourceSchema)`: `satisfies` finds misspelt hints, and this
 * function finds names of fields that do not exist.
 */
export function resource<const S extends ResourceSchema>(schema: S & Checked<S>): S {
  return schema
}

/** A record of a resource, with every property of its schema; every record also has an `id`. */
export type RecordOf<S extends JSONSchema> = Readonly<
  Required<FromSchema<S & { readonly additionalProperties: false }>>
> & { readonly id: number }

/**
 * A field of a form, or a titled group of fields; `section` is a key of the resource's texts. With `columns: 2` a form
 * has the fields of the group in two columns if it is wide enough.
 */
export type FormPart<Field extends string = string> =
  | Field
  | { readonly section: string; readonly fields: readonly Field[]; readonly columns?: 2 }

/** Forms of a list besides its table. Each named field must be one of the view's filters, because only a part is loaded. */
export interface ListForms<Field extends string = string> {
  /** A month. A record is shown on the day of `from`, or on every day from `from` to `to`; both are moments or days. */
  readonly calendar?: { readonly from: Field; readonly to?: Field }
  /**
   * Columns by the values of an enum, a dictionary or a boolean. Moving a card changes the field. `acts` names, by value,
   * the action of the view that sets this value instead.
   */
  readonly kanban?: { readonly by: Field; readonly acts?: Readonly<Record<string, string>> }
}

/** Layout of a schema-driven resource; every name is a field of its schema. */
export interface View<Field extends string = string> {
  readonly resource: string
  /** The menu's icon, from the console's fixed list. */
  readonly icon: IconName
  /** The group of the menu to which it belongs. */
  readonly menu: 'review' | 'people' | 'board' | 'system' | 'logs' | 'content' | 'workflow'
  /** A reference field drawn as a tree beside the list. */
  readonly aside?: Field
  /** The field with a record's parent: the list itself is a tree. */
  readonly tree?: Field
  /** Columns by which the list cannot be ordered, because no index has their order, or it would have no meaning. */
  readonly unsorted?: readonly Field[]
  /** The columns; the first is the widest and is the link. */
  readonly columns: readonly Field[]
  /** Further columns, which are hidden until the reader shows them. */
  readonly hidden?: readonly Field[]
  /** A column whose value can be changed in the list itself: a field of the form that depends on no other field. */
  readonly quick?: Field
  /** Forms of the list besides the table. */
  readonly as?: ListForms<Field>
  /** The filters; numbers, dates and moments become ranges. */
  readonly filters: readonly Field[]
  /** The initial order of the list; newest first if absent. */
  readonly sort?: { readonly field: Field; readonly order: 'ASC' | 'DESC' }
  readonly form: readonly FormPart<Field>[]
  /** The parts of a record's page; if absent, the parts of the form, then the read-only fields. */
  readonly show?: readonly FormPart<Field>[]
  /** operationIds with an `x-action`: each becomes a button and its dialog. */
  readonly actions?: readonly string[]
  /** Entities whose records refer to a record of this one by the field `by`: each is a tab of a record's page. */
  readonly related?: readonly { readonly entity: string; readonly by: string }[]
}

/** Declares the screens of a resource; a column, filter or form field that its schema lacks does not compile. */
export function view<const S extends ResourceSchema>(
  schema: S,
  layout: Omit<View<FieldOf<S>>, 'resource'>
): View<FieldOf<S>> {
  return { resource: schema.$id, ...layout }
}

/** The texts of a resource in one language. */
export interface EntityTexts<Field extends string = string> {
  /** The name of the resource, which is also its menu entry. */
  readonly name: string
  readonly fields: Readonly<Record<Field, string>>
  /** The texts of values that no dictionary has, by field. */
  readonly enums?: { readonly [F in Field]?: Readonly<Record<string, string>> }
  readonly sections?: Readonly<Record<string, string>>
  /** A line under a field of the form. */
  readonly hints?: { readonly [F in Field]?: string }
  /** A line under a field of the form of a new record, in the place of the one in `hints`. */
  readonly newHints?: { readonly [F in Field]?: string }
}

/** Declares the texts of a resource; a field without a text does not compile. */
export function texts<const S extends ResourceSchema>(
  _schema: S,
  words: Readonly<Record<Language, EntityTexts<FieldOf<S>>>>
): Readonly<Record<Language, EntityTexts<FieldOf<S>>>> {
  return words
}

/**
 * An action on a row, on ticked rows or on the list: its request body becomes its dialog. The operation in the contract
 * has this hint.
 */
export interface ActionHint {
  readonly scope: 'row' | 'bulk' | 'list'
  readonly permission?: string
  readonly tone?: 'primary' | 'neutral' | 'danger'
  /** i18n key of a question that must be answered first. */
  readonly confirm?: string
  /** The i18n key of the sentence shown afterwards; 操作成功！ if absent. */
  readonly success?: string
  /** The property of the answer that is shown once afterwards, until it is closed: a generated password. */
  readonly result?: string
}

/** One sub-tab of a task board: `display` of the address and of the request (specification 2: 1 to 8 for institutions). */
export interface BoardTab {
  readonly display: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  /** The i18n key below `board.tabs`, and the name of its number in the count operation's answer if they are the same. */
  readonly key: string
  /** For organizations that do not grade: another key, or null if they do not have the tab (specification 4, 6). */
  readonly withoutGrading?: string | null
  /** The fixed filter of this tab's list, besides `display`. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** The initial order of this tab; the server's order if absent. */
  readonly order?: string
  /** The values of the tab's records, by field: a column with a single value is left out. */
  readonly holds?: Readonly<Partial<Record<string, boolean | readonly number[] | readonly string[]>>>
}

/** A page to which a row links; `query` maps a parameter to a field of the row. */
export interface RowPage {
  readonly page: string
  readonly query: Readonly<Record<string, string>>
}

/** A permission of an institution besides handling messages (specification 6). */
export type GroupFlag = 'allowCollect' | 'allowDelivery' | 'allowHandleDelivery'

/** One order of a task board; `except` lists the tabs on which it is not offered (specification 6). */
export interface BoardOrder {
  readonly value: string | number
  /** i18n key below `board.orders`. */
  readonly key: string
  readonly except?: readonly number[]
  /** True for an order that is offered only with grading: not to people's congresses (specification 6). */
  readonly grading?: boolean
}

/** The operation that returns one record of a board, and the input for the row's id. */
export interface BoardDetail<Operation extends string = string> {
  readonly operation: Operation
  /** The property of the body, or the parameter of the query. */
  readonly key: string
  readonly in: 'body' | 'query'
}

/**
 * A task board: a screen of `/g` or `/admin` derived from operations of the contract.
 * @template Operation the allowed operationIds; the console narrows it to those of the contract
 */
export interface Board<Operation extends string = string> {
  /** The route below the basename (specification 2) and the i18n key below `board.names`. */
  readonly name: string
  readonly face: 'g' | 'admin'
  /** The board whose records it shows again: nothing is counted twice, and its menu entry is below that board's. */
  readonly partOf?: string
  /** Organizations that do not have it: people's congresses assign nothing (specification 6). */
  readonly notFor?: readonly number[]
  /** Only institutions with this flag see it. */
  readonly flag?: GroupFlag
  /** The menu entry of specification 9 to which it belongs. */
  readonly menu?: number
  /** The group of the menu of `/admin` to which it belongs; if absent, the system's group or the top. */
  readonly group?: View['menu']
  /** The menu's icon, from the console's fixed list. */
  readonly icon: IconName
  /** The template permission that shows it; if absent, everybody of its face sees it. */
  readonly permission?: string
  readonly list: Operation
  /** True for a list that cannot be exported: of personal data as a whole, or of letters. */
  readonly isUnexported?: boolean
  readonly count?: Operation
  readonly row: {
    readonly id: string
    readonly title: string
    readonly version?: string
    /** The verb of the event that a row tells; a message may have several rows, which differ by it. */
    readonly event?: string
  }
  /** The operation that returns one whole record; absent if none takes the id of a row. */
  readonly detail?: BoardDetail<Operation>
  readonly tabs: readonly BoardTab[]
  /** The tabs whose records wait for their reader: the menu shows their numbers; the first tab if absent. */
  readonly attention?: readonly number[]
  /** The tab of another board that counts the records of its first tab, if it has no numbers of its own. */
  readonly counted?: { readonly board: string; readonly display: number }
  /** Fields of the list's row; the first is the link. */
  readonly columns: readonly string[]
  /** The column that takes the remaining width; if absent, the first. */
  readonly wide?: string
  /** Those of the columns that are hidden until the reader shows them. */
  readonly hidden?: readonly string[]
  /** Properties of the list's request body; the first four are in the line, the rest below 更多筛选. */
  readonly filters: readonly string[]
  /** The initial filter of the list. A property that is not among `filters` always applies. */
  readonly defaultFilter?: Readonly<Record<string, unknown>>
  readonly orders: readonly BoardOrder[]
  /** Operations with an `x-action`; a row shows those that its `allowedActions` name. */
  readonly actions: readonly Operation[]
  /** Those of `actions` that can also be applied to several ticked rows, one after another. */
  readonly bulk?: readonly Operation[]
  /** An operation of scope `list` that finds a record; a found record opens at once. */
  readonly find?: Operation
  /** A page on which a new record is made, and the permission that opens it; if absent, everybody who may read the list. */
  readonly create?: { readonly page: string; readonly permission?: string }
  /** The page that a row opens; `taskMain?messageId={row.id}` if absent. */
  readonly open?: RowPage & {
    /**
     * Pages of other rows: rows that have the values of `when`, and rows without a value for a parameter of the usual
     * page.
     */
    readonly others?: readonly (RowPage & { readonly when?: Readonly<Record<string, unknown>> })[]
  }
}

/**
 * Declares a task board and keeps its literal types, so that the console can check its operationIds and fields against
 * the contract (`console/base/boards.ts` at compile time, `boardProblems` at generate and boot).
 */
export function board<const B extends Board>(definition: B): B {
  return definition
}

/** The properties that a part of a board defines itself. */
type OwnOfPart = Pick<Board, 'name'> & Partial<Pick<Board, 'icon' | 'notFor' | 'defaultFilter'>>

/**
 * Declares a board that shows one tab of another, without tabs. It takes every property that it does not define itself
 * from the other board. The reader cannot choose the filters of its default filter.
 */
export function partOf<const Operation extends string, const Key extends string, const Own extends OwnOfPart>(
  whole: Board<Operation> & { readonly tabs: readonly { readonly key: Key }[] },
  key: NoInfer<Key>,
  own: Own
): Board<Operation> & Pick<Own, 'name'> {
  const tabs = whole.tabs.filter(tab => tab.key === key)
  const { defaultFilter = {} } = own
  return {
    ...whole,
    filters: whole.filters.filter(name => !(name in defaultFilter)),
    ...own,
    partOf: whole.name,
    tabs,
    attention: tabs.map(({ display }) => display)
  }
}
