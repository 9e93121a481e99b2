import type { ResourceDefinition } from 'ra-core'
import type { Face } from '../base/face.ts'
import type { AccessTable } from '../session/access.ts'

/** The facts about a resource that `useResourceDefinition().options` returns. */
export interface ResourceFacts {
  readonly kind: 'board' | 'entity'
  readonly face: Face
  /** The i18n key of its name. */
  readonly label: string
  readonly permissions: AccessTable
}

/** The definitions of the resources of a face that `useResourceDefinitions()` returns. */
export type Definitions = Readonly<Record<string, ResourceDefinition<ResourceFacts>>>
