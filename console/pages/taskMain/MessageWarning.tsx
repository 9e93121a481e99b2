import type { WarningProps } from '../../derive/overrides.ts'
import { ExtensionTerms } from './ExtensionTerms.tsx'
import { LapsingWarning } from './LapsingWarning.tsx'

/** Tells the consequences of an action on messages: the terms of an extension, or the waiting replies that lapse. */
export default function MessageWarning(props: WarningProps) {
  return props.id === 'requestExtension' ? <ExtensionTerms {...props} /> : <LapsingWarning {...props} />
}
