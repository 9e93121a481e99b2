/** Texts of feedback, help pages and the figures of all institutions. */
export const upkeep = {
  boards: {
    feedback: {
      fields: {
        type: 'Kind',
        nickName: 'Written by',
        groupName: 'Institution',
        answeredAt: 'Answered',
        startTime: 'Written'
      }
    }
  },
  pages: {
    upkeep: {
      feedback: 'Feedback',
      writer: 'Written by',
      contact: 'Contact',
      answer: 'Answer',
      answeredAt: 'Answered %{at}',
      help: 'Help pages',
      page: 'Page',
      language: 'Language',
      title: 'Title',
      content: 'Text',
      contentHint:
        'Plain text. A line that begins with “## ” is a heading; an empty line begins a paragraph.',
      preview: 'Preview',
      saved: 'Saved; this is what the public reads now.',
      shipped: 'As shipped',
      changedAt: 'Changed %{at}',
      needed: 'This is needed',
      conflict:
        'Somebody else has just changed this page. Your text is still below; compare it with the latest before you save.',
      latest: 'Latest text',
      takeLatest: 'Use the latest text',
      drafted: 'Unsaved changes',
      figures: 'Figures of all institutions',
      span: 'Time',
      unit: 'Period',
      units: {
        day: 'Day',
        week: 'Week',
        month: 'Month',
        quarter: 'Quarter',
        year: 'Year'
      },
      by: {
        period: 'By period',
        group: 'By institution',
        forum: 'By forum',
        type: 'By kind',
        domain: 'By domain'
      },
      total: 'Total',
      download: 'Download CSV',
      noFigures: 'No messages in this time.',
      institution: 'Institution',
      columns: {
        name: 'Name',
        messages: 'Messages',
        replied: 'Replied',
        replyRate: 'Reply rate',
        overdue: 'Overdue',
        onTimeRate: 'On time',
        p50Days: 'Median working days',
        graded: 'Graded',
        lowGrades: 'Graded 1 or 2',
        satisfactionRate: 'Satisfied'
      }
    }
  }
}
