import { proposalWords } from '@board/schemas/facts/proposals'

/** Texts of the page about proposals. */
export const texts = {
  proposals: {
    about:
      'Proposals never decide. Here is how often each was used or passed over; nothing says of which message or by whom.',
    span: 'Period',
    spans: { 30: 'Last 30 days', 90: 'Last 90 days', all: 'All' },
    kinds: proposalWords['en-US'],
    where: {
      domain: 'While writing and approving',
      type: 'While writing and approving',
      forum: 'While writing and approving',
      unit: 'While assigning',
      similar: 'While writing',
      answered: 'While replying',
      queue: 'While approving',
      hot: 'List of hot issues, alerts'
    },
    learnt: 'What the site has learnt',
    learnAgain: 'Learn again now',
    job: 'Learn domains and types',
    fewMessages:
      'This site has only %{messages} approved messages. Below %{least} it learns nothing, and proposes neither domains nor types.',
    fewMessagesHint:
      'What is learnt from so few messages cannot be relied on. Once there are enough, the site learns every night.',
    notYet: 'Nothing has been learnt yet. The site learns every night; you can also let it learn now.',
    trial:
      'How the accuracy is found: a trial learns from four fifths of the messages, judges the last fifth, and is compared with the classes that these messages have. Then the site learns from all of them.',
    messages: '%{count} message |||| %{count} messages',
    version: 'No. %{count}',
    seconds: '%{count} s',
    facts: {
      accuracy: 'Accuracy',
      withinTwo: 'Among the first two',
      trialTexts: 'Judged',
      texts: 'Learnt from',
      trainedAt: 'Learnt at',
      version: 'Version',
      took: 'Took'
    },
    byKind: 'By kind',
    byClass: 'By institution and proposal',
    columns: {
      kind: 'Kind',
      isOn: 'Made',
      group: 'Institution',
      label: 'Proposal',
      offered: 'Offered',
      taken: 'Taken',
      changed: 'Chose another',
      share: 'Share taken'
    },
    on: 'On',
    off: 'Off',
    public: 'The public',
    none: 'No proposals were made in this period',
    noneHint: 'Choose a longer period, or see above whether they are switched on.',
    more: 'Only the %{count} rows that were offered most are shown.'
  }
}
