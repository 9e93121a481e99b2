/** Texts of the parameters of scheduled jobs. */
export const jobs = {
  none: 'This job has no parameters.',
  first: 'Choose the job first; its parameters appear here.',
  bounds: 'From %{lowest} to %{highest}. ',
  usual: 'Empty: %{usual}. ',
  several: 'Several are possible: press Enter after each.',
  onRequest: 'Run on request'
}
