import type { ComponentType } from 'react'
import { OperationName } from './pages/logs/OperationName.tsx'
import { RecordName } from './pages/process/RecordName.tsx'
import type { InputProps } from './widgets/inputs/types.ts'

/** What a component that shows one value is given. */
export interface ColumnProps {
  record: Readonly<Record<string, unknown>>
  value: unknown
}

/** What a component that stands for a whole page of a resource is given. */
export interface PageProps {
  /** Name of the resource. */
  resource: string
  /** Id of the record, where the page is about one. */
  id?: string | undefined
}

/** The pages that every resource has. */
export type PageName = 'list' | 'create' | 'edit' | 'show'

export interface Overrides {
  /** `<resource>.<field>` → the part that edits it in forms. */
  readonly fields: Readonly<Record<string, ComponentType<InputProps>>>
  /** `<board or resource>.<column>` → the part that shows it, in lists and on a record's page. */
  readonly columns: Readonly<Record<string, ComponentType<ColumnProps>>>
  /** `<resource>.<page>` → the page, best wrapped in `lazy()`. */
  readonly pages: Readonly<Record<`${string}.${PageName}`, ComponentType<PageProps>>>
}

/**
 * What is not derived: a field, a column or a page by its key. Nothing here is generated, and generating anew never touches
 * it; a key that names nothing fails `overrides.test.ts`.
 */
export const overrides: Overrides = {
  fields: {},
  columns: {
    'operationLog.operation': OperationName,
    'errorLog.operation': OperationName,
    'tasks.record': RecordName,
    'myTasks.record': RecordName,
    'instances.record': RecordName
  },
  pages: {}
}

interface Known {
  boards: readonly { name: string; columns: readonly string[] }[]
  /** The fields of a resource; none where there is no such resource. */
  fieldsOf: (resource: string) => readonly string[]
}

const pageNames: readonly string[] = ['list', 'create', 'edit', 'show'] satisfies PageName[]

/** Keys that name nothing: a field, column or page that was renamed or is gone. */
export function overrideProblems(own: Overrides, { boards, fieldsOf }: Known): string[] {
  const split = (key: string) => key.split('.') as [string, string]
  const isField = (key: string) => fieldsOf(split(key)[0]).includes(split(key)[1])
  const isColumn = (key: string) =>
    isField(key) || boards.some(({ name, columns }) => columns.some(column => key === `${name}.${column}`))
  const isPage = (key: string) => fieldsOf(split(key)[0]).length > 0 && pageNames.includes(split(key)[1])
  const wrong = (kind: keyof Overrides, isThere: (key: string) => boolean) =>
    Object.keys(own[kind]).flatMap(key => (isThere(key) ? [] : [`${kind}: ${key}`]))
  return [...wrong('fields', isField), ...wrong('columns', isColumn), ...wrong('pages', isPage)]
}
