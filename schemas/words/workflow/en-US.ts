import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    deleteModel: {
      verb: 'Delete',
      confirm: 'This cannot be undone. Deployed processes and running instances are not affected. Delete it?'
    },
    activateProcess: { verb: 'Activate', confirm: 'New instances can be started again. Activate it?' },
    setBusinessForm: {
      verb: 'Set the business form',
      fields: { formRoute: 'Form route (empty: the fields of the drawing)' }
    },
    suspendProcess: {
      verb: 'Suspend',
      confirm: 'No new instances can be started; those that run go on. Suspend it?'
    },
    assignTask: {
      verb: 'Reassign',
      note: 'An overseer’s act: the new assignee does the task, and the present one no longer does.',
      fields: { assignee: 'New assignee', comment: 'Note' },
      missing: { assignee: 'Please choose a new assignee' }
    },
    deleteInstance: {
      verb: 'Delete instance',
      confirm: 'Its tasks and its history are gone for good. Delete it?'
    },
    startOfBusinessKey: {
      verb: 'Start',
      missing: { businessKey: 'The business key is empty, so the process cannot start' }
    },
    backPreviousTask: { verb: 'Send back one step', missing: { comment: 'Write a comment' } },
    backToFirst: { verb: 'Return to start', missing: { comment: 'Write a comment' } },
    claimTask: { verb: 'Claim', success: 'Claimed. It is on your to-do list.' },
    completeTask: {
      verb: 'Approve',
      again: 'Submit again',
      opinion: 'Give opinion',
      missing: { comment: 'Write a comment' }
    },
    delegateTask: {
      verb: 'Ask for an opinion',
      note: 'They give their opinion; the task then comes back to you to decide.',
      fields: { assignee: 'Who is asked', comment: 'Note' },
      missing: { assignee: 'Please choose who is asked' }
    },
    endProcess: {
      verb: 'Terminate process',
      missing: { comment: 'Write a comment' },
      confirm:
        'This ends the whole process and cancels what others have to do in it. It cannot be undone. Terminate it?'
    },
    entrustTask: {
      verb: 'Hand over',
      note: 'They take the task over; it does not come back to you.',
      fields: { assignee: 'Who takes it over', comment: 'Note' },
      missing: { assignee: 'Please choose who takes it over' }
    },
    unclaimTask: { verb: 'Put back', button: 'Put the task back' }
  },
  tabs: {
    toDo: 'To do',
    toClaim: 'To claim',
    tasksDelegated: 'Opinion asked',
    tasksDone: 'Done',
    running: 'Running',
    finished: 'Finished',
    terminated: 'Terminated',
    active: 'Active',
    suspended: 'Suspended'
  },
  events: {
    workflow: {
      deployed: 'Deployed',
      activated: 'Activated',
      suspended: 'Suspended',
      formChanged: 'Business form changed',
      instanceDeleted: 'Process instance deleted'
    }
  }
}
