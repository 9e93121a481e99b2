import { count, deadline, flag, id, many, moment, orNull, text, words } from '../facts/formats.ts'
import { orNullRef, ref, shape } from '../vocabulary/shape.ts'

const actions = many(words('An operationId.'), 'What the reader may do with it.')
const pageOf = (description: string, name: string) =>
  shape(description, {
    list: many(ref(name), 'The page.'),
    total: count('How many there are; exact up to 10,000.'),
    totalCapped: flag('Whether there are more than total.'),
    nextCursor: orNull(words('Where the next page begins.'))
  })

const processName = words('What the process is called.')
const processKey = words('Key of the process, shared by all its definitions.')
const businessKey = words('The record that the instance is about.')
const record = orNullRef('WorkflowRecord')
const starterName = words('Who started the instance.')
const instanceStatus = {
  ...words('running, finished at an end event, or terminated by somebody.'),
  enum: ['running', 'finished', 'terminated'],
  'x-dict': 'workflowStatus'
}

export const StartedProcess = shape('An instance that was started.', {
  processInstanceId: id('The instance.'),
  processDefinitionKey: processKey,
  businessKey
})

export const TaskResult = shape('What became of a task’s instance.', {
  taskId: id('The task.'),
  processInstanceId: id('Its instance.'),
  status: instanceStatus
})

export const TaskHistoryRow = shape('A step of an instance, done or open.', {
  activityName: words('What the step is called.'),
  assignee: orNull(words('Who had it; null: nobody has claimed it.')),
  startTime: moment('When it came.'),
  endTime: orNull(moment('When it was done; null: it is open.')),
  comment: orNull(words('What was said.')),
  durationInSeconds: orNull(count('How long it took, in seconds.')),
  outcome: {
    ...words(
      'How it ended: handed over, asked for an opinion, the opinion given or no longer asked for, passed, sent back, ended.'
    ),
    enum: [
      'started',
      'open',
      'passed',
      'entrusted',
      'delegated',
      'returned',
      'recalled',
      'back',
      'backToFirst',
      'terminate'
    ],
    'x-dict': 'workflowOutcome'
  }
})

export const WorkflowRecord = shape('What a process is about, where it is a record of ours.', {
  kind: { ...words('What it is.'), enum: ['message'] },
  id: id('Its id.'),
  title: words('What it is called.')
})

export const WorkflowTask = shape('A task of an instance.', {
  taskId: id('Its id.'),
  processInstanceId: id('Its instance.'),
  taskName: words('What is to be done.'),
  status: {
    ...words('open, passed, sent back, or ended with its instance.'),
    enum: ['open', 'passed', 'back', 'backToFirst', 'terminate'],
    'x-dict': 'workflowOutcome'
  },
  processName,
  processDefinitionKey: processKey,
  businessKey,
  record,
  starterName,
  assigneeName: orNull(words('Who has it; null: nobody has claimed it.')),
  isDelegated: flag('Whether the assignee is asked for an opinion only.'),
  isApplication: flag('Whether it is the step of whoever applied, who submits by it and decides nothing.'),
  arrivedAt: moment('Since when.'),
  endedAt: orNull(moment('When it ended; null: it is open.')),
  allowedActions: actions
})
export const WorkflowTaskPage = pageOf('A page of tasks.', 'WorkflowTask')

const instance = {
  id: id('Its id.'),
  processName,
  processDefinitionKey: processKey,
  number: count('The number of the definition that it runs.'),
  businessKey,
  record,
  status: instanceStatus,
  currentTasks: many(words('What a task is called.'), 'What it waits for.'),
  starterName,
  startedAt: moment('Since when.'),
  endedAt: orNull(moment('When it ended; null: it runs.')),
  allowedActions: actions
}
export const WorkflowInstance = shape('A process that was started for a record.', instance)
export const WorkflowInstancePage = pageOf('A page of instances.', 'WorkflowInstance')

export const WorkflowVariable = shape('Something that conditions or assignees are decided by.', {
  name: words('What it is called in the drawing.'),
  title: orNull(words('The same in the reader’s language; null: it has no words.')),
  value: { type: ['string', 'number', 'boolean', 'null'], description: 'What it is.' },
  label: orNull(words('Who it stands for, where it is the person who started the instance.')),
  isChanged: flag('Whether it has changed since the deciders read it last, before it was submitted again.'),
  before: { type: ['string', 'number', 'boolean', 'null'], description: 'What it was then; null: nothing.' }
})

export const WorkflowInstanceDetail = shape('An instance for who has to do with it.', {
  ...instance,
  variables: many(ref('WorkflowVariable'), 'What it goes by.'),
  pendingExtension: orNullRef('PendingExtension'),
  formRoute: words(
    'A page of this site with its business form, which takes businessKey in the query; empty: none.'
  ),
  missing: many(
    ref('MissingVariables'),
    'What the ways on from its open tasks depend on and nobody has filled in.'
  ),
  tasks: many(ref('WorkflowTask'), 'Those that are open, with what the reader may do with them.')
})

export const WorkflowParticipant = shape('Somebody who can be given a task.', {
  id: id('Their id.'),
  label: words(
    'What the reader knows them by. Institutions read 平台工作人员 for the people of the platform.'
  ),
  username: words('The name that they sign in with; empty if the reader does not know it.'),
  deptName: orNull(words('Their department or institution.'))
})

const definition = {
  id: id('Its id.'),
  key: processKey,
  processDefinitionKey: processKey,
  number: count('1, 2, 3 … of its key.'),
  name: processName,
  status: {
    type: 'integer',
    description: '0 suspended, 1 active.',
    enum: [0, 1],
    'x-dict': 'definitionStatus'
  },
  running: count('How many instances run it.'),
  deployedAt: moment('Since when.'),
  allowedActions: actions
}
export const WorkflowDefinition = shape('A process that was deployed.', definition)
export const WorkflowDefinitionPage = pageOf('A page of definitions.', 'WorkflowDefinition')

export const WorkflowModel = shape('A drawing of a process.', {
  id: id('Its id.'),
  key: processKey,
  name: processName,
  remark: words('What it is for.'),
  version: id('Grows with every change.'),
  updatedAt: moment('When it was changed last.'),
  deployed: orNull(count('The number that was deployed last; null: none yet.')),
  allowedActions: actions
})
export const WorkflowModelPage = pageOf('A page of drawings.', 'WorkflowModel')

export const ProcessDocument = shape('A BPMN document.', {
  id: id('The drawing.'),
  key: processKey,
  name: processName,
  remark: words('What it is for.'),
  version: id('Grows with every change.'),
  xml: words('The document, as it was saved.')
})

export const DefinitionDocument = shape('A definition with its document.', {
  ...definition,
  modelId: orNull(
    id('The drawing that its next definition is made of, for who may look at it; null: there is none.')
  ),
  xml: words('The document, as it was deployed.')
})

export const SavedModel = shape('A drawing that was saved.', {
  id: id('Its id.'),
  version: id('To be sent with the next change.'),
  key: text('The process key in the document.', 64)
})

export const DeployedProcess = shape('A definition that was made or changed.', {
  id: id('Its id.'),
  key: processKey,
  number: count('1, 2, 3 … of its key.'),
  status: { type: 'integer', description: '0 suspended, 1 active.', enum: [0, 1] }
})

export const RemovedRecord = shape('What was removed.', { id: id('Its id.') })

export const PendingExtension = shape('A later deadline that waits for its decision.', {
  days: count('Working days.'),
  deadlineAt: deadline('The present deadline.'),
  extendedTo: deadline('The one it would become.')
})

export const RequestedExtension = shape('A later deadline that was asked for.', {
  tid: id('The message.'),
  version: count('Its version.'),
  processInstanceId: id('The instance that decides.')
})

const businessForm = {
  formName: words('What the form is called.'),
  formRoute: words('A page of this site with the form; empty: its fields are those of the drawing.'),
  formSaveUrl: words('The address of this site that takes the form and gives the business key.'),
  formInstanceUrl: words('The address of this site that is told the instance; empty: none is.')
} as const
export const BusinessForm = shape('The business form of a process.', {
  processDefinitionKey: processKey,
  ...businessForm
})

export const StartFormField = shape('A field of a business form that the drawing names.', {
  name: words('The variable.'),
  title: words('What it is called.'),
  type: { ...words('What it holds.'), enum: ['string', 'long', 'boolean', 'date'] },
  required: flag('Whether it must be filled in.')
})

export const MissingVariables = shape('What is to be filled in with a task.', {
  taskId: id('The task.'),
  fields: many(ref('StartFormField'), 'Its fields.')
})

export const StartForm = shape('What is filled in before a process starts.', {
  processDefinitionKey: processKey,
  ...businessForm,
  fields: many(ref('StartFormField'), 'The fields that the drawing names.')
})
