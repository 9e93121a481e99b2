/** Texts of people’s suggestions. */
export const messages = {
  'suggestions.write': 'Make a suggestion',
  'suggestions.title': 'People’s suggestions',
  'suggestions.intro': 'Suggestions for the country and your area. Adopted ones are marked.',
  'suggestions.hot': 'Most liked suggestions',
  'suggestions.hotIntro': 'Public suggestions, the most liked first.',
  'suggestions.latest': 'Latest suggestions',
  'suggestions.to': 'To whom',
  'suggestions.institutions': 'Congresses, ministries and leaders',
  'suggestions.institutionsIntro': 'Choose to whom you want to make a suggestion.',
  'suggestions.list': 'All suggestions',
  'suggestions.titleOf': 'Suggestions to {name}',
  'suggestions.toForum': 'Go to the page of {name}',
  'suggestions.filter': 'Filter suggestions',
  'suggestions.search': 'Search suggestions',
  'suggestions.tabs': 'By adoption',
  'suggestions.notAdopted': 'Not adopted',
  'suggestions.found': '{total} suggestions',
  'suggestions.none': 'No suggestion here yet',
  'suggestions.noMore': 'No other suggestion',

  'campaign.open': 'Collecting now',
  'campaign.noneOpen': 'No campaign is open at present',
  'campaign.noneOpenHint': 'You can write a suggestion to a congress, a ministry or a leader.',
  'campaign.showAll': 'All campaigns'
} as const
