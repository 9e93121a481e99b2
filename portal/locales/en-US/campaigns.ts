/** Texts of campaigns. */
export const messages = {
  'campaign.list': 'Campaigns',
  'campaign.notStarted': 'Not started',
  'campaign.collecting': 'Collecting',
  'campaign.ended': 'Ended',
  'campaign.until': 'to',
  'campaign.entryCount': '{count} suggestions',
  'campaign.adoptedCount': '{count} adopted',
  'campaign.hasResult': 'Result published',
  'campaign.join': 'Take part',
  'campaign.beginsAt': 'Begins at',
  'campaign.noResultYet': 'The campaign has ended; its result will be shown here.',
  'campaign.told':
    'You are notified when the result is published if you take part or follow one of the suggestions. Everybody can read it on this page after the end.',
  'campaign.result': 'Result',
  'campaign.about': 'What it is about',
  'campaign.questions': 'Please tell us',
  'campaign.entries': 'Suggestions',
  'campaign.noEntries': 'No public suggestion yet',
  'campaign.noneAdopted': 'None was adopted yet',
  'campaign.mostLiked': 'Most liked',
  'campaign.whole': 'Read the whole campaign',
  'campaign.read': 'See the campaign',
  'campaign.attachments': 'Attachments'
} as const
