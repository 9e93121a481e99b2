/** The parts of a message's dialogs. Each is fetched when it is shown. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { InputProps, WarningProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Target = lazyPart(() => import('./MergeTarget.tsx').then(module => ({ default: module.MergeTarget })))

const Warning = lazyPart(() => import('./MessageWarning.tsx'))

const Deadline = lazyPart(() => import('./DeadlineInput.tsx'))

const Matter = lazyPart(() => import('./RecheckMatter.tsx'))

const Unit = lazyPart(() => import('./units/UnitInput.tsx'))

export const MergeTarget = (props: InputProps) => (
  <Late>
    <Target {...props} />
  </Late>
)

/** Tells the consequences of an action on messages; shows nothing if there are none. */
export const MessageWarning = (props: WarningProps) => (
  <Late>
    <Warning {...props} />
  </Late>
)

export const DeadlineInput = (props: InputProps) => (
  <Late>
    <Deadline {...props} />
  </Late>
)

export const RecheckMatter = (props: InputProps) => (
  <Late>
    <Matter {...props} />
  </Late>
)

export const UnitInput = (props: InputProps) => (
  <Late>
    <Unit {...props} />
  </Late>
)
