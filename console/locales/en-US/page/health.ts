/** Texts of the page about queues and health. */
export const texts = {
  health: {
    title: 'Queues and health',
    at: 'As of %{at}',
    stale: 'What follows is from the last look that succeeded.',
    well: 'All is well',
    wrong: '%{smart_count} thing needs attention |||| %{smart_count} things need attention',
    goTo: 'Go to %{name}',
    room: '%{free} of %{total} free',
    jobs: '%{smart_count} job |||| %{smart_count} jobs',
    pausedJobs:
      '%{smart_count} job, which does not run at its times |||| %{smart_count} jobs, which do not run at their times',
    askedForJobs:
      '%{smart_count} of them is run on request and needs no attention |||| %{smart_count} of them are run on request and need no attention',
    milliseconds: '%{count} ms',
    seconds: '%{count} s',
    replica: {
      read: 'In use',
      notRead: 'Not in use; the primary is read',
      behind: 'At most %{count} s behind'
    },
    titles: {
      letters: 'Waiting and failed letters',
      jobs: 'Scheduled jobs',
      database: 'Database',
      process: 'This server',
      use: 'Sessions and errors'
    },
    channels: {
      mail: 'Mail',
      sms: 'SMS'
    },
    kinds: {
      postgres: 'PostgreSQL %{version}',
      pglite: 'Embedded PostgreSQL %{version}'
    },
    modes: {
      demo: 'Demo',
      production: 'Production'
    },
    facts: {
      setUp: 'Can be sent',
      waiting: 'Waiting',
      oldest: 'The oldest',
      failed: 'Failed in 7 days',
      failedSince: 'The oldest failed',
      active: 'Active',
      paused: 'Paused',
      underWay: 'Queued or under way',
      failing: 'Last run failed',
      overdue: 'Overdue',
      next: 'Next',
      kind: 'Kind',
      size: 'Size',
      answer: 'Answers in',
      connections: 'Connections',
      longest: 'Longest statement',
      migrations: 'Changes of tables',
      backup: 'Last backup',
      replica: 'Read replica',
      uploadsUsed: 'Uploads take',
      version: 'Version',
      mode: 'Mode',
      host: 'Host',
      started: 'Started',
      memory: 'Memory of this process',
      memoryFree: 'Memory that is free',
      uploadsDisk: 'Disk of uploads',
      dataDisk: 'Disk of data',
      open: 'Open sessions',
      signedIn: 'Signed in within an hour',
      refused: 'Refused within an hour',
      errors: 'Errors within a day'
    },
    findings: {
      mailFailed: {
        what: '%{smart_count} mail could not be sent in the last 7 days |||| %{smart_count} mails could not be sent in the last 7 days',
        todo: 'See why, mend the cause, and send them again.'
      },
      smsFailed: {
        what: '%{smart_count} text message could not be sent in the last 7 days |||| %{smart_count} text messages could not be sent in the last 7 days',
        todo: 'See why, mend the cause, and send them again.'
      },
      mailStuck: {
        what: '%{smart_count} mail has been due for 10 minutes and was not sent |||| %{smart_count} mails have been due for 10 minutes and were not sent',
        todo: 'Check that the job that sends again is not paused, and that a server is running.'
      },
      smsStuck: {
        what: '%{smart_count} text message has been due for 10 minutes and was not sent |||| %{smart_count} text messages have been due for 10 minutes and were not sent',
        todo: 'Check that the job that sends again is not paused, and that a server is running.'
      },
      mailNotSetUp: {
        what: 'Mail is not set up; %{smart_count} mail waits |||| Mail is not set up; %{smart_count} mails wait',
        todo: 'Add a mail server, test it and put it in use; what waits is then sent by itself.'
      },
      smsNotSetUp: {
        what: 'SMS is not set up; %{smart_count} text message waits |||| SMS is not set up; %{smart_count} text messages wait',
        todo: 'Add an SMS platform, test it and put it in use; what waits is then sent by itself.'
      },
      mailMissing: {
        what: 'Mail is not set up: codes and notices cannot be sent by mail',
        todo: 'Add a mail server, test it and put it in use.'
      },
      smsMissing: {
        what: 'SMS is not set up: codes cannot be sent to phones, and nobody can register',
        todo: 'Add an SMS platform, test it and put it in use.'
      },
      mailBroken: {
        what: 'The last trial of the mail server in use, “%{name}”, failed: mail may not be sent',
        todo: 'Correct it, or send a test mail that arrives; then this ends. Its history has the reason.'
      },
      smsBroken: {
        what: 'The last trial of the SMS platform in use, “%{name}”, failed: SMS may not be sent',
        todo: 'Correct it and send a test SMS; then this ends. Its history has the reason.'
      },
      storageBroken: {
        what: 'The last test of the storage in use, “%{name}”, failed: uploads may not be stored',
        todo: 'Correct it and test it; once it passes, this ends. Its history has the reason.'
      },
      signInBroken: {
        what: 'Signing in with %{name} does not work: the other site does not answer, or not as it should',
        todo: 'Ask whoever runs the server to check the settings that begin with THIRD_PARTY_, and the other site. Once it answers, this ends.'
      },
      mailBlocked: {
        what: 'The mail server has a private address, which has not been allowed: mail cannot be sent',
        todo: 'Ask whoever runs the site to add the address to PRIVATE_TARGETS and restart it. If the host is wrong, correct it in the mail configuration.'
      },
      smsBlocked: {
        what: 'The SMS platform has a private address, which has not been allowed: text messages cannot be sent',
        todo: 'Ask whoever runs the site to add the address to PRIVATE_TARGETS and restart it. If the address is wrong, correct it in the SMS configuration.'
      },
      smsWithoutTls: {
        what: 'The SMS platform has a public address without https: text messages cannot be sent',
        todo: 'Change the address in the SMS configuration to https, or leave it empty to use the platform’s own. An operator can also name it in PRIVATE_TARGETS.'
      },
      jobsFailing: {
        what: 'The last run of %{smart_count} scheduled job failed |||| The last run of %{smart_count} scheduled jobs failed',
        todo: 'See why in the job log; once it is mended, run the job now.'
      },
      jobsOverdue: {
        what: '%{smart_count} scheduled job should have begun 5 minutes ago |||| %{smart_count} scheduled jobs should have begun 5 minutes ago',
        todo: 'It may be that no server runs jobs: look at the servers and what they write.'
      },
      jobsPaused: {
        what: '%{smart_count} scheduled job is paused |||| %{smart_count} scheduled jobs are paused',
        todo: 'Resume it unless it is meant to be paused. |||| Resume them unless they are meant to be paused.'
      },
      calendarMissing: {
        what: 'The holidays of %{smart_count} are not entered |||| The holidays of %{smart_count} are not entered',
        todo: 'Enter the notice of the State Council at Holidays, and put it into use. Until then only the statutory days of that year are free.'
      },
      backupOld: {
        what: 'The last backup is %{smart_count} days old',
        todo: 'See among the scheduled jobs why “Back up database and files” did not succeed, and run it now.'
      },
      backupMissing: {
        what: 'There is no backup yet',
        todo: 'Run the job “Back up database and files” now, and resume it first if it is paused. Keep archives and keys on another machine as well.'
      },
      errorsLogged: {
        what: '%{smart_count} error of the program in the last 24 hours |||| %{smart_count} errors of the program in the last 24 hours',
        todo: 'See the error log; report what comes back, with its number.'
      },
      signInsRefused: {
        what: '%{smart_count} attempts to sign in were refused in the last hour',
        todo: 'Somebody may be trying passwords: see in the sign-in log whether they come from one address.'
      },
      databaseOld: {
        what: 'The database lacks %{smart_count} change of its tables |||| The database lacks %{smart_count} changes of its tables',
        todo: 'Restart the server: it makes them as it starts.'
      },
      databaseNewer: {
        what: 'The database is %{smart_count} change of its tables ahead of this server |||| The database is %{smart_count} changes of its tables ahead of this server',
        todo: 'Upgrade this server, too.'
      },
      databaseEmbedded: {
        what: 'Production runs on the embedded database',
        todo: 'A power cut can damage it. Move to PostgreSQL (DATABASE_URL).'
      },
      databaseSlow: {
        what: 'The database answers slowly',
        todo: 'See the time of its answer and its longest statement below; if it stays so, look at the load of its machine.'
      },
      replicaAway: {
        what: 'The read replica does not answer',
        todo: 'Visitors read from the primary meanwhile. Check DATABASE_READ_URL and the machine of the replica.'
      },
      replicaOther: {
        what: 'DATABASE_READ_URL names no replica of this database',
        todo: 'Visitors read from the primary meanwhile. Correct the address, or make the replica anew.'
      },
      replicaLate: {
        what: 'The read replica is %{smart_count} seconds behind',
        todo: 'Visitors read from the primary meanwhile. Look at its load and network, and at pg_stat_replication of the primary.'
      },
      connectionsScarce: {
        what: '%{smart_count}% of the database’s connections are taken',
        todo: 'See who holds them, or raise max_connections.'
      },
      clocksApart: {
        what: 'The clocks of server and database are %{smart_count} seconds apart',
        todo: 'Set both by NTP.'
      },
      diskFull: {
        what: 'Only %{smart_count}% of the disk is free',
        todo: 'Make room now, or uploads will be refused.'
      },
      diskFilling: {
        what: '%{smart_count}% of the disk is free',
        todo: 'Plan to make room.'
      },
      storageFull: {
        what: 'Uploads take %{smart_count}% of the space of the site; new ones are refused',
        todo: 'Raise the parameter for all files of the site, or delete files.'
      },
      storageFilling: {
        what: 'Uploads take %{smart_count}% of the space of the site',
        todo: 'Plan to delete files, or raise the parameter for all files of the site.'
      },
      memoryScarce: {
        what: 'Only %{smart_count}% of the memory is free',
        todo: 'See what else runs on the machine, or give it more.'
      }
    }
  }
}
