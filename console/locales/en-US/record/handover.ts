/** Texts of the hand-over of a forum. */
export const handover = {
  none: 'None under way',
  underWay: 'Messages are being handed over',
  moving: '%{moved} of %{total} messages handed over so far',
  waiting:
    '%{moved} of %{total} messages handed over; %{waiting} wait until the former institution has finished what is open about them',
  finished: '%{moved} messages handed over',
  again: 'Until that is done, the forum cannot be given to another institution.'
}
