/** Fields of single columns. Each is fetched with the list that shows it. */
import type { ComponentType } from 'react'
import { lazyPart } from '../base/lazyPart.ts'
import type { FieldProps } from '../derive/overrides.ts'
import { Late } from '../widgets/parts/notices/Late.tsx'

const late = (Field: ComponentType<FieldProps>) => (props: FieldProps) => (
  <Late>
    <Field {...props} />
  </Late>
)

export const EndTime = late(
  lazyPart(() => import('../pages/accounts/EndTime.tsx').then(module => ({ default: module.EndTime })))
)
export const Stage = late(
  lazyPart(() => import('../pages/collection/Stage.tsx').then(module => ({ default: module.Stage })))
)
export const HandoverValue = late(
  lazyPart(() =>
    import('../pages/forums/HandoverValue.tsx').then(module => ({ default: module.HandoverValue }))
  )
)
export const JobStatus = late(
  lazyPart(() =>
    import('../pages/scheduleJobs/JobStatus.tsx').then(module => ({ default: module.JobStatus }))
  )
)
export const LetterStatus = late(
  lazyPart(() =>
    import('../pages/letters/LetterStatus.tsx').then(module => ({ default: module.LetterStatus }))
  )
)
export const RiskChips = late(
  lazyPart(() => import('../pages/message/RiskChips.tsx').then(module => ({ default: module.RiskChips })))
)
export const OperationName = late(
  lazyPart(() =>
    import('../pages/logs/OperationName.tsx').then(module => ({ default: module.OperationName }))
  )
)
export const OperationSubject = late(
  lazyPart(() =>
    import('../pages/logs/OperationSubject.tsx').then(module => ({ default: module.OperationSubject }))
  )
)
export const ParameterValue = late(
  lazyPart(() =>
    import('../pages/parameters/ParameterValue.tsx').then(module => ({ default: module.ParameterValue }))
  )
)
export const RecordName = late(
  lazyPart(() => import('../pages/process/RecordName.tsx').then(module => ({ default: module.RecordName })))
)
let State: ComponentType<FieldProps> | undefined

/** Fetches the field of states together with the page of a list, so that its words come with the rows. */
export async function fetchStateOfMessage(): Promise<void> {
  State = (await import('../pages/parts/message/StateOfMessage.tsx')).StateOfMessage
}

const LateState = late(
  lazyPart(() =>
    import('../pages/parts/message/StateOfMessage.tsx').then(module => ({ default: module.StateOfMessage }))
  )
)

export const StateOfMessage = (props: FieldProps) => (State ? <State {...props} /> : <LateState {...props} />)

const storageCells = (name: 'OwnerName' | 'Size' | 'Limit') =>
  late(lazyPart(() => import('../pages/storageUse/cells.tsx').then(module => ({ default: module[name] }))))

export const StorageOwner = storageCells('OwnerName')
export const StorageSize = storageCells('Size')
export const StorageLimit = storageCells('Limit')
