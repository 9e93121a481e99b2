import type { ActionId } from '@board/generated/actions'
import type { Board } from '@board/schemas/vocabulary/vocabulary'
import type { TranslateFunction } from 'ra-core'
import type { ComponentType } from 'react'
import type { ActionDialogProps } from '../derive/dialog/ActionDialog.tsx'
import type { Values } from '../fields/fields.ts'
import { lazyPart } from '../base/lazyPart.ts'
import { CalendarEffect } from '../pages/calendar/lazy.tsx'
import { AskedOfCompany } from '../pages/companies/lazy.tsx'
import { DictValueInput } from '../pages/dictValues/lazy.tsx'
import { HandledByInput } from '../pages/forums/lazy.tsx'
import {
  EndTime,
  HandoverValue,
  JobStatus,
  LetterStatus,
  OperationName,
  OperationSubject,
  ParameterValue,
  RecordName,
  RiskChips,
  Stage,
  StateOfMessage,
  StorageLimit,
  StorageOwner,
  StorageSize
} from './lateColumns.tsx'
import { TemplateField } from '../pages/letters/lazy.tsx'
import { nameOfOperation } from '../pages/logs/operationWords.ts'
import { ReasonInput } from '../pages/message/lazy.tsx'
import { ReadersOfNotice } from '../pages/notices/lazy.tsx'
import { ParameterCode, ParameterInput } from '../pages/parameters/lazy.tsx'
import { startedBy, verbOfCompleting } from '../pages/process/matter.ts'
import { EventName } from '../pages/returned/EventName.tsx'
import { SecondFactorInput } from '../pages/roles/lazy.tsx'
import { JobParameters, JobParametersValue } from '../pages/scheduleJobs/lazy.tsx'
import { ResetPasswordInput } from '../pages/settings/lazy.tsx'
import { nameOfStorageUse } from '../pages/storageUse/nameOfStorageUse.ts'
import { verbOfCancelling } from '../pages/taskMain/cancelling.ts'
import {
  DeadlineInput,
  MergeTarget,
  MessageWarning,
  RecheckMatter,
  UnitInput
} from '../pages/taskMain/lazy.tsx'

/** Props of a field of react-admin: it finds its value in the surrounding record. */
export interface FieldProps {
  /** The name of the record's field. */
  source: string
  label?: string | false | undefined
}

/** Props of an input of react-admin: it finds its value in the surrounding form. */
export interface InputProps {
  /** The name of the form's field. */
  source: string
  /** The id of the part that gets the focus, so that the summary of errors can link to it. */
  id?: string | undefined
  label?: string | undefined
  isRequired?: boolean | undefined
  disabled?: boolean | undefined
  /** True for the first field of a dialog. */
  autoFocus?: boolean | undefined
}

/** Props of a warning before an action. */
export interface WarningProps {
  id: ActionId
  /** The records of the action: one, or the ticked rows. */
  records: readonly Values[]
  /** Called with true if the action would change nothing: the dialog of one record then offers to close only. */
  onNeedless?: (isNeedless: boolean) => void
}

const TaskDialog = lazyPart(() => import('../pages/process/TaskDialog.tsx'))

/** Returns the name of a record; undefined if the field of `x-resource.label` names it. */
export type NameOf = (record: Values, translate: TranslateFunction) => string | undefined

/** The pages that every resource has. */
export type PageName = 'list' | 'create' | 'edit' | 'show'

export interface Overrides {
  /**
   * Maps `<resource>.<field>` or `<operationId>.<field>` to the input of react-admin that edits it: in the forms of the
   * resource and of its actions, or in the form of one action.
   */
  readonly fields: Readonly<Record<string, ComponentType<InputProps>>>
  /** Maps `<board or resource>.<column>` to the field of react-admin that shows it, in lists and on a record's page. */
  readonly columns: Readonly<Record<string, ComponentType<FieldProps>>>
  /** Maps `<board or resource>.<filter>` to the input of react-admin that filters the list by it. */
  readonly filters?: Readonly<Record<string, ComponentType<InputProps>>>
  /**
   * Maps `<board or resource>.<page>` to the page, preferably in `lazyPart()`; it is the page of a `<Resource>`. A board has
   * `list` and, if it has a `detail`, `show`.
   */
  readonly pages: Readonly<Record<`${string}.${PageName}`, ComponentType>>
  /** Maps `<operationId>` to the dialog of an action, preferably in `lazyPart()`, instead of the one derived from its body. */
  readonly dialogs?: Partial<Readonly<Record<ActionId, ComponentType<ActionDialogProps>>>>
  /**
   * Maps `<operationId>` to the warning of a consequence for some records only. It is shown before the fields of the
   * dialog.
   */
  readonly warnings?: Partial<Readonly<Record<ActionId, ComponentType<WarningProps>>>>
  /** Maps `<operationId>` to a function that returns the text key of its verb if it means something else for a record. */
  readonly verbs?: Partial<Readonly<Record<ActionId, (record: Values) => string | undefined>>>
  /**
   * Maps `<operationId>` to a function that returns the address of the record that the action has made; the
   * confirmation links to it instead of the record that was acted on.
   */
  readonly made?: Partial<Readonly<Record<ActionId, (data: unknown) => string | undefined>>>
  /**
   * Maps `<resource>` to the field that names a record, or to a function that names it; a record without a value there is
   * named by the field of `x-resource.label`.
   */
  readonly names?: Readonly<Record<string, string | NameOf>>
}

/**
 * Custom fields, columns and pages by their keys; everything else is derived. No generator writes this file; a key that
 * refers to nothing fails `overrides.test.tsx`.
 */
export const overrides: Overrides = {
  fields: {
    'assignMessage.deadlineAt': DeadlineInput,
    'assignMessage.groupId': UnitInput,
    'assignOffline.deadlineAt': DeadlineInput,
    'dictValue.value': DictValueInput,
    'forum.groupId': HandledByInput,
    'mailTemplate.code': TemplateField,
    'mailTemplate.variables': TemplateField,
    'mergeMessage.mainTid': MergeTarget,
    'parameter.code': ParameterCode,
    'parameter.value': ParameterInput,
    'requestRecheck.matter': RecheckMatter,
    'resetInstitutionPassword.newPassword': ResetPasswordInput,
    'resetUserPassword.newPassword': ResetPasswordInput,
    'returnMessage.reason': ReasonInput,
    'returnSupplement.reason': ReasonInput,
    'role.secondFactor': SecondFactorInput,
    'scheduleJob.params': JobParameters,
    'smsTemplate.code': TemplateField,
    'takeDownMessage.reason': ReasonInput
  },
  columns: {
    'collectionPage.lifeCycle': Stage,
    'campaigns.lifeCycle': Stage,
    'handlingRecords.endTime': EndTime,
    'list-ans.state': StateOfMessage,
    'list-collect.state': StateOfMessage,
    'toBeReply.state': StateOfMessage,
    'toBeExplain.state': StateOfMessage,
    'allMessage.state': StateOfMessage,
    'forum.handingOver': HandoverValue,
    'queue.risks': RiskChips,
    'mailLog.status': LetterStatus,
    'smsLog.status': LetterStatus,
    'parameter.value': ParameterValue,
    'parameter.defaultValue': ParameterValue,
    'scheduleJob.params': JobParametersValue,
    'scheduleJob.status': JobStatus,
    'scheduleJobLog.params': JobParametersValue,
    'storageUse.name': StorageOwner,
    'storageUse.bytes': StorageSize,
    'storageUse.limit': StorageLimit,
    'operationLog.operation': OperationName,
    'operationLog.subject': OperationSubject,
    'errorLog.operation': OperationName,
    'userFeedback.verb': EventName,
    'platformFeedback.verb': EventName,
    'lastFeedback.verb': EventName,
    'nextFeedback.verb': EventName,
    'tasks.record': RecordName,
    'myTasks.record': RecordName,
    'instances.record': RecordName
  },
  pages: {},
  dialogs: {
    backPreviousTask: TaskDialog,
    backToFirst: TaskDialog,
    completeTask: TaskDialog,
    endProcess: TaskDialog,
    runScheduleJob: lazyPart(() =>
      import('../pages/scheduleJobs/RunDialog.tsx').then(({ RunDialog }) => ({ default: RunDialog }))
    ),
    runScheduleJobs: lazyPart(() => import('../pages/scheduleJobs/RunManyDialog.tsx')),
    startOfBusinessKey: lazyPart(() =>
      import('../pages/process/StartDialog.tsx').then(({ StartDialog }) => ({ default: StartDialog }))
    )
  },
  warnings: {
    approveCompanyRequest: AskedOfCompany,
    refuseCompanyRequest: AskedOfCompany,
    applyCalendar: CalendarEffect,
    requestExtension: MessageWarning,
    mergeMessage: MessageWarning,
    requestRecheck: MessageWarning,
    takeDownMessage: MessageWarning,
    readdressMessage: MessageWarning,
    sendNotice: ReadersOfNotice,
    consentDeletion: MessageWarning
  },
  verbs: { cancelProcess: verbOfCancelling, completeTask: verbOfCompleting },
  made: { startOfBusinessKey: startedBy },
  names: {
    operationLog: nameOfOperation,
    parameter: 'meaning',
    storageUse: nameOfStorageUse
  }
}

interface Known {
  boards: readonly Pick<Board, 'name' | 'columns' | 'filters' | 'detail'>[]
  /** Returns the fields of a resource or of an action's body; none if there is neither. */
  fieldsOf: (resource: string) => readonly string[]
}

const pageNames: readonly string[] = ['list', 'create', 'edit', 'show'] satisfies PageName[]

/** Lists keys that refer to nothing, because a field, column or page was renamed or removed. */
export function overrideProblems(own: Overrides, { boards, fieldsOf }: Known): string[] {
  const split = (key: string) => key.split('.') as [string, string]
  const isField = (key: string) => fieldsOf(split(key)[0]).includes(split(key)[1])
  const isColumn = (key: string) =>
    isField(key) || boards.some(({ name, columns }) => columns.some(column => key === `${name}.${column}`))
  const isFilter = (key: string) => {
    const [name, filter] = split(key)
    const board = boards.find(one => one.name === name)
    return board ? board.filters.includes(filter) : isField(key)
  }
  const isPage = (key: string) => {
    const [name, page] = split(key)
    const board = boards.find(one => one.name === name)
    if (board) return page === 'list' || (page === 'show' && board.detail !== undefined)
    return fieldsOf(name).length > 0 && pageNames.includes(page)
  }
  const wrong = (kind: 'fields' | 'columns' | 'filters' | 'pages', isThere: (key: string) => boolean) =>
    Object.keys(own[kind] ?? {}).flatMap(key => (isThere(key) ? [] : [`${kind}: ${key}`]))
  const isName = (resource: string) => {
    const naming = own.names?.[resource]
    return typeof naming === 'function'
      ? fieldsOf(resource).length > 0
      : fieldsOf(resource).includes(naming ?? '')
  }
  return [
    ...wrong('fields', isField),
    ...wrong('columns', isColumn),
    ...wrong('filters', isFilter),
    ...wrong('pages', isPage),
    ...Object.keys(own.names ?? {}).flatMap(name => (isName(name) ? [] : [`names: ${name}`]))
  ]
}
