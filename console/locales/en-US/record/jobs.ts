/** Texts of the parameters of scheduled jobs. */
export const jobs = {
  none: 'This job has no parameters.',
  first: 'Choose the job first; its parameters appear here.',
  bounds: 'From %{lowest} to %{highest}. ',
  usual: 'Empty: %{usual}. ',
  several: 'Several are possible: press Enter after each.',
  onRequest: 'Run on request'
}

/** Texts of the dialog that runs a job now. */
export const jobRun = {
  mayClose: 'You can close this: the result is in the job log, too.',
  succeeded: 'It succeeded',
  failed: 'It failed',
  took: 'It took %{count} ms. ',
  handled: '%{smart_count} thing dealt with. |||| %{smart_count} things dealt with. ',
  log: 'See the job log'
}
