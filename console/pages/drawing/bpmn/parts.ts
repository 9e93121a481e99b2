import type { BusinessObject, Element } from './services.ts'
import { bare, listed, whoAttribute } from './who.ts'

const kinds = {
  'bpmn:Process': 'process',
  'bpmn:StartEvent': 'start',
  'bpmn:EndEvent': 'end',
  'bpmn:UserTask': 'task',
  'bpmn:ExclusiveGateway': 'exclusive',
  'bpmn:ParallelGateway': 'parallel',
  'bpmn:SequenceFlow': 'flow',
  'bpmn:TextAnnotation': 'note'
} as const

/** The kinds of elements that the page works with. */
export type PartKind = (typeof kinds)[keyof typeof kinds] | 'other'

/** An element of the drawing as the page shows it. */
export interface Part {
  readonly id: string
  readonly kind: PartKind
  /** The name of its type in BPMN, such as `ServiceTask`. */
  readonly type: string
  readonly name: string
  readonly assignee: string
  readonly users: readonly string[]
  readonly roles: readonly string[]
  /** Whether the applicants may not do the task: `true`, `false`, or empty where the drawing does not say. */
  readonly notApplicant: string
  readonly condition: string
  readonly from: string | undefined
  readonly to: string | undefined
  /** True for an element of another pool, whose process is not the one that runs. */
  readonly isElsewhere: boolean
  /** True for the flow that is taken if no condition holds. */
  readonly isDefault: boolean
}

const kindOf = (type: string): PartKind => kinds[type as keyof typeof kinds] ?? 'other'
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Elements that do not affect how a process runs. */
const silent =
  /^(DataObject|DataStore)Reference$|^(Association|DataInputAssociation|Group|Participant|Lane|MessageFlow|Collaboration)$/

/** Tells whether an element prevents its process from running. */
export const cannotRun = ({ kind, type, isElsewhere }: Part): boolean =>
  kind === 'other' && !isElsewhere && !silent.test(type)

function processOf(object: BusinessObject): BusinessObject | undefined {
  let current: BusinessObject | undefined = object
  while (current && current.$type !== 'bpmn:Process') current = current.$parent
  return current
}

/**
 * Returns an element of the drawing as the page shows it.
 * @param runs the id of the process that runs
 */
export function partOf({ id, businessObject: object, source, target }: Element, runs: string): Part {
  const kind = kindOf(object.$type)
  const condition = object.conditionExpression as BusinessObject | undefined
  return {
    id,
    kind,
    type: object.$type.replace('bpmn:', ''),
    name: text(kind === 'note' ? object.text : object.name),
    assignee: whoAttribute(object, 'assignee'),
    users: listed(whoAttribute(object, 'candidateUsers')),
    roles: listed(whoAttribute(object, 'candidateGroups')),
    notApplicant: whoAttribute(object, 'notApplicant').trim().toLowerCase(),
    condition: bare(text(condition?.body)),
    from: source?.id,
    to: target?.id,
    isElsewhere: (processOf(object)?.id ?? runs) !== runs,
    isDefault: kind === 'flow' && source?.businessObject.default === object
  }
}
