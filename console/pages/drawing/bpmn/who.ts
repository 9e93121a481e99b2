/** Reads and writes the assignee and the candidates of a task, whether its applicants are excluded, and the condition of a flow, in a document. */
import type { BusinessObject } from './services.ts'

/** The namespaces of attributes for candidates; a document without one gets the first. */
const vendors = ['http://activiti.org/bpmn', 'http://flowable.org/bpmn', 'http://camunda.org/schema/1.0/bpmn']

const definitionsOf = (object: BusinessObject): BusinessObject =>
  object.$parent ? definitionsOf(object.$parent) : object

const prefixesOf = (object: BusinessObject): string[] =>
  Object.entries(definitionsOf(object).$attrs).flatMap(([name, uri]) =>
    name.startsWith('xmlns:') && vendors.includes(String(uri)) ? [name.slice('xmlns:'.length)] : []
  )

export type WhoName = 'assignee' | 'candidateUsers' | 'candidateGroups' | 'notApplicant'

/** Returns an attribute for candidates under any of the document's prefixes; empty if there is none. */
export function whoAttribute(object: BusinessObject, name: WhoName): string {
  const values = prefixesOf(object).map(prefix => object.$attrs[`${prefix}:${name}`])
  return String(values.find(value => typeof value === 'string') ?? '')
}

/**
 * Returns the properties that write such an attribute: under the prefix that it has, or else the document's first prefix.
 */
export function whoProperty(object: BusinessObject, name: WhoName, value: string): Record<string, unknown> {
  const prefixes = prefixesOf(object)
  if (prefixes.length === 0) {
    definitionsOf(object).$attrs['xmlns:activiti'] = vendors[0]
    prefixes.push('activiti')
  }
  const used = prefixes.filter(prefix => object.$attrs[`${prefix}:${name}`] !== undefined)
  const [first = 'activiti'] = [...used, ...prefixes]
  return Object.fromEntries(
    [...new Set([first, ...used])].map(prefix => [
      `${prefix}:${name}`,
      prefix === first && value ? value : undefined
    ])
  )
}

/** Returns the names in a text that separates them by commas. */
export const listed = (text: string): string[] =>
  text
    .split(/[,，]/)
    .map(part => part.trim())
    .filter(Boolean)

/** Returns a condition without the `${…}` around it. */
export const bare = (condition: string): string =>
  /^\s*[$#]\{([\s\S]*)\}\s*$/.exec(condition)?.[1]?.trim() ?? condition.trim()
