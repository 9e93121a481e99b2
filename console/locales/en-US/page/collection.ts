/** Texts of the pages of campaigns, fetched with them. */
export const texts = {
  collection: {
    campaign: 'Campaign',
    create: 'New campaign',
    change: 'Change the campaign',
    handIn: 'Hand in for confirmation',
    handedIn: 'Handed in. The public will see it once it is confirmed; you will be told.',
    createHintUnkept: 'An editor confirms it before the public sees it.',
    createHint:
      'An editor confirms it before the public sees it. What you type is kept in this browser until then.',
    changeHint: 'An editor confirms the change; until then the public reads the confirmed text.',
    notChangeable: 'This campaign cannot be changed now.',
    noForums: 'The offices of your institution could not be fetched, so none can be chosen now.',
    questionsHint: 'One question a line, at most 10: what those who take part are asked to think of.',
    beginHint:
      'People can take part from then on, and only read before; a time that has passed means: as soon as it is confirmed. Beijing time by the server’s clock, which is now %{at}.',
    endHint:
      'Later than the beginning, and later than now. Nothing is taken afterwards; what was sent before is still reviewed.',
    endPast: 'This time has passed. Choose a later one.',
    endBeforeBegin: 'The end must be later than the beginning',
    coverHint: 'One picture, shown in lists and above the text.',
    entries: 'Entries',
    entriesOf: 'Entries: %{title}',
    confirmedText: 'Confirmed text, which the public reads',
    changes: {
      title: 'What has changed',
      before: 'Before',
      after: 'After',
      picture: '(a picture, see the texts below)',
      none: 'The text is the same as the confirmed one.',
      parts: {
        title: 'Title',
        period: 'Period',
        forums: 'Suggestions go to',
        content: 'Text',
        questions: 'Questions',
        cover: 'Cover picture',
        attachments: 'Attachments'
      }
    },
    changedText: 'Changed text, not confirmed yet',
    text: 'Text',
    summary: 'Result',
    summaryPreview: 'Check before publishing',
    summaryPublish: 'Publish',
    summarySeenByAll: 'Everybody will read this once it is published.',
    summaryTold:
      '%{smart_count} person who took part is told. |||| %{smart_count} people who took part are told.',
    summaryHint: 'Everybody can read it; those who took part are told.',
    summaryAgainHint: 'It replaces the former result; nobody is told again.',
    summaryDone: 'The result is published; those who took part can read it.',
    summaryAt: 'Published %{at}',
    noSummaryYet: 'The result can be published here after the end.',
    writeAgain: 'Publish again',
    adopted: 'Adopted',
    likes: '%{smart_count} like |||| %{smart_count} likes',
    noEntries: 'No approved entries yet',
    noEntriesHint: 'Entries appear here once they are approved.',
    fields: {
      lifeCycle: 'Stage',
      beginTime: 'From',
      endTime: 'Until',
      entryCount: 'Public entries',
      adoptedCount: 'Adopted',
      auditNote: 'Editor’s note',
      content: 'Text',
      questions: 'Questions',
      coverAid: 'Cover picture',
      aids: 'Attachments'
    },
    sections: {
      text: 'What you ask',
      range: 'Offices and time',
      files: 'Pictures and attachments',
      share: 'Sharing (optional)'
    },
    tabs: {
      all: 'All',
      notAdopted: 'Not adopted',
      adopted: 'Adopted'
    },
    orders: {
      approvedAt: 'Newest first',
      likeCount: 'Most liked first'
    },
    unconfirmable: {
      ended:
        'The campaign has ended, so its changed text can no longer be confirmed. The public goes on reading the confirmed text, and usually nothing is left to do. If that text should not be public either, take the campaign down: nobody sees it until the institution has changed text and dates and you have confirmed them.',
      expired:
        'The end date in this text has passed, so it cannot be confirmed. Return it: you can confirm it once the institution has sent it with new dates. Until then the public does not see the campaign.',
      expiredChange:
        'The end date in the changed text has passed, so it cannot be confirmed. Return it: you can confirm it once the institution has sent it with new dates. Until then the public reads the confirmed text.'
    },
    standing: {
      waiting: 'It waits for confirmation; the public cannot see it yet.',
      changeWaiting: 'The change waits for confirmation; the public reads the confirmed text.',
      returned: 'It was returned: change it as the note says and hand it in again.',
      changeReturned:
        'The change was returned: hand it in again or discard it; the public reads the confirmed text.',
      changeLapsed:
        'The campaign has ended, so this change can no longer be confirmed; the public goes on reading the confirmed text. Discard the change. Suggestions are adopted and the result is published as usual.',
      notStarted: 'Confirmed; it begins on %{begin}.',
      collecting: 'It collects entries until %{end}.',
      ended: 'It has ended: adopt entries and publish the result.',
      summarized: 'It has ended, and its result is published.',
      withdrawn: 'Withdrawn: the public cannot see it, and it cannot be restored.'
    }
  }
}
