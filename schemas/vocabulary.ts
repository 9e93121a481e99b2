/**
 * The hints that a schema, an operation or a board may carry, and nothing more: the console is derived from
 * them. Facts about data stand on the schema, layout in the view beside it. See docs/guide/boards.md.
 */

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { ErrorCode, Language } from './errors.ts'
import type { IconName } from './icons.ts'

/** Field that refers to another resource; `tree` names its parent field. */
export interface RefHint {
  readonly resource: string
  readonly label: string
  readonly tree?: string
  readonly filter?: Readonly<Record<string, unknown>>
}

/** A part of the console that shows or edits one value; chosen by type and format where it is absent. */
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
  /** The value travels encrypted; its `maxLength` is that of the ciphertext. */
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
  /** Absent: all of them. */
  readonly operations?: readonly ResourceOperation[]
  /**
   * The owners of the records: administrators (`sys`, the default) or editors (`board`). The permissions begin with this
   * word.
   */
  readonly area?: 'sys' | 'board'
  /** The field with the department by which a role's data authorisation limits what is seen. */
  readonly scope?: string
  /** Codes of `schemas/errors.ts` with which its own rules refuse, by the attempted operation. */
  readonly refusals?: { readonly [Tried in 'create' | 'update' | 'delete']?: readonly ErrorCode[] }
}

/** A noun: an object schema that says which of its fields names a record. */
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

/** The errors that JSON Schema's own types let pass: names of fields that do not exist. */
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
 * Declares a noun. Write `resource({ … } as const satisfies ResourceSchema)`: `satisfies` catches misspelt hints,
 * this function the names of fields that do not exist.
 */
export function resource<const S extends ResourceSchema>(schema: S & Checked<S>): S {
  return schema
}

/** A record of a resource, with every property of its schema; every record also has an `id`. */
export type RecordOf<S extends JSONSchema> = Readonly<
  Required<FromSchema<S & { readonly additionalProperties: false }>>
> & { readonly id: number }

/**
 * A field of a form, or a titled group of them; `section` is a key of the resource's texts. With `columns: 2` a form has the
 * fields of the group in two columns where it is wide enough.
 */
export type FormPart<Field extends string = string> =
  | Field
  | { readonly section: string; readonly fields: readonly Field[]; readonly columns?: 2 }

/** Forms of a list beside its table; each named field is one of the view's filters, because only a part is loaded. */
export interface ListForms<Field extends string = string> {
  /** A month: a record stands on the day of `from`, or on every day until that of `to`; both are moments or days. */
  readonly calendar?: { readonly from: Field; readonly to?: Field }
  /**
   * Columns by the values of an enum, a dictionary or a boolean. A card is moved by a change of the field; `acts` names
   * the action of the view that leads to a value instead, by value.
   */
  readonly kanban?: { readonly by: Field; readonly acts?: Readonly<Record<string, string>> }
}

/** Layout of a schema-driven resource; every name is a field of its schema. */
export interface View<Field extends string = string> {
  readonly resource: string
  /** The menu's icon, one of the console's fixed map. */
  readonly icon: IconName
  /** Group of the menu that it stands under. */
  readonly menu: 'review' | 'people' | 'board' | 'system' | 'logs' | 'content' | 'workflow'
  /** A reference field drawn as a tree beside the list. */
  readonly aside?: Field
  /** The field that holds a record's parent: the list itself is a tree. */
  readonly tree?: Field
  /** Columns that the list cannot be ordered by: no index has their order, or none would mean anything. */
  readonly unsorted?: readonly Field[]
  /** The first is the widest and the link. */
  readonly columns: readonly Field[]
  /** Columns that the reader must switch on. */
  readonly hidden?: readonly Field[]
  /** A column whose value is changed in the list itself: a field of the form that needs no other one. */
  readonly quick?: Field
  /** Other forms of the list, beside the table. */
  readonly as?: ListForms<Field>
  /** Numbers, dates and moments become ranges. */
  readonly filters: readonly Field[]
  /** The initial order of the list; absent: newest first. */
  readonly sort?: { readonly field: Field; readonly order: 'ASC' | 'DESC' }
  readonly form: readonly FormPart<Field>[]
  /** The parts of a record's page; absent: the parts of the form, then the read-only fields. */
  readonly show?: readonly FormPart<Field>[]
  /** operationIds with an `x-action`: each is a button and its dialog. */
  readonly actions?: readonly string[]
  /** Entities whose records belong to one of these: each is a tab of a record's page. `by` is their reference to it. */
  readonly related?: readonly { readonly entity: string; readonly by: string }[]
}

/** Declares the screens of a resource; a column, filter or form field that its schema lacks does not compile. */
export function view<const S extends ResourceSchema>(
  schema: S,
  layout: Omit<View<FieldOf<S>>, 'resource'>
): View<FieldOf<S>> {
  return { resource: schema.$id, ...layout }
}

/** The words of a resource in one language. */
export interface EntityTexts<Field extends string = string> {
  /** The name of the resource; its menu entry. */
  readonly name: string
  readonly fields: Readonly<Record<Field, string>>
  /** Words of values that no dictionary has, by field. */
  readonly enums?: { readonly [F in Field]?: Readonly<Record<string, string>> }
  readonly sections?: Readonly<Record<string, string>>
  /** A line under a field of the form. */
  readonly hints?: { readonly [F in Field]?: string }
}

/** Declares the words of a resource; a field without a word does not compile. */
export function texts<const S extends ResourceSchema>(
  _schema: S,
  words: Readonly<Record<Language, EntityTexts<FieldOf<S>>>>
): Readonly<Record<Language, EntityTexts<FieldOf<S>>>> {
  return words
}

/**
 * An action of a row, of ticked rows or of the list: its request body is its dialog. It stands on the operation in the
 * contract.
 */
export interface ActionHint {
  readonly scope: 'row' | 'bulk' | 'list'
  readonly permission?: string
  readonly tone?: 'primary' | 'neutral' | 'danger'
  /** i18n key of a question that must be answered first. */
  readonly confirm?: string
  /** i18n key of the sentence shown afterwards; absent: 操作成功！ */
  readonly success?: string
  /** Property of the answer that is shown afterwards, once, until it is closed: a password that was made up. */
  readonly result?: string
}

/** One sub-tab of a task board: `display` of the address and of the request (specification 2: 1 to 8 for institutions). */
export interface BoardTab {
  readonly display: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  /** i18n key below `board.tabs`, and the name of its number in the count operation's answer where they agree. */
  readonly key: string
  /** For organizations that do not grade: another key, or null where the tab is not theirs (specification 4, 6). */
  readonly withoutGrading?: string | null
  /** The fixed filter of this tab's list, besides `display`. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** The order of this tab unless its reader chooses another; absent: the server's own. */
  readonly order?: string
  /** The values of the tab's records, by field: a column with a single value is left out. */
  readonly holds?: Readonly<Partial<Record<string, boolean | readonly number[] | readonly string[]>>>
}

/** A page that a row leads to; `query` maps a parameter to a field of the row. */
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
  /** Offered only where grading is used: not to people's congresses (specification 6). */
  readonly grading?: boolean
}

/** The call that gives one record of a board, and the input that takes the row's id. */
export interface BoardDetail<Operation extends string = string> {
  readonly operation: Operation
  /** The property of the body, or the parameter of the query. */
  readonly key: string
  readonly in: 'body' | 'query'
}

/**
 * A task board: a screen of `/g` or `/admin` made of operations of the contract.
 * @template Operation the operationIds allowed; the console narrows it to those of the contract
 */
export interface Board<Operation extends string = string> {
  /** Route below the basename (specification 2) and i18n key below `board.names`. */
  readonly name: string
  readonly face: 'g' | 'admin'
  /** The board whose records it shows again: nothing is counted twice, and its menu entry stands below that one's. */
  readonly partOf?: string
  /** Organizations that it is not for: people's congresses assign nothing (specification 6). */
  readonly notFor?: readonly number[]
  /** Only institutions with this flag see it. */
  readonly flag?: GroupFlag
  /** Menu entry of specification 9 that it stands under. */
  readonly menu?: number
  /** The group of the menu of `/admin` that it belongs to; absent: the system's group, or the top. */
  readonly group?: View['menu']
  /** The menu's icon, one of the console's fixed map. */
  readonly icon: IconName
  /** Template permission that shows it; absent: everybody of its face. */
  readonly permission?: string
  readonly list: Operation
  /** True of a list that nobody may take away as a file: of personal data as a whole, or of letters. */
  readonly isUnexported?: boolean
  readonly count?: Operation
  readonly row: { readonly id: string; readonly title: string; readonly version?: string }
  /** The call that gives one whole record; absent: there is none that takes the id of a row. */
  readonly detail?: BoardDetail<Operation>
  readonly tabs: readonly BoardTab[]
  /** The tabs whose records wait for their reader: their numbers stand at the menu; absent: the first. */
  readonly attention?: readonly number[]
  /** The tab of another board that counts the records of its first tab, where it has no numbers of its own. */
  readonly counted?: { readonly board: string; readonly display: number }
  /** Fields of the list's row; the first is the widest and the link. */
  readonly columns: readonly string[]
  /** Fields that the reader must switch on. */
  readonly hidden?: readonly string[]
  /** Properties of the list's request body; the first four stand in the line, the rest behind 更多筛选. */
  readonly filters: readonly string[]
  /** The filter of the list until the reader chooses another. A property that is not among `filters` always applies. */
  readonly defaultFilter?: Readonly<Record<string, unknown>>
  readonly orders: readonly BoardOrder[]
  /** Operations with an `x-action`; a row shows those that its `allowedActions` name. */
  readonly actions: readonly Operation[]
  /** Those of `actions` that may also be done to several ticked rows, one after another. */
  readonly bulk?: readonly Operation[]
  /** An operation of scope `list` that finds a record; a found one opens at once. */
  readonly find?: Operation
  /** A page on which a new record is made, and the permission that opens it; absent: whoever may read the list. */
  readonly create?: { readonly page: string; readonly permission?: string }
  /** The page that a row opens; absent: `taskMain?messageId={row.id}`. */
  readonly open?: RowPage & {
    /** Pages of other rows: of those that have the values of `when`, or else whose page has an empty parameter. */
    readonly others?: readonly (RowPage & { readonly when?: Readonly<Record<string, unknown>> })[]
  }
}

/**
 * Declares a task board and keeps its literal types, so that the console can hold its operationIds and fields
 * against the contract (`console/boards.ts` at compile time, `boardProblems` at generate and boot).
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
