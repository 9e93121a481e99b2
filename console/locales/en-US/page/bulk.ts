/** Texts of actions on several rows of a board, fetched with their line. */
export const texts = {
  bulk: {
    keep: 'Keep',
    export: 'Export selected',
    selectAll: 'Select all %{smart_count}',
    selectFirst: 'Select the first %{smart_count}',
    selecting: 'Selecting…',
    ask: '“%{verb}” will be done for the %{smart_count} selected items, one after another.',
    running: '%{verb}: %{done} of %{all} processed',
    stop: 'Stop',
    stopping: 'Stopping…',
    finished: '%{verb}: %{done} done, %{failed} not done',
    finishedAll: '%{verb}: all %{smart_count} done',
    outcome: '%{verb}: %{done} done. The %{failed} not done stay selected; the reason is in each row.',
    outcomeAll: '%{verb}: all %{smart_count} done.',
    failures: 'Not done',
    successes: 'Done',
    notSent: 'Not sent. You can try again.',
    stays: 'Items not done stay selected, with the reason in their rows.',
    retry: 'Try the %{smart_count} not done again'
  }
}
