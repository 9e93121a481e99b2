/** Texts of the page of a case, fetched with it. */
export const texts = {
  cases: {
    propose: 'Propose a case',
    hintUnkept: 'It is public in the case library once it is approved.',
    hint: 'It is public in the case library once it is approved. What you type is kept in this browser until then.',
    notWorthy:
      'No case can be made of this message now: it must be your own, public, finally replied to and not under recheck.',
    saveDraft: 'Save as a draft',
    save: 'Save',
    saveFirst:
      'A draft can be filled in step by step; a submitted case needs every field. The saved text is submitted, so save your changes first.',
    unsaved: 'There are unsaved changes. Save them to submit the case.',
    chosen: 'Show attachments of the replies',
    message: 'The message',
    process: 'The approval',
    note: 'Note: %{note}',
    reason: 'Reason: %{note}',
    summary: 'Summary',
    measures: 'What was done',
    result: 'Result',
    done: {
      proposed: 'Handed in; you will be told of the decision.',
      drafted: 'Saved as a draft; your colleagues can go on with it.',
      saved: 'Saved. Hand it in once it is complete.',
      withdrawn: 'Withdrawn; it can be changed and handed in again.'
    },
    standing: {
      draft: 'A draft, not handed in yet.',
      pending: 'In approval; it becomes public once it is approved.',
      published: 'Public in the case library.',
      returned: 'Returned for changes: change it as the note says and hand it in again.',
      refused: 'Not approved: change it as the note says and hand it in again.',
      withdrawn: 'Withdrawn; it can be changed and handed in again.',
      takenDown:
        'Taken down; the public cannot see it. It cannot be changed or proposed again, only restored by the platform.'
    }
  }
}
