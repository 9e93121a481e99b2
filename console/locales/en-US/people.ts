/** Texts of accounts, their handling records, and companies that wait for confirmation. */
export const people = {
  actions: {
    findAccountByPhone: {
      verb: 'Find by phone',
      fields: {
        phone: 'Whole phone number',
        reason: 'Reason (kept on record)'
      }
    },
    revealAccount: {
      verb: 'Read in full',
      fields: {
        field: 'What to read',
        reason: 'Reason (kept on record)'
      }
    },
    addHandlingRecord: {
      verb: 'Restrict the account',
      fields: {
        handleType: 'Kind',
        ruleName: 'Rule that was broken (the person is told)',
        days: 'For how many days (empty: without end)',
        countType: 'Left out of',
        countDays: 'Messages a day',
        backtrackTime: 'Messages from this moment on (empty: from now)',
        beginTime: 'Begins (empty: now)',
        note: 'Note (editors only)'
      }
    },
    endHandlingRecord: {
      verb: 'End early',
      fields: {
        reason: 'Reason (the person is not told)'
      }
    },
    approveCompanyRequest: {
      verb: 'Confirm',
      fields: {
        note: 'Note (the company is told)'
      }
    },
    refuseCompanyRequest: {
      verb: 'Refuse',
      fields: {
        reason: 'Reason (the company is told)'
      }
    }
  },
  success: {
    addHandlingRecord: 'Done; the person is told',
    endHandlingRecord: 'Ended; the person is told',
    approveCompanyRequest: 'Confirmed; in force at once',
    refuseCompanyRequest: 'The company is told'
  },
  result: {
    revealAccount: 'This reading is on record:'
  },
  fields: {
    uid: 'Account number',
    username: 'User name',
    userType: 'Kind of user',
    userTypeCode: 'Kind of user',
    certified: 'Name certified',
    handled: 'Restricted now',
    handleType: 'Kind',
    ruleName: 'Rule broken',
    beginTime: 'Begins',
    endTime: 'Ends',
    createdBy: 'Made by',
    enterpriseName: 'Company',
    creditCode: 'Credit code',
    compType: 'Kind of organisation',
    decidedAt: 'Decided',
    legalPerson: 'Legal representative',
    contacts: 'Contact'
  },
  enums: {
    countType: {
      2: 'Rates',
      3: 'Volume'
    },
    field: {
      messageCount: 'Number of messages',
      phone: 'Phone',
      idNumber: 'ID number',
      email: 'E-mail'
    }
  },
  tabs: {
    requestsOpen: 'Pending',
    requestsApproved: 'Approved',
    requestsRefused: 'Refused',
    requestsWithdrawn: 'Withdrawn'
  },
  boards: {
    accounts: {
      fields: {
        keywords: 'User name or nickname',
        nickName: 'Nickname',
        createdAt: 'Registered'
      },
      enums: {
        status: {
          0: 'Off or cancelled',
          1: 'Normal'
        }
      }
    },
    handlingRecords: {
      fields: {
        keywords: 'User name or nickname',
        nickName: 'Nickname',
        subject: 'Message',
        note: 'Note',
        createdAt: 'Made',
        startTime: 'Made'
      },
      enums: {
        state: {
          0: 'Not begun',
          1: 'Holds',
          2: 'Over',
          3: 'Ended early'
        }
      }
    },
    companyRequests: {
      fields: {
        keywords: 'Name or credit code',
        kind: 'Request',
        createdAt: 'Requested',
        startTime: 'Requested'
      },
      enums: {
        kind: {
          1: 'Registration',
          2: 'Change'
        },
        compType: {
          1: 'Other legal person',
          2: 'Company'
        },
        state: {
          0: 'Pending',
          1: 'Approved',
          2: 'Refused',
          3: 'Withdrawn'
        }
      }
    }
  },
  pages: {
    people: {
      account: 'Account',
      toAccount: 'Open the account',
      holds: 'In force now',
      none: 'None',
      until: 'until %{at}',
      endless: 'without end',
      realName: 'Real name',
      phone: 'Phone',
      email: 'E-mail',
      idNumber: 'ID number',
      messageCount: 'Messages',
      countAsked: 'Read it with a reason under “Read in full”',
      registered: 'Registered',
      certifiedAt: 'certified %{at}',
      notCertified: 'not certified',
      records: 'Handling records',
      otherRecords: 'Other handling records',
      noRecords: 'Nothing was done about this account.',
      allRecords: 'All %{count}',
      dayCount: '%{count} days',
      perDay: '%{count} a day',
      uncounted: 'Messages left out',
      endedAt: 'Ended early',
      endReason: 'Why ended',
      history: 'History',
      was: 'Before',
      asked: 'Requested',
      changed: 'Changed',
      item: 'Item',
      company: 'Company',
      licence: 'Licence picture',
      noLicence: 'None was handed in',
      licenceMissing:
        'This request needs the picture of the licence, which the company has not handed in; it cannot be confirmed.',
      codeTaken: 'Another company has this credit code; it cannot be confirmed.',
      noteOf: 'Note'
    }
  }
}
