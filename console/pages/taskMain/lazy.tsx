/** The parts of a message's dialogs. Each is fetched when it is shown. */
import { lazyPart } from '../../lazyPart.ts'
import type { InputProps, WarningProps } from '../../overrides.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Target = lazyPart(() => import('./MergeTarget.tsx').then(module => ({ default: module.MergeTarget })))

const Lapsing = lazyPart(() =>
  import('./LapsingWarning.tsx').then(module => ({ default: module.LapsingWarning }))
)

const Deadline = lazyPart(() => import('./DeadlineInput.tsx'))

const Matter = lazyPart(() => import('./RecheckMatter.tsx'))

export const MergeTarget = (props: InputProps) => (
  <Late>
    <Target {...props} />
  </Late>
)

/** Warns of the waiting replies that lapse because of an action; shows nothing if none does. */
export const LapsingReplies = (props: WarningProps) => (
  <Late>
    <Lapsing {...props} />
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
