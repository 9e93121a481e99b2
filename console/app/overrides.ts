import type { Board } from '@board/schemas/vocabulary/vocabulary'
import { lazyPart } from '../base/lazyPart.ts'
import { handInOverrides, type Overrides, type PageName } from '../derive/overrides.ts'
import { CalendarEffect } from '../pages/calendar/lazy.tsx'
import { AskedOfCompany } from '../pages/companies/lazy.tsx'
import { DictValueInput } from '../pages/dictValues/lazy.tsx'
import { HandledByInput } from '../pages/forums/lazy.tsx'
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

const TaskDialog = lazyPart(() => import('../pages/process/TaskDialog.tsx'))

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

handInOverrides(overrides)

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
