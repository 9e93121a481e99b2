/** Texts of the data board of an institution, fetched with its page. */
export const texts = {
  dataBoard: {
    title: 'Data board',
    span: '%{from} to %{to}, compared with as long a time before',
    all: 'All',
    group: 'Institution below',
    forum: 'Office',
    from: 'From',
    to: 'To',
    backwards: 'The last day is before the first one',
    by: 'Grouped',
    clear: 'Show everything',
    most: 'At most %{count}',
    notReplied: 'Not replied to',
    open: 'Open “%{name}”, %{column}: %{count} messages',
    openAll: 'Open these %{count} messages',
    emptyHint: 'Try a longer time or fewer choices.',
    how: 'Messages are counted by the day of their approval. Reply rate: finally replied to, of those that count. On time: by the deadline, of those replied to or overdue. Median: working days from the clock’s start to the first final reply. Satisfaction: last grade 4 or 5, of those graded.',
    caution:
      'Compare with care: grades are voluntary, so few grades swing the satisfaction; extensions and rechecks stop the clock and raise the share on time; recent messages are not due yet and lower the reply rate.',
    listed:
      'The list that opens holds just the messages of the number. Messages that were deleted afterwards at their author’s request stay in the number, but no list shows them: how many stands below it. Messages that the platform has taken down are not counted until they are restored, so that this is not the number of “Taken down” in the queue.',
    deleted: '%{count} of them deleted on request',
    comma: ', ',
    notListed:
      'Underlined numbers can be opened. Rates and the median are no set of messages. Replies on time, without substance or copied, struck grades and stopped clocks have no list, because lists cannot be filtered by them; nor has the own line of an institution that the board is narrowed to, because its list holds those below it, too.',
    nothingYet: 'There are no messages yet in this time.',
    before: 'Period before',
    restBelow: '%{count} more in the table below.',
    fittingUnit: 'Automatic',
    figure: 'Chart shows',
    countedAt: 'Days before today were summed up at %{at}.',
    caveats: {
      title: 'Before you trust these figures',
      lead: 'Each of these makes the figures above look better than they are. Only messages that rates are of are counted.',
      share: '%{rate} of %{of}',
      hollow: {
        name: 'Replies without substance',
        how: 'Final replies in which the check found stock phrases alone, nothing in common with the message, or a copy, when they were published or changed, and which were sent with a reason all the same; of the final replies that were checked. Earlier ones, of which no result was kept, are left out.'
      },
      copied: {
        name: 'Copied replies',
        how: 'Those of them with the very text of another reply of the institution. Merged messages share one reply, which is no copy.'
      },
      struck: {
        name: 'Messages with a struck grade',
        how: 'Messages whose grade the platform struck after a recheck, of those that were ever graded. A struck grade does not count for satisfaction.'
      },
      pausedLate: {
        name: 'Late although the clock stood',
        how: 'Late final replies whose clock had stood still during a recheck, of all late ones.'
      },
      pausedOnTime: {
        name: 'On time because the clock stood',
        how: 'Replies on time that would have been late if the clock had run on during the recheck, of all on time. They count as on time.'
      }
    },
    showReport: 'Report',
    hideReport: 'Hide the report',
    print: 'Print the report',
    ranges: {
      '7': 'Last 7 days',
      '30': 'Last 30 days',
      '90': 'Last 90 days',
      '365': 'Last 365 days',
      month: 'This month',
      lastMonth: 'Last month',
      year: 'This year',
      days: 'Other days'
    },
    charts: {
      period: 'Messages and replies',
      group: 'Institutions',
      forum: 'Offices',
      type: 'Types',
      domain: 'Domains'
    },
    change: {
      up: 'Up by %{by}',
      down: 'Down by %{by}',
      same: 'Unchanged',
      none: 'Nothing to compare with',
      points: '%{value} points',
      days: '%{value} working days',
      share: '%{value}',
      times: '%{value} times'
    },
    report: {
      everybody: 'All institutions',
      title: '%{group}: report on messages',
      span: 'From %{from} to %{to}',
      volume: '%{count} messages were approved',
      up: ', up by %{by}',
      down: ', down by %{by}',
      same: ', as many as before',
      replied: '. %{count} have a final reply; the reply rate is %{rate}.',
      time: '%{onTime} were replied to on time; half within %{days} working days. ',
      grades: '%{count} authors graded; %{rate} were satisfied.',
      noGrades: 'There were no grades.',
      caveats:
        'Replies without substance: %{hollow} (%{hollowRate} of those checked), %{copied} of them copied. Messages with a struck grade: %{struck} (%{struckRate} of those graded). Late replies: %{late}; the clock of %{pausedLate} of them had stood still during a recheck. On time only because it stood still: %{pausedOnTime}.',
      types: 'Most messages were of the types %{types}; in the domains %{domains}.',
      item: '%{name} (%{count})',
      comma: ', '
    }
  }
}
