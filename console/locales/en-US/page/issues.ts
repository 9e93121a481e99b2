/** Texts of the pages of hot issues, fetched with them. */
export const texts = {
  issues: {
    intro:
      'One matter at one place that several people wrote about in the last 90 days. A program finds it in the messages; people judge whether it is one.',
    none: 'No hot issues yet',
    noneHint:
      'They are looked for each night in the messages of the last 90 days. A new message joins a known issue within a minute.',
    people: 'person |||| people',
    daily: '%{total} messages in the last 30 days, at most %{most} in a day',
    nationwide: 'Whole country',
    days: '%{first} to %{last}',
    messages: '%{smart_count} message |||| %{smart_count} messages',
    ofForum: '%{forum}: %{count}',
    overdue: '%{smart_count} overdue |||| %{smart_count} overdue',
    proposal: 'Proposal: this may be one matter.',
    reason: '%{people} people in %{days} days; common words: %{words}',
    between: ', ',
    published: 'Published',
    dismissed:
      'Marked as not one matter, so it is not in the list of hot issues. It can be shown again if that was wrong.',
    notOne: 'Not one matter',
    noneDismissed: 'No issue was marked as not one matter',
    nonePublished: 'No issue is published yet',
    off: 'This site finds no hot issues at present',
    offHint:
      'Administrators can switch it on again under System › Proposals. Published issues stay as they are; see “Published”.',
    history: 'History',
    togetherHint:
      'In the list, tick the messages to assign them together, or to answer them together with one of them.',
    lists: { listed: 'Hot issues', published: 'Published', dismissed: 'Not one matter' },
    heatInShort:
      'Heat %{total}: people %{people}, growth %{growth}, likes %{likes}, low grades %{lowGrades}, lateness %{lateness}',
    heat: 'Parts of the heat',
    part: 'Part',
    behind: 'From',
    points: 'Points',
    parts: {
      people: 'People (at most 40)',
      growth: 'Growth (at most 20)',
      likes: 'Likes (at most 10)',
      lowGrades: 'Low grades (at most 15)',
      lateness: 'Lateness (at most 15)',
      total: 'Heat'
    },
    figure: {
      people: '%{people} people',
      growth: '%{recent} in the last 7 days, %{earlier} in the 7 before',
      likes: '%{likes} likes',
      lowGrades: '%{graded} grades, %{low} low',
      lateness: '%{overdue} of %{messages} overdue'
    },
    back: 'Back to hot issues',
    acts: 'What to do about it',
    together: 'Handle your %{smart_count} messages together',
    public: 'What the public reads',
    progress: 'Progress: %{progress}',
    noProgress: 'No progress written yet.',
    members: 'Messages (%{smart_count})',
    joined: '%{smart_count} person joined |||| %{smart_count} people joined',
    unseen:
      '%{smart_count} more is handled by others and not shown. |||| %{smart_count} more are handled by others and not shown.',
    removed:
      '%{smart_count} was taken out and does not come back. |||| %{smart_count} were taken out and do not come back.'
  }
}
