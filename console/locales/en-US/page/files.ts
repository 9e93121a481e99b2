/** Texts of fields that hold files, fetched with them. */
export const texts = {
  files: {
    add: 'Add files',
    replace: 'Choose a file',
    limits: 'At most %{count}; pictures up to 50 MB, videos up to 100 MB',
    limitOne: 'A picture up to 50 MB, or a video up to 100 MB',
    remove: 'Remove “%{name}”',
    cancel: 'Cancel the upload of “%{name}”',
    retry: 'Retry the upload of “%{name}”',
    retryWord: 'Retry',
    interrupted: 'The upload was interrupted. Remove the file and choose it again',
    sending: 'Uploading, %{percent}% done',
    stored: '“%{name}” was uploaded',
    someFailed:
      '%{smart_count} attachment was not uploaded |||| %{smart_count} attachments were not uploaded',
    someSending:
      '%{smart_count} attachment is still being uploaded |||| %{smart_count} attachments are still being uploaded',
    failedHint: 'If you continue now, the files below will be left out.',
    sendingHint:
      'Please wait until the upload is complete. If you continue now, the files below will be left out.',
    isSending: 'Uploading…',
    without: 'Continue without them',
    back: 'Back',
    download: 'Download “%{name}”',
    open: 'View “%{name}” (in a new window)',
    full: 'At most %{count} files can be added',
    previous: 'Previous',
    next: 'Next',
    position: '%{n} of %{count}',
    whole: 'Open the original in a new window',
    kB: '%{n} kB',
    MB: '%{n} MB'
  }
}
