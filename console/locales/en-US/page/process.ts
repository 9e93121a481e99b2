/** Texts of processes, fetched with their pages and with the dialog that starts one. */
export const texts = {
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
    picture: 'Diagram',
    pictureOf: 'Diagram of “%{name}”. %{where}',
    at: 'Current task: %{names}',
    over: 'The process has ended; there is no current task',
    tasks: 'Current tasks',
    nobody: 'To be claimed',
    since: 'since %{at}',
    delegated: 'An opinion is asked for; with it the task goes back to who delegated it',
    none: 'There is nothing to do.',
    history: 'History',
    variables: 'Variables',
    noVariables: 'There are no variables.',
    number: 'Version %{number}',
    document: 'BPMN document',
    toModel: 'Open its model',
    download: 'Download the BPMN document'
  }
}
