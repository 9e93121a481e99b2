/** Texts of the dialog that puts holidays into use. */
export const calendar = {
  busy: 'Counting the open deadlines that would move…',
  again: 'Try again',
  none: 'All of these days are in use already. Add, change or import days first.',
  same: 'These days agree with the calendar in use: no working day changes, and no deadline moves.',
  effect:
    'Open deadlines that move: %{messages} of messages, %{assignments} of assignments. The institutions that hold them are told; what was answered stays as it was.',
  days: '%{smart_count} day changes |||| %{smart_count} days change',
  free: 'becomes free',
  worked: 'becomes a working day',
  more: 'and %{smart_count} more'
}
