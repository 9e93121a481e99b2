/** Texts of processes, fetched with their pages and with the dialog that starts one. */
export const texts = {
  pairs: {
    name: 'Variable',
    value: 'Value',
    add: 'Add a variable',
    remove: 'Remove variable %{name}',
    hint: 'Numbers, true and false keep their type; anything in double quotes is text'
  },
  process: {
    start: {
      form: 'Business form',
      noForm: 'It has no business form. Whoever starts it types the business key.',
      fields: 'Fields of the drawing',
      noProcess: 'No process found. Design a process first.',
      missing: {
        processKey: 'Please set the process key',
        formName: 'Please set the form name',
        saveUrl: 'Please set the form save URL',
        route: 'Please configure the business form route first'
      },
      invalid: 'The form is not complete. See what it says.',
      silent: 'The business form does not answer. Check the form route.',
      notNoted: 'The process has started, but its instance was not written back: %{why}',
      noKeyForTask: 'The business key is empty, so the task cannot be handled',
      noKeyForDetail: 'The business key is empty, so details cannot be viewed',
      open: 'Open the business form'
    },
    about: 'Message',
    again: {
      why: 'Sent back: %{why}',
      case: 'Change the case first'
    },
    started: 'The process has started',
    toInstance: 'Open the instance',
    newer:
      'There is a newer version: only version %{number} starts new instances; this one serves those that began before',
    toNewer: 'Open the newest version',
    extension: { deadlineAt: 'Present deadline', extendedTo: 'Deadline if granted' },
    effects: {
      messageExtension: {
        completeTask: 'Once every approval is given, the deadline moves by the working days asked for.',
        backToFirst:
          'The request goes back to the institution; the deadline stays, and they may change it and submit it again.',
        endProcess:
          'Terminating refuses the extension. The deadline stays, and a message can only be extended once.',
        withdraw:
          'Terminating withdraws the request. The deadline stays, and no other extension can be asked for.'
      },
      caseApproval: {
        completeTask: 'Once every approval is given, the case is published.',
        backToFirst: 'The case goes back to the institution, which may change it and submit it again.',
        endProcess:
          'Terminating refuses the case. The institution reads your comment, and may change the case and submit it again.',
        withdraw: 'Terminating withdraws the case.'
      }
    },
    picture: 'Diagram',
    pictureOf: 'Diagram of “%{name}”. %{where}',
    at: 'Current task: %{names}',
    over: 'The process has ended; there is no current task',
    tasks: 'Current tasks',
    nobody: 'To be claimed',
    since: 'since %{at}',
    delegated: 'Waiting for an opinion; the task then goes back to the person who asked',
    opinion: 'After your opinion, the task goes back to the person who asked, who decides.',
    none: 'There is nothing to do.',
    next: 'Go on to the next task',
    history: 'History',
    changed: 'Changed, formerly: ',
    changedFromNothing: 'nothing',
    variables: 'Variables',
    noVariables: 'There are no variables.',
    number: 'Version %{number}',
    document: 'BPMN document',
    toModel: 'Open its model',
    download: 'Download the BPMN document'
  }
}
