/** Fields of single columns. Each is fetched with the list that shows it. */
import { type ComponentType, lazy } from 'react'
import type { FieldProps } from '../overrides.ts'
import { Late } from '../widgets/parts/Late.tsx'

const late = (Field: ComponentType<FieldProps>) => (props: FieldProps) => (
  <Late>
    <Field {...props} />
  </Late>
)

export const Stage = late(
  lazy(() => import('./collection/Stage.tsx').then(module => ({ default: module.Stage })))
)
export const HandoverValue = late(
  lazy(() => import('./forums/HandoverValue.tsx').then(module => ({ default: module.HandoverValue })))
)
export const OperationName = late(
  lazy(() => import('./logs/OperationName.tsx').then(module => ({ default: module.OperationName })))
)
export const ParameterValue = late(
  lazy(() => import('./parameters/ParameterValue.tsx').then(module => ({ default: module.ParameterValue })))
)
export const RecordName = late(
  lazy(() => import('./process/RecordName.tsx').then(module => ({ default: module.RecordName })))
)
export const StateOfMessage = late(
  lazy(() => import('./parts/StateOfMessage.tsx').then(module => ({ default: module.StateOfMessage })))
)

const storageCells = (name: 'OwnerName' | 'Size' | 'Limit') =>
  late(lazy(() => import('./storageUse/cells.tsx').then(module => ({ default: module[name] }))))

export const StorageOwner = storageCells('OwnerName')
export const StorageSize = storageCells('Size')
export const StorageLimit = storageCells('Limit')
