/** Texts of accounts, their handling records, and companies that wait for confirmation. */
export const people = {
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
