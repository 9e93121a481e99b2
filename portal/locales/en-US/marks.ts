/** Texts of favourites, followed messages and opened messages. */
export const messages = {
  'marks.search': 'Search in titles and texts',
  'marks.undo': 'Put back',
  'marks.unavailable': 'Message No. {tid}',
  'marks.unavailableHint': 'This message is not public any more. You can remove it from the list.',

  'collect.found': '{total} favorites',
  'collect.none': 'No favorites yet',
  'collect.noneHint': 'Press “Favorite” on a message to find it here later.',
  'collect.marked': 'Added on {time}',
  'collect.remove': 'Remove',
  'collect.removed': 'Removed from your favorites:',

  'follows.found': '{total} followed messages',
  'follows.none': 'You follow no messages yet',
  'follows.noneHint': 'Press “Follow” on a message to be told of new replies.',
  'follows.marked': 'Followed since {time}',
  'follows.remove': 'Unfollow',
  'follows.removed': 'Not followed any more:',

  'tracks.found': '{total} messages opened',
  'tracks.none': 'No history',
  'tracks.noneHint': 'Messages that you have opened are shown here, only to you.',
  'tracks.marked': 'Opened on {time}',
  'tracks.remove': 'Delete',
  'tracks.removed': 'Deleted from your history:',
  'tracks.clear': 'Clear all',
  'tracks.clearDialog': 'Clear the history',
  'tracks.clearHint':
    'The whole history is deleted and cannot be restored. Favorites and followed messages stay.',
  'tracks.cleared': '{count} entries of the history were deleted',
  'marks.actOn': '{act}: {name}'
} as const
