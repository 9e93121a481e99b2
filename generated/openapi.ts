// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

export type webhooks = Record<string, never>;
export interface components {
 schemas: {
  /** @description An account as editors see it. */
  AccountDetail: {
   /** @description Account id. */
   uid: number;
   /** @description Sign-in name. */
   username: string;
   /** @description Nickname. */
   nickName: string;
   /**
    * @description 0 citizen, 1 legal person.
    * @enum {integer}
    */
   userType: 0 | 1;
   /** @description 0 citizen, 1 legal person, 2 company. */
   userTypeCode: number;
   /**
    * @description 0 switched off or cancelled, 1 normal.
    * @enum {integer}
    */
   status: 0 | 1;
   /** @description Whether the real name is certified. */
   certified: boolean;
   /** @description When it was registered. */
   createdAt: number;
   restrictions: components["schemas"]["UserForbid"][];
   /** @description The real name, as it was certified. */
   realName: string | null;
   /** @description Masked: three digits. */
   phone: string | null;
   /** @description Masked. */
   email: string | null;
   /** @description Masked: three characters. */
   idNumber: string | null;
   /** @description When the real name was certified. */
   certifiedAt: number | null;
   /** @description How many handling records there are. */
   handlingCount: number;
   /** @description What may be done with it. */
   allowedActions: string[];
  };
  /** @description Accounts of citizens and legal persons. */
  AccountPage: {
   list: components["schemas"]["AccountRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description An account in a list; restrictions are those that hold now. */
  AccountRow: {
   /** @description Account id. */
   uid: number;
   /** @description Sign-in name. */
   username: string;
   /** @description Nickname. */
   nickName: string;
   /**
    * @description 0 citizen, 1 legal person.
    * @enum {integer}
    */
   userType: 0 | 1;
   /** @description 0 citizen, 1 legal person, 2 company. */
   userTypeCode: number;
   /**
    * @description 0 switched off or cancelled, 1 normal.
    * @enum {integer}
    */
   status: 0 | 1;
   /** @description Whether the real name is certified. */
   certified: boolean;
   /** @description When it was registered. */
   createdAt: number;
   restrictions: components["schemas"]["UserForbid"][];
  };
  /** @description By when a message is answered, and whether that was kept. */
  AnswerPromise: {
   /**
    * @description The kind of answer that is promised.
    * @enum {string}
    */
   answer: "reply" | "explanation";
   /** @description By when the answer is, or was, due. */
   dueAt: number;
   /** @description Working days that are left; 0 on the last day, null if answered, late or standing still. */
   daysLeft: number | null;
   /** @description When it was answered; null: not yet. */
   answeredAt: number | null;
   /** @description Since when the clock stands still. */
   stoppedSince: number | null;
   /**
    * @description The kind of reason for which the clock stands still.
    * @enum {string|null}
    */
   stoppedBy: "recheck" | null;
   /** @description The deadline before it was extended. */
   extendedFrom: number | null;
   /** @description Working days after the deadline, so far or until the answer; null: in time. */
   lateDays: number | null;
  };
  /** @description An assignment of a message to a subordinate. */
  Assignment: {
   /** @description Assignment id. */
   tpid: number;
   /** @description Message id. */
   tid: number;
   /**
    * @description 1 online assignment, 2 offline transfer.
    * @enum {integer}
    */
   type: 1 | 2;
   /**
    * @description State of the assignment.
    * @enum {integer}
    */
   processState: 10 | 20 | 25 | 30 | 40 | 50 | 90;
   /** @description Who assigned it. */
   giverName: string;
   /** @description Who handles it. */
   holderName: string;
   /** @description What the giver asks for. */
   note: string;
   /** @description When it was assigned. */
   assignedAt: number;
   /** @description By when the answer is due. */
   deadlineAt: number;
   /** @description When the giver last reminded the holder of it. */
   naggedAt: number | null;
   /** @description Version. */
   version: number;
   /** @description The assignment that it was made under. */
   parentTpid: number | null;
   /** @description By when it should be accepted. */
   acceptBy: number | null;
   /** @description Why the holder wants to return it. */
   returnReason: string | null;
   /** @description Why the last answer was sent back. */
   sendBackReason: string | null;
   /**
    * @description Why it was closed.
    * @enum {string|null}
    */
   closeReason: "replied" | "cancelled" | "takenDown" | "deleted" | "readdressed" | "takenOver" | "merged" | null;
   /** @description Who handles it offline. */
   unit: string | null;
   /** @description How to reach them. */
   contact: string | null;
   /** @description What came of it offline. */
   result: string | null;
   /** @description The holder’s draft. */
   answer: string | null;
   /** @description When the draft was handed in. */
   answeredAt: number | null;
   attachments: components["schemas"]["StaffAttachment"][];
   /** @description Whether the reader’s group holds it. */
   mine: boolean;
   /** @description Whether the adopted text waits for the superior, and is not published. */
   proposed?: boolean;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A page of assignments. */
  AssignmentPage: {
   list: components["schemas"]["AssignmentRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description An assignment in a task board. */
  AssignmentRow: {
   /** @description Assignment id. */
   tpid: number;
   /** @description Message id. */
   tid: number;
   /**
    * @description 1 online assignment, 2 offline transfer.
    * @enum {integer}
    */
   type: 1 | 2;
   /**
    * @description State of the assignment.
    * @enum {integer}
    */
   processState: 10 | 20 | 25 | 30 | 40 | 50 | 90;
   /** @description Who assigned it. */
   giverName: string;
   /** @description Who handles it. */
   holderName: string;
   /** @description What the giver asks for. */
   note: string;
   /** @description When it was assigned. */
   assignedAt: number;
   /** @description By when the answer is due. */
   deadlineAt: number;
   /** @description When the giver last reminded the holder of it. */
   naggedAt: number | null;
   /** @description Version. */
   version: number;
   /** @description The message’s subject. */
   subject: string;
   /** @description The beginning of the message. */
   content: string;
   /** @description The office that the message is addressed to. */
   forumName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description Domain. */
   domainId: number;
   /** @description Who wrote it. */
   nickName: string;
   /**
    * @description Trace state; null once another group has the message.
    * @enum {integer|null}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21 | null;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /**
    * @description 1 urgent, 2 ordinary.
    * @enum {integer}
    */
   priorityLevel: 1 | 2;
   /** @description When the message was posted. */
   createdAt: number;
   /** @description The beginning of the holder’s draft. */
   answer: string | null;
   /** @description When the draft was handed in. */
   answeredAt: number | null;
   /** @description Why the holder wants to return it. */
   returnReason: string | null;
   /** @description Why the last answer was sent back. */
   sendBackReason: string | null;
   /**
    * @description Why it was closed.
    * @enum {string|null}
    */
   closeReason: "replied" | "cancelled" | "takenDown" | "deleted" | "readdressed" | "takenOver" | "merged" | null;
   /**
    * @description 1: the reader’s own account keeps it on its board.
    * @enum {integer}
    */
   collectState: 0 | 1;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A file that belongs to a message, a reply or a draft. */
  Attachment: {
   /** @description Attachment id. */
   aid: number;
   /** @description What the person called it. */
   fileName: string;
   /** @description Media type, as sniffed. */
   mime: string;
   /** @description Size. */
   bytes: number;
   /** @description Width in pixels. */
   width: number | null;
   /** @description Height in pixels. */
   height: number | null;
   /** @description Where it is, on this origin. */
   url: string;
   /** @description A small picture of it. */
   thumbUrl: string | null;
   /**
    * @description 0 for the institution only, 1 for everybody.
    * @enum {integer}
    */
   isPublic: 0 | 1;
  };
  /** @description Flags of the account’s group (0 or 1). */
  Authority: {
   /**
    * @description May run campaigns.
    * @enum {integer}
    */
   allowCollect: 0 | 1;
   /**
    * @description May ask for deliveries.
    * @enum {integer}
    */
   allowDelivery: 0 | 1;
   /**
    * @description May receive deliveries.
    * @enum {integer}
    */
   allowHandleDelivery: 0 | 1;
   /**
    * @description Is not reminded to bind a phone.
    * @enum {integer}
    */
   allowNoAlert: 0 | 1;
  };
  /** @description What one’s own account says. */
  BaseInfo: {
   /** @description Account id. */
   uid: number;
   /** @description Its version, to change it with. */
   version: number;
   /** @description Sign-in name. */
   username: string;
   /** @description What others see. */
   nickName: string;
   /**
    * @description 0 citizen, 1 legal person.
    * @enum {integer}
    */
   userType: 0 | 1;
   /**
    * @description 0 male, 1 female, 2 secret.
    * @enum {integer}
    */
   gender: 0 | 1 | 2;
   /** @description The region. */
   regionId: number | null;
   /** @description Its name. */
   regionName: string | null;
   /** @description Of an institution: its name. */
   groupName: string | null;
   /** @description Of an institution: its superior’s name. */
   superiorName: string | null;
   /** @description Masked: three digits. */
   phone: string | null;
   /** @description Masked. */
   email: string | null;
   /** @description Masked: its first character. */
   realName: string | null;
   /** @description Masked: three characters. */
   idNumber: string | null;
   /**
    * @description The document.
    * @enum {integer|null}
    */
   certificationType: 1 | 2 | 3 | 4 | null;
   /** @description When the real name was certified. */
   certifiedAt: number | null;
   /** @description Whether it must be certified before posting. */
   needCertif: boolean;
   /** @description Whether there is a password to sign in with. */
   hasPassword: boolean;
   /** @description When it was registered. */
   createdAt: number;
  };
  /** @description Whether a phone is bound. */
  BindPhoneResult: {
   /**
    * @description 1 bound, 2 not bound.
    * @enum {integer}
    */
   bingPhone: 1 | 2;
  };
  /** @description The tabs of one task board. */
  BoardCount: {
   /** @description Its name. */
   board: string;
   tabs: components["schemas"]["TabCount"][];
   /** @description Records past their deadline. */
   overdue: number;
   /** @description Records due today. */
   dueToday: number;
   /** @description Records due within three days. */
   dueSoon: number;
  };
  /** @description The business form of a process. */
  BusinessForm: {
   /** @description Key of the process, shared by all its definitions. */
   processDefinitionKey: string;
   /** @description What the form is called. */
   formName: string;
   /** @description A page of this site with the form; empty: its fields are those of the drawing. */
   formRoute: string;
   /** @description The address of this site that takes the form and gives the business key. */
   formSaveUrl: string;
   /** @description The address of this site that is told the instance; empty: none is. */
   formInstanceUrl: string;
  };
  /** @description A campaign in a public list. */
  Campaign: {
   /** @description Campaign id: `collectId` of its entries. */
   id: number;
   /** @description What it is called. */
   title: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   excerpt: string;
   /** @description Its picture, on this origin. */
   coverUrl: string | null;
   /** @description The group that asks. */
   groupId: number;
   /** @description Its name. */
   groupName: string;
   /** @description From when suggestions are taken. */
   beginTime: number;
   /** @description Until when. */
   endTime: number;
   /** @description Approved public entries. */
   entryCount: number;
   /** @description How many of them were adopted. */
   adoptedCount: number;
   /**
    * @description 0 not started, 1 collecting, 2 ended, by the time of the server.
    * @enum {integer}
    */
   lifeCycle: 0 | 1 | 2;
   /** @description Whether its result was published. */
   hasSummary: boolean;
  };
  /** @description All of a campaign’s text, as it shall be from now on. */
  CampaignChange: {
   /** @description Campaign id. */
   id: number;
   /** @description The version that was seen. */
   version: number;
   /** @description What it is called. */
   title: string;
   /** @description What it is about: HTML of which paragraphs, headings, lists, tables, emphasis, links and pictures of its own attachments are kept. */
   content: string;
   /** @description Where entries can be sent to. */
   fids: number[];
   /** @description From when suggestions are taken. */
   beginTime: number;
   /** @description Until when. */
   endTime: number;
   /** @description What those who take part are asked to think of. */
   questions?: string[];
   /** @description Its picture: an upload of one’s own, or what the campaign has. */
   coverAid?: number | null;
   /** @description Its attachments. */
   aids?: number[];
   /** @description The title of what is shared; empty: its own. */
   shareTitle?: string;
   /** @description The text of what is shared; empty: the beginning of its own. */
   shareText?: string;
  };
  /** @description One campaign, as everybody may read it. */
  CampaignDetail: {
   /** @description Campaign id: `collectId` of its entries. */
   id: number;
   /** @description What it is called. */
   title: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   excerpt: string;
   /** @description Its picture, on this origin. */
   coverUrl: string | null;
   /** @description The group that asks. */
   groupId: number;
   /** @description Its name. */
   groupName: string;
   /** @description From when suggestions are taken. */
   beginTime: number;
   /** @description Until when. */
   endTime: number;
   /** @description Approved public entries. */
   entryCount: number;
   /** @description How many of them were adopted. */
   adoptedCount: number;
   /** @description What it is about, as HTML that was cleaned. */
   content: string;
   attachments: components["schemas"]["Attachment"][];
   forums: components["schemas"]["CampaignForum"][];
   /** @description What those who take part are asked to think of. */
   questions: string[];
   /**
    * @description 0 not started, 1 collecting, 2 ended, by the time of the server.
    * @enum {integer}
    */
   lifeCycle: 0 | 1 | 2;
   /** @description The result, as HTML that was cleaned. */
   summary: string | null;
   /** @description When the result was published. */
   summaryAt: number | null;
   share: components["schemas"]["CampaignShare"];
   timeline: components["schemas"]["TimelineEntry"][];
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /**
   * @description Tab: 1 all, 2 awaiting confirmation, 3 awaiting modification, 4 not started, 5 collecting, 6 ended, 7 requests withdrawn.
   * @enum {integer}
   */
  CampaignDisplay: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** @description A campaign as its group hands it in. */
  CampaignDraft: {
   /** @description What it is called. */
   title: string;
   /** @description What it is about: HTML of which paragraphs, headings, lists, tables, emphasis, links and pictures of its own attachments are kept. */
   content: string;
   /** @description Where entries can be sent to. */
   fids: number[];
   /** @description From when suggestions are taken. */
   beginTime: number;
   /** @description Until when. */
   endTime: number;
   /** @description What those who take part are asked to think of. */
   questions?: string[];
   /** @description Its picture: an upload of one’s own, or what the campaign has. */
   coverAid?: number | null;
   /** @description Its attachments. */
   aids?: number[];
   /** @description The title of what is shared; empty: its own. */
   shareTitle?: string;
   /** @description The text of what is shared; empty: the beginning of its own. */
   shareText?: string;
  };
  /** @description An entry of a campaign, as its group sees it. */
  CampaignEntry: {
   /** @description Message id. */
   tid: number;
   /** @description Forum id. */
   fid: number;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description The institution that handles the forum. */
   groupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The campaign that it is an entry of. */
   collectId: number | null;
   /** @description Domain. */
   domainId: number;
   /** @description Subject. */
   subject: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   content: string;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Trace state.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
   /** @description When it was posted. */
   createdAt: number;
   /** @description When it was approved. */
   approvedAt: number | null;
   /** @description When it was last replied to. */
   repliedAt: number | null;
   /** @description Attachments. */
   attachmentCount: number;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /**
    * @description Where it was written; null where others handle it.
    * @enum {integer|null}
    */
   sourceType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | null;
   /**
    * @description 1 urgent, 2 ordinary; null where others handle it.
    * @enum {integer|null}
    */
   priorityLevel: 1 | 2 | null;
   /** @description By when the next answer is due. */
   deadlineAt: number | null;
   /** @description Evaluation approval time. */
   gradeApprovedAt: number | null;
   /** @description Last grade, rounded, 1 to 5. */
   satisfaction: number | null;
   /**
    * @description Whether the matter is solved, as its author last said: 1 solved, 2 partly, 3 not; null: not said.
    * @enum {integer|null}
    */
   solved: 1 | 2 | 3 | null;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /** @description Whether the grade asks for an explanation. */
   explainDue: boolean;
   /** @description Whether it is assigned at present. */
   assigned: boolean;
   /** @description Who has it then: the group, or the unit outside. */
   assignedTo: string | null;
   /** @description Whether that is a unit outside. */
   assignedOffline: boolean;
   /** @description The latest deadline of an assignment by the reader’s group; null: it assigns nothing. */
   assignUntil: number | null;
   /**
    * @description 1: the reader’s own account keeps it on its board.
    * @enum {integer}
    */
   collectState: 0 | 1;
   /** @description Whether it is under recheck, and its clock stands still. */
   recheckOpen: boolean;
   /**
    * @description The reply to it that waits for the superior.
    * @enum {string|null}
    */
   proposedKind: "interim" | "final" | "explanation" | "last" | "edit" | null;
   /** @description How many people have the same problem. */
   voiceCount: number;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
   /** @description Whether everybody may read it. */
   isPublic: boolean;
   /** @description Whether it was adopted. */
   adopted: boolean;
   /** @description Likes. */
   likeCount: number;
  };
  /** @description A page of a campaign’s entries. */
  CampaignEntryPage: {
   list: components["schemas"]["CampaignEntry"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A forum that entries can be sent to. */
  CampaignForum: {
   /** @description Forum id. */
   fid: number;
   /** @description The office that it is addressed to. */
   name: string;
   /** @description Whether it is shown in the layout of a special campaign. */
   specialLayout: boolean;
  };
  /** @description A page of public campaigns. */
  CampaignPage: {
   list: components["schemas"]["Campaign"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many there are in each life cycle. */
   tabs: {
    [key: string]: number;
   };
  };
  /** @description A campaign that something was done with. */
  CampaignResult: {
   /** @description Campaign id. */
   id: number;
   /** @description Its version now. */
   version: number;
  };
  /** @description What is shared. */
  CampaignShare: {
   /** @description Title. */
   title: string;
   /** @description Text. */
   text: string;
   /** @description Picture, on this origin. */
   imageUrl: string | null;
   /** @description Address, on this origin. */
   url: string;
  };
  /** @description A text of a campaign. */
  CampaignText: {
   /** @description What it is called. */
   title: string;
   /** @description From when suggestions are taken. */
   beginTime: number;
   /** @description Until when. */
   endTime: number;
   /** @description Its picture, on this origin. */
   coverUrl: string | null;
   /** @description Its picture. */
   coverAid: number | null;
   /** @description What it is about, as HTML that was cleaned. */
   content: string;
   attachments: components["schemas"]["Attachment"][];
   forums: components["schemas"]["CampaignForum"][];
   /** @description What those who take part are asked to think of. */
   questions: string[];
   /** @description The title of what is shared; empty: its own. */
   shareTitle: string;
   /** @description The text of what is shared; empty: the beginning of its own. */
   shareText: string;
  };
  /** @description A sum for the caller’s machine, in place of a picture. */
  CaptchaChallenge: {
   /**
    * @description The hash.
    * @enum {string}
    */
   algorithm: "SHA-256";
   /** @description The hash of salt and number, in lower-case hex. */
   challenge: string;
   /** @description The largest that the number may be. */
   maxnumber: number;
   /** @description What stands before the number. */
   salt: string;
   /** @description The site’s signature of the challenge. */
   signature: string;
   /** @description The scene to hand it in for. */
   sceneId: string;
  };
  /** @description Whether a captcha was passed. */
  CaptchaVerifyResult: {
   /** @description Whether it was. */
   captchaVerifyResult: boolean;
  };
  /** @description A published case. */
  CaseDetail: {
   /** @description Number of the case. */
   id: number;
   /** @description Its title. */
   title: string;
   /** @description What it is about; in a list its beginning. */
   summary: string;
   /** @description Domain. */
   domainId: number;
   /**
    * @description Type of the message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The institution that handled it. */
   groupName: string;
   /** @description The office that the message was addressed to. */
   forumName: string;
   /** @description Region of that office. */
   regionId: number | null;
   /** @description Its name; empty where there is none. */
   regionName: string;
   /** @description What was done. */
   measures: string;
   /** @description What came of it. */
   result: string;
   /** @description Since when it is public. */
   publishedAt: number;
   attachments: components["schemas"]["Attachment"][];
   message: components["schemas"]["CaseMessage"];
  };
  /** @description What cases are narrowed by. */
  CaseFilter: {
   /**
    * @description Tab: 1 all, 2 case drafts, 3 cases pending, 4 cases published, 5 cases refused, 6 requests withdrawn, 7 taken down.
    * @enum {integer}
    */
   display?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
   /** @description Those that grew from this message. */
   tid?: number;
   /** @description Searched in titles, texts and subjects. */
   keywords?: string;
   /** @description Domains. */
   domainIds?: number[];
   /** @description Changed from this moment. */
   startTime?: number;
   /** @description Changed up to this moment. */
   endTime?: number;
   /** @description Page, from 1. */
   page?: number;
   /**
    * @description Records on a page.
    * @enum {integer}
    */
   rows?: 10 | 20 | 30 | 50 | 100;
   /** @description nextCursor of the page before; page is then ignored. */
   cursor?: string;
  };
  /** @description The message that a case grew from, as the public may read it. */
  CaseMessage: {
   /** @description Message id. */
   tid: number;
   /** @description Subject, as redacted. */
   subject: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   content: string;
   /**
    * @description Trace state.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /** @description When it was approved. */
   approvedAt: number | null;
   /** @description When it was last replied to. */
   repliedAt: number | null;
   /** @description Last grade, rounded, 1 to 5. */
   satisfaction: number | null;
  };
  /** @description A page of the case library. */
  CasePage: {
   list: components["schemas"]["CaseRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A published case in a list. */
  CaseRow: {
   /** @description Number of the case. */
   id: number;
   /** @description Its title. */
   title: string;
   /** @description What it is about; in a list its beginning. */
   summary: string;
   /** @description Domain. */
   domainId: number;
   /**
    * @description Type of the message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The institution that handled it. */
   groupName: string;
   /** @description The office that the message was addressed to. */
   forumName: string;
   /** @description Region of that office. */
   regionId: number | null;
   /** @description Its name; empty where there is none. */
   regionName: string;
   /** @description Since when it is public. */
   publishedAt: number;
   /** @description A small picture of it. */
   pictureUrl: string | null;
  };
  /** @description A document with which a real name can be certified. */
  CertificationType: {
   /** @description What it is called. */
   name: string;
   /** @description What it is chosen by. */
   value: string;
  };
  /** @description The documents with which a real name can be certified. */
  CertificationTypes: components["schemas"]["CertificationType"][];
  /** @description The case that something was done with. */
  ChangedCase: {
   /** @description Its number. */
   id: number;
   /** @description Message id. */
   tid: number;
   /**
    * @description How it stands.
    * @enum {string}
    */
   state: "draft" | "pending" | "published" | "refused" | "withdrawn" | "takenDown";
   /** @description Its version now. */
   version: number;
   /** @description The process that decides, or decided. */
   processInstanceId: number | null;
  };
  /** @description The scheduled jobs that something was done with. */
  ChangedJobs: {
   /** @description Their ids. */
   ids: number[];
  };
  /** @description The notice that something was done with. */
  ChangedNotice: {
   /** @description Its number. */
   id: number;
  };
  /** @description The users that were changed. */
  ChangedUsers: {
   /** @description Their ids. */
   ids: number[];
  };
  /** @description What is known about a company. */
  CompanyFacts: {
   /**
    * @description 1 another legal person, 2 a company.
    * @enum {integer}
    */
   compType: 1 | 2;
   /** @description Its name, under which it writes. */
   enterpriseName: string;
   /** @description Its unified social credit code. */
   creditCode: string;
   /** @description Who stands for it by law. */
   legalPerson: string;
   /** @description Whom to speak with. */
   contacts: string;
  };
  /** @description The picture of a company’s licence; only the company and editors get its address. */
  CompanyLicence: {
   /** @description Its number. */
   aid: number;
   /** @description The name that its file had. */
   fileName: string;
   /** @description Its media type. */
   mime: string;
   /** @description Its size. */
   bytes: number;
   /** @description Where it is read, for an hour at least. */
   url: string;
   /** @description Where a small picture of it is. */
   thumbUrl: string | null;
  };
  /** @description A request of a company, with what was known when it was asked for. */
  CompanyRequestDetail: {
   /** @description Its number. */
   id: number;
   /**
    * @description 1 a registration, 2 a change.
    * @enum {integer}
    */
   kind: 1 | 2;
   /**
    * @description 0 pending, 1 approved, 2 refused, 3 withdrawn.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3;
   /** @description What the platform says of its decision. */
   note: string | null;
   /** @description When it was asked for. */
   createdAt: number;
   /** @description When it was decided or withdrawn. */
   decidedAt: number | null;
   /** @description What the reader may do with it. */
   allowedActions: string[];
   /** @description The account. */
   uid: number;
   /** @description Its sign-in name. */
   username: string;
   /**
    * @description 1 another legal person, 2 a company.
    * @enum {integer}
    */
   compType: 1 | 2;
   /** @description Its name, under which it writes. */
   enterpriseName: string;
   /** @description Its unified social credit code. */
   creditCode: string;
   /** @description Who stands for it by law. */
   legalPerson: string;
   /** @description Whom to speak with. */
   contacts: string;
   was: components["schemas"]["CompanyFacts"];
   licence: components["schemas"]["CompanyLicence"] | null;
   /** @description Whether a required picture is not there: approving would be refused. */
   licenceMissing: boolean;
   /** @description Whether the company is confirmed. */
   confirmed: boolean;
   /** @description Whether another company has the credit code by now: approving would be refused. */
   codeTaken: boolean;
   history: components["schemas"]["CompanyRequestStep"][];
  };
  /**
   * @description Tab: 1 requests open, 2 requests approved, 3 requests refused, 4 requests withdrawn, 5 all.
   * @enum {integer}
   */
  CompanyRequestDisplay: 1 | 2 | 3 | 4 | 5;
  /** @description Requests of companies. */
  CompanyRequestPage: {
   list: components["schemas"]["CompanyRequestRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many there are by display, whichever is shown. */
   tabs: {
    [key: string]: number;
   };
  };
  /** @description A request of a company in a list. */
  CompanyRequestRow: {
   /** @description Its number. */
   id: number;
   /**
    * @description 1 a registration, 2 a change.
    * @enum {integer}
    */
   kind: 1 | 2;
   /**
    * @description 0 pending, 1 approved, 2 refused, 3 withdrawn.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3;
   /** @description What the platform says of its decision. */
   note: string | null;
   /** @description When it was asked for. */
   createdAt: number;
   /** @description When it was decided or withdrawn. */
   decidedAt: number | null;
   /** @description What the reader may do with it. */
   allowedActions: string[];
   /** @description The account. */
   uid: number;
   /** @description Its sign-in name. */
   username: string;
   /**
    * @description What it is to be: 1 another legal person, 2 a company.
    * @enum {integer}
    */
   compType: 1 | 2;
   /** @description The name that is asked for. */
   enterpriseName: string;
   /** @description The credit code that is asked for. */
   creditCode: string;
  };
  /** @description Something that happened to a request. */
  CompanyRequestStep: {
   /** @description When. */
   at: number;
   /** @description What happened: an event’s verb. */
   verb: string;
   /** @description Who did it. */
   actorName: string;
   /** @description What was said of it. */
   note: string | null;
  };
  /** @description The message’s text (first) or a supplement. */
  ContentItem: {
   /** @description Number. */
   id: number;
   /** @description The text, as far as the reader may see it. */
   content: string;
   /** @description Passages of it, and of the subject with the first text, that the public does not read; its author only. */
   masks: components["schemas"]["Mask"][];
   /**
    * @description 0 pending, 1 approved, 2 returned.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /** @description Why it was returned; the author and editors only. */
   auditNote: string | null;
   /** @description When it was written. */
   createdAt: number;
   topic: components["schemas"]["Topic"] | null;
   attachments: components["schemas"]["Attachment"][];
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A count. */
  CountResult: {
   /** @description How many. */
   count: number;
  };
  /** @description When a cron expression happens next. */
  CronTimes: {
   /** @description The next five; fewer where there are no more, none where it is wrong. */
   times: number[];
   /** @description What is wrong with it, in the reader’s language. */
   problem: string | null;
  };
  /** @description The data board: messages by the day on which they were approved. */
  DataBoard: {
   total: components["schemas"]["Figures"];
   periods: components["schemas"]["PeriodFigures"][];
   byGroup: components["schemas"]["GroupFigures"][];
   byForum: components["schemas"]["ForumFigures"][];
   byType: components["schemas"]["TypeFigures"][];
   byDomain: components["schemas"]["DomainFigures"][];
   /** @description When the days before today were summed up last. */
   countedAt: number | null;
  };
  /** @description What the data board is about. */
  DataBoardFilter: {
   /** @description From the day of this moment; absent: 30 days. */
   startTime?: number;
   /** @description Up to the day of this moment; absent: today. */
   endTime?: number;
   /**
    * @description How long its periods are; absent: days.
    * @enum {string}
    */
   unit?: "day" | "week" | "month" | "quarter" | "year";
   /** @description This group with all below it. */
   groupId?: number;
   /** @description This forum alone. */
   fid?: number;
   /** @description This type alone. */
   typeId?: number;
   /** @description This domain alone. */
   domainId?: number;
  };
  /**
   * @description Tab: 1 active, 2 suspended, 3 all.
   * @enum {integer}
   */
  DefinitionDisplay: 1 | 2 | 3;
  /** @description A definition with its document. */
  DefinitionDocument: {
   /** @description Its id. */
   id: number;
   /** @description Key of the process, shared by all its definitions. */
   key: string;
   /** @description Key of the process, shared by all its definitions. */
   processDefinitionKey: string;
   /** @description 1, 2, 3 … of its key. */
   number: number;
   /** @description What the process is called. */
   name: string;
   /**
    * @description 0 suspended, 1 active.
    * @enum {integer}
    */
   status: 0 | 1;
   /** @description How many instances run it. */
   running: number;
   /** @description Since when. */
   deployedAt: number;
   /** @description What the reader may do with it. */
   allowedActions: string[];
   /** @description The drawing that its next definition is made of, for who may look at it; null: there is none. */
   modelId: number | null;
   /** @description The document, as it was deployed. */
   xml: string;
  };
  /** @description A page of requests for deletion. */
  DeletionPage: {
   list: components["schemas"]["DeletionRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many there are in each tab, by display; at most 10,001. */
   tabs: {
    [key: string]: number;
   };
  };
  /** @description An author’s request for deletion. */
  DeletionRequest: {
   /** @description Number of the request. */
   id: number;
   /** @description Why the author wants it deleted. */
   reason: string;
   /**
    * @description 0 open, 1 consented to, 2 refused, 3 withdrawn.
    * @enum {integer}
    */
   deletionState: 0 | 1 | 2 | 3;
   /** @description When it was asked for. */
   askedAt: number;
   /** @description When it was decided. */
   decidedAt: number | null;
   /** @description Why it was refused. */
   note: string | null;
  };
  /** @description A request for deletion in a list. */
  DeletionRow: {
   /** @description Number of the request. */
   id: number;
   /** @description Why the author wants it deleted. */
   reason: string;
   /**
    * @description 0 open, 1 consented to, 2 refused, 3 withdrawn.
    * @enum {integer}
    */
   deletionState: 0 | 1 | 2 | 3;
   /** @description When it was asked for. */
   askedAt: number;
   /** @description When it was decided. */
   decidedAt: number | null;
   /** @description Why it was refused. */
   note: string | null;
   /** @description Message id. */
   tid: number;
   /** @description The message’s subject. */
   subject: string;
   /** @description The beginning of the message. */
   content: string;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description Who handles it now. */
   messageGroupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description Domain. */
   domainId: number;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /**
    * @description Trace state; null once another group has the message.
    * @enum {integer|null}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21 | null;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /**
    * @description 1 urgent, 2 ordinary.
    * @enum {integer}
    */
   priorityLevel: 1 | 2;
   /** @description When it was posted. */
   createdAt: number;
   /** @description By when the next answer is due. */
   deadlineAt: number | null;
   /** @description The message’s version. */
   version: number;
   /**
    * @description The reply to it that waits for the superior.
    * @enum {string|null}
    */
   proposedKind: "interim" | "final" | "explanation" | "last" | "edit" | null;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A message that is put before another group. */
  Delivery: {
   /** @description Delivery id. */
   id: number;
   /** @description Who asked for it. */
   groupName: string;
   /** @description Whom it is put before. */
   toGroupName: string;
   /** @description Why. */
   reason: string;
   /**
    * @description 0 pending, 1 accepted, 2 declined, 3 withdrawn, 4 lapsed.
    * @enum {integer}
    */
   deliveryState: 0 | 1 | 2 | 3 | 4;
   /** @description When it was asked for. */
   askedAt: number;
   /** @description When it was decided. */
   decidedAt: number | null;
   /** @description What the editor said. */
   note: string | null;
   /** @description What the receiver thinks. */
   opinion: string | null;
   /** @description When they said so. */
   opinionAt: number | null;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A page of deliveries. */
  DeliveryPage: {
   list: components["schemas"]["DeliveryRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many there are in each tab, by display; at most 10,001. */
   tabs: {
    [key: string]: number;
   };
  };
  /** @description A delivery in a list. */
  DeliveryRow: {
   /** @description Delivery id. */
   id: number;
   /** @description Who asked for it. */
   groupName: string;
   /** @description Whom it is put before. */
   toGroupName: string;
   /** @description Why. */
   reason: string;
   /**
    * @description 0 pending, 1 accepted, 2 declined, 3 withdrawn, 4 lapsed.
    * @enum {integer}
    */
   deliveryState: 0 | 1 | 2 | 3 | 4;
   /** @description When it was asked for. */
   askedAt: number;
   /** @description When it was decided. */
   decidedAt: number | null;
   /** @description What the editor said. */
   note: string | null;
   /** @description What the receiver thinks. */
   opinion: string | null;
   /** @description When they said so. */
   opinionAt: number | null;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
   /** @description Message id. */
   tid: number;
   /** @description The message’s subject. */
   subject: string;
   /** @description The beginning of the message. */
   content: string;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description Who handles it now. */
   messageGroupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description Domain. */
   domainId: number;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /**
    * @description Trace state; null once another group has the message.
    * @enum {integer|null}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21 | null;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /**
    * @description 1 urgent, 2 ordinary.
    * @enum {integer}
    */
   priorityLevel: 1 | 2;
   /** @description When it was posted. */
   createdAt: number;
   /** @description By when the next answer is due. */
   deadlineAt: number | null;
   /** @description The message’s version. */
   version: number;
  };
  /** @description A definition that was made or changed. */
  DeployedProcess: {
   /** @description Its id. */
   id: number;
   /** @description Key of the process, shared by all its definitions. */
   key: string;
   /** @description 1, 2, 3 … of its key. */
   number: number;
   /**
    * @description 0 suspended, 1 active.
    * @enum {integer}
    */
   status: 0 | 1;
  };
  /** @description A department with those below it. */
  DeptNode: {
   /** @description Its id. */
   id: number;
   /** @description What it is called. */
   name: string;
   children: components["schemas"]["DeptNode"][];
  };
  /** @description Who has a message open, and the last thing that happened to it. */
  DeskPresence: {
   colleagues: components["schemas"]["PresentColleague"][];
   /** @description The last event for those who handle it; a larger one than that of the open page is news. */
   lastEvent: number;
  };
  /** @description What the detector finds in an answer. */
  DetectorResult: {
   /** @description What was found, in words; null: nothing. */
   description: string | null;
   /** @description Each thing found. */
   findings: ("phone" | "idNumber" | "forbiddenWord" | "placeholder" | "template" | "repeated" | "copied" | "unrelated")[];
  };
  /**
   * @description Tab: 1 all, 2 sms, 3 mail.
   * @enum {integer}
   */
  DevInboxDisplay: 1 | 2 | 3;
  /** @description A message in the development inbox. */
  DevLetter: {
   /** @description Number. */
   id: number;
   /**
    * @description How it would have gone out.
    * @enum {string}
    */
   channel: "sms" | "mail";
   /** @description To whom. */
   recipient: string;
   /** @description What it says. */
   body: string;
   /** @description When. */
   at: number;
   /** @description What the reader may do. */
   allowedActions: string[];
  };
  /** @description A page of the development inbox. */
  DevLetterPage: {
   list: components["schemas"]["DevLetter"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description One dictionary with its values. */
  DictType: {
   /** @description Its name, such as messageType. */
   dictType: string;
   dataList: components["schemas"]["DictValue"][];
  };
  /** @description One value of a dictionary. */
  DictValue: {
   /** @description The value as it is stored. */
   dictValue: string;
   /** @description The label in the caller’s language. */
   dictLabel: string;
   /** @description True of what is a label only, and no longer a choice; else absent. */
   isRetired?: boolean;
  };
  /** @description The figures of one domain. */
  DomainFigures: {
   /** @description Domain. */
   domainId: number;
   /** @description Messages that were approved. */
   messages: number;
   /** @description Those of them that rates are of. */
   counted: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Past their deadline, and not replied to. */
   overdue: number;
   /** @description Replied to by their deadline. */
   onTime: number;
   /** @description On time, of those replied to or past their deadline; null: of none. */
   onTimeRate: number | null;
   /** @description Working days from the clock’s start to the first final reply, of half of them at most; null: of none. */
   p50Days: number | null;
   /** @description The same, of nine in ten; null: of none. */
   p90Days: number | null;
   /** @description With a grade that counts. */
   graded: number;
   /** @description Whose last grade is 1 or 2. */
   lowGrades: number;
   /** @description Whose last grade is 4 or 5. */
   satisfied: number;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
   /** @description Mean score of resolution; null: of none. */
   gradeLevel: number | null;
   /** @description Mean score of speed; null: of none. */
   gradeSpeed: number | null;
   /** @description Mean score of manner; null: of none. */
   gradeManner: number | null;
   /** @description How many of the last grades are 1, 2, 3, 4 and 5. */
   scores: number[];
   deleted: components["schemas"]["FigureDeleted"];
   caveats: components["schemas"]["FigureCaveats"];
  };
  /** @description A help page in one language, for those who change it. */
  EditedHelpText: {
   /** @description Which page. */
   key: number;
   /** @description Its title. */
   title: string;
   /** @description Plain text; lines that begin with two hashes and a space are headings. */
   content: string;
   /** @description When it was last changed; null: as it ships. */
   updatedAt: number | null;
   /**
    * @description In which language.
    * @enum {string}
    */
   language: "zh-CN" | "zh-TW" | "en-US";
   /** @description Version; 0: as it ships. */
   version: number;
  };
  /**
   * @description Tab: 1 awaiting confirmation, 2 awaiting modification, 3 not started, 4 collecting, 5 ended, 6 requests withdrawn, 7 all.
   * @enum {integer}
   */
  EditorCampaignDisplay: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** @description Feedback, as editors see it. */
  EditorFeedback: {
   /** @description Number. */
   id: number;
   /**
    * @description 1 suggestion, 2 fault, 3 complaint about the platform, 4 other.
    * @enum {integer}
    */
   type: 1 | 2 | 3 | 4;
   /** @description What was written. */
   content: string;
   /** @description How to reach them: the first three characters. */
   contact: string | null;
   /**
    * @description 0 waiting, 1 answered.
    * @enum {integer}
    */
   state: 0 | 1;
   /** @description The answer. */
   answer: string | null;
   /** @description When it was answered. */
   answeredAt: number | null;
   /** @description When it was written. */
   createdAt: number;
   /** @description Who wrote it. */
   nickName: string;
   /** @description The institution of whoever wrote it. */
   groupName: string | null;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A page of feedback. */
  EditorFeedbackPage: {
   list: components["schemas"]["EditorFeedback"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description The filter of an editor’s queue. */
  EditorFilter: {
   /** @description What to search for. */
   keywords?: string;
   /** @description Types of message. Empty on a list that is not of suggestions: an empty list. */
   typeIds?: number[];
   /** @description Domains. */
   domainIds?: number[];
   /** @description Forums. */
   fids?: number[];
   /** @description Topic id. */
   topicId?: number;
   /** @description The author’s shown name. */
   nickName?: string;
   /** @description Posted from this moment. */
   timeSt?: number;
   /** @description Posted up to this moment. */
   timeEd?: number;
   /** @description Approved from this moment. */
   startTime?: number;
   /** @description Approved up to this moment. */
   endTime?: number;
   /** @description Only messages that this group, or one below it, handles now. */
   groupId?: number;
   /** @description Trace states. */
   searchState?: (0 | 1 | 2 | 3 | 11 | 12 | 13 | 21)[];
   /** @description Rounded grades. */
   satisfaction?: number[];
   /** @description Only messages without a final reply whose deadline was before this moment. */
   dueBefore?: number;
   /**
    * @description Only messages that this figure of the data board counts.
    * @enum {string}
    */
   counted?: "messages" | "replied" | "overdue" | "graded" | "lowGrades";
   /**
    * @description Sub-tab.
    * @enum {integer}
    */
   display?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
   /** @description Page, from 1. */
   page?: number;
   /**
    * @description Records on a page.
    * @enum {integer}
    */
   rows?: 10 | 20 | 50 | 100 | 30;
   /**
    * @description Order.
    * @enum {string}
    */
   order?: "approvedAt:desc" | "approvedAt:asc" | "gradeApprovedAt:desc" | "gradeApprovedAt:asc" | "repliedAt:desc" | "repliedAt:asc" | "deadlineAt:asc" | "voiceCount:desc" | "assignedAt:desc" | "assignedAt:asc";
   /** @description nextCursor of the page before; page is then ignored. */
   cursor?: string;
  };
  /** @description A page of an editor’s queue. */
  EditorPage: {
   list: components["schemas"]["EditorRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description Something that waits for an editor, or that one decided. */
  EditorRow: {
   /** @description Number of the message, supplement, grade, or of what is asked for. */
   id: number;
   /**
    * @description What it is.
    * @enum {string}
    */
   kind: "message" | "supplement" | "comment" | "recheck" | "deletion" | "delivery";
   /** @description Message id. */
   tid: number;
   /** @description The message’s subject. */
   subject: string;
   /** @description What is to be examined: its beginning. */
   content: string;
   /** @description The office that it is addressed to. */
   forumName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description Domain. */
   domainId: number;
   /** @description Who wrote it. */
   nickName: string;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /** @description Whether the author wants it public. */
   isPublic: boolean;
   /** @description When it was written. */
   createdAt: number;
   /** @description When the message was approved or taken down, in the tabs of these. */
   decidedAt: number | null;
   /** @description Attachments. */
   attachmentCount: number;
   /**
    * @description The reply to it that waits for the superior.
    * @enum {string|null}
    */
   proposedKind: "interim" | "final" | "explanation" | "last" | "edit" | null;
   /** @description The message’s version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description The sessions that were ended. */
  EndedSessions: {
   /** @description Their ids. */
   ids: number[];
  };
  /** @description Something that happened to a record. */
  EntityEvent: {
   /** @description Number of the event. */
   id: number;
   /** @description When. */
   at: number;
   /** @description What happened, such as record.updated. */
   verb: string;
   /** @description Who did it. */
   actorName: string;
   /** @description What they said about it. */
   note: string;
   /** @description The record’s fields; null where there was none. */
   before: {
    [key: string]: unknown;
   } | null;
   /** @description The record’s fields; null where there was none. */
   after: {
    [key: string]: unknown;
   } | null;
  };
  /** @description What an imported file holds, before anything is written. */
  EntityImport: {
   /** @description Names the file for its confirmation. */
   batchId: string;
   /** @description Lines without the heading. */
   lines: number;
   /** @description Lines that could be written. */
   valid: number;
   /** @description Lines whose record is there already, and can be changed by the caller. */
   existing: number;
   /** @description What is wrong, line by line. */
   errors: components["schemas"]["EntityImportError"][];
   /** @description The first valid lines. */
   sample: {
    [key: string]: unknown;
   }[];
  };
  /** @description Which file is written, and what becomes of lines that are not new or not right. */
  EntityImportChoice: {
   /** @description The file, as its preview named it. */
   batchId: string;
   /**
    * @description Whether lines whose record is there already change it.
    * @default refuse
    * @enum {string}
    */
   existing?: "refuse" | "update";
   /**
    * @description Whether a line that cannot be written stops all, or is passed over.
    * @default stop
    * @enum {string}
    */
   refused?: "stop" | "skip";
  };
  /** @description Something wrong with one line of an imported file. */
  EntityImportError: {
   /** @description Line of the file, counted from 1 with its heading. */
   line: number;
   /** @description The field; empty where the whole line is meant. */
   field: string;
   /** @description What is wrong, in the caller’s language. */
   message: string;
  };
  /** @description What an import has written. */
  EntityImported: {
   /** @description New records. */
   created: number;
   /** @description The new records; none if they are more. */
   ids: components["schemas"]["Id"][];
   /** @description Records that were there and were changed, or are as the file says. */
   updated: number;
   /** @description Lines that were passed over. */
   skipped: number;
   /** @description Why lines were passed over. */
   problems: components["schemas"]["EntityImportError"][];
  };
  /** @description One record by its id. */
  EntityKey: {
   id: components["schemas"]["Id"];
  };
  /** @description Records by their ids. */
  EntityKeys: {
   /** @description Each of them once. */
   ids: components["schemas"]["Id"][];
  };
  /** @description One record as something to choose. */
  EntityOption: {
   /** @description Its id. */
   id: number;
   /** @description What it is called. */
   label: string;
   /** @description What else to know about it when choosing. */
   details?: string[];
   /** @description The record above it; null at the top of a tree. */
   parentId?: number | null;
   /** @description Whether a tree goes on below it. */
   hasChildren?: boolean;
  };
  /** @description What is offered to choose from. */
  EntityOptionsFilter: {
   /** @description A part of the name. */
   q?: string;
   /** @description These records. */
   id?: number[];
   /** @description Those below this record; null: the top of the tree. */
   parentId?: number | null;
  };
  /**
   * @description The call that gives the list.
   * @enum {string}
   */
  ExportedList: "pageAns" | "pageCollect" | "pageTo" | "pageFrom" | "pageOwnRechecks" | "pageProposals" | "pageReportsTo" | "pageReportsFrom" | "pageDeliveriesTo" | "pageDeliveriesFrom" | "pageReturned" | "pageCases" | "pageAll" | "pageTasks" | "pageOrgCampaigns" | "pageEditorQueue" | "pageRechecks" | "pageDeletions" | "pageDeliveries" | "pageCampaignQueue" | "pageEditorCases" | "pageHandlingRecords" | "pageCompanyRequests" | "pageFeedback" | "pageRunning";
  /**
   * @description Tab: 1 feedback waiting, 2 feedback answered, 3 all.
   * @enum {integer}
   */
  FeedbackDisplay: 1 | 2 | 3;
  /** @description The filter of feedback. */
  FeedbackFilter: {
   /** @description This one alone. */
   id?: number;
   display?: components["schemas"]["FeedbackDisplay"];
   /**
    * @description Type of feedback.
    * @enum {integer}
    */
   type?: 1 | 2 | 3 | 4;
   /** @description Searched in text and name. */
   keywords?: string;
   /** @description Written from this moment. */
   startTime?: number;
   /** @description Written up to this moment. */
   endTime?: number;
   /** @description Page, from 1. */
   page?: number;
   /**
    * @description Records on a page.
    * @enum {integer}
    */
   rows?: 10 | 20 | 50 | 100 | 30;
   /** @description nextCursor of the page before; page is then ignored. */
   cursor?: string;
  };
  /** @description Feedback that something was done with. */
  FeedbackResult: {
   /** @description Its number. */
   id: number;
  };
  /** @description What is wrong with one field. */
  FieldError: {
   /** @description The field. */
   path: string;
   /** @description What is wrong, in the caller's language. */
   message: string;
  };
  /** @description What can make the other figures look better than they are; of the messages that rates are of. */
  FigureCaveats: {
   /** @description Answers that the detector examined when they were published. */
   examined: number;
   /** @description Those of them without substance: stock phrases, nothing in common with the message, a copy. */
   hollow: number;
   /** @description Without substance, of those examined; null: of none. */
   hollowRate: number | null;
   /** @description Those of them with the text of another message’s reply. */
   copied: number;
   /** @description Copied, of those examined; null: of none. */
   copiedRate: number | null;
   /** @description With a grade, struck or not. */
   rated: number;
   /** @description Those of them with a grade that was struck from the statistics. */
   struck: number;
   /** @description With a struck grade, of those rated; null: of none. */
   struckRate: number | null;
   /** @description Replied to after their deadline. */
   late: number;
   /** @description Those of them whose clock had stood still during a recheck. */
   pausedLate: number;
   /** @description Whose clock had stood still, of the late ones; null: of none. */
   pausedLateRate: number | null;
   /** @description On time only because the clock had stood still during a recheck. */
   pausedOnTime: number;
   /** @description On time only because of it, of those on time; null: of none. */
   pausedOnTimeRate: number | null;
  };
  /** @description How many of a figure’s messages were deleted afterwards: no list has them. */
  FigureDeleted: {
   /** @description Of those approved. */
   messages: number;
   /** @description Of those replied to. */
   replied: number;
   /** @description Of those overdue. */
   overdue: number;
   /** @description Of those graded. */
   graded: number;
   /** @description Of those with a low grade. */
   lowGrades: number;
  };
  /** @description What became of messages. */
  Figures: {
   /** @description Messages that were approved. */
   messages: number;
   /** @description Those of them that rates are of. */
   counted: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Past their deadline, and not replied to. */
   overdue: number;
   /** @description Replied to by their deadline. */
   onTime: number;
   /** @description On time, of those replied to or past their deadline; null: of none. */
   onTimeRate: number | null;
   /** @description Working days from the clock’s start to the first final reply, of half of them at most; null: of none. */
   p50Days: number | null;
   /** @description The same, of nine in ten; null: of none. */
   p90Days: number | null;
   /** @description With a grade that counts. */
   graded: number;
   /** @description Whose last grade is 1 or 2. */
   lowGrades: number;
   /** @description Whose last grade is 4 or 5. */
   satisfied: number;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
   /** @description Mean score of resolution; null: of none. */
   gradeLevel: number | null;
   /** @description Mean score of speed; null: of none. */
   gradeSpeed: number | null;
   /** @description Mean score of manner; null: of none. */
   gradeManner: number | null;
   /** @description How many of the last grades are 1, 2, 3, 4 and 5. */
   scores: number[];
   deleted: components["schemas"]["FigureDeleted"];
   caveats: components["schemas"]["FigureCaveats"];
  };
  /** @description A leader’s, ministry’s or congress’s board. */
  Forum: {
   /** @description Forum id. */
   fid: number;
   /** @description The office that is written to. */
   name: string;
   /** @description A line under the name. */
   title: string;
   /**
    * @description 1 local, 3 ministry, 5 congress.
    * @enum {integer}
    */
   organization: 0 | 1 | 3 | 4 | 5;
   /** @description Its region. */
   regionId: number | null;
   /** @description Name of the region, with the regions above it. */
   regionName: string;
   /** @description The group that handles it. */
   groupId: number;
   /** @description Name of that group. */
   groupName: string;
   /** @description The forum above it. */
   parentFid: number | null;
   /** @description Whether it is shown in the layout of a special campaign. */
   specialLayout: boolean;
   /** @description Whether it takes messages. */
   isOpen: boolean;
   /** @description Messages that were approved and not taken down. */
   messageCount: number;
   /** @description Those of them that were replied to finally. */
   replyCount: number;
  };
  /** @description The figures of one forum. */
  ForumFigures: {
   /** @description Forum id. */
   fid: number;
   /** @description The office. */
   name: string;
   /** @description Its institution. */
   groupName: string;
   /** @description Messages that were approved. */
   messages: number;
   /** @description Those of them that rates are of. */
   counted: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Past their deadline, and not replied to. */
   overdue: number;
   /** @description Replied to by their deadline. */
   onTime: number;
   /** @description On time, of those replied to or past their deadline; null: of none. */
   onTimeRate: number | null;
   /** @description Working days from the clock’s start to the first final reply, of half of them at most; null: of none. */
   p50Days: number | null;
   /** @description The same, of nine in ten; null: of none. */
   p90Days: number | null;
   /** @description With a grade that counts. */
   graded: number;
   /** @description Whose last grade is 1 or 2. */
   lowGrades: number;
   /** @description Whose last grade is 4 or 5. */
   satisfied: number;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
   /** @description Mean score of resolution; null: of none. */
   gradeLevel: number | null;
   /** @description Mean score of speed; null: of none. */
   gradeSpeed: number | null;
   /** @description Mean score of manner; null: of none. */
   gradeManner: number | null;
   /** @description How many of the last grades are 1, 2, 3, 4 and 5. */
   scores: number[];
   deleted: components["schemas"]["FigureDeleted"];
   caveats: components["schemas"]["FigureCaveats"];
  };
  /** @description A forum with those below it. */
  ForumNode: {
   /** @description Forum id. */
   fid: number;
   /** @description The office that is written to. */
   name: string;
   /**
    * @description 1 local, 3 ministry, 5 congress.
    * @enum {integer}
    */
   organization: 0 | 1 | 3 | 4 | 5;
   /** @description Its region. */
   regionId: number | null;
   /** @description The group that handles it. */
   groupId: number;
   /** @description Whether it takes messages. */
   isOpen: boolean;
   /** @description Messages that were approved and not taken down. */
   messageCount: number;
   /** @description Those of them that were replied to finally. */
   replyCount: number;
   children: components["schemas"]["ForumNode"][];
   /** @description Everything below it. */
   childFids: number[];
  };
  /** @description A forum that can be chosen. */
  ForumOption: {
   /** @description Forum id. */
   id: number;
   /** @description The office that is written to. */
   label: string;
   /** @description Its region, with those above it. */
   regionName: string;
   /** @description The institution that handles it. */
   groupName: string;
  };
  /** @description A page of forums. */
  ForumPage: {
   list: components["schemas"]["Forum"][];
   /** @description How many there are. */
   total: number;
   /** @description If nothing was found: forums of the regions that the words name. */
   near: components["schemas"]["Forum"][];
   /** @description When their messages were counted; null: not yet. */
   countedAt: number | null;
  };
  /** @description Forums as a tree. */
  ForumTree: {
   /** @description All of them. */
   fids: number[];
   tree: components["schemas"]["ForumNode"][];
   /** @description When their messages were counted; null: not yet. */
   countedAt: number | null;
  };
  /** @description An account, as its owner is reminded of it. */
  FoundAccount: {
   /** @description Sign-in name. */
   username: string;
   /** @description Shown name. */
   nickName: string;
   /**
    * @description 0 citizen, 1 legal person.
    * @enum {integer}
    */
   userType: 0 | 1;
   /** @description When it was registered. */
   createdAt: number;
  };
  /** @description A citizen’s grade. */
  Grade: {
   /** @description Number; only editors get it. */
   id?: number;
   /**
    * @description First or second.
    * @enum {integer}
    */
   round: 1 | 2;
   /**
    * @description Resolution.
    * @enum {integer}
    */
   gradeLevel: 1 | 2 | 3 | 4 | 5;
   /**
    * @description Speed.
    * @enum {integer}
    */
   gradeSpeed: 1 | 2 | 3 | 4 | 5;
   /**
    * @description Manner.
    * @enum {integer}
    */
   gradeManner: 1 | 2 | 3 | 4 | 5;
   /**
    * @description Whether the matter is solved, as its author says: 1 solved, 2 partly, 3 not; null: not said.
    * @enum {integer|null}
    */
   solved: 1 | 2 | 3 | null;
   /** @description Whether the citizen says thanks. */
   thanksFlag: boolean;
   /** @description Comment, once approved. */
   comment: string | null;
   /**
    * @description 0 pending, 1 approved, 2 refused.
    * @enum {integer|null}
    */
   commentState: 0 | 1 | 2 | null;
   /** @description When. */
   createdAt: number;
   /** @description Whether it is taken out of the statistics. */
   struck: boolean;
   /** @description The operations that the reader may call on this record now. */
   allowedActions?: string[];
  };
  /** @description What the grades of a reply are called, 1 to 5. */
  GradeChoices: {
   /** @description Resolution. */
   gradeLevel: components["schemas"]["DictValue"][];
   /** @description Speed. */
   gradeSpeed: components["schemas"]["DictValue"][];
   /** @description Manner. */
   gradeManner: components["schemas"]["DictValue"][];
  };
  /** @description The figures of a group with all below it. */
  GroupFigures: {
   /** @description Group id. */
   groupId: number;
   /** @description Its name. */
   name: string;
   /** @description Messages that were approved. */
   messages: number;
   /** @description Those of them that rates are of. */
   counted: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Past their deadline, and not replied to. */
   overdue: number;
   /** @description Replied to by their deadline. */
   onTime: number;
   /** @description On time, of those replied to or past their deadline; null: of none. */
   onTimeRate: number | null;
   /** @description Working days from the clock’s start to the first final reply, of half of them at most; null: of none. */
   p50Days: number | null;
   /** @description The same, of nine in ten; null: of none. */
   p90Days: number | null;
   /** @description With a grade that counts. */
   graded: number;
   /** @description Whose last grade is 1 or 2. */
   lowGrades: number;
   /** @description Whose last grade is 4 or 5. */
   satisfied: number;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
   /** @description Mean score of resolution; null: of none. */
   gradeLevel: number | null;
   /** @description Mean score of speed; null: of none. */
   gradeSpeed: number | null;
   /** @description Mean score of manner; null: of none. */
   gradeManner: number | null;
   /** @description How many of the last grades are 1, 2, 3, 4 and 5. */
   scores: number[];
   deleted: components["schemas"]["FigureDeleted"];
   caveats: components["schemas"]["FigureCaveats"];
  };
  /** @description A group that can be chosen. */
  GroupOption: {
   /** @description Group id. */
   id: number;
   /** @description Its name. */
   name: string;
   /** @description Its region. */
   regionName: string;
  };
  /** @description A handling record with what happened to it. */
  HandlingDetail: {
   /** @description Number. */
   id: number;
   /**
    * @description 0 ban, 4 mute, 5 restrict messages, 6 not counted, 7 warning.
    * @enum {integer}
    */
   handleType: 0 | 4 | 5 | 6 | 7;
   /** @description The rule that was broken. */
   ruleName: string;
   /** @description For how many days; null: without end. */
   days: number | null;
   /**
    * @description Of type 6: 2 left out of rates, 3 of volume.
    * @enum {integer|null}
    */
   countType: 2 | 3 | null;
   /** @description Of type 5: how many messages a day. */
   countDays: number | null;
   /** @description Of type 6: messages from this moment on. */
   backtrackTime: number | null;
   /** @description From when. */
   beginTime: number;
   /** @description Until when; null: without end. */
   endTime: number | null;
   /** @description When it was ended before its time. */
   endedAt: number | null;
   /**
    * @description 0 not begun, 1 holds, 2 over, 3 ended early.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3;
   /** @description The account. */
   uid: number;
   /** @description Its sign-in name. */
   username: string;
   /** @description Its nickname. */
   nickName: string;
   /** @description The message that gave the cause; of type 6 the one that is left out. */
   tid: number | null;
   /** @description That message’s subject. */
   subject: string | null;
   /** @description Why it was ended early. */
   endReason: string | null;
   /** @description For editors. */
   note: string;
   /** @description When it was made. */
   createdAt: number;
   /** @description Who made it. */
   createdBy: string | null;
   /** @description What may be done with it. */
   allowedActions: string[];
   history: components["schemas"]["HandlingStep"][];
   /** @description Of type 6: how many messages are left out. */
   uncounted: number;
  };
  /** @description Handling records. */
  HandlingPage: {
   list: components["schemas"]["HandlingRecord"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description What the platform does about an account. */
  HandlingRecord: {
   /** @description Number. */
   id: number;
   /**
    * @description 0 ban, 4 mute, 5 restrict messages, 6 not counted, 7 warning.
    * @enum {integer}
    */
   handleType: 0 | 4 | 5 | 6 | 7;
   /** @description The rule that was broken. */
   ruleName: string;
   /** @description For how many days; null: without end. */
   days: number | null;
   /**
    * @description Of type 6: 2 left out of rates, 3 of volume.
    * @enum {integer|null}
    */
   countType: 2 | 3 | null;
   /** @description Of type 5: how many messages a day. */
   countDays: number | null;
   /** @description Of type 6: messages from this moment on. */
   backtrackTime: number | null;
   /** @description From when. */
   beginTime: number;
   /** @description Until when; null: without end. */
   endTime: number | null;
   /** @description When it was ended before its time. */
   endedAt: number | null;
   /**
    * @description 0 not begun, 1 holds, 2 over, 3 ended early.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3;
   /** @description The account. */
   uid: number;
   /** @description Its sign-in name. */
   username: string;
   /** @description Its nickname. */
   nickName: string;
   /** @description The message that gave the cause; of type 6 the one that is left out. */
   tid: number | null;
   /** @description That message’s subject. */
   subject: string | null;
   /** @description Why it was ended early. */
   endReason: string | null;
   /** @description For editors. */
   note: string;
   /** @description When it was made. */
   createdAt: number;
   /** @description Who made it. */
   createdBy: string | null;
   /** @description What may be done with it. */
   allowedActions: string[];
  };
  /** @description Something that happened to a handling record. */
  HandlingStep: {
   /** @description When. */
   at: number;
   /** @description What happened: an event’s verb. */
   verb: string;
   /** @description Who did it. */
   actorName: string;
   /** @description What was said of it. */
   note: string | null;
  };
  /** @description How the server is. */
  Health: {
   /**
    * @description In a word.
    * @enum {string}
    */
   status: "ok" | "unavailable";
  };
  /** @description The last archive that was made whole. */
  HealthBackup: {
   /** @description The moment of its data. */
   at: number;
   /** @description The machine where it was made. */
   host: string;
   /** @description What it is called there. */
   file: string;
   /** @description How large it is. */
   bytes: number;
   /** @description Files that were not where their rows say, and are not in it. */
   missing: number;
  };
  /** @description How the database stands. */
  HealthDatabase: {
   /**
    * @description A server of its own, or embedded.
    * @enum {string}
    */
   kind: "postgres" | "pglite";
   /** @description Its version. */
   version: string;
   /** @description How large it is. */
   bytes: number;
   /** @description Milliseconds in which it answered a trivial query. */
   answerMs: number;
   /** @description Connections that are open; null where it is embedded. */
   connections: number | null;
   /** @description Connections that it allows; null where it is embedded. */
   connectionsMax: number | null;
   /** @description Seconds that the longest statement has been running; null where there is none. */
   longestSeconds: number | null;
   /** @description Migrations that were applied. */
   migrations: number;
   /** @description Migrations of this version of the product. */
   migrationsKnown: number;
  };
  /** @description Room for files. */
  HealthDisk: {
   /**
    * @description Uploads, or the embedded database.
    * @enum {string}
    */
   what: "uploads" | "data";
   /** @description Room that is left. */
   freeBytes: number;
   /** @description Room that there is. */
   totalBytes: number;
  };
  /** @description A problem of the site. */
  HealthFinding: {
   /**
    * @description What it is.
    * @enum {string}
    */
   code: "mailFailed" | "smsFailed" | "mailStuck" | "smsStuck" | "mailNotSetUp" | "smsNotSetUp" | "mailMissing" | "smsMissing" | "mailBlocked" | "smsBlocked" | "smsWithoutTls" | "jobsFailing" | "jobsOverdue" | "jobsPaused" | "backupOld" | "backupMissing" | "errorsLogged" | "signInsRefused" | "databaseOld" | "databaseNewer" | "databaseEmbedded" | "databaseSlow" | "replicaAway" | "replicaOther" | "replicaLate" | "connectionsScarce" | "clocksApart" | "diskFull" | "diskFilling" | "storageFull" | "storageFilling" | "memoryScarce";
   /** @description A number, a percentage or seconds, depending on the code. */
   amount: number | null;
  };
  /** @description A scheduled job. */
  HealthJob: {
   /** @description The job. */
   id: number;
   /** @description What it does. */
   beanName: string;
   /** @description When it is due, or when it failed. */
   at: number | null;
  };
  /** @description How the scheduled jobs stand. */
  HealthJobs: {
   /** @description Jobs that are not paused. */
   active: number;
   /** @description Jobs that are paused, without those of `askedFor`. */
   paused: number;
   /** @description Paused jobs that are run only when somebody asks for it. */
   askedFor: number;
   /** @description Runs that wait or are under way. */
   underWay: number;
   /** @description Those whose last run failed. */
   failing: components["schemas"]["HealthJob"][];
   /** @description Those that are overdue. */
   overdue: components["schemas"]["HealthJob"][];
   next: components["schemas"]["HealthJob"] | null;
  };
  /** @description The state of one channel. */
  HealthLetters: {
   /**
    * @description Mail or SMS.
    * @enum {string}
    */
   channel: "mail" | "sms";
   /** @description Whether one is in use that may be reached. */
   isSetUp: boolean;
   /** @description Letters that have yet to leave; 10,001 for more than 10,000. */
   waiting: number;
   /** @description Since when the oldest of them waits. */
   oldestAt: number | null;
   /** @description Letters that were given up in the last seven days and can be sent again; capped like `waiting`. */
   failed: number;
   /** @description When the oldest of them was written. */
   failedAt: number | null;
  };
  /** @description The server that answers; others may stand beside it. */
  HealthProcess: {
   /** @description The version of the product. */
   version: string;
   /** @description The version of Node. */
   node: string;
   /**
    * @description What it runs as.
    * @enum {string}
    */
   mode: "demo" | "production";
   /** @description What its machine is called. */
   host: string;
   /** @description Since when it runs. */
   startedAt: number;
   /** @description Memory that it has. */
   memoryBytes: number;
   /** @description Memory that it could still have. */
   memoryFreeBytes: number;
   /** @description Memory that there is for it and others. */
   memoryTotalBytes: number;
  };
  /** @description The replica that visitors read from, as the server that answers sees it. */
  HealthReplica: {
   /** @description Whether it is read now; if not, the primary is read in its place. */
   isRead: boolean;
   /**
    * @description It does not answer, is too far behind, or is no replica of this database; null: none of these.
    * @enum {string|null}
    */
   trouble: "away" | "late" | "other" | null;
   /** @description Seconds that it is behind at most; null before it was first reached. */
   behindSeconds: number | null;
  };
  /** @description Who is signed in. */
  HealthSessions: {
   /** @description Sessions that have not expired. */
   open: number;
   /** @description Who signed in within the last hour. */
   signedIn: number;
   /** @description Attempts within the last hour that were refused. */
   refused: number;
  };
  /** @description The storage of all uploads. */
  HealthStorage: {
   /** @description How much is used. */
   bytes: number;
   /** @description How much may be used; null: there is no limit. */
   limitBytes: number | null;
  };
  /** @description A help page. */
  HelpText: {
   /** @description Which page. */
   key: number;
   /** @description Its title. */
   title: string;
   /** @description Plain text; lines that begin with two hashes and a space are headings. */
   content: string;
   /** @description When it was last changed; null: as it ships. */
   updatedAt: number | null;
  };
  /** @description A help page by its title. */
  HelpTitle: {
   /** @description Which page. */
   key: number;
   /** @description Its title. */
   title: string;
  };
  /** @description An id. */
  Id: number;
  /** @description getInfo, refused. */
  InfoRefusal: {
   result: components["schemas"]["ResultCode"];
   data: null;
  };
  /** @description The envelope of getInfo. */
  InfoReply: {
   result: components["schemas"]["Success"];
   /** @description The data. */
   data: unknown;
  };
  /**
   * @description Tab: 1 running, 2 finished, 3 terminated, 4 all.
   * @enum {integer}
   */
  InstanceDisplay: 1 | 2 | 3 | 4;
  /** @description What one’s own institution says of itself. */
  InstitutionInfo: {
   /** @description Group id. */
   id: number;
   /** @description Its version, to change it with. */
   version: number;
   /** @description What it is called. */
   name: string;
   /** @description The office’s phone; empty: not said. */
   phone: string;
   /** @description Where it is; empty: not said. */
   address: string;
   /** @description What it does; empty: not said. */
   intro: string;
   /** @description Its superior’s name. */
   superiorName: string | null;
   /** @description The post that answers for it; not public. */
   contact: string;
  };
  /** @description A password that was set for somebody else. */
  IssuedPassword: {
   /** @description The user. */
   id: number;
   /** @description What was made up, shown this once; null where it was typed. */
   password: string | null;
  };
  /** @description Whether an account keeps a message on its board. */
  KeptMessage: {
   /** @description Message id. */
   messageId: number;
   /**
    * @description 1: the reader’s own account keeps it on its board.
    * @enum {integer}
    */
   collectState: 0 | 1;
  };
  /** @description What the reader likes. */
  LikedIds: {
   /** @description Messages that were liked, the newest likes first. */
   phraiseIds: number[];
  };
  /** @description The list filter of section 3. */
  ListFilter: {
   /** @description What to search for. */
   keywords?: string;
   /**
    * @description What keywords searches: 1 subject, 2 content, 3 both, 4 author, 5 message ids.
    * @enum {integer}
    */
   searchType?: 1 | 2 | 3 | 4 | 5;
   /**
    * @description 1: as searchType 1.
    * @enum {integer}
    */
   selectTitle?: 0 | 1;
   /** @description Message ids, separated by commas (full-width ones too). */
   tids?: string;
   /** @description Searched in the subject. */
   subject?: string;
   /** @description Searched in the content. */
   content?: string;
   /** @description The author’s shown name. */
   nickName?: string;
   /** @description Forums. */
   fids?: number[];
   /** @description Only messages that this group, or one below it, handles now. */
   groupId?: number;
   /** @description Only entries of this campaign. */
   collectId?: number;
   /** @description Types of message. Empty on a list that is not of suggestions: an empty list. */
   typeIds?: number[];
   /**
    * @description 1: the suggestion variant.
    * @enum {integer}
    */
   typeFlag?: 0 | 1;
   /** @description Domains. */
   domainIds?: number[];
   /** @description Where it was written. */
   sourceType?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11)[];
   /** @description Urgency. */
   priorityLevel?: (1 | 2)[];
   /** @description Trace states. */
   searchState?: (0 | 1 | 2 | 3 | 11 | 12 | 13 | 21)[];
   /** @description States of assignments. */
   searchProcessState?: (10 | 20 | 25 | 30 | 40 | 50 | 90)[];
   /** @description Groups that hold or may take an assignment. */
   candidateGroupIdList?: number[];
   /**
    * @description Which time startTime and endTime bound: 1 approval, 2 reply, 3 grade.
    * @enum {integer}
    */
   timeType?: 1 | 2 | 3;
   /** @description From this moment. */
   startTime?: number;
   /** @description Up to this moment. */
   endTime?: number;
   /** @description Posted from this moment. */
   timeSt?: number;
   /** @description Posted up to this moment. */
   timeEd?: number;
   /** @description Rounded grades. */
   satisfaction?: number[];
   /**
    * @description 1 the first grade, 2 the second.
    * @enum {integer}
    */
   satisfactionType?: 1 | 2;
   /** @description Resolution. */
   gradeLevel?: number[];
   /** @description Speed. */
   gradeSpeed?: number[];
   /** @description Manner. */
   gradeManner?: number[];
   /** @description Only messages whose author said thanks. */
   thanksFlag?: boolean;
   /** @description Only messages that other people joined. */
   voiced?: boolean;
   /** @description Only messages without a final reply whose deadline was before this moment. */
   dueBefore?: number;
   /**
    * @description Only records whose clock runs: overdue, due today, due on the two days after it.
    * @enum {string}
    */
   due?: "overdue" | "today" | "soon";
   /**
    * @description Only messages of the own group that it has not assigned, or has.
    * @enum {string}
    */
   assigned?: "no" | "yes";
   /**
    * @description Only messages that this figure of the data board counts.
    * @enum {string}
    */
   counted?: "messages" | "replied" | "overdue" | "graded" | "lowGrades";
   /**
    * @description Sub-tab.
    * @enum {integer}
    */
   display?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
   /** @description Page, from 1. */
   page?: number;
   /**
    * @description Records on a page.
    * @enum {integer}
    */
   rows?: 10 | 20 | 50 | 100 | 30;
   /**
    * @description Order.
    * @enum {string}
    */
   order?: "approvedAt:desc" | "approvedAt:asc" | "gradeApprovedAt:desc" | "gradeApprovedAt:asc" | "repliedAt:desc" | "repliedAt:asc" | "deadlineAt:asc" | "voiceCount:desc" | "assignedAt:desc" | "assignedAt:asc";
   /** @description nextCursor of the page before; page is then ignored. */
   cursor?: string;
  };
  /** @description A session that was opened. */
  LoginResult: {
   /** @description The session’s token. */
   token: string;
   /**
    * @description 0 citizen, 1 legal person.
    * @enum {integer}
    */
   userType: 0 | 1;
   /**
    * @description 0 none, 1 local, 3 ministry, 4 channel, 5 congress.
    * @enum {integer}
    */
   organization: 0 | 1 | 3 | 4 | 5;
   /** @description Whether the real name must be certified before posting. */
   needCertif: boolean;
   /** @description Whether the password must be changed first. */
   updatePwd: boolean;
   userForbid: components["schemas"]["UserForbid"] | null;
   /** @description Key that getInfo.mobile is encrypted with for its owner; base64. */
   fieldKey: string;
   /** @description When the session ends. */
   expiresAt: number;
  };
  /** @description A page of messages that their reader keeps, or has opened. */
  MarkedMessagePage: {
   list: components["schemas"]["MarkedMessageRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A message that its reader keeps, or has opened. */
  MarkedMessageRow: {
   /** @description Message id. */
   tid: number;
   /** @description Forum id. */
   fid: number;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description The institution that handles the forum. */
   groupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The campaign that it is an entry of. */
   collectId: number | null;
   /** @description Domain. */
   domainId: number;
   /** @description Subject. */
   subject: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   content: string;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Trace state.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
   /** @description When it was posted. */
   createdAt: number;
   /** @description When it was approved. */
   approvedAt: number | null;
   /** @description When it was last replied to. */
   repliedAt: number | null;
   /** @description Attachments. */
   attachmentCount: number;
   /** @description The beginning of its last reply. */
   replyExcerpt: string | null;
   /** @description Who replied. */
   replyGroupName: string | null;
   /** @description Where the keywords of the search stand in its text; null if its subject or its beginning shows them. */
   matchExcerpt: string | null;
   /** @description Last grade, rounded, 1 to 5. */
   satisfaction: number | null;
   /** @description Likes. */
   likeCount: number;
   /** @description How many people have the same problem. */
   voiceCount: number;
   /** @description Whether the suggestion was adopted. */
   adopted: boolean;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   promise: components["schemas"]["AnswerPromise"] | null;
   /** @description When it was kept, or last opened. */
   markedAt: number;
   /** @description Whether it can still be read; its texts are empty where it cannot. */
   isAvailable: boolean;
  };
  /** @description A passage of a text that the public reads as ■■. */
  Mask: {
   /**
    * @description The text that it is a part of.
    * @enum {string}
    */
   field: "subject" | "content";
   /** @description First character, in code points. */
   start: number;
   /** @description The character after the last one. */
   end: number;
  };
  /** @description The number that stands at a menu entry. */
  MenuCount: {
   /** @description Menu id, 20 to 26. */
   menuId: number;
   /** @description How many wait for the reader. */
   count: number;
   submenus: components["schemas"]["SubmenuCount"][];
  };
  /** @description An entry of the console’s menu with those below it. */
  MenuNode: {
   /** @description Its id. */
   id: number;
   /** @description Of entries that come with the product. */
   key: string | null;
   /**
    * @description g: the institutions’ console, admin: the administration.
    * @enum {string}
    */
   face: "g" | "admin";
   /** @description What it is called, in the reader’s language. */
   name: string;
   /** @description Name of its icon, one of the console’s; may be empty. */
   icon: string;
   /** @description The page that it leads to, below /g or /admin; empty: it only holds others. */
   url: string;
   /** @description False: its name is the product’s own. */
   isRenamed: boolean;
   /** @description False: its icon is the product’s own. */
   hasOwnIcon: boolean;
   children: components["schemas"]["MenuNode"][];
  };
  /** @description An open message that can take another one. */
  MergeCandidate: {
   /** @description Number. */
   tid: number;
   /** @description Subject. */
   subject: string;
   /** @description When it was posted. */
   createdAt: number;
   /** @description Until when it is to be answered. */
   deadlineAt: number | null;
  };
  /** @description The message whose reply answers another one too. */
  MergedInto: {
   /** @description Number of that message. */
   tid: number;
   /** @description Whether everybody may read it. */
   isOpen: boolean;
  };
  /** @description A message that is answered with the reply to another one. */
  MergedMessage: {
   /** @description Number. */
   tid: number;
   /** @description The original subject. */
   subject: string;
   /** @description Why it was merged, as its author was told. */
   reason: string;
   /** @description When it was merged. */
   mergedAt: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description One message, as its reader may see it. */
  MessageDetail: {
   /** @description Message id. */
   tid: number;
   /** @description Forum id. */
   fid: number;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description The institution that handles the forum. */
   groupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The campaign that it is an entry of. */
   collectId: number | null;
   /** @description Domain. */
   domainId: number;
   /** @description Subject. */
   subject: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   content: string;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Trace state.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
   /** @description When it was posted. */
   createdAt: number;
   /** @description When it was approved. */
   approvedAt: number | null;
   /** @description When it was last replied to. */
   repliedAt: number | null;
   /** @description Attachments. */
   attachmentCount: number;
   /** @description Whether it is one of the reader’s favourites. */
   favourited: boolean;
   /** @description Whether the reader likes it. */
   liked: boolean;
   /** @description Whether the reader follows it. */
   followed: boolean;
   /** @description How many keep it as a favourite. */
   favouriteCount: number;
   /** @description How many follow it. */
   followCount: number;
   contentList: components["schemas"]["ContentItem"][];
   replies: components["schemas"]["Reply"][];
   grades: components["schemas"]["Grade"][];
   timeline: components["schemas"]["TimelineEntry"][];
   forum: components["schemas"]["Forum"];
   /** @description Where it is about. */
   location: string;
   /** @description Whether everybody may read it. */
   isPublic: boolean;
   /** @description Whether the public does not see the name. */
   isAnonymous: boolean;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /** @description Why it was returned; its author only. */
   auditNote: string | null;
   /** @description The private remark; its author and handlers only. */
   remark: string | null;
   /** @description Whether the suggestion was adopted. */
   adopted: boolean;
   /** @description What that campaign is called, where everybody may read it. */
   collectTitle: string | null;
   /** @description Whether its forum or topic has it shown in the layout of a special campaign. */
   specialLayout: boolean;
   /** @description Likes. */
   likeCount: number;
   /** @description How many people have the same problem. */
   voiceCount: number;
   /** @description Whether citizens can still join it. */
   voicesOpen: boolean;
   voice: components["schemas"]["OwnVoice"] | null;
   /** @description Version. */
   version: number;
   /** @description Whether the reader wrote it. */
   own: boolean;
   deletion: components["schemas"]["DeletionRequest"] | null;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /** @description Until when it can be graded. */
   gradingEndsAt: number | null;
   promise: components["schemas"]["AnswerPromise"] | null;
   mergedInto: components["schemas"]["MergedInto"] | null;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description What people keep of a message, after the reader changed it. */
  MessageMarks: {
   /** @description Message id. */
   tid: number;
   /** @description Likes. */
   likeCount: number;
   /** @description Whether it is one of the reader’s favourites. */
   favourited: boolean;
   /** @description Whether the reader likes it. */
   liked: boolean;
   /** @description Whether the reader follows it. */
   followed: boolean;
   /** @description How many keep it as a favourite. */
   favouriteCount: number;
   /** @description How many follow it. */
   followCount: number;
  };
  /** @description A page of public messages. */
  MessagePage: {
   list: components["schemas"]["MessageRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A report of a message to the superior. */
  MessageReport: {
   /** @description Report id. */
   id: number;
   /** @description Who reported it. */
   groupName: string;
   /** @description To whom. */
   superiorName: string;
   /** @description Why. */
   note: string;
   /**
    * @description 0 open, 1 taken over, 2 returned with advice, 3 noted, 4 withdrawn, 5 lapsed.
    * @enum {integer}
    */
   reportState: 0 | 1 | 2 | 3 | 4 | 5;
   /** @description When it was reported. */
   askedAt: number;
   /** @description When the superior dealt with it. */
   decidedAt: number | null;
   /** @description What the superior said. */
   advice: string | null;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A message in a public list. */
  MessageRow: {
   /** @description Message id. */
   tid: number;
   /** @description Forum id. */
   fid: number;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description The institution that handles the forum. */
   groupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The campaign that it is an entry of. */
   collectId: number | null;
   /** @description Domain. */
   domainId: number;
   /** @description Subject. */
   subject: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   content: string;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Trace state.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
   /** @description When it was posted. */
   createdAt: number;
   /** @description When it was approved. */
   approvedAt: number | null;
   /** @description When it was last replied to. */
   repliedAt: number | null;
   /** @description Attachments. */
   attachmentCount: number;
   /** @description The beginning of its last reply. */
   replyExcerpt: string | null;
   /** @description Who replied. */
   replyGroupName: string | null;
   /** @description Where the keywords of the search stand in its text; null if its subject or its beginning shows them. */
   matchExcerpt: string | null;
   /** @description The words in the texts of this row that the keywords found, as they are written there: in another script, for example. Only in a search. */
   matchWords?: string[];
   /** @description Last grade, rounded, 1 to 5. */
   satisfaction: number | null;
   /** @description Likes. */
   likeCount: number;
   /** @description How many people have the same problem. */
   voiceCount: number;
   /** @description Whether the suggestion was adopted. */
   adopted: boolean;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   promise: components["schemas"]["AnswerPromise"] | null;
  };
  /** @description Who has the same problem as a message, as far as its handlers may know. */
  MessageVoices: {
   /** @description How many people joined. */
   count: number;
   regions: components["schemas"]["VoicesOfRegion"][];
   solved: components["schemas"]["VoiceAnswers"][];
   notes: components["schemas"]["VoiceNote"][];
  };
  /** @description Nothing to tell. */
  NoData: Record<string, never>;
  /** @description A notice, as those have it whom it was sent to. */
  Notice: {
   /** @description Number. */
   id: number;
   /** @description What it is about. */
   title: string;
   /**
    * @description 1 notification, 2 announcement, 3 maintenance.
    * @enum {integer}
    */
   type: 1 | 2 | 3;
   /** @description Who sent it, by the name that others see. */
   sender: string;
   /** @description The send date. */
   sentAt: number;
   /**
    * @description 0 unread, 1 read; what was sent before the reader was there counts as read.
    * @enum {integer}
    */
   readStatus: 0 | 1;
  };
  /** @description A notice with its text. */
  NoticeDetail: {
   /** @description Number. */
   id: number;
   /** @description What it is about. */
   title: string;
   /**
    * @description 1 notification, 2 announcement, 3 maintenance.
    * @enum {integer}
    */
   type: 1 | 2 | 3;
   /** @description Who sent it, by the name that others see. */
   sender: string;
   /** @description The send date. */
   sentAt: number;
   /**
    * @description 0 unread, 1 read; what was sent before the reader was there counts as read.
    * @enum {integer}
    */
   readStatus: 0 | 1;
   /** @description What it says: plain text, to be shown as text. */
   content: string;
  };
  /** @description The notices that somebody may read. */
  NoticePage: {
   list: components["schemas"]["Notice"][];
   /** @description How many there are. */
   total: number;
   /** @description How many of them are unread. */
   unread: number;
  };
  /** @description A notification of something that happened. */
  Notification: {
   /** @description Number. */
   id: number;
   /** @description The message it is about. */
   tid: number | null;
   /** @description The noun of the verb: message, reply, assignment, campaign … */
   kind: string;
   /** @description What it happened to: message, reply, assignment, campaign … */
   subjectKind: string;
   /** @description The number of that. */
   subjectId: number | null;
   /** @description What happened: an event’s verb. */
   verb: string;
   /** @description The subject of the message, the title of the campaign. */
   subject: string;
   /** @description The office that the message is addressed to. */
   forumName: string | null;
   /** @description Who did it, as far as the reader may know. */
   actorName: string;
   /** @description What they said, where it is for the reader. */
   note: string | null;
   /** @description When. */
   at: number;
   /** @description Whether it is new. */
   unread: boolean;
   /** @description Whether its reader is asked to grade the reply, and whether the matter is solved. */
   asksSolved: boolean;
  };
  /** @description By which channels an account is told of which news. */
  NotificationChoice: {
   /** @description Whether by mail. */
   mail: boolean;
   /** @description Whether by SMS. */
   sms: boolean;
   /** @description The bound mail address, masked; null: mail cannot be chosen. */
   email: string | null;
   /** @description The bound phone, masked; null: SMS cannot be chosen. */
   phone: string | null;
   /** @description The kinds that were chosen. */
   kinds: ("own" | "followed" | "campaign" | "account" | "work")[];
   /** @description The kinds that this account can choose. */
   choosable: ("own" | "followed" | "campaign" | "account" | "work")[];
   /** @description Mails in 24 hours at most. */
   dailyMail: number;
   /** @description SMS in 24 hours at most. */
   dailySms: number;
  };
  /** @description The latest notifications. */
  NotificationPage: {
   list: components["schemas"]["Notification"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many are new. */
   unread: number;
  };
  /** @description The office’s phone; empty: none. */
  OfficePhone: string;
  /** @description A campaign that the public can read, to choose from. */
  OnlineCampaign: {
   /** @description Campaign id. */
   collectId: number;
   /** @description What it is called. */
   title: string;
   /**
    * @description 0 not started, 1 collecting, 2 ended, by the time of the server.
    * @enum {integer}
    */
   lifeCycle: 0 | 1 | 2;
   /** @description From when suggestions are taken. */
   beginTime: number;
   /** @description Until when. */
   endTime: number;
   /** @description Approved public entries. */
   entryCount: number;
  };
  /** @description A campaign in the list of its group, or of editors: its latest text. */
  OrgCampaign: {
   /** @description Campaign id: `collectId` of its entries. */
   id: number;
   /** @description What it is called. */
   title: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   excerpt: string;
   /** @description Its picture, on this origin. */
   coverUrl: string | null;
   /** @description The group that asks. */
   groupId: number;
   /** @description Its name. */
   groupName: string;
   /** @description From when suggestions are taken. */
   beginTime: number;
   /** @description Until when. */
   endTime: number;
   /** @description Approved public entries. */
   entryCount: number;
   /** @description How many of them were adopted. */
   adoptedCount: number;
   /**
    * @description 0 new and 3 changed await confirmation, 1 confirmed, 2 awaits modification.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3;
   /** @description Why it was returned or taken down. */
   auditNote: string | null;
   /**
    * @description 0 not started, 1 collecting, 2 ended, by the time of the server. Null where the public cannot read it.
    * @enum {integer|null}
    */
   lifeCycle: 0 | 1 | 2 | null;
   /** @description Whether its group withdrew it. */
   withdrawn: boolean;
   /** @description Whether its result was published. */
   hasSummary: boolean;
   /** @description When it was handed in first. */
   createdAt: number;
   /** @description When its text was last changed. */
   changedAt: number;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description One campaign as its group or an editor sees it: its latest text. */
  OrgCampaignDetail: {
   /** @description Campaign id: `collectId` of its entries. */
   id: number;
   /** @description What it is called. */
   title: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   excerpt: string;
   /** @description Its picture, on this origin. */
   coverUrl: string | null;
   /** @description The group that asks. */
   groupId: number;
   /** @description Its name. */
   groupName: string;
   /** @description From when suggestions are taken. */
   beginTime: number;
   /** @description Until when. */
   endTime: number;
   /** @description Approved public entries. */
   entryCount: number;
   /** @description How many of them were adopted. */
   adoptedCount: number;
   /**
    * @description 0 new and 3 changed await confirmation, 1 confirmed, 2 awaits modification.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3;
   /** @description Why it was returned or taken down. */
   auditNote: string | null;
   /**
    * @description 0 not started, 1 collecting, 2 ended, by the time of the server. Null where the public cannot read it.
    * @enum {integer|null}
    */
   lifeCycle: 0 | 1 | 2 | null;
   /** @description Whether its group withdrew it. */
   withdrawn: boolean;
   /** @description Whether its result was published. */
   hasSummary: boolean;
   /** @description When it was handed in first. */
   createdAt: number;
   /** @description When its text was last changed. */
   changedAt: number;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
   /** @description Its picture. */
   coverAid: number | null;
   /** @description What it is about, as HTML that was cleaned. */
   content: string;
   attachments: components["schemas"]["Attachment"][];
   forums: components["schemas"]["CampaignForum"][];
   /** @description What those who take part are asked to think of. */
   questions: string[];
   /** @description The title of what is shared; empty: its own. */
   shareTitle: string;
   /** @description The text of what is shared; empty: the beginning of its own. */
   shareText: string;
   confirmedText: components["schemas"]["CampaignText"] | null;
   /** @description When it was last confirmed. */
   confirmedAt: number | null;
   /** @description The result, as HTML that was cleaned. */
   summary: string | null;
   /** @description When the result was published. */
   summaryAt: number | null;
   timeline: components["schemas"]["TimelineEntry"][];
  };
  /** @description A page of campaigns. */
  OrgCampaignPage: {
   list: components["schemas"]["OrgCampaign"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many there are in each tab. */
   tabs: {
    [key: string]: number;
   };
  };
  /** @description What a legal person’s account says of the organisation. */
  OwnCompany: {
   /**
    * @description 1 another legal person, 2 a company.
    * @enum {integer}
    */
   compType: 1 | 2;
   /** @description Its name, under which it writes. */
   enterpriseName: string;
   /** @description Its unified social credit code. */
   creditCode: string;
   /** @description Who stands for it by law. */
   legalPerson: string;
   /** @description Whom to speak with. */
   contacts: string;
   /** @description Whether the platform has confirmed it, or does not ask for that: it may write messages. */
   confirmed: boolean;
   request: components["schemas"]["OwnCompanyRequest"] | null;
   /**
    * @description Whether a picture of the licence belongs to a request.
    * @enum {string}
    */
   licenceRule: "off" | "optional" | "required";
   /** @description What may be done now. */
   allowedActions: string[];
  };
  /** @description What one’s own company asked the platform to look at. */
  OwnCompanyRequest: {
   /** @description Its number. */
   id: number;
   /**
    * @description 1 a registration, 2 a change.
    * @enum {integer}
    */
   kind: 1 | 2;
   /**
    * @description 0 pending, 1 approved, 2 refused, 3 withdrawn.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3;
   /** @description What the platform says of its decision. */
   note: string | null;
   /** @description When it was asked for. */
   createdAt: number;
   /** @description When it was decided or withdrawn. */
   decidedAt: number | null;
   /** @description What the reader may do with it. */
   allowedActions: string[];
   /**
    * @description 1 another legal person, 2 a company.
    * @enum {integer}
    */
   compType: 1 | 2;
   /** @description Its name, under which it writes. */
   enterpriseName: string;
   /** @description Its unified social credit code. */
   creditCode: string;
   /** @description Who stands for it by law. */
   legalPerson: string;
   /** @description Whom to speak with. */
   contacts: string;
   licence: components["schemas"]["CompanyLicence"] | null;
  };
  /** @description What one’s own company asked the platform to look at. */
  OwnCompanyRequestPage: {
   list: components["schemas"]["OwnCompanyRequest"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description An entry in its author’s own list. */
  OwnEntry: {
   /** @description Message id. */
   tid: number;
   /** @description Forum id. */
   fid: number;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description The institution that handles the forum. */
   groupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The campaign that it is an entry of. */
   collectId: number | null;
   /** @description Domain. */
   domainId: number;
   /** @description Subject. */
   subject: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   content: string;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Trace state.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
   /** @description When it was posted. */
   createdAt: number;
   /** @description When it was approved. */
   approvedAt: number | null;
   /** @description When it was last replied to. */
   repliedAt: number | null;
   /** @description Attachments. */
   attachmentCount: number;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /** @description Why it was returned. */
   auditNote: string | null;
   /** @description Whether everybody may read it. */
   isPublic: boolean;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /** @description Until when it can be graded. */
   gradingEndsAt: number | null;
   /** @description Whether its author asked for its deletion, which is not decided. */
   deletionOpen: boolean;
   promise: components["schemas"]["AnswerPromise"] | null;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
   /** @description What the campaign is called, where everybody may read it. */
   collectTitle: string | null;
   /**
    * @description 0 not started, 1 collecting, 2 ended, by the time of the server. Null where nobody can read it any more.
    * @enum {integer|null}
    */
   lifeCycle: 0 | 1 | 2 | null;
   /** @description Whether it was adopted. */
   adopted: boolean;
  };
  /** @description A page of one’s own entries. */
  OwnEntryPage: {
   list: components["schemas"]["OwnEntry"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description What the platform does about one’s own account. */
  OwnHandling: {
   /** @description Number. */
   id: number;
   /**
    * @description 0 ban, 4 mute, 5 restrict messages, 6 not counted, 7 warning.
    * @enum {integer}
    */
   handleType: 0 | 4 | 5 | 6 | 7;
   /** @description The rule that was broken. */
   ruleName: string;
   /** @description For how many days; null: without end. */
   days: number | null;
   /**
    * @description Of type 6: 2 left out of rates, 3 of volume.
    * @enum {integer|null}
    */
   countType: 2 | 3 | null;
   /** @description Of type 5: how many messages a day. */
   countDays: number | null;
   /** @description Of type 6: messages from this moment on. */
   backtrackTime: number | null;
   /** @description From when. */
   beginTime: number;
   /** @description Until when; null: without end. */
   endTime: number | null;
   /** @description When it was ended before its time. */
   endedAt: number | null;
   /**
    * @description 0 not begun, 1 holds, 2 over, 3 ended early.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3;
   /** @description Of type 5 while it holds: how many messages were written today. */
   postedToday: number | null;
  };
  /** @description What the platform did about one’s own account. */
  OwnHandlingPage: {
   list: components["schemas"]["OwnHandling"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A sign-in or sign-out. */
  OwnLogin: {
   /** @description When. */
   at: number;
   /**
    * @description 0 login, 1 logout.
    * @enum {integer}
    */
   operation: 0 | 1;
   /**
    * @description Who ended the session from elsewhere: 1 oneself on another device, 2 an administrator.
    * @enum {integer|null}
    */
   endedBy: 1 | 2 | null;
   /**
    * @description 0 failed, 1 success, 2 locked.
    * @enum {integer}
    */
   status: 0 | 1 | 2;
   /** @description From where. */
   address: string;
   /** @description With what. */
   browser: string;
   /** @description On what. */
   system: string;
  };
  /** @description One’s own sign-ins and sign-outs. */
  OwnLoginPage: {
   list: components["schemas"]["OwnLogin"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A page of one’s own messages. */
  OwnMessagePage: {
   list: components["schemas"]["OwnMessageRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many there are in each tab. */
   tabs: {
    [key: string]: number;
   };
  };
  /** @description A message in its author’s own list. */
  OwnMessageRow: {
   /** @description Message id. */
   tid: number;
   /** @description Forum id. */
   fid: number;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description The institution that handles the forum. */
   groupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The campaign that it is an entry of. */
   collectId: number | null;
   /** @description Domain. */
   domainId: number;
   /** @description Subject. */
   subject: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   content: string;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Trace state.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
   /** @description When it was posted. */
   createdAt: number;
   /** @description When it was approved. */
   approvedAt: number | null;
   /** @description When it was last replied to. */
   repliedAt: number | null;
   /** @description Attachments. */
   attachmentCount: number;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /** @description Why it was returned. */
   auditNote: string | null;
   /** @description Whether everybody may read it. */
   isPublic: boolean;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /** @description Until when it can be graded. */
   gradingEndsAt: number | null;
   /** @description Whether its author asked for its deletion, which is not decided. */
   deletionOpen: boolean;
   promise: components["schemas"]["AnswerPromise"] | null;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description One of one’s own open sessions. */
  OwnSession: {
   /** @description Number. */
   id: number;
   /** @description Whether it is the one that asks. */
   isCurrent: boolean;
   /**
    * @description 1 password or another site, 2 SMS.
    * @enum {integer}
    */
   loginType: 1 | 2;
   /** @description From where it was opened, without the end. */
   address: string;
   /** @description With what. */
   browser: string;
   /** @description On what. */
   system: string;
   /** @description When it was opened. */
   since: number;
   /** @description When it was last used, to within five minutes. */
   lastUsedAt: number | null;
  };
  /** @description One’s own open sessions: the present one, then the others, the latest first. */
  OwnSessions: {
   list: components["schemas"]["OwnSession"][];
  };
  /** @description The reader’s own voice for a message. */
  OwnVoice: {
   /** @description What only the handlers read. */
   note: string;
   /** @description When the reader joined. */
   createdAt: number;
   /**
    * @description What the reader said after the final reply: 1 solved, 2 partly, 3 not.
    * @enum {integer|null}
    */
   solved: 1 | 2 | 3 | null;
  };
  /** @description A message’s voices, after the reader changed the own one. */
  OwnVoiceResult: {
   /** @description Message id. */
   tid: number;
   /** @description How many people have the same problem. */
   voiceCount: number;
   voice: components["schemas"]["OwnVoice"] | null;
  };
  /** @description What another value of a parameter would have done last month. */
  ParameterRehearsal: {
   /** @description The first moment of last month. */
   from: number;
   /** @description Its last second. */
   to: number;
   /**
    * @description What the parameter judges; text is a message, a supplement or a reply; null: no message.
    * @enum {string|null}
    */
   thing: "message" | "text" | "reply" | "grade" | "assignment" | "reason" | null;
   /**
    * @description What it decides: late, refused, an explanation is owed, can be graded; null: it judges no message.
    * @enum {string|null}
    */
   outcome: "late" | "refused" | "explanation" | "gradable" | null;
   /** @description Messages approved last month that were looked at. */
   messages: number;
   /** @description Whether these are all of that month; otherwise the newest. */
   isWhole: boolean;
   /** @description Things of these messages that the parameter judges. */
   checked: number;
   /** @description Those for which the outcome holds as the parameter is set. */
   before: number;
   /** @description Those for which it would hold. */
   after: number;
   /** @description Those whose deadline would be another one. */
   moved: number;
   /** @description Up to 20 that would change, newest first. */
   samples: components["schemas"]["RehearsalSample"][];
  };
  /** @description A passkey of one’s own. */
  Passkey: {
   /** @description Number. */
   id: number;
   /** @description Its name, given by its owner. */
   name: string;
   /** @description When it was added. */
   createdAt: number;
   /** @description When it last signed in. */
   lastUsedAt: number | null;
  };
  /** @description A kind of signature that the site can check. */
  PasskeyAlgorithm: {
   /**
    * @description The kind of credential.
    * @enum {string}
    */
   type: "public-key";
   /** @description Its number in COSE. */
   alg: number;
  };
  /** @description With which a browser makes a passkey (WebAuthn, creation options). */
  PasskeyCreation: {
   /** @description The random text to sign, base64url; serves once. */
   challenge: string;
   rp: components["schemas"]["PasskeySite"];
   user: components["schemas"]["PasskeyOwner"];
   pubKeyCredParams: components["schemas"]["PasskeyAlgorithm"][];
   /** @description The milliseconds within which to sign it. */
   timeout: number;
   excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
   authenticatorSelection: components["schemas"]["PasskeySelection"];
   /**
    * @description No proof of the kind of device.
    * @enum {string}
    */
   attestation: "none";
  };
  /** @description A passkey that a browser may use, or must not make again. */
  PasskeyDescriptor: {
   /**
    * @description The kind of credential.
    * @enum {string}
    */
   type: "public-key";
   /** @description Its id, base64url. */
   id: string;
   /** @description How the browser reaches the device. */
   transports: string[];
  };
  /** @description Its name, given by its owner. */
  PasskeyName: string;
  /** @description The account that a passkey is for, as the device lists it. */
  PasskeyOwner: {
   /** @description A handle that tells nothing about the account, base64url. */
   id: string;
   /** @description Sign-in name. */
   name: string;
   /** @description Shown name. */
   displayName: string;
  };
  /** @description With which a browser uses a passkey (WebAuthn, request options). */
  PasskeyRequest: {
   /** @description The random text to sign, base64url; serves once. */
   challenge: string;
   /** @description The name of the site’s host. */
   rpId: string;
   /** @description The milliseconds within which to sign it. */
   timeout: number;
   allowCredentials: components["schemas"]["PasskeyDescriptor"][];
   /**
    * @description Whether the device asks for its PIN or finger.
    * @enum {string}
    */
   userVerification: "required";
  };
  /** @description How a passkey must be kept. */
  PasskeySelection: {
   /**
    * @description Whether the device remembers the account.
    * @enum {string}
    */
   residentKey: "preferred";
   /**
    * @description Whether the device asks for its PIN or finger.
    * @enum {string}
    */
   userVerification: "required";
  };
  /** @description The site that a passkey is for. */
  PasskeySite: {
   /** @description The name of its host. */
   id: string;
   /** @description Its name. */
   name: string;
  };
  /** @description A later deadline that waits for its decision. */
  PendingExtension: {
   /** @description Working days. */
   days: number;
   /** @description The present deadline. */
   deadlineAt: number;
   /** @description The one it would become. */
   extendedTo: number;
  };
  /** @description The figures of one period. */
  PeriodFigures: {
   /** @description Its first moment. */
   from: number;
   /** @description Messages that were approved. */
   messages: number;
   /** @description Those of them that rates are of. */
   counted: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Past their deadline, and not replied to. */
   overdue: number;
   /** @description Replied to by their deadline. */
   onTime: number;
   /** @description On time, of those replied to or past their deadline; null: of none. */
   onTimeRate: number | null;
   /** @description Working days from the clock’s start to the first final reply, of half of them at most; null: of none. */
   p50Days: number | null;
   /** @description The same, of nine in ten; null: of none. */
   p90Days: number | null;
   /** @description With a grade that counts. */
   graded: number;
   /** @description Whose last grade is 1 or 2. */
   lowGrades: number;
   /** @description Whose last grade is 4 or 5. */
   satisfied: number;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
   /** @description Mean score of resolution; null: of none. */
   gradeLevel: number | null;
   /** @description Mean score of speed; null: of none. */
   gradeSpeed: number | null;
   /** @description Mean score of manner; null: of none. */
   gradeManner: number | null;
   /** @description How many of the last grades are 1, 2, 3, 4 and 5. */
   scores: number[];
   deleted: components["schemas"]["FigureDeleted"];
   caveats: components["schemas"]["FigureCaveats"];
  };
  /** @description What the session may do. */
  PermissionList: string[];
  /** @description Shows that the bound phone is at hand. */
  PhoneTicket: {
   /** @description To be sent with the new phone. */
   ticket: string;
   /** @description When it serves no more. */
   expiresAt: number;
  };
  /** @description A message that was written. */
  PostResult: {
   /** @description Message id. */
   tid: number;
   /** @description Version. */
   version: number;
   /** @description Whether the text waits for the superior, and is not published. */
   proposed?: boolean;
  };
  /** @description A member of the own group who has a message open. */
  PresentColleague: {
   /** @description The name. */
   name: string;
   /** @description Since when that person writes about it; null: reads it. */
   writingSince: number | null;
  };
  /** @description What would be written. */
  Preview: {
   /** @description The whole text; of a mail the subject and, below an empty line, its text. */
   text: string;
  };
  /** @description A BPMN document. */
  ProcessDocument: {
   /** @description The drawing. */
   id: number;
   /** @description Key of the process, shared by all its definitions. */
   key: string;
   /** @description What the process is called. */
   name: string;
   /** @description What it is for. */
   remark: string;
   /** @description Grows with every change. */
   version: number;
   /** @description The document, as it was saved. */
   xml: string;
  };
  /** @description A product call that was refused. */
  ProductRefusal: {
   result: components["schemas"]["ResultCode"];
   resultData: null;
  };
  /** @description A product reply. */
  ProductReply: {
   result: components["schemas"]["Success"];
   /** @description The data. */
   resultData: unknown;
  };
  /** @description A page of proposed replies. */
  ProposalPage: {
   list: components["schemas"]["ProposalRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many there are in each tab, by display; at most 10,001. */
   tabs: {
    [key: string]: number;
   };
  };
  /** @description A proposed reply in a list. */
  ProposalRow: {
   /** @description Proposal id. */
   id: number;
   /**
    * @description What it becomes; edit: it changes the last reply.
    * @enum {string}
    */
   kind: "interim" | "final" | "explanation" | "last" | "edit";
   /** @description Who proposes it. */
   groupName: string;
   /**
    * @description 0 waiting, 1 approved, 2 sent back, 3 withdrawn, 4 lapsed.
    * @enum {integer}
    */
   proposalState: 0 | 1 | 2 | 3 | 4;
   /** @description When it was proposed. */
   askedAt: number;
   /** @description When it was decided. */
   decidedAt: number | null;
   /** @description Why it was sent back. */
   note: string | null;
   /** @description Message id. */
   tid: number;
   /** @description The message’s subject. */
   subject: string;
   /** @description The beginning of the message. */
   content: string;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description Who handles it now. */
   messageGroupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description Domain. */
   domainId: number;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /**
    * @description Trace state; null once another group has the message.
    * @enum {integer|null}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21 | null;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /**
    * @description 1 urgent, 2 ordinary.
    * @enum {integer}
    */
   priorityLevel: 1 | 2;
   /** @description When it was posted. */
   createdAt: number;
   /** @description By when the next answer is due. */
   deadlineAt: number | null;
   /** @description The message’s version. */
   version: number;
  };
  /** @description The public figures of a domain. */
  PublicDomain: {
   /** @description Domain. */
   domainId: number;
   /** @description Messages that were approved. */
   messages: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
  };
  /** @description What became of messages, as everybody may read it. */
  PublicFigures: {
   /** @description Messages that were approved. */
   messages: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
  };
  /** @description The public figures of a forum. */
  PublicForum: {
   /** @description Forum id. */
   fid: number;
   /** @description The office. */
   name: string;
   /** @description Its institution. */
   groupName: string;
   /** @description Messages that were approved. */
   messages: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
  };
  /** @description What became of the messages of one forum, as everybody may read it. */
  PublicForumFigures: {
   /** @description Forum id. */
   fid: number;
   /** @description Messages that were approved. */
   messages: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
   /** @description Working days from the clock’s start to the first final reply, of half of them at most; null: of none. */
   medianDays: number | null;
   /** @description With a grade that counts. */
   graded: number;
   /** @description Mean score of resolution; null: of none. */
   gradeLevel: number | null;
   /** @description Mean score of speed; null: of none. */
   gradeSpeed: number | null;
   /** @description Mean score of manner; null: of none. */
   gradeManner: number | null;
   /** @description Replied to, or past their deadline. */
   owed: number;
   /** @description Late, of those replied to or past their deadline; of fewer than ten null; null: of none. */
   lateRate: number | null;
   /** @description Authors who said whether the matter is solved. */
   solvedAnswers: number;
   /** @description Solved, of those whose authors said so or not; of fewer than ten null; null: of none. */
   solvedRate: number | null;
   /** @description When they were counted. */
   at: number;
  };
  /** @description What an institution says of itself to everybody. */
  PublicInstitution: {
   /** @description What it is called. */
   name: string;
   /** @description The office’s phone; empty: not said. */
   phone: string;
   /** @description Where it is; empty: not said. */
   address: string;
   /** @description What it does; empty: not said. */
   intro: string;
   /** @description Where its service hall is, in words; empty: not said. */
   hall: string;
  };
  /** @description The public figures of a month. */
  PublicMonth: {
   /** @description Its first moment. */
   from: number;
   /** @description Messages that were approved. */
   messages: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
  };
  /** @description The figures that everybody may read. */
  PublicStatistics: {
   total: components["schemas"]["PublicFigures"];
   byMonth: components["schemas"]["PublicMonth"][];
   byType: components["schemas"]["PublicType"][];
   byDomain: components["schemas"]["PublicDomain"][];
   byForum: components["schemas"]["PublicForum"][];
   /** @description When they were counted. */
   at: number;
  };
  /** @description The public figures of a type of message. */
  PublicType: {
   /** @description Type of message. */
   typeId: number;
   /** @description Messages that were approved. */
   messages: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
  };
  /** @description A QR code as an SVG. */
  QrPicture: {
   /** @description Its width and height in modules, with the white edge. */
   size: number;
   /** @description The dark modules as the path of an SVG. */
   path: string;
  };
  /** @description A role with which the reader may share queries. */
  QueryRole: {
   /** @description Number. */
   id: number;
   /** @description What it is called. */
   name: string;
  };
  /** @description A saved query of a list, to be shared. */
  QueryToShare: {
   /** @description The board or the entity. */
   list: string;
   /** @description What it is called. */
   name: string;
   /** @description The state of the list, as its address has it. */
   search: string;
  };
  /** @description How a message came from one forum to another. */
  Readdressing: {
   /** @description Number. */
   id: number;
   /** @description The office that it was addressed to before. */
   fromForumName: string;
   /** @description The office that it was addressed to then. */
   toForumName: string;
   /** @description Why. */
   reason: string;
   /** @description When the clock had started before. */
   clockStartedAt: number | null;
   /** @description When it was re-addressed. */
   at: number;
  };
  /** @description A group that messages can be put before. */
  Receiver: {
   /** @description Group id. */
   id: number;
   /** @description Its name. */
   label: string;
   /** @description Its region. */
   regionName: string;
  };
  /** @description A recheck of a message. */
  Recheck: {
   /** @description Recheck id. */
   id: number;
   /**
    * @description 1 not ours, 2 a duplicate, 3 untrue, 4 the grade.
    * @enum {integer}
    */
   matter: 1 | 2 | 3 | 4;
   /**
    * @description Who raised it.
    * @enum {integer}
    */
   channel: 1 | 2 | 3 | 4;
   /** @description Why. */
   reason: string;
   /** @description The person or unit that proposes it. */
   proposer: string;
   /** @description Where the original stands. */
   originalLink: string;
   /**
    * @description 0 open, 1 rejected, 2 taken down, 3 re-addressed, 4 the grade struck, 5 withdrawn, 6 lapsed.
    * @enum {integer}
    */
   recheckState: 0 | 1 | 2 | 3 | 4 | 5 | 6;
   /** @description Who asked for it. */
   groupName: string;
   /** @description When it was asked for. */
   askedAt: number;
   /** @description When it was decided. */
   decidedAt: number | null;
   /** @description Why it was decided so. */
   note: string | null;
  };
  /** @description A page of rechecks. */
  RecheckPage: {
   list: components["schemas"]["RecheckRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many there are in each tab, by display; at most 10,001. */
   tabs: {
    [key: string]: number;
   };
  };
  /** @description A recheck in a list. */
  RecheckRow: {
   /** @description Recheck id. */
   id: number;
   /**
    * @description 1 not ours, 2 a duplicate, 3 untrue, 4 the grade.
    * @enum {integer}
    */
   matter: 1 | 2 | 3 | 4;
   /**
    * @description Who raised it.
    * @enum {integer}
    */
   channel: 1 | 2 | 3 | 4;
   /** @description Why. */
   reason: string;
   /** @description The person or unit that proposes it. */
   proposer: string;
   /** @description Where the original stands. */
   originalLink: string;
   /**
    * @description 0 open, 1 rejected, 2 taken down, 3 re-addressed, 4 the grade struck, 5 withdrawn, 6 lapsed.
    * @enum {integer}
    */
   recheckState: 0 | 1 | 2 | 3 | 4 | 5 | 6;
   /** @description Who asked for it. */
   groupName: string;
   /** @description When it was asked for. */
   askedAt: number;
   /** @description When it was decided. */
   decidedAt: number | null;
   /** @description Why it was decided so. */
   note: string | null;
   /** @description Message id. */
   tid: number;
   /** @description The message’s subject. */
   subject: string;
   /** @description The beginning of the message. */
   content: string;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description Who handles it now. */
   messageGroupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description Domain. */
   domainId: number;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /**
    * @description Trace state; null once another group has the message.
    * @enum {integer|null}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21 | null;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /**
    * @description 1 urgent, 2 ordinary.
    * @enum {integer}
    */
   priorityLevel: 1 | 2;
   /** @description When it was posted. */
   createdAt: number;
   /** @description By when the next answer is due. */
   deadlineAt: number | null;
   /** @description The message’s version. */
   version: number;
   /**
    * @description The reply to it that waits for the superior.
    * @enum {string|null}
    */
   proposedKind: "interim" | "final" | "explanation" | "last" | "edit" | null;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description Codes in place of the authenticator, which are not shown again. */
  RecoveryCodes: {
   /** @description Ten; none for a repeated request. */
   recoveryCodes: string[];
  };
  /** @description That a phone or mail address was shown to be one’s own. */
  RecoveryTicket: {
   /** @description For finding the account and setting one new password. */
   ticket: string;
   /** @description Until when. */
   expiresAt: number;
  };
  /** @description The restriction of USR0043, the ticket of USR0070, the message of MSG0018. */
  RefusalDetail: components["schemas"]["UserForbid"] | components["schemas"]["SecondStep"] | components["schemas"]["SameMessage"];
  /** @description A region of GB/T 2260. */
  Region: {
   /** @description Region code. */
   id: number;
   /** @description The region above it. */
   parentId: number | null;
   /** @description Its name. */
   name: string;
   /**
    * @description Its level.
    * @enum {string}
    */
   type: "province" | "city" | "county";
   /** @description Whether there are regions below it. */
   hasChildren: boolean;
  };
  /** @description A region with those below it. */
  RegionNode: {
   /** @description Region code. */
   id: number;
   /** @description Its name. */
   name: string;
   children: components["schemas"]["RegionNode"][];
  };
  /** @description A message to which another value of a parameter makes a difference. */
  RehearsalSample: {
   /** @description Number of the message. */
   tid: number;
   /** @description The subject as the public reads it; null: the public cannot read the message. */
   subject: string | null;
   /** @description Whether the outcome holds as the parameter is set. */
   before: boolean;
   /** @description Whether it would hold. */
   after: boolean;
   /** @description The deadline as the parameter is set; null where none is compared. */
   dueBefore: number | null;
   /** @description What the deadline would be. */
   dueAfter: number | null;
  };
  /** @description What was removed. */
  RemovedRecord: {
   /** @description Its id. */
   id: number;
  };
  /** @description The session that goes on after a change of the password. */
  RenewedSession: {
   /** @description The session’s new token; every earlier one has ended. */
   token: string;
   /** @description Key that getInfo.mobile is encrypted with from now on; base64. */
   fieldKey: string;
   /** @description When the session ends. */
   expiresAt: number;
  };
  /** @description A published answer. */
  Reply: {
   /** @description Number. */
   id: number;
   /**
    * @description Interim or final reply, explanation, last explanation.
    * @enum {string}
    */
   kind: "interim" | "final" | "explanation" | "last";
   /** @description The institution that answers. */
   groupName: string;
   /** @description The text. */
   content: string;
   /** @description When it was published. */
   createdAt: number;
   /** @description When it was last edited. */
   editedAt: number | null;
   /** @description By when it was due; null: by no known day. */
   dueAt: number | null;
   /** @description Working days after that; null: in time. */
   lateDays: number | null;
   /** @description Version, for editing. */
   version: number;
   attachments: components["schemas"]["Attachment"][];
  };
  /** @description A reply that waits for the superior, or waited. */
  ReplyProposal: {
   /** @description Proposal id. */
   id: number;
   /**
    * @description What it becomes; edit: it changes the last reply.
    * @enum {string}
    */
   kind: "interim" | "final" | "explanation" | "last" | "edit";
   /** @description Who proposes it. */
   groupName: string;
   /**
    * @description 0 waiting, 1 approved, 2 sent back, 3 withdrawn, 4 lapsed.
    * @enum {integer}
    */
   proposalState: 0 | 1 | 2 | 3 | 4;
   /** @description When it was proposed. */
   askedAt: number;
   /** @description When it was decided. */
   decidedAt: number | null;
   /** @description Why it was sent back. */
   note: string | null;
   /** @description Who approves it. */
   superiorName: string;
   /** @description The text. */
   text: string;
   /** @description Why it goes on in spite of what the detector found. */
   detectorReason: string | null;
   attachments: components["schemas"]["StaffAttachment"][];
   /** @description SHA-256 of all that would be published. */
   hash: string;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A page of reports. */
  ReportPage: {
   list: components["schemas"]["ReportRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
   /** @description How many there are in each tab, by display; at most 10,001. */
   tabs: {
    [key: string]: number;
   };
  };
  /** @description A report in a list. */
  ReportRow: {
   /** @description Report id. */
   id: number;
   /** @description Who reported it. */
   groupName: string;
   /** @description To whom. */
   superiorName: string;
   /** @description Why. */
   note: string;
   /**
    * @description 0 open, 1 taken over, 2 returned with advice, 3 noted, 4 withdrawn, 5 lapsed.
    * @enum {integer}
    */
   reportState: 0 | 1 | 2 | 3 | 4 | 5;
   /** @description When it was reported. */
   askedAt: number;
   /** @description When the superior dealt with it. */
   decidedAt: number | null;
   /** @description What the superior said. */
   advice: string | null;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
   /** @description Message id. */
   tid: number;
   /** @description The message’s subject. */
   subject: string;
   /** @description The beginning of the message. */
   content: string;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description Who handles it now. */
   messageGroupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description Domain. */
   domainId: number;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /**
    * @description Trace state; null once another group has the message.
    * @enum {integer|null}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21 | null;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /**
    * @description 1 urgent, 2 ordinary.
    * @enum {integer}
    */
   priorityLevel: 1 | 2;
   /** @description When it was posted. */
   createdAt: number;
   /** @description By when the next answer is due. */
   deadlineAt: number | null;
   /** @description The message’s version. */
   version: number;
  };
  /** @description Which requests about messages a list shows. */
  RequestFilter: {
   /** @description Searched in the message’s subject. */
   keywords?: string;
   /** @description Message ids, separated by commas (full-width ones too). */
   tids?: string;
   /** @description Types of message. */
   typeIds?: number[];
   /** @description Forums. */
   fids?: number[];
   /** @description Asked for from this moment. */
   startTime?: number;
   /** @description Asked for up to this moment. */
   endTime?: number;
   /**
    * @description Sub-tab; absent: the first.
    * @enum {integer}
    */
   display?: 1 | 2 | 3 | 4 | 5 | 6;
   /** @description Page, from 1. */
   page?: number;
   /**
    * @description Records on a page.
    * @enum {integer}
    */
   rows?: 10 | 20 | 50 | 100 | 30;
   /** @description nextCursor of the page before; page is then ignored. */
   cursor?: string;
  };
  /** @description A request that was made or dealt with. */
  RequestResult: {
   /** @description Number of the request. */
   id: number;
   /** @description Message id. */
   tid: number;
   /** @description The message’s version. */
   version: number;
  };
  /** @description A later deadline that was asked for. */
  RequestedExtension: {
   /** @description The message. */
   tid: number;
   /** @description Its version. */
   version: number;
   /** @description The instance that decides. */
   processInstanceId: number;
  };
  /** @description The letters that are sent once more. */
  ResentLetters: {
   /** @description Their ids. */
   ids: number[];
  };
  /** @description The result of a call. */
  ResultCode: {
   /** @description 0 for success. */
   code: number | string;
   /** @description In the caller's language. */
   msg: string;
   /** @description What is wrong with which field. */
   fields?: components["schemas"]["FieldError"][];
   detail?: components["schemas"]["RefusalDetail"];
  };
  /** @description Something that came back to a group. */
  Returned: {
   /** @description Number of the notification. */
   id: number;
   /**
    * @description From citizens, from the platform, from the superior, from subordinates.
    * @enum {string}
    */
   source: "user" | "platform" | "last" | "next";
   /** @description What happened: an event’s verb. */
   verb: string;
   /** @description The message it is about. */
   tid: number | null;
   /** @description The assignment it is about. */
   tpid: number | null;
   /** @description What it happened to: message, assignment, recheck, case, campaign … */
   subjectKind: string;
   /** @description The number of that. */
   subjectId: number | null;
   /** @description The message’s subject. */
   subject: string;
   /** @description The office that the message is addressed to. */
   forumName: string;
   /** @description Who did it. */
   actorName: string;
   /** @description What they said. */
   note: string | null;
   /** @description When. */
   at: number;
   /** @description Whether it is new to the reader’s account. */
   unread: boolean;
  };
  /** @description How much came back to a group from one side. */
  ReturnedCount: {
   /**
    * @description From citizens, from the platform, from the superior, from subordinates.
    * @enum {string}
    */
   source: "user" | "platform" | "last" | "next";
   /** @description How many; at most 10,000. */
   count: number;
   /** @description How many are new to the reader’s account. */
   unread: number;
  };
  /** @description The filter of what came back to a group. */
  ReturnedFilter: {
   /**
    * @description From citizens, from the platform, from the superior, from subordinates.
    * @enum {string}
    */
   source: "user" | "platform" | "last" | "next";
   /** @description Searched in the subjects. */
   keywords?: string;
   /** @description From this moment. */
   startTime?: number;
   /** @description Up to this moment. */
   endTime?: number;
   /** @description Only what is new. */
   unread?: boolean;
   /** @description Page, from 1. */
   page?: number;
   /**
    * @description Records on a page.
    * @enum {integer}
    */
   rows?: 10 | 20 | 50 | 100 | 30;
   /** @description nextCursor of the page before; page is then ignored. */
   cursor?: string;
  };
  /** @description A page of what came back to a group. */
  ReturnedPage: {
   list: components["schemas"]["Returned"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description How to reach somebody, unmasked; the reading is on record. */
  RevealedContact: {
   /** @description As it was written; null where nothing was. */
   contact: string | null;
  };
  /** @description A phone number, unmasked; the reading is on record. */
  RevealedPhone: {
   /** @description The number; null where the author gave none. */
   phone: string | null;
  };
  /** @description What was masked. */
  RevealedValue: {
   /** @description In full; null where there is none. */
   value: string | null;
  };
  /** @description Where the customer-service robot is found. */
  RobotConfig: {
   /** @description Addresses; empty where there is no robot. */
   robot: {
    /** @description For citizens and visitors. */
    pcLocation: string;
    /** @description For institutions on public pages. */
    pcOrgLocation: string;
    /** @description For institutions at their work table. */
    pcOrgWorkTable: string;
   };
  };
  /** @description An earlier message of the author with the same text. */
  SameMessage: {
   tid: components["schemas"]["Id"];
  };
  /** @description A drawing that was saved. */
  SavedModel: {
   /** @description Its id. */
   id: number;
   /** @description To be sent with the next change. */
   version: number;
   /** @description The process key in the document. */
   key: string;
  };
  /** @description How the second factor of an account stands. */
  SecondFactor: {
   /** @description Whether signing in asks for it. */
   isOn: boolean;
   /** @description Whether a role or the site asks for it. */
   isRequired: boolean;
   /** @description When it was switched on. */
   since: number | null;
   /** @description The recovery codes that were not used yet. */
   recoveryCodesLeft: number;
   /** @description Whether it has an authenticator. */
   hasAuthenticator: boolean;
   passkeys: components["schemas"]["Passkey"][];
  };
  /** @description A secret for an authenticator; it is not shown again. */
  SecondFactorSetUp: {
   /** @description The secret in base32, to be typed. */
   secret: string;
   /** @description The secret as an otpauth address. */
   uri: string;
   qr: components["schemas"]["QrPicture"];
  };
  /** @description Half a sign-in, which the second factor completes. */
  SecondStep: {
   /** @description For the second step; serves once. */
   ticket: string;
   /** @description Until when. */
   expiresAt: number;
   /** @description Whether a passkey completes it. */
   hasPasskey: boolean;
   /** @description Whether a code of an authenticator completes it; a recovery code always does. */
   hasAuthenticator: boolean;
  };
  /** @description The last event in the timeline that the writer has seen. A draft that was handed in later refuses the text. */
  Seen: number;
  /** @description What is shown where somebody shares a page. */
  ShareCard: {
   /** @description Title. */
   title: string;
   /** @description A sentence about it. */
   desc: string;
   /** @description The page; whole where the site knows its own address. */
   link: string;
   /** @description A picture; empty where there is none. */
   imgUrl: string;
  };
  /** @description What is shared of a forum’s campaigns. */
  ShareCollect: {
   appShareCollect: components["schemas"]["ShareCard"];
   wxShareCollect: components["schemas"]["ShareCard"];
  };
  /** @description The queries that the reader sees, and with whom the reader may share. */
  SharedQueries: {
   queries: components["schemas"]["SharedQuery"][];
   roles: components["schemas"]["QueryRole"][];
   /** @description Whether the reader may share with the own institution. */
   withGroup: boolean;
  };
  /** @description A saved query of a list that several people see. */
  SharedQuery: {
   /** @description Number. */
   id: number;
   /** @description Number of its version. */
   version: number;
   /** @description The board or the entity whose records it finds. */
   list: string;
   /** @description What it is called. */
   name: string;
   /** @description The state of the list, as its address has it. */
   search: string;
   /** @description The role or the institution that sees it. */
   sharedWith: string;
   /** @description Who shares it. */
   ownerName: string;
   /** @description Whether the reader shares it. */
   isOwn: boolean;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description An answered message that is like another one. */
  SimilarAnswered: {
   /** @description Number. */
   tid: number;
   /** @description The subject as the public reads it. */
   subject: string;
   /** @description The text of its last final reply. */
   content: string;
   /** @description When that was published. */
   repliedAt: number;
   /** @description The institution that answered. */
   groupName: string;
   grade: components["schemas"]["Grade"] | null;
  };
  /** @description What the front ends need to know before they begin. */
  SiteConfig: {
   /** @description PEM of the RSA key that fields are encrypted with. */
   publicKey: string;
   /** @description The application code of signatures. */
   appCode: string;
   /** @description demo or production. */
   nodeEnv: string;
   /** @description Pattern of a real name. */
   realNamePattern: string;
   /** @description Pattern of a subject; a regular expression for the flag u, as the other one. */
   titlePattern: string;
   /** @description The scene that captchas without a picture are made for. */
   captchaScene: string;
   limits: components["schemas"]["SiteLimits"];
   /** @description Changes with any dictionary; a caller that sends it back gets no dictionaries while it is the same. */
   dictVersion: string;
   /** @description Every dictionary; empty where the caller has them already. */
   dictList: components["schemas"]["DictType"][];
   /** @description Permission strings that the site knows. */
   permissions: string[];
   /** @description Where accounts of organization 4 go after signing in. */
   channelUrl: string;
   /** @description The accent colour of the site as #rrggbb; empty: that of the product. */
   accent: string;
   /** @description How people reach the platform; empty: not said. */
   contact: string;
   links: components["schemas"]["SiteLinks"];
   map: components["schemas"]["SiteMap"];
   registration: components["schemas"]["SiteRegistration"];
   /** @description The server’s clock, so that a wrong device clock can be allowed for. */
   serverTime: number;
  };
  /** @description What somebody told the platform about itself. */
  SiteFeedback: {
   /** @description Number. */
   id: number;
   /**
    * @description 1 suggestion, 2 fault, 3 complaint about the platform, 4 other.
    * @enum {integer}
    */
   type: 1 | 2 | 3 | 4;
   /** @description What was written. */
   content: string;
   /** @description How to reach them: the first three characters. */
   contact: string | null;
   /**
    * @description 0 waiting, 1 answered.
    * @enum {integer}
    */
   state: 0 | 1;
   /** @description The answer. */
   answer: string | null;
   /** @description When it was answered. */
   answeredAt: number | null;
   /** @description When it was written. */
   createdAt: number;
  };
  /** @description A page of one’s own feedback. */
  SiteFeedbackPage: {
   list: components["schemas"]["SiteFeedback"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description The state of the site: its problems, then the figures. */
  SiteHealth: {
   /** @description When it was looked at. */
   at: number;
   /** @description What is wrong, the worst first; none where all is well. */
   findings: components["schemas"]["HealthFinding"][];
   /** @description Mail and SMS. */
   letters: components["schemas"]["HealthLetters"][];
   jobs: components["schemas"]["HealthJobs"];
   sessions: components["schemas"]["HealthSessions"];
   /** @description Errors of the program in the last day; 10,001 for more than 10,000. */
   errors: number;
   database: components["schemas"]["HealthDatabase"];
   replica: components["schemas"]["HealthReplica"] | null;
   backup: components["schemas"]["HealthBackup"] | null;
   storage: components["schemas"]["HealthStorage"];
   /** @description Where files lie. */
   disks: components["schemas"]["HealthDisk"][];
   process: components["schemas"]["HealthProcess"];
  };
  /** @description Lengths and limits that administrators set. */
  SiteLimits: {
   /** @description Shortest message text, in characters. */
   contentMin: number;
   /** @description Longest message text. */
   contentMax: number;
   /** @description Shortest subject. */
   titleMin: number;
   /** @description Longest subject. */
   titleMax: number;
   /** @description Shortest reply. */
   replyMin: number;
   /** @description Longest reply. */
   replyMax: number;
   /** @description Shortest reason of a return request. */
   reasonMin: number;
   /** @description Longest private remark. */
   remarkMax: number;
   /** @description Most attachments of one message or reply. */
   attachmentMax: number;
   /** @description Longest comment of a grade. */
   commentMax: number;
   /** @description A score at or below it asks for an explanation. */
   explainThreshold: number;
   /** @description Working days for an explanation. */
   explainDays: number;
  };
  /** @description Pages elsewhere that chrome and footer lead to; empty where there is none. */
  SiteLinks: {
   /** @description The privacy policy. */
   privacy: string;
   /** @description How an institution has the service enabled. */
   service: string;
   /** @description The former console. */
   oldVersion: string;
  };
  /** @description The pictures under the maps of the site. */
  SiteMap: {
   /** @description The nearest zoom that there are tiles of; null: there are no tiles. */
   tileZoom: number | null;
   /** @description Whose they are, shown on the map. */
   attribution: string;
  };
  /** @description The numbers of the home page. */
  SiteNumbers: {
   /** @description Messages that were approved and not taken down. */
   messages: number;
   /** @description Those of them that were replied to finally. */
   replied: number;
   /** @description Median working days from the start of the clock to the first final reply, last 90 days. */
   medianDays: number | null;
   /** @description When they were counted. */
   at: number;
  };
  /** @description The data that a person gives at registration. */
  SiteRegistration: {
   /** @description An e-mail address with its code. */
   email: boolean;
   /** @description The certified real name, which is needed to post. */
   realName: boolean;
   /** @description A company is to hand in a picture of its licence afterwards. */
   licence: boolean;
  };
  /** @description An attachment with what the reader may do with it. */
  StaffAttachment: {
   /** @description Attachment id. */
   aid: number;
   /** @description What the person called it. */
   fileName: string;
   /** @description Media type, as sniffed. */
   mime: string;
   /** @description Size. */
   bytes: number;
   /** @description Width in pixels. */
   width: number | null;
   /** @description Height in pixels. */
   height: number | null;
   /** @description Where it is, on this origin. */
   url: string;
   /** @description A small picture of it. */
   thumbUrl: string | null;
   /**
    * @description 0 for the institution only, 1 for everybody.
    * @enum {integer}
    */
   isPublic: 0 | 1;
   /** @description Whether the institution hid it from the public. */
   hiddenByGroup: boolean;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description Who wrote a message, as far as staff may know. */
  StaffAuthor: {
   /** @description Shown name. */
   nickName: string;
   /** @description Real name, where the reader handles the message. */
   realName: string | null;
   /** @description Masked: the first three digits. */
   phone: string | null;
   /**
    * @description 0 citizen, 1 legal person.
    * @enum {integer}
    */
   userType: 0 | 1;
   /** @description The account; editors only. */
   uid: number | null;
   company: components["schemas"]["CompanyFacts"] | null;
  };
  /** @description One case, with what may be done with it and what happened to it. */
  StaffCaseDetail: {
   /** @description Number of the case. */
   id: number;
   /** @description Its title. */
   title: string;
   /** @description What it is about; in a list its beginning. */
   summary: string;
   /** @description Domain. */
   domainId: number;
   /**
    * @description Type of the message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The institution that handled it. */
   groupName: string;
   /** @description The office that the message was addressed to. */
   forumName: string;
   /** @description Region of that office. */
   regionId: number | null;
   /** @description Its name; empty where there is none. */
   regionName: string;
   /** @description Message id. */
   tid: number;
   /** @description Subject of the message, as its handlers see it. */
   subject: string;
   /**
    * @description How it stands.
    * @enum {string}
    */
   state: "draft" | "pending" | "published" | "refused" | "withdrawn" | "takenDown";
   /** @description Why it was sent back, refused or taken down. */
   note: string | null;
   /** @description Who proposed it. */
   proposerName: string;
   /** @description When it was begun. */
   createdAt: number;
   /** @description When it last changed. */
   changedAt: number;
   /** @description When it was handed in last. */
   handedInAt: number | null;
   /** @description When that was decided. */
   decidedAt: number | null;
   /** @description Since when it is public. */
   publishedAt: number | null;
   /** @description The process that decides, or decided. */
   processInstanceId: number | null;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
   /** @description What was done. */
   measures: string;
   /** @description What came of it. */
   result: string;
   attachments: components["schemas"]["Attachment"][];
   /** @description Public attachments of the replies that it could show too; for who may change it. */
   choosable: components["schemas"]["Attachment"][];
   message: components["schemas"]["CaseMessage"] | null;
   timeline: components["schemas"]["TimelineEntry"][];
  };
  /** @description A page of cases. */
  StaffCasePage: {
   list: components["schemas"]["StaffCaseRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A case as its institution and editors have it. */
  StaffCaseRow: {
   /** @description Number of the case. */
   id: number;
   /** @description Its title. */
   title: string;
   /** @description What it is about; in a list its beginning. */
   summary: string;
   /** @description Domain. */
   domainId: number;
   /**
    * @description Type of the message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The institution that handled it. */
   groupName: string;
   /** @description The office that the message was addressed to. */
   forumName: string;
   /** @description Region of that office. */
   regionId: number | null;
   /** @description Its name; empty where there is none. */
   regionName: string;
   /** @description Message id. */
   tid: number;
   /** @description Subject of the message, as its handlers see it. */
   subject: string;
   /**
    * @description How it stands.
    * @enum {string}
    */
   state: "draft" | "pending" | "published" | "refused" | "withdrawn" | "takenDown";
   /** @description Why it was sent back, refused or taken down. */
   note: string | null;
   /** @description Who proposed it. */
   proposerName: string;
   /** @description When it was begun. */
   createdAt: number;
   /** @description When it last changed. */
   changedAt: number;
   /** @description When it was handed in last. */
   handedInAt: number | null;
   /** @description When that was decided. */
   decidedAt: number | null;
   /** @description Since when it is public. */
   publishedAt: number | null;
   /** @description The process that decides, or decided. */
   processInstanceId: number | null;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A text of a message, in the original and as redacted. */
  StaffContentItem: {
   /** @description Number. */
   id: number;
   /** @description The original. */
   content: string;
   /** @description As the public reads it, where that differs. */
   publicContent: string | null;
   /** @description Passages of it, and of the subject with the first text, that the public does not read. */
   masks: components["schemas"]["Mask"][];
   /**
    * @description 0 pending, 1 approved, 2 returned.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /** @description Why it was returned. */
   auditNote: string | null;
   /** @description When it was written. */
   createdAt: number;
   topic: components["schemas"]["Topic"] | null;
   attachments: components["schemas"]["StaffAttachment"][];
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description One message, as the institution or an editor may see it. */
  StaffMessageDetail: {
   /** @description Message id. */
   tid: number;
   /** @description Forum id. */
   fid: number;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description The institution that handles the forum. */
   groupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The campaign that it is an entry of. */
   collectId: number | null;
   /** @description Domain. */
   domainId: number;
   /** @description Subject. */
   subject: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   content: string;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Trace state.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
   /** @description When it was posted. */
   createdAt: number;
   /** @description When it was approved. */
   approvedAt: number | null;
   /** @description When it was last replied to. */
   repliedAt: number | null;
   /** @description Attachments. */
   attachmentCount: number;
   /** @description The subject as the public reads it, where that differs. */
   publicSubject: string | null;
   /** @description Whether the suggestion was adopted. */
   adopted: boolean;
   /** @description What that campaign is called, where everybody may read it. */
   collectTitle: string | null;
   contentList: components["schemas"]["StaffContentItem"][];
   replies: components["schemas"]["StaffReply"][];
   grades: components["schemas"]["Grade"][];
   timeline: components["schemas"]["TimelineEntry"][];
   assignments: components["schemas"]["Assignment"][];
   /** @description The latest deadline of an assignment by the reader’s group; null: it assigns nothing. */
   assignUntil: number | null;
   forum: components["schemas"]["Forum"];
   author: components["schemas"]["StaffAuthor"];
   /** @description Where it is about. */
   location: string;
   /** @description The private remark. */
   remark: string;
   /** @description Whether everybody may read it. */
   isPublic: boolean;
   /** @description Whether the public does not see the name. */
   isAnonymous: boolean;
   /**
    * @description Where it was written.
    * @enum {integer}
    */
   sourceType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
   /**
    * @description 1 urgent, 2 ordinary.
    * @enum {integer}
    */
   priorityLevel: 1 | 2;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /** @description Why it was returned. */
   auditNote: string | null;
   /** @description By when the next answer is due. */
   deadlineAt: number | null;
   /** @description That deadline before it was extended. */
   extendedFrom: number | null;
   pendingExtension: components["schemas"]["PendingExtension"] | null;
   /** @description When the clock started. */
   clockStartedAt: number | null;
   /** @description Whether it is under recheck, and its clock stands still. */
   recheckOpen: boolean;
   rechecks: components["schemas"]["Recheck"][];
   readdressings: components["schemas"]["Readdressing"][];
   deletionRequests: components["schemas"]["DeletionRequest"][];
   deliveries: components["schemas"]["Delivery"][];
   reports: components["schemas"]["MessageReport"][];
   proposals: components["schemas"]["ReplyProposal"][];
   /**
    * @description The reply to it that waits for the superior, for who handles it and editors.
    * @enum {string|null}
    */
   proposedKind: "interim" | "final" | "explanation" | "last" | "edit" | null;
   /** @description The superior that approves what the reader’s group answers; null: nobody. */
   approverName: string | null;
   voices: components["schemas"]["MessageVoices"];
   mergedInto: components["schemas"]["MergedInto"] | null;
   mergedHere: components["schemas"]["MergedMessage"][];
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /** @description Until when it can be graded. */
   gradingEndsAt: number | null;
   /** @description Whether the grade asks for an explanation. */
   explainDue: boolean;
   /** @description Last grade, rounded, 1 to 5. */
   satisfaction: number | null;
   /**
    * @description 1: the reader’s own account keeps it on its board.
    * @enum {integer}
    */
   collectState: 0 | 1;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A page of a task board. */
  StaffMessagePage: {
   list: components["schemas"]["StaffMessageRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A message in a task board. */
  StaffMessageRow: {
   /** @description Message id. */
   tid: number;
   /** @description Forum id. */
   fid: number;
   /** @description The office that it is addressed to. */
   forumName: string;
   /** @description The institution that handles the forum. */
   groupName: string;
   /**
    * @description Type of message.
    * @enum {integer}
    */
   typeId: 1 | 2 | 5 | 6 | 9;
   /** @description The campaign that it is an entry of. */
   collectId: number | null;
   /** @description Domain. */
   domainId: number;
   /** @description Subject. */
   subject: string;
   /** @description Its beginning: 164 characters and an ellipsis. */
   content: string;
   /** @description Who wrote it, as far as the reader may know. */
   nickName: string;
   /**
    * @description Trace state.
    * @enum {integer}
    */
   state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
   /** @description When it was posted. */
   createdAt: number;
   /** @description When it was approved. */
   approvedAt: number | null;
   /** @description When it was last replied to. */
   repliedAt: number | null;
   /** @description Attachments. */
   attachmentCount: number;
   /**
    * @description Audit state.
    * @enum {integer}
    */
   auditState: 0 | 1 | 2 | 3 | 4;
   /**
    * @description Where it was written.
    * @enum {integer}
    */
   sourceType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
   /**
    * @description 1 urgent, 2 ordinary.
    * @enum {integer}
    */
   priorityLevel: 1 | 2;
   /** @description By when the next answer is due. */
   deadlineAt: number | null;
   /** @description Evaluation approval time. */
   gradeApprovedAt: number | null;
   /** @description Last grade, rounded, 1 to 5. */
   satisfaction: number | null;
   /**
    * @description Whether the matter is solved, as its author last said: 1 solved, 2 partly, 3 not; null: not said.
    * @enum {integer|null}
    */
   solved: 1 | 2 | 3 | null;
   /** @description Whether replies can be graded. */
   gradingUsed: boolean;
   /** @description Whether the grade asks for an explanation. */
   explainDue: boolean;
   /** @description Whether it is assigned at present. */
   assigned: boolean;
   /** @description Who has it then: the group, or the unit outside. */
   assignedTo: string | null;
   /** @description Whether that is a unit outside. */
   assignedOffline: boolean;
   /** @description The latest deadline of an assignment by the reader’s group; null: it assigns nothing. */
   assignUntil: number | null;
   /**
    * @description 1: the reader’s own account keeps it on its board.
    * @enum {integer}
    */
   collectState: 0 | 1;
   /** @description Whether it is under recheck, and its clock stands still. */
   recheckOpen: boolean;
   /**
    * @description The reply to it that waits for the superior.
    * @enum {string|null}
    */
   proposedKind: "interim" | "final" | "explanation" | "last" | "edit" | null;
   /** @description How many people have the same problem. */
   voiceCount: number;
   /** @description Version. */
   version: number;
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A published answer with what the reader may do with it. */
  StaffReply: {
   /** @description Number. */
   id: number;
   /**
    * @description Interim or final reply, explanation, last explanation.
    * @enum {string}
    */
   kind: "interim" | "final" | "explanation" | "last";
   /** @description The institution that answers. */
   groupName: string;
   /** @description The text. */
   content: string;
   /** @description When it was published. */
   createdAt: number;
   /** @description When it was last edited. */
   editedAt: number | null;
   /** @description By when it was due; null: by no known day. */
   dueAt: number | null;
   /** @description Working days after that; null: in time. */
   lateDays: number | null;
   /** @description Version, for editing. */
   version: number;
   attachments: components["schemas"]["StaffAttachment"][];
   /** @description The operations that the reader may call on this record now. */
   allowedActions: string[];
  };
  /** @description A text that clerks of a group use in replies. */
  StandardText: {
   /** @description Number. */
   id: number;
   /** @description Its title. */
   title: string;
   /** @description The text. */
   content: string;
  };
  /** @description What is filled in before a process starts. */
  StartForm: {
   /** @description Key of the process, shared by all its definitions. */
   processDefinitionKey: string;
   /** @description What the form is called. */
   formName: string;
   /** @description A page of this site with the form; empty: its fields are those of the drawing. */
   formRoute: string;
   /** @description The address of this site that takes the form and gives the business key. */
   formSaveUrl: string;
   /** @description The address of this site that is told the instance; empty: none is. */
   formInstanceUrl: string;
   /** @description The fields that the drawing names. */
   fields: components["schemas"]["StartFormField"][];
  };
  /** @description A field of a business form that the drawing names. */
  StartFormField: {
   /** @description The variable. */
   name: string;
   /** @description What it is called. */
   title: string;
   /**
    * @description What it holds.
    * @enum {string}
    */
   type: "string" | "long" | "boolean" | "date";
   /** @description Whether it must be filled in. */
   required: boolean;
  };
  /** @description An instance that was started. */
  StartedProcess: {
   /** @description The instance. */
   processInstanceId: number;
   /** @description Key of the process, shared by all its definitions. */
   processDefinitionKey: string;
   /** @description The record that the instance is about. */
   businessKey: string;
  };
  /** @description How trying a storage went. */
  StorageAnswer: {
   /** @description In the reader’s language. */
   answer: string;
  };
  /** @description What waits at an entry below a menu entry. */
  SubmenuCount: {
   /** @description Name of the board: its route. */
   board: string;
   /** @description How many wait for the reader there; at most 10,001 of a tab. */
   count: number;
  };
  /** @description The result of a call that did what it was asked for. */
  Success: {
   /** @constant */
   code: 0;
   msg: string;
  };
  /** @description A message proposed while typing. */
  Suggestion: {
   /** @description Message id. */
   tid: number;
   /** @description Subject. */
   subject: string;
   /** @description The office it is addressed to. */
   forumName: string;
   /** @description How many people have the same problem. */
   voiceCount: number;
   /** @description Whether the reader joined it. */
   joined: boolean;
   /** @description Its province, if it is another one than that of the forum that is written to. */
   provinceName: string | null;
   /** @description Whether a citizen can join it: it is not finished, and not the reader’s own. */
   joinable: boolean;
  };
  /** @description A department of the platform’s own staff. */
  SysDept: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What it is called.
    * @example 受理审核部
    */
   name: string;
   /**
    * @description The department above it; null at the top.
    * @example 1
    */
   parentId: number | null;
   /**
    * @description Its place among its neighbours, smaller first.
    * @example 1
    */
   sort: number;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysDeptFilter: {
   /** @description What it is called. */
   name?: string;
   /** @description The department above it; null at the top. */
   parentId?: number[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A department of the platform’s own staff. */
  SysDeptInput: {
   /**
    * @description What it is called.
    * @example 受理审核部
    */
   name: string;
   /**
    * @description The department above it; null at the top.
    * @default null
    * @example 1
    */
   parentId?: number | null;
   /**
    * @description Its place among its neighbours, smaller first.
    * @default 0
    * @example 1
    */
   sort?: number;
  };
  /** @description A dictionary, whose values are records of their own. */
  SysDictType: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What it is called.
    * @example 领域
    */
   name: string;
   /**
    * @description What fields know it by.
    * @example domain
    */
   type: string;
   /**
    * @description Its place among the dictionaries, smaller first.
    * @example 1
    */
   sort: number;
   /**
    * @description What it is for.
    * @example 留言所属的领域
    */
   remark: string;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysDictTypeFilter: {
   /** @description What it is called. */
   name?: string;
   /** @description What fields know it by. */
   type?: string;
   /** @description What it is for. */
   remark?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A dictionary, whose values are records of their own. */
  SysDictTypeInput: {
   /**
    * @description What it is called.
    * @example 领域
    */
   name: string;
   /**
    * @description What fields know it by.
    * @example domain
    */
   type: string;
   /**
    * @description Its place among the dictionaries, smaller first.
    * @default 0
    * @example 1
    */
   sort?: number;
   /**
    * @description What it is for.
    * @default
    * @example 留言所属的领域
    */
   remark?: string;
  };
  /** @description A value of a dictionary with its labels. */
  SysDictValue: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The dictionary that it belongs to.
    * @example 2
    */
   typeId: number;
   /**
    * @description What is stored; once for each dictionary.
    * @example 15
    */
   value: string;
   /**
    * @description What it is called in Simplified Chinese.
    * @example 养老
    */
   labelZhCn: string;
   /**
    * @description What it is called in Traditional Chinese.
    * @example 養老
    */
   labelZhTw: string;
   /**
    * @description What it is called in English.
    * @example Care of the elderly
    */
   labelEnUs: string;
   /**
    * @description Its place among the values of its dictionary, smaller first.
    * @example 15
    */
   sort: number;
   /**
    * @description 0 retired: still a label, no longer a choice; 1 offered.
    * @example 1
    * @enum {integer}
    */
   status: 0 | 1;
   /**
    * @description What it is for.
    * @example 养老服务、养老金、无障碍
    */
   remark: string;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysDictValueFilter: {
   /** @description The dictionary that it belongs to. */
   typeId?: number[];
   /** @description What it is called in Simplified Chinese. */
   labelZhCn?: string;
   /** @description What is stored; once for each dictionary. */
   value?: string;
   /** @description 0 retired: still a label, no longer a choice; 1 offered. */
   status?: (0 | 1)[];
   /** @description What it is called in English. */
   labelEnUs?: string;
   /** @description What it is for. */
   remark?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A value of a dictionary with its labels. */
  SysDictValueInput: {
   /**
    * @description The dictionary that it belongs to.
    * @example 2
    */
   typeId: number;
   /**
    * @description What is stored; once for each dictionary.
    * @example 15
    */
   value: string;
   /**
    * @description What it is called in Simplified Chinese.
    * @example 养老
    */
   labelZhCn: string;
   /**
    * @description What it is called in Traditional Chinese.
    * @example 養老
    */
   labelZhTw: string;
   /**
    * @description What it is called in English.
    * @example Care of the elderly
    */
   labelEnUs: string;
   /**
    * @description Its place among the values of its dictionary, smaller first.
    * @default 0
    * @example 15
    */
   sort?: number;
   /**
    * @description 0 retired: still a label, no longer a choice; 1 offered.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   status?: 0 | 1;
   /**
    * @description What it is for.
    * @default
    * @example 养老服务、养老金、无障碍
    */
   remark?: string;
  };
  /** @description A failure that nobody expected. */
  SysErrorLog: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The id that the person was told.
    * @example 3f9a0c71d2e4
    */
   readonly reference: string;
   /**
    * @description What went wrong, in the words of the program; long numbers are hidden.
    * @example TypeError: the reply has no author
    */
   readonly message: string;
   /**
    * @description What was asked for: an operation of the contract; empty for a page.
    * @example listMessages
    */
   readonly operation: string;
   /**
    * @description When.
    * @example 1760000000
    */
   readonly at: number;
   /**
    * @description Who asked; empty where nobody was signed in.
    * @example shouli_01
    */
   readonly username: string;
   /**
    * @description Their account.
    * @example 12
    */
   readonly accountUid: number | null;
   /**
    * @description From where.
    * @example 203.0.113.7
    */
   readonly address: string;
   /**
    * @description Method of the request.
    * @example GET
    */
   readonly method: string;
   /**
    * @description Address of the request, without its query.
    * @example /v1/threads/list
    */
   readonly path: string;
   /**
    * @description Where in the program it happened.
    * @example TypeError: the reply has no author
    *         at shape (server/replies/shape.ts:12:5)
    */
   readonly stack?: string;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysErrorLogFilter: {
   /** @description The id that the person was told. */
   reference?: string;
   /** @description When. */
   atFrom?: number;
   /** @description When. */
   atTo?: number;
   /** @description Who asked; empty where nobody was signed in. */
   username?: string;
   /** @description From where. */
   address?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A failure that nobody expected. */
  SysErrorLogInput: Record<string, never>;
  /** @description A word that replies and nicknames must not contain. */
  SysForbiddenWord: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The word. The detector reports a reply that contains it, and a nickname with it is refused.
    * @example 无可奉告
    */
   word: string;
   /**
    * @description Why it is forbidden.
    * @example It answers nothing.
    */
   remark: string;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysForbiddenWordFilter: {
   /** @description The word. The detector reports a reply that contains it, and a nickname with it is refused. */
   word?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A word that replies and nicknames must not contain. */
  SysForbiddenWordInput: {
   /**
    * @description The word. The detector reports a reply that contains it, and a nickname with it is refused.
    * @example 无可奉告
    */
   word: string;
   /**
    * @description Why it is forbidden.
    * @default
    * @example It answers nothing.
    */
   remark?: string;
  };
  /** @description A board that can be written to. */
  SysForum: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The office that is written to, not a person’s name.
    * @example 临江市市长
    */
   name: string;
   /**
    * @description A line under its name.
    * @example 青川省 临江市
    */
   title: string;
   /**
    * @description The forum above it; null at the top.
    * @example 1
    */
   parentId: number | null;
   /**
    * @description The institution that handles its messages.
    * @example 1
    */
   groupId: number;
   /**
    * @description 1 a leader’s, 3 a ministry’s, 5 a people’s congress’s: as its institution is.
    * @example 1
    * @enum {integer}
    */
   readonly organization: 1 | 3 | 5;
   /**
    * @description The region that it belongs to.
    * @example 330600
    */
   regionId: number | null;
   /**
    * @description Its place among its neighbours, smaller first.
    * @example 1
    */
   sort: number;
   /**
    * @description Whether it stands in lists and trees; by its address it is there anyway.
    * @example true
    */
   isVisible: boolean;
   /**
    * @description 0 takes no messages, 1 takes messages.
    * @example 1
    * @enum {integer}
    */
   status: 0 | 1;
   /**
    * @description The title of its page where it is shared; empty: the site’s words.
    * @example 给临江市市长留言
    */
   shareTitle: string;
   /**
    * @description The text of its page where it is shared; empty: the site’s words.
    * @example 说说您身边的事。
    */
   shareDesc: string;
   /**
    * @description Whether messages of it are still on their way to its institution from the one before.
    * @example false
    */
   readonly handingOver: boolean;
   /**
    * @description Messages that were approved and not taken down, deleted ones too, less those left out of the volume; a job counts them.
    * @example 120
    */
   readonly messageCount: number;
   /**
    * @description Those of them with a final reply since it was theirs to reply, less those left out of rates.
    * @example 96
    */
   readonly replyCount: number;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysForumFilter: {
   /** @description The office that is written to, not a person’s name. */
   name?: string;
   /** @description 1 a leader’s, 3 a ministry’s, 5 a people’s congress’s: as its institution is. */
   organization?: (1 | 3 | 5)[];
   /** @description The institution that handles its messages. */
   groupId?: number[];
   /** @description The region that it belongs to. */
   regionId?: number[];
   /** @description 0 takes no messages, 1 takes messages. */
   status?: (0 | 1)[];
   /** @description Whether it stands in lists and trees; by its address it is there anyway. */
   isVisible?: boolean[];
   /** @description The forum above it; null at the top. */
   parentId?: number[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description How far the messages of a forum have gone to another institution. */
  SysForumHandover: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The name of the forum.
    * @example 临江市市长
    */
   readonly name: string;
   /**
    * @description The number of the forum.
    * @example 1
    */
   readonly forumId: number;
   /**
    * @description The institution that had the forum before.
    * @example 1
    */
   readonly fromGroupId: number;
   /**
    * @description The institution that gets its messages.
    * @example 1
    */
   readonly toGroupId: number;
   /**
    * @description Whether messages are being moved, or those that are left wait until their open matters are finished, or all are moved.
    * @example moving
    * @enum {string}
    */
   readonly state: "moving" | "waiting" | "finished";
   /**
    * @description How many messages the institution before had when it began.
    * @example 1
    */
   readonly total: number;
   /**
    * @description How many of them have been moved.
    * @example 1
    */
   readonly moved: number;
   /**
    * @description How many stay until what is open about them is finished.
    * @example 1
    */
   readonly waiting: number;
   /**
    * @description When it began.
    * @example 1760000000
    */
   readonly startedAt: number;
   /**
    * @description When the last message was moved; null until then.
    * @example 1760000000
    */
   readonly finishedAt: number | null;
   /**
    * @description Who began it.
    * @example 临江市市长
    */
   readonly startedBy: string;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysForumHandoverFilter: {
   /** @description The number of the forum. */
   forumId?: number[];
   /** @description The institution that had the forum before. */
   fromGroupId?: number[];
   /** @description The institution that gets its messages. */
   toGroupId?: number[];
   /** @description Whether messages are being moved, or those that are left wait until their open matters are finished, or all are moved. */
   state?: ("moving" | "waiting" | "finished")[];
   /** @description When it began. */
   startedAtFrom?: number;
   /** @description When it began. */
   startedAtTo?: number;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description How far the messages of a forum have gone to another institution. */
  SysForumHandoverInput: Record<string, never>;
  /** @description A board that can be written to. */
  SysForumInput: {
   /**
    * @description The office that is written to, not a person’s name.
    * @example 临江市市长
    */
   name: string;
   /**
    * @description A line under its name.
    * @default
    * @example 青川省 临江市
    */
   title?: string;
   /**
    * @description The forum above it; null at the top.
    * @default null
    * @example 1
    */
   parentId?: number | null;
   /**
    * @description The institution that handles its messages.
    * @example 1
    */
   groupId: number;
   /**
    * @description The region that it belongs to.
    * @default null
    * @example 330600
    */
   regionId?: number | null;
   /**
    * @description Its place among its neighbours, smaller first.
    * @default 0
    * @example 1
    */
   sort?: number;
   /**
    * @description Whether it stands in lists and trees; by its address it is there anyway.
    * @default true
    * @example true
    */
   isVisible?: boolean;
   /**
    * @description 0 takes no messages, 1 takes messages.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   status?: 0 | 1;
   /**
    * @description The title of its page where it is shared; empty: the site’s words.
    * @default
    * @example 给临江市市长留言
    */
   shareTitle?: string;
   /**
    * @description The text of its page where it is shared; empty: the site’s words.
    * @default
    * @example 说说您身边的事。
    */
   shareDesc?: string;
  };
  /** @description A group that handles messages. */
  SysInstitution: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What it is called.
    * @example 临江市留言办理办公室
    */
   name: string;
   /**
    * @description Its superior; null at the top.
    * @example 1
    */
   parentId: number | null;
   /**
    * @description 1 local, 3 ministry, 4 channel, 5 people’s congress.
    * @example 1
    * @enum {integer}
    */
   organization: 1 | 3 | 4 | 5;
   /**
    * @description The region that it belongs to.
    * @example 330600
    */
   regionId: number | null;
   /**
    * @description Its place among its neighbours, smaller first.
    * @example 1
    */
   sort: number;
   /**
    * @description 0 closed, 1 open.
    * @example 1
    * @enum {integer}
    */
   status: 0 | 1;
   /**
    * @description May hold campaigns.
    * @example false
    */
   allowCollect: boolean;
   /**
    * @description May ask to put messages before others.
    * @example false
    */
   allowDelivery: boolean;
   /**
    * @description May have messages put before it.
    * @example false
    */
   allowHandleDelivery: boolean;
   /**
    * @description Is not reminded to bind a phone.
    * @example false
    */
   allowNoAlert: boolean;
   /**
    * @description Its replies and explanations are published once its superior approves them.
    * @example false
    */
   replyApproval: boolean;
   /**
    * @description The post that answers for it, not a person’s name.
    * @example 留言办理岗
    */
   contact: string;
   /**
    * @description A phone number at which it can be reached.
    * @example 0575-12345
    */
   phone: string;
   /**
    * @description Where it is.
    * @example 临江市江滨路 1 号
    */
   address: string;
   /**
    * @description Where its service hall stands on a map.
    * @example null
    */
   officePlace: {
    /**
     * @description Degrees north.
     * @example 30.259244
     */
    lat: number;
    /**
     * @description Degrees east.
     * @example 120.219375
     */
    lng: number;
    /**
     * @description What is there.
     * @example 东门
     */
    text?: string;
   } | null;
   /**
    * @description What it does, in short.
    * @example 负责本市留言的受理、交办与答复。
    */
   intro: string;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description An account of an institution. */
  SysInstitutionAccount: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The name to sign in with: letters, digits and underscores, not digits alone.
    * @example linjiang_01
    */
   username: string;
   /**
    * @description What it is called where it acts: a post, not a person’s name.
    * @example 临江市留言办理员
    */
   nickName: string;
   /**
    * @description The institution that it belongs to.
    * @example 1
    */
   groupId: number;
   /**
    * @description 1 local, 3 ministry, 4 channel, 5 people’s congress: as its institution is.
    * @example 1
    * @enum {integer}
    */
   readonly organization: 1 | 3 | 4 | 5;
   /**
    * @description 0 disabled, 1 normal.
    * @example 1
    * @enum {integer}
    */
   status: 0 | 1;
   /**
    * @description Whether the password was set by somebody else and must be changed at the next sign-in.
    * @example false
    */
   readonly mustChangePassword: boolean;
   /**
    * @description Whether signing in needs a second factor that was set up.
    * @example true
    * @enum {boolean}
    */
   readonly secondFactor: true | false;
   /**
    * @description The first three digits of the phone that it is bound to.
    * @example 130********
    */
   readonly phoneMasked: string | null;
   /**
    * @description Since when there is the account.
    * @example 1760000000
    */
   readonly createdAt: number;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysInstitutionAccountFilter: {
   /** @description The name to sign in with: letters, digits and underscores, not digits alone. */
   username?: string;
   /** @description What it is called where it acts: a post, not a person’s name. */
   nickName?: string;
   /** @description The institution that it belongs to. */
   groupId?: number[];
   /** @description 1 local, 3 ministry, 4 channel, 5 people’s congress: as its institution is. */
   organization?: (1 | 3 | 4 | 5)[];
   /** @description 0 disabled, 1 normal. */
   status?: (0 | 1)[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description An account of an institution. */
  SysInstitutionAccountInput: {
   /**
    * @description The name to sign in with: letters, digits and underscores, not digits alone.
    * @example linjiang_01
    */
   username: string;
   /**
    * @description What it is called where it acts: a post, not a person’s name.
    * @example 临江市留言办理员
    */
   nickName: string;
   /**
    * @description The institution that it belongs to.
    * @example 1
    */
   groupId: number;
   /**
    * @description 0 disabled, 1 normal.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   status?: 0 | 1;
   /**
    * @description A first password, which must be changed; empty in a change: as it was.
    * @example Chang-jiang9
    */
   password: string;
   /**
    * @description The same once more.
    * @example Chang-jiang9
    */
   confirmPassword?: string;
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysInstitutionFilter: {
   /** @description What it is called. */
   name?: string;
   /** @description 1 local, 3 ministry, 4 channel, 5 people’s congress. */
   organization?: (1 | 3 | 4 | 5)[];
   /** @description The region that it belongs to. */
   regionId?: number[];
   /** @description 0 closed, 1 open. */
   status?: (0 | 1)[];
   /** @description May hold campaigns. */
   allowCollect?: boolean[];
   /** @description May ask to put messages before others. */
   allowDelivery?: boolean[];
   /** @description May have messages put before it. */
   allowHandleDelivery?: boolean[];
   /** @description Its replies and explanations are published once its superior approves them. */
   replyApproval?: boolean[];
   /** @description Its superior; null at the top. */
   parentId?: number[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A group that handles messages. */
  SysInstitutionInput: {
   /**
    * @description What it is called.
    * @example 临江市留言办理办公室
    */
   name: string;
   /**
    * @description Its superior; null at the top.
    * @default null
    * @example 1
    */
   parentId?: number | null;
   /**
    * @description 1 local, 3 ministry, 4 channel, 5 people’s congress.
    * @example 1
    * @enum {integer}
    */
   organization: 1 | 3 | 4 | 5;
   /**
    * @description The region that it belongs to.
    * @default null
    * @example 330600
    */
   regionId?: number | null;
   /**
    * @description Its place among its neighbours, smaller first.
    * @default 0
    * @example 1
    */
   sort?: number;
   /**
    * @description 0 closed, 1 open.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   status?: 0 | 1;
   /**
    * @description May hold campaigns.
    * @default false
    * @example false
    */
   allowCollect?: boolean;
   /**
    * @description May ask to put messages before others.
    * @default false
    * @example false
    */
   allowDelivery?: boolean;
   /**
    * @description May have messages put before it.
    * @default false
    * @example false
    */
   allowHandleDelivery?: boolean;
   /**
    * @description Is not reminded to bind a phone.
    * @default false
    * @example false
    */
   allowNoAlert?: boolean;
   /**
    * @description Its replies and explanations are published once its superior approves them.
    * @default false
    * @example false
    */
   replyApproval?: boolean;
   /**
    * @description The post that answers for it, not a person’s name.
    * @default
    * @example 留言办理岗
    */
   contact?: string;
   /**
    * @description A phone number at which it can be reached.
    * @default
    * @example 0575-12345
    */
   phone?: string;
   /**
    * @description Where it is.
    * @default
    * @example 临江市江滨路 1 号
    */
   address?: string;
   /**
    * @description Where its service hall stands on a map.
    * @default null
    * @example null
    */
   officePlace?: {
    /**
     * @description Degrees north.
     * @example 30.259244
     */
    lat: number;
    /**
     * @description Degrees east.
     * @example 120.219375
     */
    lng: number;
    /**
     * @description What is there.
     * @example 东门
     */
    text?: string;
   } | null;
   /**
    * @description What it does, in short.
    * @default
    * @example 负责本市留言的受理、交办与答复。
    */
   intro?: string;
  };
  /** @description Somebody who signed in or out, or tried to. */
  SysLoginLog: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The name as it was typed; long numbers that nobody has as a name are hidden.
    * @example shouli_01
    */
   readonly username: string;
   /**
    * @description The account, where there is one of that name.
    * @example 12
    */
   readonly accountUid: number | null;
   /**
    * @description 0 login, 1 logout.
    * @example 0
    * @enum {integer}
    */
   readonly operation: 0 | 1;
   /**
    * @description 0 failed, 1 success, 2 locked.
    * @example 1
    * @enum {integer}
    */
   readonly status: 0 | 1 | 2;
   /**
    * @description Who ended the session from elsewhere: 1 its owner, 2 an administrator.
    * @example null
    * @enum {integer|null}
    */
   readonly endedBy: 1 | 2 | null;
   /**
    * @description When.
    * @example 1760000000
    */
   readonly at: number;
   /**
    * @description From where.
    * @example 203.0.113.7
    */
   readonly address: string;
   /**
    * @description With which browser.
    * @example Chrome 141
    */
   readonly browser: string;
   /**
    * @description On which operating system.
    * @example Windows 10
    */
   readonly system: string;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysLoginLogFilter: {
   /** @description The name as it was typed; long numbers that nobody has as a name are hidden. */
   username?: string;
   /** @description When. */
   atFrom?: number;
   /** @description When. */
   atTo?: number;
   /** @description 0 failed, 1 success, 2 locked. */
   status?: (0 | 1 | 2)[];
   /** @description 0 login, 1 logout. */
   operation?: (0 | 1)[];
   /** @description From where. */
   address?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description Somebody who signed in or out, or tried to. */
  SysLoginLogInput: Record<string, never>;
  /** @description A mail server, and who sends through it. */
  SysMailConfig: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What administrators call it.
    * @example 政务邮箱
    */
   name: string;
   /**
    * @description The SMTP server.
    * @example smtp.example.org
    */
   host: string;
   /**
    * @description The port that it listens on.
    * @example 465
    */
   port: number;
   /**
    * @description 0 none, 1 STARTTLS, 2 TLS from the start.
    * @example 2
    * @enum {integer}
    */
   security: 0 | 1 | 2;
   /**
    * @description The account to sign in with; empty: the server asks for none.
    * @example board@example.org
    */
   account: string;
   /**
    * @description Whether there is a password.
    * @example true
    */
   readonly hasPassword: boolean;
   /**
    * @description The address that mail comes from.
    * @example board@example.org
    */
   sender: string;
   /**
    * @description The name beside that address.
    * @example 领导留言板
    */
   senderName: string;
   /**
    * @description 0 not in use, 1 in use; one at most is.
    * @example 0
    * @enum {integer}
    */
   status: 0 | 1;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysMailConfigFilter: {
   /** @description What administrators call it. */
   name?: string;
   /** @description The SMTP server. */
   host?: string;
   /** @description 0 not in use, 1 in use; one at most is. */
   status?: (0 | 1)[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A mail server, and who sends through it. */
  SysMailConfigInput: {
   /**
    * @description What administrators call it.
    * @example 政务邮箱
    */
   name: string;
   /**
    * @description The SMTP server.
    * @example smtp.example.org
    */
   host: string;
   /**
    * @description The port that it listens on.
    * @default 465
    * @example 465
    */
   port?: number;
   /**
    * @description 0 none, 1 STARTTLS, 2 TLS from the start.
    * @default 2
    * @example 2
    * @enum {integer}
    */
   security?: 0 | 1 | 2;
   /**
    * @description The account to sign in with; empty: the server asks for none.
    * @default
    * @example board@example.org
    */
   account?: string;
   /**
    * @description Its password, which is kept sealed and never read; absent: as it was.
    * @example Chang-jiang9
    */
   password?: string;
   /**
    * @description The address that mail comes from.
    * @example board@example.org
    */
   sender: string;
   /**
    * @description The name beside that address.
    * @default
    * @example 领导留言板
    */
   senderName?: string;
   /**
    * @description 0 not in use, 1 in use; one at most is.
    * @default 0
    * @example 0
    * @enum {integer}
    */
   status?: 0 | 1;
  };
  /** @description A mail that left, or has yet to leave. */
  SysMailLog: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description To whom: the first character and the domain. It is found by the whole address.
    * @example z***@example.org
    */
   readonly recipient: string;
   /**
    * @description Its subject, once it was written; codes are hidden.
    * @example 领导留言板验证码
    */
   readonly subject: string;
   /**
    * @description The code of its template.
    * @example code
    */
   readonly template: string;
   /**
    * @description 0 failed, 1 sent, 2 not sent yet.
    * @example 1
    * @enum {integer}
    */
   readonly status: 0 | 1 | 2;
   /**
    * @description How often it was tried.
    * @example 1
    */
   readonly attempts: number;
   /**
    * @description Why the last attempt failed.
    * @example refused
    * @enum {string|null}
    */
   readonly failure: "refused" | "unreachable" | "unanswered" | "notSetUp" | "expired" | "other" | null;
   /**
    * @description What the other side said then, in its own words.
    * @example 550 5.1.1 User unknown
    */
   readonly lastError: string;
   /**
    * @description Since when it waits to be sent.
    * @example 1760000000
    */
   readonly createdAt: number;
   /**
    * @description When it was sent.
    * @example 1760000010
    */
   readonly sentAt: number | null;
   /**
    * @description When it is tried next.
    * @example null
    */
   readonly nextAt: number | null;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysMailLogFilter: {
   /** @description To whom: the first character and the domain. It is found by the whole address. */
   recipient?: string;
   /** @description 0 failed, 1 sent, 2 not sent yet. */
   status?: (0 | 1 | 2)[];
   /** @description Since when it waits to be sent. */
   createdAtFrom?: number;
   /** @description Since when it waits to be sent. */
   createdAtTo?: number;
   /** @description Why the last attempt failed. */
   failure?: ("refused" | "unreachable" | "unanswered" | "notSetUp" | "expired" | "other")[];
   /** @description The code of its template. */
   template?: string;
   /** @description Its subject, once it was written; codes are hidden. */
   subject?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A mail that left, or has yet to leave. */
  SysMailLogInput: Record<string, never>;
  /** @description What a kind of mail says. */
  SysMailTemplate: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What it is asked for by.
    * @example welcome
    */
   code: string;
   /**
    * @description What administrators call it.
    * @example 欢迎
    */
   name: string;
   /**
    * @description What its words may ask for; of templates that the product uses, these are fixed.
    * @example [
    *       "name"
    *     ]
    */
   variables: string[];
   /**
    * @description The subject in Simplified Chinese.
    * @example 欢迎使用领导留言板
    */
   subject: string;
   /**
    * @description The text in Simplified Chinese.
    * @example 您已成功注册。
    */
   body: string;
   /**
    * @description The subject in Traditional Chinese; empty: as in Simplified Chinese.
    * @example 歡迎使用領導留言板
    */
   subjectZhTw: string;
   /**
    * @description The text in Traditional Chinese; empty: as in Simplified Chinese.
    * @example 您已成功註冊。
    */
   bodyZhTw: string;
   /**
    * @description The subject in English; empty: as in Simplified Chinese.
    * @example Welcome to the message board
    */
   subjectEnUs: string;
   /**
    * @description The text in English; empty: as in Simplified Chinese.
    * @example You have registered.
    */
   bodyEnUs: string;
   /**
    * @description For administrators.
    * @example
    */
   remark: string;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysMailTemplateFilter: {
   /** @description What administrators call it. */
   name?: string;
   /** @description What it is asked for by. */
   code?: string;
   /** @description The subject in Simplified Chinese. */
   subject?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description What a kind of mail says. */
  SysMailTemplateInput: {
   /**
    * @description What it is asked for by.
    * @example welcome
    */
   code: string;
   /**
    * @description What administrators call it.
    * @example 欢迎
    */
   name: string;
   /**
    * @description What its words may ask for; of templates that the product uses, these are fixed.
    * @default []
    * @example [
    *       "name"
    *     ]
    */
   variables?: string[];
   /**
    * @description The subject in Simplified Chinese.
    * @example 欢迎使用领导留言板
    */
   subject: string;
   /**
    * @description The text in Simplified Chinese.
    * @example 您已成功注册。
    */
   body: string;
   /**
    * @description The subject in Traditional Chinese; empty: as in Simplified Chinese.
    * @default
    * @example 歡迎使用領導留言板
    */
   subjectZhTw?: string;
   /**
    * @description The text in Traditional Chinese; empty: as in Simplified Chinese.
    * @default
    * @example 您已成功註冊。
    */
   bodyZhTw?: string;
   /**
    * @description The subject in English; empty: as in Simplified Chinese.
    * @default
    * @example Welcome to the message board
    */
   subjectEnUs?: string;
   /**
    * @description The text in English; empty: as in Simplified Chinese.
    * @default
    * @example You have registered.
    */
   bodyEnUs?: string;
   /**
    * @description For administrators.
    * @default
    * @example
    */
   remark?: string;
  };
  /** @description An entry of the console’s menu, or a button on one of its pages. */
  SysMenu: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description Where it stands: g at the institutions’ console, admin at the administration.
    * @example admin
    * @enum {string}
    */
   face: "g" | "admin";
   /**
    * @description The menu above it; null at the top.
    * @example null
    */
   parentId: number | null;
   /**
    * @description 0 menu, 1 button.
    * @example 0
    * @enum {integer}
    */
   type: 0 | 1;
   /**
    * @description What it is called in Simplified Chinese.
    * @example 用户管理
    */
   nameZhCn: string;
   /**
    * @description What it is called in Traditional Chinese; empty: as in Simplified Chinese.
    * @example 使用者管理
    */
   nameZhTw: string;
   /**
    * @description What it is called in English; empty: as in Simplified Chinese.
    * @example Users
    */
   nameEnUs: string;
   /**
    * @description Name of its icon, one of the console’s.
    * @example user
    */
   icon: string;
   /**
    * @description The page that it leads to, below /g or /admin; empty: it only holds others.
    * @example /user
    */
   url: string;
   /**
    * @description Permission strings, separated by commas: who holds all of them sees it.
    * @example sys:user:page,sys:user:info
    */
   permissions: string;
   /**
    * @description Its place among its neighbours, smaller first.
    * @example 10
    */
   sort: number;
   /**
    * @description 0 hidden, 1 shown.
    * @example 1
    * @enum {integer}
    */
   status: 0 | 1;
   /**
    * @description Of entries that come with the product, which can be hidden and not deleted.
    * @example entity:user
    */
   readonly key: string | null;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysMenuFilter: {
   /** @description What it is called in Simplified Chinese. */
   nameZhCn?: string;
   /** @description Where it stands: g at the institutions’ console, admin at the administration. */
   face?: ("g" | "admin")[];
   /** @description 0 menu, 1 button. */
   type?: (0 | 1)[];
   /** @description 0 hidden, 1 shown. */
   status?: (0 | 1)[];
   /** @description Permission strings, separated by commas: who holds all of them sees it. */
   permissions?: string;
   /** @description The menu above it; null at the top. */
   parentId?: number[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description An entry of the console’s menu, or a button on one of its pages. */
  SysMenuInput: {
   /**
    * @description Where it stands: g at the institutions’ console, admin at the administration.
    * @default admin
    * @example admin
    * @enum {string}
    */
   face?: "g" | "admin";
   /**
    * @description The menu above it; null at the top.
    * @default null
    * @example null
    */
   parentId?: number | null;
   /**
    * @description 0 menu, 1 button.
    * @default 0
    * @example 0
    * @enum {integer}
    */
   type?: 0 | 1;
   /**
    * @description What it is called in Simplified Chinese.
    * @example 用户管理
    */
   nameZhCn: string;
   /**
    * @description What it is called in Traditional Chinese; empty: as in Simplified Chinese.
    * @default
    * @example 使用者管理
    */
   nameZhTw?: string;
   /**
    * @description What it is called in English; empty: as in Simplified Chinese.
    * @default
    * @example Users
    */
   nameEnUs?: string;
   /**
    * @description Name of its icon, one of the console’s.
    * @default
    * @example user
    */
   icon?: string;
   /**
    * @description The page that it leads to, below /g or /admin; empty: it only holds others.
    * @default
    * @example /user
    */
   url?: string;
   /**
    * @description Permission strings, separated by commas: who holds all of them sees it.
    * @default
    * @example sys:user:page,sys:user:info
    */
   permissions?: string;
   /**
    * @description Its place among its neighbours, smaller first.
    * @default 0
    * @example 10
    */
   sort?: number;
   /**
    * @description 0 hidden, 1 shown.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   status?: 0 | 1;
  };
  /** @description What administrators tell all, or some departments. */
  SysNotice: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What it is about.
    * @example 国庆节期间值班安排
    */
   title: string;
   /**
    * @description 1 notification, 2 announcement, 3 maintenance.
    * @example 1
    * @enum {integer}
    */
   type: 1 | 2 | 3;
   /**
    * @description 0 all, 1 department.
    * @example 0
    * @enum {integer}
    */
   receiverType: 0 | 1;
   /**
    * @description The departments that it is for, with those below them.
    * @example []
    */
   deptIdList: number[];
   /**
    * @description What it says, as plain text: HTML in it is shown as it was typed.
    * @example 国庆节期间实行轮流值班，请各部门于9月25日前报送值班表。
    */
   content: string;
   /**
    * @description 0 draft, 1 sent.
    * @example 0
    * @enum {integer}
    */
   readonly status: 0 | 1;
   /**
    * @description Who sent it last, by the name that others see.
    * @example 系统管理员
    */
   readonly sender: string;
   /**
    * @description The send date; null while it is a draft.
    * @example 1760000000
    */
   readonly sentAt: number | null;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysNoticeFilter: {
   /** @description What it is about. */
   title?: string;
   /** @description 0 draft, 1 sent. */
   status?: (0 | 1)[];
   /** @description 1 notification, 2 announcement, 3 maintenance. */
   type?: (1 | 2 | 3)[];
   /** @description 0 all, 1 department. */
   receiverType?: (0 | 1)[];
   /** @description The send date; null while it is a draft. */
   sentAtFrom?: number;
   /** @description The send date; null while it is a draft. */
   sentAtTo?: number;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description What administrators tell all, or some departments. */
  SysNoticeInput: {
   /**
    * @description What it is about.
    * @example 国庆节期间值班安排
    */
   title: string;
   /**
    * @description 1 notification, 2 announcement, 3 maintenance.
    * @example 1
    * @enum {integer}
    */
   type: 1 | 2 | 3;
   /**
    * @description 0 all, 1 department.
    * @default 0
    * @example 0
    * @enum {integer}
    */
   receiverType?: 0 | 1;
   /**
    * @description The departments that it is for, with those below them.
    * @default []
    * @example []
    */
   deptIdList?: number[];
   /**
    * @description What it says, as plain text: HTML in it is shown as it was typed.
    * @example 国庆节期间实行轮流值班，请各部门于9月25日前报送值班表。
    */
   content: string;
  };
  /** @description Somebody who has read a notice. */
  SysNoticeReader: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What others see.
    * @example 受理岗一号
    */
   readonly nickName: string;
   /**
    * @description The name that they sign in with.
    * @example shouli_01
    */
   readonly username: string;
   /**
    * @description Whose account it is.
    * @example staff
    * @enum {string}
    */
   readonly kind: "citizen" | "legal" | "institution" | "staff";
   /**
    * @description Of staff: their department.
    * @example 2
    */
   readonly deptId: number | null;
   /**
    * @description Of institutions: their name.
    * @example 临江市城管局
    */
   readonly groupName: string;
   /**
    * @description What they have read.
    * @example 12
    */
   readonly noticeId: number;
   /**
    * @description When they opened it first.
    * @example 1760000000
    */
   readonly readAt: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysNoticeReaderFilter: {
   /** @description What they have read. */
   noticeId?: number[];
   /** @description The name that they sign in with. */
   username?: string;
   /** @description Whose account it is. */
   kind?: ("citizen" | "legal" | "institution" | "staff")[];
   /** @description Of staff: their department. */
   deptId?: number[];
   /** @description When they opened it first. */
   readAtFrom?: number;
   /** @description When they opened it first. */
   readAtTo?: number;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description Somebody who has read a notice. */
  SysNoticeReaderInput: Record<string, never>;
  /** @description A session that is open. */
  SysOnlineUser: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The name that they sign in with.
    * @example shouli_01
    */
   readonly username: string;
   /**
    * @description What others see.
    * @example 受理岗一号
    */
   readonly nickName: string;
   /**
    * @description Whose account it is.
    * @example staff
    * @enum {string}
    */
   readonly kind: "citizen" | "legal" | "institution" | "staff";
   /**
    * @description Of staff: their department.
    * @example 2
    */
   readonly deptId: number | null;
   /**
    * @description Of institutions: their name.
    * @example 临江市城管局
    */
   readonly groupName: string;
   /**
    * @description Since when.
    * @example 1760000000
    */
   readonly loginAt: number;
   /**
    * @description When it ends by itself.
    * @example 1760086400
    */
   readonly expiresAt: number;
   /**
    * @description 1 password, 2 SMS.
    * @example 1
    * @enum {integer}
    */
   readonly loginType: 1 | 2;
   /**
    * @description From where.
    * @example 203.0.113.7
    */
   readonly address: string;
   /**
    * @description With which browser.
    * @example Chrome 141
    */
   readonly browser: string;
   /**
    * @description On which operating system.
    * @example Windows 10
    */
   readonly system: string;
   /**
    * @description The account.
    * @example 12
    */
   readonly uid: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysOnlineUserFilter: {
   /** @description The name that they sign in with. */
   username?: string;
   /** @description Whose account it is. */
   kind?: ("citizen" | "legal" | "institution" | "staff")[];
   /** @description Of staff: their department. */
   deptId?: number[];
   /** @description Since when. */
   loginAtFrom?: number;
   /** @description Since when. */
   loginAtTo?: number;
   /** @description 1 password, 2 SMS. */
   loginType?: (1 | 2)[];
   /** @description From where. */
   address?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A session that is open. */
  SysOnlineUserInput: Record<string, never>;
  /** @description Something that a member of staff did, or was refused. */
  SysOperationLog: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description Who, by the name that they had then.
    * @example shouli_01
    */
   readonly username: string;
   /**
    * @description Their account.
    * @example 12
    */
   readonly accountUid: number | null;
   /**
    * @description What was done: an operation of the contract.
    * @example sysUserUpdate
    */
   readonly operation: string;
   /**
    * @description Its message (tid) or records; of an import: file, created, updated, skipped, ids.
    * @example {
    *       "tid": 120
    *     }
    */
   readonly subject: {
    [key: string]: unknown;
   } | null;
   /**
    * @description 0 refused or failed, 1 done.
    * @example 1
    * @enum {integer}
    */
   readonly result: 0 | 1;
   /**
    * @description When it was answered.
    * @example 1760000000
    */
   readonly at: number;
   /**
    * @description Milliseconds that it took.
    * @example 35
    */
   readonly ms: number;
   /**
    * @description From where.
    * @example 203.0.113.7
    */
   readonly address: string;
   /**
    * @description Method of the request.
    * @example PUT
    */
   readonly method: string;
   /**
    * @description Address of the request, without its query.
    * @example /sys/user/12
    */
   readonly path: string;
   /**
    * @description HTTP status of the answer.
    * @example 200
    */
   readonly status: number;
   /**
    * @description Code of the answer; 0 where it was done.
    * @example 0
    */
   readonly code: string;
   /**
    * @description With which browser.
    * @example Chrome 141
    */
   readonly browser: string;
   /**
    * @description On which operating system.
    * @example Windows 10
    */
   readonly system: string;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysOperationLogFilter: {
   /** @description Who, by the name that they had then. */
   username?: string;
   /** @description When it was answered. */
   atFrom?: number;
   /** @description When it was answered. */
   atTo?: number;
   /** @description 0 refused or failed, 1 done. */
   result?: (0 | 1)[];
   /** @description From where. */
   address?: string;
   /** @description Address of the request, without its query. */
   path?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description Something that a member of staff did, or was refused. */
  SysOperationLogInput: Record<string, never>;
  /** @description Somewhere that files are stored. */
  SysOss: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What administrators call it.
    * @example 附件存储
    */
   name: string;
   /**
    * @description 1 cloud C, 2 cloud A, 3 cloud B, 4 FastDFS, 5 local, 6 MinIO.
    * @example 6
    * @enum {integer}
    */
   type: 1 | 2 | 3 | 4 | 5 | 6;
   /**
    * @description Of cloud C: the region that the bucket lies in.
    * @example ap-beijing
    * @enum {string}
    */
   region: "ap-beijing" | "ap-shanghai" | "ap-guangzhou" | "ap-chengdu" | "ap-chongqing" | "ap-singapore" | "ap-hongkong" | "na-toronto" | "eu-frankfurt";
   /**
    * @description Of the others: what the region is called there; MinIO may have none.
    * @example us-east-1
    */
   regionCode: string;
   /**
    * @description Scheme and host that are asked in the S3 protocol, without a path; of a cloud, empty: its own address.
    * @example https://files.example.org
    */
   endpoint: string;
   /**
    * @description The bucket.
    * @example board-files
    */
   bucket: string;
   /**
    * @description The folder in the bucket; empty: files lie at its top.
    * @example board
    */
   prefix: string;
   /**
    * @description The public half of the key that requests are signed with.
    * @example example-key
    */
   accessKey: string;
   /**
    * @description Whether there is a secret half.
    * @example true
    */
   readonly hasSecret: boolean;
   /**
    * @description How many files lie there, when it was last counted.
    * @example 0
    */
   readonly files: number;
   /**
    * @description 0 not in use, 1 in use: new files go there; one always is.
    * @example 0
    * @enum {integer}
    */
   status: 0 | 1;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysOssFilter: {
   /** @description What administrators call it. */
   name?: string;
   /** @description 1 cloud C, 2 cloud A, 3 cloud B, 4 FastDFS, 5 local, 6 MinIO. */
   type?: (1 | 2 | 3 | 4 | 5 | 6)[];
   /** @description 0 not in use, 1 in use: new files go there; one always is. */
   status?: (0 | 1)[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description Somewhere that files are stored. */
  SysOssInput: {
   /**
    * @description What administrators call it.
    * @example 附件存储
    */
   name: string;
   /**
    * @description 1 cloud C, 2 cloud A, 3 cloud B, 4 FastDFS, 5 local, 6 MinIO.
    * @example 6
    * @enum {integer}
    */
   type: 1 | 2 | 3 | 4 | 5 | 6;
   /**
    * @description Of cloud C: the region that the bucket lies in.
    * @default ap-beijing
    * @example ap-beijing
    * @enum {string}
    */
   region?: "ap-beijing" | "ap-shanghai" | "ap-guangzhou" | "ap-chengdu" | "ap-chongqing" | "ap-singapore" | "ap-hongkong" | "na-toronto" | "eu-frankfurt";
   /**
    * @description Of the others: what the region is called there; MinIO may have none.
    * @default
    * @example us-east-1
    */
   regionCode?: string;
   /**
    * @description Scheme and host that are asked in the S3 protocol, without a path; of a cloud, empty: its own address.
    * @default
    * @example https://files.example.org
    */
   endpoint?: string;
   /**
    * @description The bucket.
    * @default
    * @example board-files
    */
   bucket?: string;
   /**
    * @description The folder in the bucket; empty: files lie at its top.
    * @default
    * @example board
    */
   prefix?: string;
   /**
    * @description The public half of the key that requests are signed with.
    * @default
    * @example example-key
    */
   accessKey?: string;
   /**
    * @description The secret half, which is kept sealed and never read; absent: as it was.
    * @example example-secret
    */
   secretKey?: string;
   /**
    * @description 0 not in use, 1 in use: new files go there; one always is.
    * @default 0
    * @example 0
    * @enum {integer}
    */
   status?: 0 | 1;
  };
  /** @description A setting of the site. */
  SysParameter: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What the setting is known by.
    * @example reply.min
    */
   code: string;
   /**
    * @description Which of the product’s parameters it is; null for others.
    * @example reply.min
    * @enum {string|null}
    */
   readonly meaning: "content.min" | "content.max" | "title.min" | "title.max" | "title.pattern" | "reply.min" | "reply.max" | "reason.min" | "remark.max" | "attachment.max" | "storage.account" | "storage.institution" | "storage.site" | "comment.max" | "explain.threshold" | "grading.suggestions" | "grading.days" | "clock.accept" | "clock.reply.consultation" | "clock.reply.ordinary" | "clock.reply.suggestion" | "clock.explain" | "post.certification" | "company.confirmation" | "company.licence" | "register.email" | "institution.secondFactor" | "post.daily" | "post.sameDays" | "realName.pattern" | "captcha.scene" | "captcha.hardness" | "log.keepDays" | "channel.url" | "robot.pcLocation" | "robot.pcOrgLocation" | "robot.pcOrgWorkTable" | "share.image" | "link.privacy" | "link.service" | "link.oldVersion" | "site.contact" | "site.accent" | "map.tiles" | "map.tileZoom" | "map.attribution" | "api.contract" | null;
   /**
    * @description What its value is; null where the product does not read it.
    * @example whole
    * @enum {string|null}
    */
   readonly kind: "whole" | "flag" | "pattern" | "address" | "text" | "choice" | "colour" | "tiles" | null;
   /**
    * @description What a number of it counts; null where it is no number.
    * @example characters
    * @enum {string|null}
    */
   readonly unit: "characters" | "workingDays" | "days" | "files" | "messages" | "score" | "tries" | "levels" | "megabytes" | null;
   /**
    * @description The smallest number that it can be set to; null where it is no number.
    * @example 1
    */
   readonly lowest: number | null;
   /**
    * @description The largest number that it can be set to; null where it is no number.
    * @example 1000
    */
   readonly highest: number | null;
   /**
    * @description Whether another value can be rehearsed on the messages of last month.
    * @example true
    */
   readonly isRehearsable: boolean;
   /**
    * @description What it is set to.
    * @example 22
    */
   value: string;
   /**
    * @description What the product begins with; null where it does not read it.
    * @example 22
    */
   readonly defaultValue: string | null;
   /**
    * @description What it is for.
    * @example Shortest reply, in characters.
    */
   remark: string;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysParameterFilter: {
   /** @description What the setting is known by. */
   code?: string;
   /** @description What it is set to. */
   value?: string;
   /** @description What it is for. */
   remark?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A setting of the site. */
  SysParameterInput: {
   /**
    * @description What the setting is known by.
    * @example reply.min
    */
   code: string;
   /**
    * @description What it is set to.
    * @default
    * @example 22
    */
   value?: string;
   /**
    * @description What it is for.
    * @default
    * @example Shortest reply, in characters.
    */
   remark?: string;
  };
  /** @description A region of GB/T 2260. */
  SysRegion: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The region above it; null for a province.
    * @example null
    */
   parentId: number | null;
   /**
    * @description Its code of GB/T 2260, which is also its id: two digits for each level.
    * @example 990000
    */
   code: number;
   /**
    * @description What it is called.
    * @example 青川省
    */
   name: string;
   /**
    * @description Its level, as its code says.
    * @example province
    * @enum {string}
    */
   readonly type: "province" | "city" | "county";
   /**
    * @description Its place among its neighbours, smaller first.
    * @example 1
    */
   sort: number;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysRegionFilter: {
   /** @description What it is called. */
   name?: string;
   /** @description Its code of GB/T 2260, which is also its id: two digits for each level. */
   codeFrom?: number;
   /** @description Its code of GB/T 2260, which is also its id: two digits for each level. */
   codeTo?: number;
   /** @description Its level, as its code says. */
   type?: ("province" | "city" | "county")[];
   /** @description The region above it; null for a province. */
   parentId?: number[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A region of GB/T 2260. */
  SysRegionInput: {
   /**
    * @description The region above it; null for a province.
    * @default null
    * @example null
    */
   parentId?: number | null;
   /**
    * @description Its code of GB/T 2260, which is also its id: two digits for each level.
    * @example 990000
    */
   code: number;
   /**
    * @description What it is called.
    * @example 青川省
    */
   name: string;
   /**
    * @description Its place among its neighbours, smaller first.
    * @default 0
    * @example 1
    */
   sort?: number;
  };
  /** @description What a group of staff may do and whose data they may see. */
  SysRole: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What it is called.
    * @example 部门管理员
    */
   name: string;
   /**
    * @description Of the roles that come with the product: administrator, editor.
    * @example null
    */
   readonly code: string | null;
   /**
    * @description What it is for.
    * @example 管理本部门的用户
    */
   remark: string;
   /**
    * @description Whether accounts with it must have a second factor.
    * @example false
    */
   secondFactor: boolean;
   /**
    * @description How many active accounts with it have no second factor.
    * @example 3
    */
   readonly withoutFactor: number;
   /**
    * @description Menu authorisation: the menus and buttons that it opens.
    * @example [
    *       1001
    *     ]
    */
   menuIdList: number[];
   /**
    * @description Department data authorisation: 0 all, 1 own department and below, 2 chosen departments.
    * @example 1
    * @enum {integer}
    */
   dataScope: 0 | 1 | 2;
   /**
    * @description The departments whose data it opens.
    * @example []
    */
   deptIdList: number[];
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysRoleFilter: {
   /** @description What it is called. */
   name?: string;
   /** @description Department data authorisation: 0 all, 1 own department and below, 2 chosen departments. */
   dataScope?: (0 | 1 | 2)[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description What a group of staff may do and whose data they may see. */
  SysRoleInput: {
   /**
    * @description What it is called.
    * @example 部门管理员
    */
   name: string;
   /**
    * @description What it is for.
    * @default
    * @example 管理本部门的用户
    */
   remark?: string;
   /**
    * @description Whether accounts with it must have a second factor.
    * @default false
    * @example false
    */
   secondFactor?: boolean;
   /**
    * @description Menu authorisation: the menus and buttons that it opens.
    * @default []
    * @example [
    *       1001
    *     ]
    */
   menuIdList?: number[];
   /**
    * @description Department data authorisation: 0 all, 1 own department and below, 2 chosen departments.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   dataScope?: 0 | 1 | 2;
   /**
    * @description The departments whose data it opens.
    * @default []
    * @example []
    */
   deptIdList?: number[];
  };
  /** @description Something that is done at its times. */
  SysScheduleJob: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What is done.
    * @example siteNumbers
    * @enum {string}
    */
   beanName: "outbox" | "purge" | "logRetention" | "orphanedUploads" | "siteNumbers" | "tallies" | "deadlineReminders" | "gradingWindow" | "fileMove" | "campaignCycle" | "statistics" | "backup" | "forumHandover" | "searchRebuild";
   /**
    * @description What it is told, as a JSON object.
    * @example {}
    */
   params: string;
   /**
    * @description When it is done: six fields of Quartz, in the time of Shanghai.
    * @example 0 0 12 * * ?
    */
   cronExpression: string;
   /**
    * @description What becomes of a time at which no server was there: 0 it is skipped, 1 it is made up for, once.
    * @example 1
    * @enum {integer}
    */
   missed: 0 | 1;
   /**
    * @description What it is for.
    * @example For the home page.
    */
   remark: string;
   /**
    * @description 0 paused, 1 normal.
    * @example 1
    * @enum {integer}
    */
   readonly status: 0 | 1;
   /**
    * @description When it is done next; null while it is paused.
    * @example 1760000000
    */
   readonly nextFireAt: number | null;
   /**
    * @description When it was done last.
    * @example 1760000000
    */
   readonly lastRunAt: number | null;
   /**
    * @description How that ended: 0 failed, 1 success.
    * @example 1
    * @enum {integer|null}
    */
   readonly lastStatus: 0 | 1 | null;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysScheduleJobFilter: {
   /** @description What is done. */
   beanName?: ("outbox" | "purge" | "logRetention" | "orphanedUploads" | "siteNumbers" | "tallies" | "deadlineReminders" | "gradingWindow" | "fileMove" | "campaignCycle" | "statistics" | "backup" | "forumHandover" | "searchRebuild")[];
   /** @description 0 paused, 1 normal. */
   status?: (0 | 1)[];
   /** @description How that ended: 0 failed, 1 success. */
   lastStatus?: (0 | 1)[];
   /** @description What it is for. */
   remark?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description Something that is done at its times. */
  SysScheduleJobInput: {
   /**
    * @description What is done.
    * @example siteNumbers
    * @enum {string}
    */
   beanName: "outbox" | "purge" | "logRetention" | "orphanedUploads" | "siteNumbers" | "tallies" | "deadlineReminders" | "gradingWindow" | "fileMove" | "campaignCycle" | "statistics" | "backup" | "forumHandover" | "searchRebuild";
   /**
    * @description What it is told, as a JSON object.
    * @default {}
    * @example {}
    */
   params?: string;
   /**
    * @description When it is done: six fields of Quartz, in the time of Shanghai.
    * @example 0 0 12 * * ?
    */
   cronExpression: string;
   /**
    * @description What becomes of a time at which no server was there: 0 it is skipped, 1 it is made up for, once.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   missed?: 0 | 1;
   /**
    * @description What it is for.
    * @default
    * @example For the home page.
    */
   remark?: string;
  };
  /** @description How a run of a scheduled job ended. */
  SysScheduleJobLog: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What was done.
    * @example siteNumbers
    * @enum {string}
    */
   readonly beanName: "outbox" | "purge" | "logRetention" | "orphanedUploads" | "siteNumbers" | "tallies" | "deadlineReminders" | "gradingWindow" | "fileMove" | "campaignCycle" | "statistics" | "backup" | "forumHandover" | "searchRebuild";
   /**
    * @description The job that was run.
    * @example 1
    */
   readonly jobId: number;
   /**
    * @description What it was told.
    * @example {}
    */
   readonly params: string;
   /**
    * @description Why it ran: 0 it was due, 1 somebody asked for it, 2 a time that was missed was made up for.
    * @example 0
    * @enum {integer}
    */
   readonly reason: 0 | 1 | 2;
   /**
    * @description 0 failed, 1 success.
    * @example 1
    * @enum {integer}
    */
   readonly status: 0 | 1;
   /**
    * @description When it began.
    * @example 1760000000
    */
   readonly at: number;
   /**
    * @description How long it took, in milliseconds.
    * @example 12
    */
   readonly ms: number;
   /**
    * @description How many things it dealt with; null where it counts none.
    * @example 120
    */
   readonly handled: number | null;
   /**
    * @description Why it failed; null where it did not.
    * @example error
    * @enum {string|null}
    */
   readonly failure: "error" | "overrun" | "lost" | "params" | "expression" | "unknownJob" | null;
   /**
    * @description What was wrong, in the words of the program; long numbers are hidden.
    * @example Error: the disk is full
    */
   readonly error: string;
   /**
    * @description Where in the program it failed.
    * @example Error: the disk is full
    *         at write (server/attachments/local-store.ts:12:5)
    */
   readonly stack?: string;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysScheduleJobLogFilter: {
   /** @description What was done. */
   beanName?: ("outbox" | "purge" | "logRetention" | "orphanedUploads" | "siteNumbers" | "tallies" | "deadlineReminders" | "gradingWindow" | "fileMove" | "campaignCycle" | "statistics" | "backup" | "forumHandover" | "searchRebuild")[];
   /** @description 0 failed, 1 success. */
   status?: (0 | 1)[];
   /** @description When it began. */
   atFrom?: number;
   /** @description When it began. */
   atTo?: number;
   /** @description Why it ran: 0 it was due, 1 somebody asked for it, 2 a time that was missed was made up for. */
   reason?: (0 | 1 | 2)[];
   /** @description Why it failed; null where it did not. */
   failure?: ("error" | "overrun" | "lost" | "params" | "expression" | "unknownJob")[];
   /** @description The job that was run. */
   jobIdFrom?: number;
   /** @description The job that was run. */
   jobIdTo?: number;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description How a run of a scheduled job ended. */
  SysScheduleJobLogInput: Record<string, never>;
  /** @description An account at a platform that sends SMS. */
  SysSmsConfig: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What administrators call it.
    * @example 政务短信
    */
   name: string;
   /**
    * @description 1 cloud A, 2 cloud B, 3 cloud C.
    * @example 1
    * @enum {integer}
    */
   platform: 1 | 2 | 3;
   /**
    * @description The public half of the key that requests are signed with.
    * @example example-key
    */
   accessKey: string;
   /**
    * @description Whether there is a secret half.
    * @example true
    */
   readonly hasSecret: boolean;
   /**
    * @description The signature that the platform has approved, without its brackets.
    * @example 领导留言板
    */
   signName: string;
   /**
    * @description Of cloud B: the application that sends.
    * @example 1400000000
    */
   appId: string;
   /**
    * @description Of cloud B: the region that is asked; empty: the usual one.
    * @example ap-guangzhou
    */
   region: string;
   /**
    * @description Scheme and host that are asked, without a path; empty: the platform’s own.
    * @example https://sms.example.org
    */
   endpoint: string;
   /**
    * @description 0 not in use, 1 in use; one at most is.
    * @example 0
    * @enum {integer}
    */
   status: 0 | 1;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysSmsConfigFilter: {
   /** @description What administrators call it. */
   name?: string;
   /** @description 1 cloud A, 2 cloud B, 3 cloud C. */
   platform?: (1 | 2 | 3)[];
   /** @description 0 not in use, 1 in use; one at most is. */
   status?: (0 | 1)[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description An account at a platform that sends SMS. */
  SysSmsConfigInput: {
   /**
    * @description What administrators call it.
    * @example 政务短信
    */
   name: string;
   /**
    * @description 1 cloud A, 2 cloud B, 3 cloud C.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   platform: 1 | 2 | 3;
   /**
    * @description The public half of the key that requests are signed with.
    * @example example-key
    */
   accessKey: string;
   /**
    * @description The secret half, which is kept sealed and never read; absent: as it was.
    * @example example-secret
    */
   secretKey?: string;
   /**
    * @description The signature that the platform has approved, without its brackets.
    * @default
    * @example 领导留言板
    */
   signName?: string;
   /**
    * @description Of cloud B: the application that sends.
    * @default
    * @example 1400000000
    */
   appId?: string;
   /**
    * @description Of cloud B: the region that is asked; empty: the usual one.
    * @default
    * @example ap-guangzhou
    */
   region?: string;
   /**
    * @description Scheme and host that are asked, without a path; empty: the platform’s own.
    * @default
    * @example https://sms.example.org
    */
   endpoint?: string;
   /**
    * @description 0 not in use, 1 in use; one at most is.
    * @default 0
    * @example 0
    * @enum {integer}
    */
   status?: 0 | 1;
  };
  /** @description An SMS that left, or has yet to leave. */
  SysSmsLog: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description To whom: the first three digits. It is found by the whole number.
    * @example 130********
    */
   readonly mobile: string;
   /**
    * @description Who was asked: 0 the development inbox, 1 cloud A, 2 cloud B, 3 cloud C; null: nobody yet.
    * @example 1
    * @enum {integer|null}
    */
   readonly platform: 0 | 1 | 2 | 3 | null;
   /**
    * @description The code of its template.
    * @example code
    */
   readonly code: string;
   /**
    * @description Its text, once it was written; codes are hidden.
    * @example 【领导留言板】验证码 ******，10 分钟内有效。
    */
   readonly content: string;
   /**
    * @description Parameter 1; codes are hidden.
    * @example ******
    */
   readonly params1: string;
   /**
    * @description Parameter 2; codes are hidden.
    * @example 10
    */
   readonly params2: string;
   /**
    * @description Parameter 3; codes are hidden.
    * @example
    */
   readonly params3: string;
   /**
    * @description Parameter 4; codes are hidden.
    * @example
    */
   readonly params4: string;
   /**
    * @description 0 failed, 1 sent, 2 not sent yet.
    * @example 1
    * @enum {integer}
    */
   readonly status: 0 | 1 | 2;
   /**
    * @description How often it was tried.
    * @example 1
    */
   readonly attempts: number;
   /**
    * @description Why the last attempt failed.
    * @example refused
    * @enum {string|null}
    */
   readonly failure: "refused" | "unreachable" | "unanswered" | "notSetUp" | "expired" | "other" | null;
   /**
    * @description What the other side said then, in its own words.
    * @example 550 5.1.1 User unknown
    */
   readonly lastError: string;
   /**
    * @description Since when it waits to be sent.
    * @example 1760000000
    */
   readonly createdAt: number;
   /**
    * @description When it was sent.
    * @example 1760000010
    */
   readonly sentAt: number | null;
   /**
    * @description When it is tried next.
    * @example null
    */
   readonly nextAt: number | null;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysSmsLogFilter: {
   /** @description To whom: the first three digits. It is found by the whole number. */
   mobile?: string;
   /** @description 0 failed, 1 sent, 2 not sent yet. */
   status?: (0 | 1 | 2)[];
   /** @description Since when it waits to be sent. */
   createdAtFrom?: number;
   /** @description Since when it waits to be sent. */
   createdAtTo?: number;
   /** @description Who was asked: 0 the development inbox, 1 cloud A, 2 cloud B, 3 cloud C; null: nobody yet. */
   platform?: (0 | 1 | 2 | 3)[];
   /** @description Why the last attempt failed. */
   failure?: ("refused" | "unreachable" | "unanswered" | "notSetUp" | "expired" | "other")[];
   /** @description The code of its template. */
   code?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description An SMS that left, or has yet to leave. */
  SysSmsLogInput: Record<string, never>;
  /** @description What a kind of SMS says. */
  SysSmsTemplate: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What it is asked for by.
    * @example welcome
    */
   code: string;
   /**
    * @description What administrators call it.
    * @example 欢迎
    */
   name: string;
   /**
    * @description The whole text, as the platform has approved it.
    * @example 【领导留言板】您已成功注册。
    */
   content: string;
   /**
    * @description The variable in parameter 1; empty: none.
    * @example code
    */
   params1: string;
   /**
    * @description The variable in parameter 2; empty: none.
    * @example minutes
    */
   params2: string;
   /**
    * @description The variable in parameter 3; empty: none.
    * @example
    */
   params3: string;
   /**
    * @description The variable in parameter 4; empty: none.
    * @example
    */
   params4: string;
   /**
    * @description What cloud A calls it; empty: it is not there.
    * @example SMS_000000
    */
   templateA: string;
   /**
    * @description What cloud B calls it; empty: it is not there.
    * @example SMS_000000
    */
   templateB: string;
   /**
    * @description What cloud C calls it; empty: it is not there.
    * @example SMS_000000
    */
   templateC: string;
   /**
    * @description For administrators.
    * @example
    */
   remark: string;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysSmsTemplateFilter: {
   /** @description What administrators call it. */
   name?: string;
   /** @description What it is asked for by. */
   code?: string;
   /** @description The whole text, as the platform has approved it. */
   content?: string;
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description What a kind of SMS says. */
  SysSmsTemplateInput: {
   /**
    * @description What it is asked for by.
    * @example welcome
    */
   code: string;
   /**
    * @description What administrators call it.
    * @example 欢迎
    */
   name: string;
   /**
    * @description The whole text, as the platform has approved it.
    * @example 【领导留言板】您已成功注册。
    */
   content: string;
   /**
    * @description The variable in parameter 1; empty: none.
    * @default
    * @example code
    */
   params1?: string;
   /**
    * @description The variable in parameter 2; empty: none.
    * @default
    * @example minutes
    */
   params2?: string;
   /**
    * @description The variable in parameter 3; empty: none.
    * @default
    * @example
    */
   params3?: string;
   /**
    * @description The variable in parameter 4; empty: none.
    * @default
    * @example
    */
   params4?: string;
   /**
    * @description What cloud A calls it; empty: it is not there.
    * @default
    * @example SMS_000000
    */
   templateA?: string;
   /**
    * @description What cloud B calls it; empty: it is not there.
    * @default
    * @example SMS_000000
    */
   templateB?: string;
   /**
    * @description What cloud C calls it; empty: it is not there.
    * @default
    * @example SMS_000000
    */
   templateC?: string;
   /**
    * @description For administrators.
    * @default
    * @example
    */
   remark?: string;
  };
  /** @description The stored files that count for the site, an institution or an account. */
  SysStorageUse: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What the files count for.
    * @example institution
    * @enum {string}
    */
   readonly kind: "site" | "institution" | "account";
   /**
    * @description The name of the institution, or the username of the account; empty for the site.
    * @example 临江市城管局
    */
   readonly name: string;
   /**
    * @description How many bytes they have; changes are summed up every five minutes.
    * @example 188743680
    */
   readonly bytes: number;
   /**
    * @description How many files there are.
    * @example 36
    */
   readonly files: number;
   /**
    * @description How many bytes there may be; null: there is no limit.
    * @example 2000000000
    */
   readonly limit: number | null;
   /**
    * @description How much of the limit is used, in percent; null: there is no limit.
    * @example 9
    */
   readonly percent: number | null;
   /**
    * @description The number of the institution or the account; 0 for the site.
    * @example 12
    */
   readonly ownerId: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysStorageUseFilter: {
   /** @description The name of the institution, or the username of the account; empty for the site. */
   name?: string;
   /** @description What the files count for. */
   kind?: ("site" | "institution" | "account")[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description The stored files that count for the site, an institution or an account. */
  SysStorageUseInput: Record<string, never>;
  /** @description A topic that messages can be about. */
  SysTopic: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description What it is called.
    * @example 老旧小区改造
    */
   name: string;
   /**
    * @description What it is called in English; empty: the name itself.
    * @example Renewal of old housing estates
    */
   nameEnUs: string;
   /**
    * @description Its place among the others, smaller first.
    * @example 1
    */
   sort: number;
   /**
    * @description 0 hidden, 1 shown to whoever writes a message.
    * @example 1
    * @enum {integer}
    */
   status: 0 | 1;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysTopicFilter: {
   /** @description What it is called. */
   name?: string;
   /** @description 0 hidden, 1 shown to whoever writes a message. */
   status?: (0 | 1)[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A topic that messages can be about. */
  SysTopicInput: {
   /**
    * @description What it is called.
    * @example 老旧小区改造
    */
   name: string;
   /**
    * @description What it is called in English; empty: the name itself.
    * @default
    * @example Renewal of old housing estates
    */
   nameEnUs?: string;
   /**
    * @description Its place among the others, smaller first.
    * @default 0
    * @example 1
    */
   sort?: number;
   /**
    * @description 0 hidden, 1 shown to whoever writes a message.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   status?: 0 | 1;
  };
  /** @description A member of the platform’s staff. */
  SysUser: {
   /** @description Its number. */
   readonly id: number;
   /**
    * @description The name to sign in with: letters, digits and underscores, not digits alone.
    * @example shouli_01
    */
   username: string;
   /**
    * @description What colleagues know them by.
    * @example 受理岗一号
    */
   realName: string;
   /**
    * @description Their department.
    * @example 2
    */
   deptId: number | null;
   /**
    * @description Their e-mail address.
    * @example shouli_01@example.org
    */
   email: string | null;
   /**
    * @description Their mobile number, whole.
    * @example 13000000001
    */
   mobile?: string | null;
   /**
    * @description The first three digits of their mobile number.
    * @example 130********
    */
   readonly mobileMasked: string | null;
   /**
    * @description 0 male, 1 female, 2 secret.
    * @example 2
    * @enum {integer}
    */
   gender: 0 | 1 | 2;
   /**
    * @description 0 disabled, 1 normal.
    * @example 1
    * @enum {integer}
    */
   status: 0 | 1;
   /**
    * @description What they may do follows from these roles.
    * @example [
    *       2
    *     ]
    */
   roleIdList: number[];
   /**
    * @description Whether signing in needs a second factor that was set up.
    * @example true
    * @enum {boolean}
    */
   readonly secondFactor: true | false;
   /**
    * @description Since when there is the account.
    * @example 1760000000
    */
   readonly createdAt: number;
   /** @description Counts its changes. */
   readonly version: number;
   /** @description What the reader may do with it. */
   readonly allowedActions: string[];
  };
  /** @description What a list is narrowed by; all of it must hold. */
  SysUserFilter: {
   /** @description The name to sign in with: letters, digits and underscores, not digits alone. */
   username?: string;
   /** @description What colleagues know them by. */
   realName?: string;
   /** @description Their department. */
   deptId?: number[];
   /** @description 0 disabled, 1 normal. */
   status?: (0 | 1)[];
   /** @description What they may do follows from these roles. */
   roleIdList?: number[];
   /** @description A part of what names a record. */
   q?: string;
   /** @description Ids. */
   id?: number[];
  };
  /** @description A member of the platform’s staff. */
  SysUserInput: {
   /**
    * @description The name to sign in with: letters, digits and underscores, not digits alone.
    * @example shouli_01
    */
   username: string;
   /**
    * @description What colleagues know them by.
    * @example 受理岗一号
    */
   realName: string;
   /**
    * @description Their department.
    * @example 2
    */
   deptId?: number | null;
   /**
    * @description Their e-mail address.
    * @example shouli_01@example.org
    */
   email?: string | null;
   /**
    * @description Their mobile number, whole.
    * @example 13000000001
    */
   mobile?: string | null;
   /**
    * @description 0 male, 1 female, 2 secret.
    * @default 2
    * @example 2
    * @enum {integer}
    */
   gender?: 0 | 1 | 2;
   /**
    * @description 0 disabled, 1 normal.
    * @default 1
    * @example 1
    * @enum {integer}
    */
   status?: 0 | 1;
   /**
    * @description What they may do follows from these roles.
    * @default []
    * @example [
    *       2
    *     ]
    */
   roleIdList?: number[];
   /**
    * @description A first password, which must be changed; empty in a change: as it was.
    * @example Chang-jiang9
    */
   password: string;
   /**
    * @description The same once more.
    * @example Chang-jiang9
    */
   confirmPassword?: string;
  };
  /** @description How many records a tab holds. */
  TabCount: {
   /** @description Tab. */
   display: number;
   /** @description How many; at most 10,001. */
   count: number;
   /** @description How many of them are urgent (priorityLevel 1); 0 where the board is not one of messages. */
   urgent: number;
   /** @description How many of them are ordinary (priorityLevel 2). */
   ordinary: number;
  };
  /**
   * @description Tab: 1 to do, 2 to claim, 4 tasks delegated, 3 tasks done.
   * @enum {integer}
   */
  TaskDisplay: 1 | 2 | 3 | 4;
  /** @description A step of an instance, done or open. */
  TaskHistoryRow: {
   /** @description What the step is called. */
   activityName: string;
   /** @description Who had it; null: nobody has claimed it. */
   assignee: string | null;
   /** @description When it came. */
   startTime: number;
   /** @description When it was done; null: it is open. */
   endTime: number | null;
   /** @description What was said. */
   comment: string | null;
   /** @description How long it took, in seconds. */
   durationInSeconds: number | null;
   /**
    * @description How it ended: handed over, asked for an opinion, the opinion given, passed, sent back, ended.
    * @enum {string}
    */
   outcome: "started" | "open" | "passed" | "entrusted" | "delegated" | "returned" | "back" | "backToFirst" | "terminate";
  };
  /** @description What became of a task’s instance. */
  TaskResult: {
   /** @description The task. */
   taskId: number;
   /** @description Its instance. */
   processInstanceId: number;
   /**
    * @description running, finished at an end event, or terminated by somebody.
    * @enum {string}
    */
   status: "running" | "finished" | "terminated";
  };
  /** @description A newer or template call that was refused. */
  TemplateRefusal: {
   code: number | string;
   msg: string;
   data: null;
   fields?: components["schemas"]["FieldError"][];
   detail?: components["schemas"]["RefusalDetail"];
  };
  /** @description A reply of a newer call, and of the template layer. */
  TemplateReply: {
   /** @constant */
   code: 0;
   msg: string;
   /** @description The data. */
   data: unknown;
  };
  /** @description What a test was answered. */
  TestAnswer: {
   /** @description What the other side said, in its own words. */
   answer: string;
  };
  /** @description Another account by which one signs in. */
  ThirdPartyBinding: {
   /**
    * @description Whose sign-in.
    * @enum {string}
    */
   thirdPartyType: "qq" | "wechat" | "sina" | "peoplePass";
   /** @description What one is called there; may be empty. */
   nickName: string;
   /** @description Since when. */
   boundAt: number;
  };
  /** @description Somebody whom another site knows, and this one does not yet. */
  ThirdPartyResult: {
   /**
    * @description Whose sign-in.
    * @enum {string}
    */
   thirdPartyType: "qq" | "wechat" | "sina" | "peoplePass";
   /** @description What they are called there; may be empty. */
   nickName: string;
  };
  /** @description One step of a message’s life, as far as the reader may see it. */
  TimelineEntry: {
   /** @description Number of the event. */
   id: number;
   /** @description What happened. */
   verb: string;
   /** @description Who did it, as far as the reader may know. */
   actorName: string;
   /** @description When. */
   at: number;
   /** @description A note that belongs to it. */
   note: string | null;
   /** @description The other message of a merge. */
   otherTid?: number | null;
   /** @description Whether the reader did it. */
   own?: boolean;
   /** @description How long it took since the step before; an answer: since its time began. */
   secondsSincePrevious: number | null;
  };
  /** @description A topic. */
  Topic: {
   /** @description Topic id. */
   topicId: number;
   /** @description Its name. */
   topicName: string;
   /** @description Whether messages on it are shown in the layout of a special campaign. */
   specialLayout: boolean;
  };
  /** @description A page visit, as a page tells of it. */
  TrackEvent: {
   /** @description What it is about, such as page_view. */
   topic: string;
   /**
    * @description A visit.
    * @enum {integer}
    */
   action_id: 900102;
   /**
    * @description pc nobody in particular, pc_g an organization’s account, pc_c anybody else.
    * @enum {string}
    */
   app_type?: "pc" | "pc_g" | "pc_c";
   /** @description The page’s own session; a new one after ten minutes without a visit. */
   session_id: string;
   /** @description Which visit of that session it is. */
   step?: number;
   /** @description 2 content pages, 30 login, 31 register, 74 message center … */
   page_id: number;
   /** @description The page before. */
   ref_page_id?: number;
   /** @description Tab, such as ministry_local, people_suggestion, case_library. */
   tab?: string;
   /** @description Channel, such as to_reply, to_explain, to_recheck. */
   channel?: string;
   /** @description As the page knows it; not kept. */
   user_id?: string;
   /** @description As the page knows it; not kept. */
   user_type?: string;
   /** @description What is shown on the page, such as a message’s id. */
   owner_id?: string;
   /** @description More about it; nothing that somebody typed. */
   extra_info?: string;
   /** @description When, by the clock of the device. */
   at?: number;
  };
  /** @description The figures of one type of message. */
  TypeFigures: {
   /** @description Type of message. */
   typeId: number;
   /** @description Messages that were approved. */
   messages: number;
   /** @description Those of them that rates are of. */
   counted: number;
   /** @description With a final reply. */
   replied: number;
   /** @description Replied to, of those counted; null: of none. */
   replyRate: number | null;
   /** @description Past their deadline, and not replied to. */
   overdue: number;
   /** @description Replied to by their deadline. */
   onTime: number;
   /** @description On time, of those replied to or past their deadline; null: of none. */
   onTimeRate: number | null;
   /** @description Working days from the clock’s start to the first final reply, of half of them at most; null: of none. */
   p50Days: number | null;
   /** @description The same, of nine in ten; null: of none. */
   p90Days: number | null;
   /** @description With a grade that counts. */
   graded: number;
   /** @description Whose last grade is 1 or 2. */
   lowGrades: number;
   /** @description Whose last grade is 4 or 5. */
   satisfied: number;
   /** @description Satisfied, of those graded; null: of none. */
   satisfactionRate: number | null;
   /** @description Mean score of resolution; null: of none. */
   gradeLevel: number | null;
   /** @description Mean score of speed; null: of none. */
   gradeSpeed: number | null;
   /** @description Mean score of manner; null: of none. */
   gradeManner: number | null;
   /** @description How many of the last grades are 1, 2, 3, 4 and 5. */
   scores: number[];
   deleted: components["schemas"]["FigureDeleted"];
   caveats: components["schemas"]["FigureCaveats"];
  };
  /** @description A restriction of an account, as section 3’s platform handling record. */
  UserForbid: {
   /**
    * @description 0 ban, 4 mute, 5 restrict messages, 6 not counted, 7 warning.
    * @enum {integer}
    */
   handleType: 0 | 4 | 5 | 6 | 7;
   /** @description The rule that was broken. */
   ruleName: string;
   /** @description For how many days. */
   days: number | null;
   /** @description From when. */
   beginTime: number;
   /** @description Until when; null: without end. */
   endTime: number | null;
  };
  /** @description Who is signed in. */
  UserInfo: {
   /** @description Account id. */
   uid: number;
   /** @description Shown name. */
   nickName: string;
   /** @description Sign-in name. */
   username: string;
   /** @description Phone, AES-256-GCM with fieldKey: base64 of iv, text and tag. */
   mobile: string | null;
   /** @description The group of an institution’s account. */
   groupId: number | null;
   /** @description Its name. */
   groupName: string | null;
   /**
    * @description 0 citizen, 1 legal person.
    * @enum {integer}
    */
   userType: 0 | 1;
   /** @description 0 citizen, 1 legal person, 2 company, 11 local, 12 ministry, 13 congress, 5 representative. */
   userTypeCode: number;
   /**
    * @description 0 none, 1 local, 3 ministry, 4 channel, 5 congress.
    * @enum {integer}
    */
   organization: 0 | 1 | 3 | 4 | 5;
   /** @description Kind of company. */
   compType: number | null;
   authority: components["schemas"]["Authority"];
   /** @description Whether the password must be changed first. */
   updatePwd: boolean;
   /** @description Whether a second factor must be set up first. */
   needSecondFactor: boolean;
   /** @description The session’s token. */
   token: string;
  };
  /** @description A page of staff. */
  UserPage: {
   /** @description The page, newest first. */
   list: components["schemas"]["UserRow"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A member of staff, as they are chosen from a list. */
  UserRow: {
   /** @description Its id. */
   id: number;
   /** @description The name to sign in with. */
   username: string;
   /** @description What colleagues know them by. */
   realName: string;
   /** @description Their department. */
   deptName: string | null;
   /** @description Their e-mail address. */
   email: string | null;
   /** @description The first three digits of their mobile number. */
   mobile: string | null;
  };
  /** @description The kind of user behind a name. */
  UserTypeResult: {
   /**
    * @description 0 citizen, 1 legal person.
    * @enum {integer}
    */
   userType: 0 | 1;
  };
  /** @description How many of those who joined gave an answer after the final reply. */
  VoiceAnswers: {
   /**
    * @description 1 solved, 2 partly, 3 not.
    * @enum {integer}
    */
   solved: 1 | 2 | 3;
   /** @description How many. */
   count: number;
  };
  /** @description A note of somebody who joined; it does not say who. */
  VoiceNote: {
   /** @description Number. */
   id: number;
   /** @description The note. */
   note: string;
   /** @description When the person joined. */
   createdAt: number;
  };
  /** @description How many of those who joined live in a region, as their accounts say. */
  VoicesOfRegion: {
   /** @description Region id; null for those who gave none. */
   regionId: number | null;
   /** @description Its name, with the region above it. */
   regionName: string | null;
   /** @description How many. */
   count: number;
  };
  /** @description A process that was deployed. */
  WorkflowDefinition: {
   /** @description Its id. */
   id: number;
   /** @description Key of the process, shared by all its definitions. */
   key: string;
   /** @description Key of the process, shared by all its definitions. */
   processDefinitionKey: string;
   /** @description 1, 2, 3 … of its key. */
   number: number;
   /** @description What the process is called. */
   name: string;
   /**
    * @description 0 suspended, 1 active.
    * @enum {integer}
    */
   status: 0 | 1;
   /** @description How many instances run it. */
   running: number;
   /** @description Since when. */
   deployedAt: number;
   /** @description What the reader may do with it. */
   allowedActions: string[];
  };
  /** @description A page of definitions. */
  WorkflowDefinitionPage: {
   /** @description The page. */
   list: components["schemas"]["WorkflowDefinition"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A process that was started for a record. */
  WorkflowInstance: {
   /** @description Its id. */
   id: number;
   /** @description What the process is called. */
   processName: string;
   /** @description Key of the process, shared by all its definitions. */
   processDefinitionKey: string;
   /** @description The number of the definition that it runs. */
   number: number;
   /** @description The record that the instance is about. */
   businessKey: string;
   record: components["schemas"]["WorkflowRecord"] | null;
   /**
    * @description running, finished at an end event, or terminated by somebody.
    * @enum {string}
    */
   status: "running" | "finished" | "terminated";
   /** @description What it waits for. */
   currentTasks: string[];
   /** @description Who started the instance. */
   starterName: string;
   /** @description Since when. */
   startedAt: number;
   /** @description When it ended; null: it runs. */
   endedAt: number | null;
   /** @description What the reader may do with it. */
   allowedActions: string[];
  };
  /** @description An instance for who has to do with it. */
  WorkflowInstanceDetail: {
   /** @description Its id. */
   id: number;
   /** @description What the process is called. */
   processName: string;
   /** @description Key of the process, shared by all its definitions. */
   processDefinitionKey: string;
   /** @description The number of the definition that it runs. */
   number: number;
   /** @description The record that the instance is about. */
   businessKey: string;
   record: components["schemas"]["WorkflowRecord"] | null;
   /**
    * @description running, finished at an end event, or terminated by somebody.
    * @enum {string}
    */
   status: "running" | "finished" | "terminated";
   /** @description What it waits for. */
   currentTasks: string[];
   /** @description Who started the instance. */
   starterName: string;
   /** @description Since when. */
   startedAt: number;
   /** @description When it ended; null: it runs. */
   endedAt: number | null;
   /** @description What the reader may do with it. */
   allowedActions: string[];
   /** @description What it goes by. */
   variables: components["schemas"]["WorkflowVariable"][];
   pendingExtension: components["schemas"]["PendingExtension"] | null;
   /** @description A page of this site with its business form, which takes businessKey in the query; empty: none. */
   formRoute: string;
   /** @description Those that are open, with what the reader may do with them. */
   tasks: components["schemas"]["WorkflowTask"][];
  };
  /** @description A page of instances. */
  WorkflowInstancePage: {
   /** @description The page. */
   list: components["schemas"]["WorkflowInstance"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description A drawing of a process. */
  WorkflowModel: {
   /** @description Its id. */
   id: number;
   /** @description Key of the process, shared by all its definitions. */
   key: string;
   /** @description What the process is called. */
   name: string;
   /** @description What it is for. */
   remark: string;
   /** @description Grows with every change. */
   version: number;
   /** @description When it was changed last. */
   updatedAt: number;
   /** @description The number that was deployed last; null: none yet. */
   deployed: number | null;
   /** @description What the reader may do with it. */
   allowedActions: string[];
  };
  /** @description A page of drawings. */
  WorkflowModelPage: {
   /** @description The page. */
   list: components["schemas"]["WorkflowModel"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description Somebody who can be given a task. */
  WorkflowParticipant: {
   /** @description Their id. */
   id: number;
   /** @description What colleagues know them by. */
   label: string;
   /** @description The name that they sign in with. */
   username: string;
   /** @description Their department or institution. */
   deptName: string | null;
  };
  /** @description What a process is about, where it is a record of ours. */
  WorkflowRecord: {
   /**
    * @description What it is.
    * @enum {string}
    */
   kind: "message";
   /** @description Its id. */
   id: number;
   /** @description What it is called. */
   title: string;
  };
  /** @description A task of an instance. */
  WorkflowTask: {
   /** @description Its id. */
   taskId: number;
   /** @description Its instance. */
   processInstanceId: number;
   /** @description What is to be done. */
   taskName: string;
   /**
    * @description open, passed, sent back, or ended with its instance.
    * @enum {string}
    */
   status: "open" | "passed" | "back" | "backToFirst" | "terminate";
   /** @description What the process is called. */
   processName: string;
   /** @description Key of the process, shared by all its definitions. */
   processDefinitionKey: string;
   /** @description The record that the instance is about. */
   businessKey: string;
   record: components["schemas"]["WorkflowRecord"] | null;
   /** @description Who started the instance. */
   starterName: string;
   /** @description Who has it; null: nobody has claimed it. */
   assigneeName: string | null;
   /** @description Whether the assignee is asked for an opinion only. */
   isDelegated: boolean;
   /** @description Since when. */
   arrivedAt: number;
   /** @description When it ended; null: it is open. */
   endedAt: number | null;
   /** @description What the reader may do with it. */
   allowedActions: string[];
  };
  /** @description A page of tasks. */
  WorkflowTaskPage: {
   /** @description The page. */
   list: components["schemas"]["WorkflowTask"][];
   /** @description How many there are; exact up to 10,000. */
   total: number;
   /** @description Whether there are more than total. */
   totalCapped: boolean;
   /** @description Where the next page begins. */
   nextCursor: string | null;
  };
  /** @description Something that conditions or assignees are decided by. */
  WorkflowVariable: {
   /** @description What it is called in the drawing. */
   name: string;
   /** @description The same in the reader’s language; null: it has no words. */
   title: string | null;
   /** @description What it is. */
   value: string | number | boolean | null;
   /** @description Who it stands for, where it is the person who started the instance. */
   label: string | null;
  };
 };
 responses: {
  /** @description Success */
  "File.atom-xml": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/atom+xml": Blob;
   };
  };
  /** @description Success */
  "File.csv": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "text/csv": Blob;
   };
  };
  /** @description Success */
  "File.csv.sheet": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "text/csv": Blob;
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
   };
  };
  /** @description Success */
  "File.html": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "text/html": Blob;
   };
  };
  /** @description Success */
  "File.jpeg.png.gif.webp.bmp.mp4.webm.quicktime": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "image/jpeg": Blob;
    "image/png": Blob;
    "image/gif": Blob;
    "image/webp": Blob;
    "image/bmp": Blob;
    "video/mp4": Blob;
    "video/webm": Blob;
    "video/quicktime": Blob;
   };
  };
  /** @description Success */
  "File.plain": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "text/plain": Blob;
   };
  };
  /** @description Success */
  "File.png.jpeg.webp": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "image/png": Blob;
    "image/jpeg": Blob;
    "image/webp": Blob;
   };
  };
  /** @description Success */
  "File.svg-xml": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "image/svg+xml": Blob;
   };
  };
  /** @description Success */
  "File.xml": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/xml": Blob;
   };
  };
  /** @description Success */
  "File.zip": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/zip": Blob;
   };
  };
  /** @description There is no valid session */
  "Info.401": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["InfoRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "USR0001" | "USR0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Info.SIG0001.SIG0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["InfoRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Success */
  "Info.UserInfo": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     data: components["schemas"]["UserInfo"];
    };
   };
  };
  /** @description Too many requests, broken, or busy */
  "Info.default": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["InfoRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0408" | "GEN0429" | "GEN0500" | "GEN0503";
     };
    };
   };
  };
  /** @description Too many requests */
  "Product.1009.1010.GEN0429": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: 1009 | 1010 | "GEN0429";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.1101": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @constant */
      code?: 1101;
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.10007.11103.11104.SIG0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: 10007 | 11103 | 11104 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.10007.11103.11104.SIG0004.USR0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: 10007 | 11103 | 11104 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0004";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.1011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: 1011 | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.1011.PER0006.SIG0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: 1011 | "GEN0400" | "PER0006" | "SIG0001" | "SIG0002" | "SIG0004";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.1011.SIG0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: 1011 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.1011.SIG0004.USR0054": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: 1011 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0054";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ASG0002.ASG0005": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0002" | "ASG0005" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ASG0005": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0005" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ASG0006": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0006" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ATT0001.ATT0007": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ATT0001" | "ATT0007" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ATT0004.ATT0007": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ATT0004" | "ATT0007" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ATT0004.ATT0007.CAS0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ATT0004" | "ATT0007" | "CAS0004" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ATT0004.ATT0007.CMP0005.CMP0006.CMP0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ATT0004" | "ATT0007" | "CMP0005" | "CMP0006" | "CMP0011" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ATT0004.ATT0007.CMP0007.MSG0002.MSG0003.MSG0005.MSG0014.MSG0016": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ATT0004" | "ATT0007" | "CMP0007" | "GEN0400" | "MSG0002" | "MSG0003" | "MSG0005" | "MSG0014" | "MSG0016" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ATT0004.ATT0007.MSG0002.MSG0003.MSG0005.MSG0014.MSG0016": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ATT0004" | "ATT0007" | "GEN0400" | "MSG0002" | "MSG0003" | "MSG0005" | "MSG0014" | "MSG0016" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ATT0004.ATT0007.MSG0002.MSG0014": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ATT0004" | "ATT0007" | "GEN0400" | "MSG0002" | "MSG0014" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ATT0004.ATT0007.MSG0004.MSG0012": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ATT0004" | "ATT0007" | "GEN0400" | "MSG0004" | "MSG0012" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.ATT0004.MSG0004.MSG0012": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ATT0004" | "GEN0400" | "MSG0004" | "MSG0012" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.CAS0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CAS0004" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.CMP0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CMP0011" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.COM0004.USR0061.USR0062": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "COM0004" | "GEN0400" | "SIG0001" | "SIG0002" | "USR0061" | "USR0062";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.DLV0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "DLV0002" | "GEN0400" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MOD0001.MSG0005": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MOD0001" | "MSG0005" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MRG0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MRG0001" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MSG0008.MSG0009.MSG0010": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0008" | "MSG0009" | "MSG0010" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MSG0008.MSG0009.MSG0010.MSG0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0008" | "MSG0009" | "MSG0010" | "MSG0011" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MSG0010": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0010" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MSG0010.MSG0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0010" | "MSG0011" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MSG0010.STA0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0010" | "SIG0001" | "SIG0002" | "STA0001";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MSG0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0011" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MSG0014.MSG0015": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0014" | "MSG0015" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.MSG0017": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0017" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.PER0006": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "PER0006" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.RCK0002.RCK0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "RCK0002" | "RCK0003" | "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.SIG0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.SIG0004.USR0052.USR0054.USR0055": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0052" | "USR0054" | "USR0055";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.SIG0004.USR0052.USR0057": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0052" | "USR0057";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.SIG0004.USR0054": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0054";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.USR0057": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "USR0057";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.USR0060.USR0061": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "USR0060" | "USR0061";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.USR0071": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "USR0071";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.USR0071.USR0072.USR0078": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "USR0071" | "USR0072" | "USR0078";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.USR0072": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "USR0072";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.USR0072.USR0079": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "USR0072" | "USR0079";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.400.USR0080": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "SIG0001" | "SIG0002" | "USR0080";
     };
    };
   };
  };
  /** @description There is no valid session */
  "Product.401": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "USR0001" | "USR0002";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.403": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0403" | "USR0053" | "USR0073";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.403.CMP0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CMP0001" | "GEN0403" | "USR0053" | "USR0073";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.403.COM0001.SN0011.USR0044": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "COM0001" | "GEN0403" | "SN0011" | "USR0044" | "USR0053" | "USR0073";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.403.DLV0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "DLV0001" | "GEN0403" | "USR0053" | "USR0073";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.403.MSG0007": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0403" | "MSG0007" | "USR0053" | "USR0073";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.403.SN0011.USR0044": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0403" | "SN0011" | "USR0044" | "USR0053" | "USR0073";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.403.USR0074": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0403" | "USR0053" | "USR0073" | "USR0074";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.APR0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "APR0001" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.ASG0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0001" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.ASG0001.ASG0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0001" | "ASG0004" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.ASG0001.ASG0007.MSG0001.MSG0013": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0001" | "ASG0007" | "GEN0422" | "MSG0001" | "MSG0013" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.ASG0001.ASG0008": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0001" | "ASG0008" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.ASG0003.GEN0409.MSG0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0003" | "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.ASG0007.GEN0409.MRG0002.MSG0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0007" | "GEN0409" | "GEN0422" | "MRG0002" | "MSG0001" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.ASG0007.GEN0409.MSG0001.MSG0013": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "ASG0007" | "GEN0409" | "GEN0422" | "MSG0001" | "MSG0013" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.CAS0001.CAS0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CAS0001" | "CAS0002" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.CAS0001.CAS0002.WFL0003.WFL0012.WFL0016": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CAS0001" | "CAS0002" | "GEN0422" | "SIG0003" | "WFL0003" | "WFL0012" | "WFL0016";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.CAS0002.CAS0003.GEN0409.WFL0003.WFL0012.WFL0016": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CAS0002" | "CAS0003" | "GEN0409" | "GEN0422" | "SIG0003" | "WFL0003" | "WFL0012" | "WFL0016";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.CAS0003.GEN0409": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CAS0003" | "GEN0409" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.CMP0002.CMP0009.GEN0409": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CMP0002" | "CMP0009" | "GEN0409" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.CMP0002.GEN0409": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CMP0002" | "GEN0409" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.CMP0003.CMP0004.FRM0001.MSG0018": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CMP0003" | "CMP0004" | "FRM0001" | "GEN0422" | "MSG0018" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.CMP0010.GEN0409": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "CMP0010" | "GEN0409" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.COM0002.COM0005": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "COM0002" | "COM0005" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.COM0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "COM0003" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.COM0003.COM0005.COM0006": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "COM0003" | "COM0005" | "COM0006" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.DLV0003.MSG0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "DLV0003" | "GEN0422" | "MSG0001" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.DLV0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "DLV0004" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.EXT0001.EXT0002.EXT0003.GEN0409.WFL0003.WFL0012.WFL0016": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "EXT0001" | "EXT0002" | "EXT0003" | "GEN0409" | "GEN0422" | "SIG0003" | "WFL0003" | "WFL0012" | "WFL0016";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.FRM0001.GEN0409.MSG0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "FRM0001" | "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.GEN0409": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0409" | "GEN0422" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.GEN0409.MSG0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.GEN0409.MSG0001.MSG0013": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0409" | "GEN0422" | "MSG0001" | "MSG0013" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.GEN0409.MSG0001.RCK0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0409" | "GEN0422" | "MSG0001" | "RCK0001" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.GEN0409.RPT0001.RPT0002.RPT0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0409" | "GEN0422" | "RPT0001" | "RPT0002" | "RPT0004" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.GEN0409.SHQ0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0409" | "GEN0422" | "SHQ0001" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.HDL0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "HDL0001" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.HDL0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "HDL0002" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.MSG0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "MSG0001" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.MSG0001.VOI0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "MSG0001" | "SIG0003" | "VOI0001";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.MSG0001.VOI0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "MSG0001" | "SIG0003" | "VOI0002";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.PER0001.PER0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "PER0001" | "PER0002" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.PER0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "PER0003" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.PER0003.PER0007": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "PER0003" | "PER0007" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.PER0003.PER0008": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "PER0003" | "PER0008" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.PER0004.PER0005": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "PER0004" | "PER0005" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.PER0005": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "PER0005" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.PER0009": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "PER0009" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.RPT0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "RPT0003" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.RPT0003.RPT0005": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "RPT0003" | "RPT0005" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.SHQ0001.SHQ0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "SHQ0001" | "SHQ0002" | "SIG0003";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.USR0075": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "SIG0003" | "USR0075";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.USR0075.USR0081.USR0083": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "SIG0003" | "USR0075" | "USR0081" | "USR0083";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.USR0076": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "SIG0003" | "USR0076";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.USR0081": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "SIG0003" | "USR0081";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.USR0082": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "SIG0003" | "USR0082";
     };
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Product.409.USR0084": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0422" | "SIG0003" | "USR0084";
     };
    };
   };
  };
  /** @description Too large */
  "Product.413": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @constant */
      code?: "GEN0413";
     };
    };
   };
  };
  /** @description A content type that is not supported */
  "Product.415": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @constant */
      code?: "GEN0415";
     };
    };
   };
  };
  /** @description Success */
  "Product.AccountDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["AccountDetail"];
    };
   };
  };
  /** @description Success */
  "Product.AccountPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["AccountPage"];
    };
   };
  };
  /** @description Success */
  "Product.Assignment": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["Assignment"];
    };
   };
  };
  /** @description Success */
  "Product.AssignmentPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["AssignmentPage"];
    };
   };
  };
  /** @description Success */
  "Product.BaseInfo": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["BaseInfo"];
    };
   };
  };
  /** @description Success */
  "Product.BoardCount": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["BoardCount"];
    };
   };
  };
  /** @description Success */
  "Product.CampaignDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["CampaignDetail"];
    };
   };
  };
  /** @description Success */
  "Product.CampaignEntryPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["CampaignEntryPage"];
    };
   };
  };
  /** @description Success */
  "Product.CampaignPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["CampaignPage"];
    };
   };
  };
  /** @description Success */
  "Product.CaptchaChallenge": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["CaptchaChallenge"];
    };
   };
  };
  /** @description Success */
  "Product.CaseDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["CaseDetail"];
    };
   };
  };
  /** @description Success */
  "Product.CasePage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["CasePage"];
    };
   };
  };
  /** @description Success */
  "Product.CertificationTypes": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["CertificationTypes"];
    };
   };
  };
  /** @description Success */
  "Product.ChangedCase": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["ChangedCase"];
    };
   };
  };
  /** @description Success */
  "Product.CompanyRequestDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["CompanyRequestDetail"];
    };
   };
  };
  /** @description Success */
  "Product.CompanyRequestPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["CompanyRequestPage"];
    };
   };
  };
  /** @description Success */
  "Product.DataBoard": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["DataBoard"];
    };
   };
  };
  /** @description Success */
  "Product.DeletionPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["DeletionPage"];
    };
   };
  };
  /** @description Success */
  "Product.DeliveryPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["DeliveryPage"];
    };
   };
  };
  /** @description Success */
  "Product.DetectorResult": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["DetectorResult"];
    };
   };
  };
  /** @description Success */
  "Product.EditorPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["EditorPage"];
    };
   };
  };
  /** @description The session may not do this */
  "Product.FAV0001.USR0053.USR0073": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "FAV0001" | "USR0053" | "USR0073";
     };
    };
   };
  };
  /** @description Success */
  "Product.Forum": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["Forum"];
    };
   };
  };
  /** @description Success */
  "Product.ForumPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["ForumPage"];
    };
   };
  };
  /** @description Success */
  "Product.FoundAccount": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["FoundAccount"];
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.GEN0400": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @constant */
      code?: "GEN0400";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.GEN0400.MSG0010.MSG0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0010" | "MSG0011";
     };
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.GEN0400.MSG0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0400" | "MSG0011";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.GEN0403": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @constant */
      code?: "GEN0403";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.GEN0403.USR0044": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0403" | "USR0044";
     };
    };
   };
  };
  /** @description There is no such thing, or the session may not see it */
  "Product.GEN0404": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @constant */
      code?: "GEN0404";
     };
    };
   };
  };
  /** @description There is no such thing, or the session may not see it */
  "Product.GEN0404.WFL0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0404" | "WFL0001";
     };
    };
   };
  };
  /** @description Success */
  "Product.HandlingDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["HandlingDetail"];
    };
   };
  };
  /** @description Success */
  "Product.HandlingPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["HandlingPage"];
    };
   };
  };
  /** @description Success */
  "Product.HandlingRecord": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["HandlingRecord"];
    };
   };
  };
  /** @description Success */
  "Product.HelpText": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["HelpText"];
    };
   };
  };
  /** @description Success */
  "Product.InstitutionInfo": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["InstitutionInfo"];
    };
   };
  };
  /** @description Success */
  "Product.LoginResult": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["LoginResult"];
    };
   };
  };
  /** @description Success */
  "Product.MarkedMessagePage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["MarkedMessagePage"];
    };
   };
  };
  /** @description Success */
  "Product.MessageDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["MessageDetail"];
    };
   };
  };
  /** @description Success */
  "Product.MessagePage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["MessagePage"];
    };
   };
  };
  /** @description Success */
  "Product.NoticeDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["NoticeDetail"];
    };
   };
  };
  /** @description Success */
  "Product.NoticePage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["NoticePage"];
    };
   };
  };
  /** @description Success */
  "Product.Notification": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["Notification"];
    };
   };
  };
  /** @description Success */
  "Product.NotificationChoice": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["NotificationChoice"];
    };
   };
  };
  /** @description Success */
  "Product.NotificationPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["NotificationPage"];
    };
   };
  };
  /** @description Success */
  "Product.OrgCampaignDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["OrgCampaignDetail"];
    };
   };
  };
  /** @description Success */
  "Product.OrgCampaignPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["OrgCampaignPage"];
    };
   };
  };
  /** @description Success */
  "Product.OwnCompany": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["OwnCompany"];
    };
   };
  };
  /** @description Success */
  "Product.OwnCompanyRequestPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["OwnCompanyRequestPage"];
    };
   };
  };
  /** @description Success */
  "Product.OwnEntryPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["OwnEntryPage"];
    };
   };
  };
  /** @description Success */
  "Product.OwnHandlingPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["OwnHandlingPage"];
    };
   };
  };
  /** @description Success */
  "Product.OwnLoginPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["OwnLoginPage"];
    };
   };
  };
  /** @description Success */
  "Product.OwnMessagePage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["OwnMessagePage"];
    };
   };
  };
  /** @description Success */
  "Product.OwnSessions": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["OwnSessions"];
    };
   };
  };
  /** @description Success */
  "Product.PasskeyCreation": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["PasskeyCreation"];
    };
   };
  };
  /** @description Success */
  "Product.PasskeyRequest": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["PasskeyRequest"];
    };
   };
  };
  /** @description Success */
  "Product.PhoneTicket": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["PhoneTicket"];
    };
   };
  };
  /** @description Success */
  "Product.PostResult": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["PostResult"];
    };
   };
  };
  /** @description Success */
  "Product.ProposalPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["ProposalPage"];
    };
   };
  };
  /** @description Success */
  "Product.PublicForumFigures": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["PublicForumFigures"];
    };
   };
  };
  /** @description Success */
  "Product.PublicInstitution": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["PublicInstitution"];
    };
   };
  };
  /** @description Success */
  "Product.PublicStatistics": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["PublicStatistics"];
    };
   };
  };
  /** @description Success */
  "Product.RecheckPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["RecheckPage"];
    };
   };
  };
  /** @description Success */
  "Product.RecoveryCodes": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["RecoveryCodes"];
    };
   };
  };
  /** @description Success */
  "Product.RecoveryTicket": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["RecoveryTicket"];
    };
   };
  };
  /** @description Success */
  "Product.RenewedSession": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["RenewedSession"];
    };
   };
  };
  /** @description Success */
  "Product.ReportPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["ReportPage"];
    };
   };
  };
  /** @description Success */
  "Product.RequestResult": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["RequestResult"];
    };
   };
  };
  /** @description Success */
  "Product.RequestedExtension": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["RequestedExtension"];
    };
   };
  };
  /** @description Success */
  "Product.ReturnedPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["ReturnedPage"];
    };
   };
  };
  /** @description Something in the request is not valid */
  "Product.SIG0001.SIG0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "SIG0001" | "SIG0002";
     };
    };
   };
  };
  /** @description Success */
  "Product.SecondFactor": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["SecondFactor"];
    };
   };
  };
  /** @description Success */
  "Product.SecondFactorSetUp": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["SecondFactorSetUp"];
    };
   };
  };
  /** @description Success */
  "Product.ShareCard": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["ShareCard"];
    };
   };
  };
  /** @description Success */
  "Product.ShareCollect": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["ShareCollect"];
    };
   };
  };
  /** @description Success */
  "Product.SharedQueries": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["SharedQueries"];
    };
   };
  };
  /** @description Success */
  "Product.SharedQuery": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["SharedQuery"];
    };
   };
  };
  /** @description Success */
  "Product.SiteFeedbackPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["SiteFeedbackPage"];
    };
   };
  };
  /** @description Success */
  "Product.StaffAttachment": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["StaffAttachment"];
    };
   };
  };
  /** @description Success */
  "Product.StaffCaseDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["StaffCaseDetail"];
    };
   };
  };
  /** @description Success */
  "Product.StaffCasePage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["StaffCasePage"];
    };
   };
  };
  /** @description Success */
  "Product.StaffMessageDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["StaffMessageDetail"];
    };
   };
  };
  /** @description Success */
  "Product.StaffMessagePage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: components["schemas"]["StaffMessagePage"];
    };
   };
  };
  /** @description Too many requests */
  "Product.USR0005.GEN0429": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "USR0005" | "GEN0429";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.USR0028.USR0043": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "USR0028" | "USR0043";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.USR0028.USR0043.USR0070": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "USR0028" | "USR0043" | "USR0070";
     };
    };
   };
  };
  /** @description Too many requests */
  "Product.USR0045.GEN0429": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "USR0045" | "GEN0429";
     };
    };
   };
  };
  /** @description The session may not do this */
  "Product.USR0053.USR0073": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "USR0053" | "USR0073";
     };
    };
   };
  };
  /** @description Too many requests */
  "Product.USR0056.GEN0429": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "USR0056" | "GEN0429";
     };
    };
   };
  };
  /** @description Too many requests */
  "Product.USR0077.GEN0429": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "USR0077" | "GEN0429";
     };
    };
   };
  };
  /** @description Too many requests, broken, or busy */
  "Product.default": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ProductRefusal"] & {
     result?: {
      /** @enum {unknown} */
      code?: "GEN0408" | "GEN0429" | "GEN0500" | "GEN0503";
     };
    };
   };
  };
  /** @description Success */
  "Product.nothing": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     result: components["schemas"]["Success"];
     resultData: null;
    };
   };
  };
  /** @description Too many requests */
  "Template.1009.1010.GEN0429": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: 1009 | 1010 | "GEN0429";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.10007.11103.11104.SIG0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: 10007 | 11103 | 11104 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.10007.11103.11104.SIG0004.USR0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: 10007 | 11103 | 11104 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0004";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.1011.SIG0004.TPL0002.USR0061": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: 1011 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "TPL0002" | "USR0061";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.1011.SIG0004.USR0052.USR0061.USR0062.USR0065": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: 1011 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0052" | "USR0061" | "USR0062" | "USR0065";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.1011.SIG0004.USR0052.USR0061.USR0065": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: 1011 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0052" | "USR0061" | "USR0065";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.1011.SIG0004.USR0054": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: 1011 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0054";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0101.ENT0102.ENT0104.ENT0105": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0101" | "ENT0102" | "ENT0104" | "ENT0105" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0101.ENT0104.ENT0105": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0101" | "ENT0104" | "ENT0105" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0111.ENT0112.ENT0118": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0111" | "ENT0112" | "ENT0118" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0120": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0120" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0145": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0145" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0161": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0161" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0201.ENT0202": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0201" | "ENT0202" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0202": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0202" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0221.ENT0222.ENT0224": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0221" | "ENT0222" | "ENT0224" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0002.ENT0004.ENT0222.ENT0224": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0002" | "ENT0004" | "ENT0222" | "ENT0224" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0004" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0004.ENT0152": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0004" | "ENT0152" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0004.ENT0190.ENT0191": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0004" | "ENT0190" | "ENT0191" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0004.OSS0001.OSS0005.OSS0006.OSS0009": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0004" | "GEN0400" | "OSS0001" | "OSS0005" | "OSS0006" | "OSS0009" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0004.OSS0009.OUT0009": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0004" | "GEN0400" | "OSS0009" | "OUT0009" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0004.OUT0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0004" | "GEN0400" | "OUT0004" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0004.OUT0007": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0004" | "GEN0400" | "OUT0007" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0006": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0011" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0111": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0111" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.ENT0152": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0152" | "GEN0400" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.MSG0008.MSG0009.MSG0010": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "MSG0008" | "MSG0009" | "MSG0010" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.MSG0010.STA0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "MSG0010" | "SIG0001" | "SIG0002" | "STA0001";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.MSG0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "MSG0011" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.OSS0001.OSS0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "OSS0001" | "OSS0003" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.OUT0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "OUT0003" | "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.SIG0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.TPL0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "SIG0001" | "SIG0002" | "TPL0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.WFL0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "SIG0001" | "SIG0002" | "WFL0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.WFL0015.WFL0018": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "SIG0001" | "SIG0002" | "WFL0015" | "WFL0018";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.WFL0017": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "SIG0001" | "SIG0002" | "WFL0017";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.WFL0019": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "SIG0001" | "SIG0002" | "WFL0019";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.WFL0021.WFL0026.WFL0027.WFL0028.WFL0029.WFL0030": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "SIG0001" | "SIG0002" | "WFL0021" | "WFL0026" | "WFL0027" | "WFL0028" | "WFL0029" | "WFL0030";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.400.WFL0025": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0400" | "SIG0001" | "SIG0002" | "WFL0025";
    };
   };
  };
  /** @description There is no valid session */
  "Template.401": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "USR0001" | "USR0002";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.CMP0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "CMP0001" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0005.ENT0113.ENT0115.ENT0116.ENT0119.ENT0123.ENT0125": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0005" | "ENT0113" | "ENT0115" | "ENT0116" | "ENT0119" | "ENT0123" | "ENT0125" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0005.ENT0115.ENT0123.ENT0125": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0005" | "ENT0115" | "ENT0123" | "ENT0125" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0106": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0106" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0107.ENT0115": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0107" | "ENT0115" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0113.ENT0116": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0113" | "ENT0116" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0115.ENT0125": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0115" | "ENT0125" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0115.ENT0125.ENT0131.ENT0134": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0115" | "ENT0125" | "ENT0131" | "ENT0134" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0116": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0116" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0116.ENT0119": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0116" | "ENT0119" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0116.ENT0180": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0116" | "ENT0180" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0123": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0123" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0130.ENT0134": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0130" | "ENT0134" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0140": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0140" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0141": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0141" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0142": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0142" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0142.ENT0146": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0142" | "ENT0146" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0146": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0146" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0150": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0150" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0151": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0151" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0160": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0160" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0229": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0229" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.ENT0232": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0232" | "GEN0403" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.OSS0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0403" | "OSS0004" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.OUT0005": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0403" | "OUT0005" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.OUT0006": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0403" | "OUT0006" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.OUT0006.OUT0010": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0403" | "OUT0006" | "OUT0010" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The session may not do this */
  "Template.403.OUT0008": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0403" | "OUT0008" | "USR0053" | "USR0073";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0001" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0001.ENT0223": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0001" | "ENT0223" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.ENT0103.ENT0114": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "ENT0103" | "ENT0114" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.ENT0114.ENT0117": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "ENT0114" | "ENT0117" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.ENT0117": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "ENT0117" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.ENT0121.ENT0122": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "ENT0121" | "ENT0122" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.ENT0132": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "ENT0132" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.ENT0162.ENT0163": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "ENT0162" | "ENT0163" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.ENT0211": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "ENT0211" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.ENT0227.ENT0228": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "ENT0227" | "ENT0228" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.ENT0231": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "ENT0231" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0003.OSS0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0003" | "GEN0422" | "OSS0002" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0010.ENT0012": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0010" | "ENT0012" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0114": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0114" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0143.ENT0144": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0143" | "ENT0144" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0192": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0192" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0192.OSS0008": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0192" | "GEN0422" | "OSS0008" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0200.ENT0203": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0200" | "ENT0203" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0220.ENT0223": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0220" | "ENT0223" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.ENT0230": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0230" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.FBK0001.GEN0409": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "FBK0001" | "GEN0409" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.GEN0409": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0409" | "GEN0422" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.GEN0409.NTC0002.NTC0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0409" | "GEN0422" | "NTC0002" | "NTC0004" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.GEN0409.NTC0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0409" | "GEN0422" | "NTC0003" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.GEN0409.WFL0020": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0409" | "GEN0422" | "SIG0003" | "WFL0020";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.NTC0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "NTC0001" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.OUT0001.OUT0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "OUT0001" | "OUT0002" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.PER0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "PER0003" | "SIG0003";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.TPL0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "TPL0004";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.USR0050.USR0051.USR0063.USR0064": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "USR0050" | "USR0051" | "USR0063" | "USR0064";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.USR0050.USR0051.USR0064": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "USR0050" | "USR0051" | "USR0064";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.USR0051": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "USR0051";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.USR0076": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "USR0076";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.WFL0003.WFL0010.WFL0011.WFL0012.WFL0016.WFL0024": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "WFL0003" | "WFL0010" | "WFL0011" | "WFL0012" | "WFL0016" | "WFL0024";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.WFL0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "WFL0004";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.WFL0004.WFL0005.WFL0006.WFL0007.WFL0008.WFL0009.WFL0012": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "WFL0004" | "WFL0005" | "WFL0006" | "WFL0007" | "WFL0008" | "WFL0009" | "WFL0012";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.WFL0004.WFL0005.WFL0006.WFL0009": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "WFL0004" | "WFL0005" | "WFL0006" | "WFL0009";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.WFL0004.WFL0005.WFL0006.WFL0009.WFL0013": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "WFL0004" | "WFL0005" | "WFL0006" | "WFL0009" | "WFL0013";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.WFL0004.WFL0005.WFL0006.WFL0010.WFL0011.WFL0012.WFL0023": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "WFL0004" | "WFL0005" | "WFL0006" | "WFL0010" | "WFL0011" | "WFL0012" | "WFL0023";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.WFL0004.WFL0005.WFL0014": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "WFL0004" | "WFL0005" | "WFL0014";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.409.WFL0022": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0422" | "SIG0003" | "WFL0022";
    };
   };
  };
  /** @description Too large */
  "Template.413": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "GEN0413";
    };
   };
  };
  /** @description Too large */
  "Template.413.ATT0002.ATT0003.ATT0009.ATT0010.ATT0011": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ATT0002" | "ATT0003" | "ATT0009" | "ATT0010" | "ATT0011" | "GEN0413";
    };
   };
  };
  /** @description A content type that is not supported */
  "Template.415": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "GEN0415";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.ATT0001.ATT0005.ATT0006.GEN0400": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ATT0001" | "ATT0005" | "ATT0006" | "GEN0400";
    };
   };
  };
  /** @description Refused */
  "Template.ATT0008.GEN0503": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ATT0008" | "GEN0503";
    };
   };
  };
  /** @description Success */
  "Template.Attachment": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["Attachment"];
    };
   };
  };
  /** @description Success */
  "Template.BoardCount": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["BoardCount"];
    };
   };
  };
  /** @description Success */
  "Template.BoardCount.list": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["BoardCount"][];
    };
   };
  };
  /** @description Success */
  "Template.BusinessForm": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["BusinessForm"];
    };
   };
  };
  /** @description Success */
  "Template.DefinitionDocument": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["DefinitionDocument"];
    };
   };
  };
  /** @description Success */
  "Template.DeployedProcess": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["DeployedProcess"];
    };
   };
  };
  /** @description Success */
  "Template.DevLetterPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["DevLetterPage"];
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.ENT0007.ENT0008.GEN0400": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "ENT0007" | "ENT0008" | "GEN0400";
    };
   };
  };
  /** @description There is no such thing, or the session may not see it */
  "Template.ENT0009": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "ENT0009";
    };
   };
  };
  /** @description Success */
  "Template.EditedHelpText": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["EditedHelpText"];
    };
   };
  };
  /** @description Success */
  "Template.EditedHelpText.list": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["EditedHelpText"][];
    };
   };
  };
  /** @description Success */
  "Template.EditorFeedbackPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["EditorFeedbackPage"];
    };
   };
  };
  /** @description Success */
  "Template.EntityImport": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["EntityImport"];
    };
   };
  };
  /** @description Success */
  "Template.EntityImported": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["EntityImported"];
    };
   };
  };
  /** @description Success */
  "Template.EntityKey": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["EntityKey"];
    };
   };
  };
  /** @description Success */
  "Template.EntityKeys": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["EntityKeys"];
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.GEN0400": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "GEN0400";
    };
   };
  };
  /** @description The session may not do this */
  "Template.GEN0403": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "GEN0403";
    };
   };
  };
  /** @description There is no such thing, or the session may not see it */
  "Template.GEN0404": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "GEN0404";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.GEN0422": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "GEN0422";
    };
   };
  };
  /** @description Success */
  "Template.LoginResult": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["LoginResult"];
    };
   };
  };
  /** @description Success */
  "Template.OnlineCampaign.list": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["OnlineCampaign"][];
    };
   };
  };
  /** @description Success */
  "Template.ProcessDocument": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["ProcessDocument"];
    };
   };
  };
  /** @description Success */
  "Template.Region.list": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["Region"][];
    };
   };
  };
  /** @description Success */
  "Template.RemovedRecord": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["RemovedRecord"];
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.SIG0001.SIG0002": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "SIG0001" | "SIG0002";
    };
   };
  };
  /** @description Something in the request is not valid */
  "Template.SIG0001.SIG0002.TPL0002.TPL0003": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "SIG0001" | "SIG0002" | "TPL0002" | "TPL0003";
    };
   };
  };
  /** @description Success */
  "Template.SavedModel": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SavedModel"];
    };
   };
  };
  /** @description Success */
  "Template.SiteConfig": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SiteConfig"];
    };
   };
  };
  /** @description Success */
  "Template.StartForm": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["StartForm"];
    };
   };
  };
  /** @description Success */
  "Template.StartedProcess": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["StartedProcess"];
    };
   };
  };
  /** @description Success */
  "Template.SysDept": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysDept"];
    };
   };
  };
  /** @description Success */
  "Template.SysDictType": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysDictType"];
    };
   };
  };
  /** @description Success */
  "Template.SysDictValue": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysDictValue"];
    };
   };
  };
  /** @description Success */
  "Template.SysErrorLog": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysErrorLog"];
    };
   };
  };
  /** @description Success */
  "Template.SysForbiddenWord": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysForbiddenWord"];
    };
   };
  };
  /** @description Success */
  "Template.SysForum": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysForum"];
    };
   };
  };
  /** @description Success */
  "Template.SysForumHandover": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysForumHandover"];
    };
   };
  };
  /** @description Success */
  "Template.SysInstitution": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysInstitution"];
    };
   };
  };
  /** @description Success */
  "Template.SysInstitutionAccount": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysInstitutionAccount"];
    };
   };
  };
  /** @description Success */
  "Template.SysLoginLog": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysLoginLog"];
    };
   };
  };
  /** @description Success */
  "Template.SysMailConfig": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysMailConfig"];
    };
   };
  };
  /** @description Success */
  "Template.SysMailLog": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysMailLog"];
    };
   };
  };
  /** @description Success */
  "Template.SysMailTemplate": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysMailTemplate"];
    };
   };
  };
  /** @description Success */
  "Template.SysMenu": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysMenu"];
    };
   };
  };
  /** @description Success */
  "Template.SysNotice": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysNotice"];
    };
   };
  };
  /** @description Success */
  "Template.SysNoticeReader": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysNoticeReader"];
    };
   };
  };
  /** @description Success */
  "Template.SysOnlineUser": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysOnlineUser"];
    };
   };
  };
  /** @description Success */
  "Template.SysOperationLog": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysOperationLog"];
    };
   };
  };
  /** @description Success */
  "Template.SysOss": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysOss"];
    };
   };
  };
  /** @description Success */
  "Template.SysParameter": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysParameter"];
    };
   };
  };
  /** @description Success */
  "Template.SysRegion": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysRegion"];
    };
   };
  };
  /** @description Success */
  "Template.SysRole": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysRole"];
    };
   };
  };
  /** @description Success */
  "Template.SysScheduleJob": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysScheduleJob"];
    };
   };
  };
  /** @description Success */
  "Template.SysScheduleJobLog": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysScheduleJobLog"];
    };
   };
  };
  /** @description Success */
  "Template.SysSmsConfig": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysSmsConfig"];
    };
   };
  };
  /** @description Success */
  "Template.SysSmsLog": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysSmsLog"];
    };
   };
  };
  /** @description Success */
  "Template.SysSmsTemplate": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysSmsTemplate"];
    };
   };
  };
  /** @description Success */
  "Template.SysStorageUse": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysStorageUse"];
    };
   };
  };
  /** @description Success */
  "Template.SysTopic": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysTopic"];
    };
   };
  };
  /** @description Success */
  "Template.SysUser": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["SysUser"];
    };
   };
  };
  /** @description There is no such thing, or the session may not see it */
  "Template.TPL0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "TPL0001";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.TPL0004": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "TPL0004";
    };
   };
  };
  /** @description Refused */
  "Template.TPL0005.GEN0503": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "TPL0005" | "GEN0503";
    };
   };
  };
  /** @description Success */
  "Template.TaskHistoryRow.list": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["TaskHistoryRow"][];
    };
   };
  };
  /** @description Success */
  "Template.TaskResult": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["TaskResult"];
    };
   };
  };
  /** @description Success */
  "Template.ThirdPartyBinding.list": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["ThirdPartyBinding"][];
    };
   };
  };
  /** @description Success */
  "Template.ThirdPartyResult": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["ThirdPartyResult"];
    };
   };
  };
  /** @description Too many requests */
  "Template.USR0005.GEN0429": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "USR0005" | "GEN0429";
    };
   };
  };
  /** @description The session may not do this */
  "Template.USR0028.USR0043": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "USR0028" | "USR0043";
    };
   };
  };
  /** @description The session may not do this */
  "Template.USR0028.USR0043.USR0070": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "USR0028" | "USR0043" | "USR0070";
    };
   };
  };
  /** @description The state does not allow it, or somebody else was first */
  "Template.USR0050": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "USR0050";
    };
   };
  };
  /** @description The session may not do this */
  "Template.USR0053.USR0073": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "USR0053" | "USR0073";
    };
   };
  };
  /** @description Too many requests */
  "Template.USR0056.GEN0429": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "USR0056" | "GEN0429";
    };
   };
  };
  /** @description There is no such thing, or the session may not see it */
  "Template.WFL0001": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @constant */
     code?: "WFL0001";
    };
   };
  };
  /** @description Success */
  "Template.WorkflowDefinitionPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["WorkflowDefinitionPage"];
    };
   };
  };
  /** @description Success */
  "Template.WorkflowInstanceDetail": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["WorkflowInstanceDetail"];
    };
   };
  };
  /** @description Success */
  "Template.WorkflowInstancePage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["WorkflowInstancePage"];
    };
   };
  };
  /** @description Success */
  "Template.WorkflowModelPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["WorkflowModelPage"];
    };
   };
  };
  /** @description Success */
  "Template.WorkflowParticipant.list": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["WorkflowParticipant"][];
    };
   };
  };
  /** @description Success */
  "Template.WorkflowTaskPage": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: components["schemas"]["WorkflowTaskPage"];
    };
   };
  };
  /** @description Too many requests, broken, or busy */
  "Template.default": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TemplateRefusal"] & {
     /** @enum {unknown} */
     code?: "GEN0408" | "GEN0429" | "GEN0500" | "GEN0503";
    };
   };
  };
  /** @description Success */
  "Template.nothing": {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": {
     /** @constant */
     code: 0;
     msg: string;
     data: null;
    };
   };
  };
 };
 parameters: {
  /** @description The language of texts in the answer. */
  language: string;
  /** @description The same key again repeats the first answer and changes nothing. */
  idempotencyKey: string;
  /** @description A timestamp against caches. */
  t: string;
  /** @description Forum id. */
  fid: components["schemas"]["Id"];
  /** @description Of this region and of those below it. */
  regionId: components["schemas"]["Id"];
  /** @description A province of GB/T 2260; absent: the whole country. */
  province: number;
  /** @description Message id. */
  tid: components["schemas"]["Id"];
  /**
   * @description Page, from 1.
   * @example 1
   */
  page: number;
  /** @description Records on a page. */
  rows: 10 | 20 | 30 | 50 | 100;
  /** @description nextCursor of the page before; page is then ignored. */
  cursor: string;
  /** @description Searched in subject and content. */
  ownKeywords: string;
  /** @description Names a captcha; made anew for each picture. */
  uuid: string;
  /**
   * @description Its number.
   * @example 1
   */
  entityId: components["schemas"]["Id"];
  /**
   * @description The first and the last record wanted, counted from 0; absent: the first ten.
   * @example [0,9]
   */
  entityRange: string;
  /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
  entityCursor: string;
  /**
   * @description What the list is narrowed by.
   * @example {}
   */
  entityOptionsFilter: string;
  /**
   * @description The kind of file.
   * @example csv
   */
  entityFormat: "csv" | "xlsx";
 };
 requestBodies: never;
 headers: {
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example dept 0-9/1234
   */
  "Content-Range.dept": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example dictType 0-9/1234
   */
  "Content-Range.dictType": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example dictValue 0-9/1234
   */
  "Content-Range.dictValue": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example errorLog 0-9/1234
   */
  "Content-Range.errorLog": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example forbiddenWord 0-9/1234
   */
  "Content-Range.forbiddenWord": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example forum 0-9/1234
   */
  "Content-Range.forum": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example forumHandover 0-9/1234
   */
  "Content-Range.forumHandover": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example institution 0-9/1234
   */
  "Content-Range.institution": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example institutionAccount 0-9/1234
   */
  "Content-Range.institutionAccount": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example loginLog 0-9/1234
   */
  "Content-Range.loginLog": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example mailConfig 0-9/1234
   */
  "Content-Range.mailConfig": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example mailLog 0-9/1234
   */
  "Content-Range.mailLog": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example mailTemplate 0-9/1234
   */
  "Content-Range.mailTemplate": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example menu 0-9/1234
   */
  "Content-Range.menu": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example notice 0-9/1234
   */
  "Content-Range.notice": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example noticeReader 0-9/1234
   */
  "Content-Range.noticeReader": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example onlineUser 0-9/1234
   */
  "Content-Range.onlineUser": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example operationLog 0-9/1234
   */
  "Content-Range.operationLog": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example oss 0-9/1234
   */
  "Content-Range.oss": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example parameter 0-9/1234
   */
  "Content-Range.parameter": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example region 0-9/1234
   */
  "Content-Range.region": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example role 0-9/1234
   */
  "Content-Range.role": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example scheduleJob 0-9/1234
   */
  "Content-Range.scheduleJob": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example scheduleJobLog 0-9/1234
   */
  "Content-Range.scheduleJobLog": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example smsConfig 0-9/1234
   */
  "Content-Range.smsConfig": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example smsLog 0-9/1234
   */
  "Content-Range.smsLog": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example smsTemplate 0-9/1234
   */
  "Content-Range.smsTemplate": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example storageUse 0-9/1234
   */
  "Content-Range.storageUse": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example topic 0-9/1234
   */
  "Content-Range.topic": string;
  /**
   * @description First and last record of the page, and how many there are; 10,001: more. A star: an empty page, or one from a cursor.
   * @example user 0-9/1234
   */
  "Content-Range.user": string;
  /**
   * @description Where the next page begins; absent after the last one.
   * @example WyIxNzYwMDAwMDAwMDAwMDAwIiwxMl0
   */
  "Next-Cursor": string;
 };
 pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
 noteFormInstance: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     processInstanceId: components["schemas"]["Id"];
     processDefinitionKey: string;
     businessKey: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      /** @description The business key. */
      data: string;
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 saveFormEntry: {
  parameters: {
   query?: {
    /**
     * @description What the form is called.
     * @example 会商申请
     */
    name?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     [key: string]: string | number | boolean | null;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      /** @description The business key. */
      data: string;
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 getInstImage: {
  parameters: {
   query: {
    /** @description The session’s token. */
    token?: string;
    /**
     * @description The instance.
     * @example 8
     */
    processInstanceId: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.svg-xml"];
   400: components["responses"]["Template.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.USR0053.USR0073"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 getTaskHandleDetailInfo: {
  parameters: {
   query: {
    /**
     * @description The instance.
     * @example 8
     */
    processInstanceId: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.TaskHistoryRow.list"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.USR0053.USR0073"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 deleteModel: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Template.RemovedRecord"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 deployModel: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version?: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Template.DeployedProcess"];
   400: components["responses"]["Template.400.WFL0019"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.GEN0409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 getModel: {
  parameters: {
   query: {
    /**
     * @description Its id.
     * @example 2
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.ProcessDocument"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 pageModels: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description Searched in names and keys. */
     keywords?: string;
     page?: number;
     /** @enum {integer} */
     rows?: 10 | 20 | 30 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.WorkflowModelPage"];
   400: components["responses"]["Template.400.MSG0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 saveModel: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id?: components["schemas"]["Id"];
     version?: components["schemas"]["Id"];
     remark?: string;
     xml: string;
     /** @description The process that is meant, by its id, where several or none are executable. */
     key?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SavedModel"];
   400: components["responses"]["Template.400.WFL0021.WFL0026.WFL0027.WFL0028.WFL0029.WFL0030"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.GEN0409.WFL0020"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 activateProcess: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Template.DeployedProcess"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0022"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 getStartForm: {
  parameters: {
   query: {
    /**
     * @description The key of the process.
     * @example messageExtension
     */
    processDefinitionKey: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.StartForm"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.WFL0001"];
   default: components["responses"]["Template.default"];
  };
 };
 setBusinessForm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     processDefinitionKey: string;
     formName?: string;
     formRoute?: string;
     formSaveUrl?: string;
     formInstanceUrl?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.BusinessForm"];
   400: components["responses"]["Template.400.WFL0025"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 getProcessImage: {
  parameters: {
   query: {
    /**
     * @description Its id.
     * @example 3
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.svg-xml"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 latestProcesses: {
  parameters: {
   query?: {
    /**
     * @description The key of the process; absent for all.
     * @example messageExtension
     */
    key?: string;
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.WorkflowDefinitionPage"];
   400: components["responses"]["Template.400.MSG0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 pageDefinitions: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     display?: components["schemas"]["DefinitionDisplay"];
     /** @description Searched in names and keys. */
     keywords?: string;
     /** @description Only those deployed from here on. */
     startTime?: number;
     /** @description Only those deployed until here. */
     endTime?: number;
     page?: number;
     /** @enum {integer} */
     rows?: 10 | 20 | 30 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.WorkflowDefinitionPage"];
   400: components["responses"]["Template.400.MSG0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 suspendProcess: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Template.DeployedProcess"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0022"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 getProcessXml: {
  parameters: {
   query: {
    /**
     * @description Its id.
     * @example 3
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.DefinitionDocument"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 assignTask: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     taskId: components["schemas"]["Id"];
     assignee: number;
     comment?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.TaskResult"];
   400: components["responses"]["Template.400.WFL0015.WFL0018"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0004"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 deleteInstance: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.RemovedRecord"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 getInstance: {
  parameters: {
   query: {
    /**
     * @description The instance.
     * @example 8
     */
    processInstanceId: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.WorkflowInstanceDetail"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.USR0053.USR0073"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 pageRunning: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     display?: components["schemas"]["InstanceDisplay"];
     /** @description Searched in names and keys. */
     keywords?: string;
     /** @description Only those started from here on. */
     startTime?: number;
     /** @description Only those started until here. */
     endTime?: number;
     page?: number;
     /** @enum {integer} */
     rows?: 10 | 20 | 30 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.WorkflowInstancePage"];
   400: components["responses"]["Template.400.MSG0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 startOfBusinessKey: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     processDefinitionKey: string;
     businessKey: string;
     /** @description What conditions and assignees are decided by; initiator is always who started it. */
     variables?: {
      [key: string]: string | number | boolean | null;
     };
    };
   };
  };
  responses: {
   200: components["responses"]["Template.StartedProcess"];
   400: components["responses"]["Template.400.WFL0002"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.WFL0001"];
   409: components["responses"]["Template.409.WFL0003.WFL0010.WFL0011.WFL0012.WFL0016.WFL0024"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 backPreviousTask: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     taskId: components["schemas"]["Id"];
     processInstanceId: components["schemas"]["Id"];
     comment: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.TaskResult"];
   400: components["responses"]["Template.400.WFL0017"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0004.WFL0005.WFL0006.WFL0007.WFL0008.WFL0009.WFL0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 backToFirst: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     taskId: components["schemas"]["Id"];
     comment: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.TaskResult"];
   400: components["responses"]["Template.400.WFL0017"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0004.WFL0005.WFL0006.WFL0007.WFL0008.WFL0009.WFL0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 claimTask: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     taskId: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Template.TaskResult"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0004.WFL0005.WFL0014"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 completeTask: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     taskId: components["schemas"]["Id"];
     comment: string;
     /** @description What conditions and assignees are decided by. What the process was started with, whoever only does tasks cannot change; initiator is always who started it. */
     variables?: {
      [key: string]: string | number | boolean | null;
     };
    };
   };
  };
  responses: {
   200: components["responses"]["Template.TaskResult"];
   400: components["responses"]["Template.400.WFL0017"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0004.WFL0005.WFL0006.WFL0010.WFL0011.WFL0012.WFL0023"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 taskCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description Searched in names and keys. */
     keywords?: string;
     /** @description Only those that came, or were done, from here on. */
     startTime?: number;
     /** @description Only those that came, or were done, until here. */
     endTime?: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.BoardCount"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 delegateTask: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     taskId: components["schemas"]["Id"];
     assignee: number;
     comment?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.TaskResult"];
   400: components["responses"]["Template.400.WFL0015.WFL0018"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0004.WFL0005.WFL0006.WFL0009"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 endProcess: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     taskId: components["schemas"]["Id"];
     comment: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.TaskResult"];
   400: components["responses"]["Template.400.WFL0017"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0004.WFL0005.WFL0006.WFL0009"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 entrustTask: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     taskId: components["schemas"]["Id"];
     assignee: number;
     comment?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.TaskResult"];
   400: components["responses"]["Template.400.WFL0015.WFL0018"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0004.WFL0005.WFL0006.WFL0009"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 pageTasks: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     display?: components["schemas"]["TaskDisplay"];
     /** @description Searched in names and keys. */
     keywords?: string;
     /** @description Only those that came, or were done, from here on. */
     startTime?: number;
     /** @description Only those that came, or were done, until here. */
     endTime?: number;
     page?: number;
     /** @enum {integer} */
     rows?: 10 | 20 | 30 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.WorkflowTaskPage"];
   400: components["responses"]["Template.400.MSG0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 pageParticipants: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description Searched in names, usernames and departments. */
     keywords?: string;
     /** @description Only these. */
     ids?: components["schemas"]["Id"][];
     /** @description How many to leave out at the beginning. */
     from?: number;
     rows?: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.WorkflowParticipant.list"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 unclaimTask: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     taskId: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Template.TaskResult"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.WFL0004.WFL0005.WFL0006.WFL0009.WFL0013"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 messageFeed: {
  parameters: {
   query: {
    /**
     * @description Message id.
     * @example 120
     */
    tid: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.atom-xml"];
   400: components["responses"]["Template.GEN0400"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 messagesFeed: {
  parameters: {
   query?: {
    /**
     * @description Forum id.
     * @example 12
     */
    fid?: components["schemas"]["Id"];
    /** @description Of this region and of those below it. */
    regionId?: components["parameters"]["regionId"];
    /** @description Messages on this topic. */
    topicId?: components["schemas"]["Id"];
    /** @description Searched in subject and content. */
    keywords?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.atom-xml"];
   400: components["responses"]["Template.GEN0400"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 getAttachment: {
  parameters: {
   query?: {
    /** @description A key of limited life that the server put into the address of a private file. */
    key?: string;
   };
   header?: never;
   path: {
    /**
     * @description Its stored name.
     * @example 0a1b2c3d4e5f60718293a4b5.jpg
     */
    name: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.jpeg.png.gif.webp.bmp.mp4.webm.quicktime"];
   400: components["responses"]["Template.GEN0400"];
   404: components["responses"]["Template.GEN0404"];
   503: components["responses"]["Template.ATT0008.GEN0503"];
   default: components["responses"]["Template.default"];
  };
 };
 mapTile: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Zoom.
     * @example 12
     */
    z: string;
    /**
     * @description Column.
     * @example 3416
     */
    x: string;
    /**
     * @description Row.
     * @example 1686
     */
    y: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.png.jpeg.webp"];
   400: components["responses"]["Template.GEN0400"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 getUpload: {
  parameters: {
   query?: {
    /** @description A key of limited life that the server put into the address. */
    key?: string;
   };
   header?: never;
   path: {
    /**
     * @description Its stored name.
     * @example 0a1b2c3d4e5f60718293a4b5.jpg
     */
    name: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.jpeg.png.gif.webp.bmp.mp4.webm.quicktime"];
   400: components["responses"]["Template.GEN0400"];
   404: components["responses"]["Template.GEN0404"];
   503: components["responses"]["Template.ATT0008.GEN0503"];
   default: components["responses"]["Template.default"];
  };
 };
 healthLive: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["Health"];
    };
   };
   default: components["responses"]["Template.default"];
  };
 };
 healthReady: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["Health"];
    };
   };
   default: components["responses"]["Template.default"];
  };
 };
 robotsText: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.plain"];
   default: components["responses"]["Template.default"];
  };
 };
 siteMapIndex: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.xml"];
   default: components["responses"]["Template.default"];
  };
 };
 siteMapFile: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description pages.xml, forums.xml, campaigns.xml, cases.xml, notices.xml, or messages-<number>.xml.
     * @example messages-0.xml
     */
    name: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.xml"];
   400: components["responses"]["Template.GEN0400"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 peopleLogin: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     username: string;
     password: string;
     captcha?: string;
     uuid?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.LoginResult"];
   400: components["responses"]["Template.400.10007.11103.11104.SIG0004.USR0004"];
   403: components["responses"]["Template.USR0028.USR0043.USR0070"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   429: components["responses"]["Template.USR0005.GEN0429"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["sort","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.dept"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysDept"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysDeptInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysDept"];
   400: components["responses"]["Template.400.ENT0002.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0123"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0121.ENT0122"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["name"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptTree: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["DeptNode"][];
     };
    };
   };
   400: components["responses"]["Template.SIG0001.SIG0002"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.dept"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysDept"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What it is called.
      * @example 受理审核部
      */
     name?: string;
     /**
      * @description The department above it; null at the top.
      * @example 1
      */
     parentId?: number | null;
     /**
      * @description Its place among its neighbours, smaller first.
      * @example 1
      */
     sort?: number;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysDept"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0120"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0123"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysDept"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0121.ENT0122"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDeptHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.dept"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["sort","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.dictType"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysDictType"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysDictTypeInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysDictType"];
   400: components["responses"]["Template.400.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0141"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["name"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.dictType"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysDictType"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What it is called.
      * @example 领域
      */
     name?: string;
     /**
      * @description What fields know it by.
      * @example domain
      */
     type?: string;
     /**
      * @description Its place among the dictionaries, smaller first.
      * @example 1
      */
     sort?: number;
     /**
      * @description What it is for.
      * @example 留言所属的领域
      */
     remark?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysDictType"];
   400: components["responses"]["Template.400.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0140"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysDictType"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0141"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictTypeHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.dictType"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["typeId","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.dictValue"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysDictValue"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysDictValueInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysDictValue"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0145"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0146"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0142"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0143.ENT0144"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["typeId"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.dictValue"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysDictValue"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description The dictionary that it belongs to.
      * @example 2
      */
     typeId?: number;
     /**
      * @description What is stored; once for each dictionary.
      * @example 15
      */
     value?: string;
     /**
      * @description What it is called in Simplified Chinese.
      * @example 养老
      */
     labelZhCn?: string;
     /**
      * @description What it is called in Traditional Chinese.
      * @example 養老
      */
     labelZhTw?: string;
     /**
      * @description What it is called in English.
      * @example Care of the elderly
      */
     labelEnUs?: string;
     /**
      * @description Its place among the values of its dictionary, smaller first.
      * @example 15
      */
     sort?: number;
     /**
      * @description 0 retired: still a label, no longer a choice; 1 offered.
      * @example 1
      * @enum {integer}
      */
     status?: 0 | 1;
     /**
      * @description What it is for.
      * @example 养老服务、养老金、无障碍
      */
     remark?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysDictValue"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0145"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0142.ENT0146"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "ENT0143" | "ENT0144" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysDictValue"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0142"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0143.ENT0144"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysDictValueHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.dictValue"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysErrorLogList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["at","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.errorLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysErrorLog"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysErrorLogExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["reference"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysErrorLogOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.errorLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysErrorLogGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysErrorLog"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysErrorLogHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.errorLog"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["word","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.forbiddenWord"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysForbiddenWord"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysForbiddenWordInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysForbiddenWord"];
   400: components["responses"]["Template.400.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["word"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.forbiddenWord"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysForbiddenWord"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description The word. The detector reports a reply that contains it, and a nickname with it is refused.
      * @example 无可奉告
      */
     word?: string;
     /**
      * @description Why it is forbidden.
      * @example It answers nothing.
      */
     remark?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysForbiddenWord"];
   400: components["responses"]["Template.400.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysForbiddenWord"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForbiddenWordHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.forbiddenWord"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["sort","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.forum"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysForum"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysForumInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysForum"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0222.ENT0224"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0220.ENT0223"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0229"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0227.ENT0228"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["name"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.forum"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysForum"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description The office that is written to, not a person’s name.
      * @example 临江市市长
      */
     name?: string;
     /**
      * @description A line under its name.
      * @example 青川省 临江市
      */
     title?: string;
     /**
      * @description The forum above it; null at the top.
      * @example 1
      */
     parentId?: number | null;
     /**
      * @description The institution that handles its messages.
      * @example 1
      */
     groupId?: number;
     /**
      * @description The region that it belongs to.
      * @example 330600
      */
     regionId?: number | null;
     /**
      * @description Its place among its neighbours, smaller first.
      * @example 1
      */
     sort?: number;
     /**
      * @description Whether it stands in lists and trees; by its address it is there anyway.
      * @example true
      */
     isVisible?: boolean;
     /**
      * @description 0 takes no messages, 1 takes messages.
      * @example 1
      * @enum {integer}
      */
     status?: 0 | 1;
     /**
      * @description The title of its page where it is shared; empty: the site’s words.
      * @example 给临江市市长留言
      */
     shareTitle?: string;
     /**
      * @description The text of its page where it is shared; empty: the site’s words.
      * @example 说说您身边的事。
      */
     shareDesc?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysForum"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0221.ENT0222.ENT0224"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0220" | "ENT0223" | "ENT0225" | "ENT0226" | "ENT0233" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysForum"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0229"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0227.ENT0228"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.forum"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumHandoverList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["startedAt","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.forumHandover"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysForumHandover"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumHandoverExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["name"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumHandoverOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.forumHandover"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumHandoverGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysForumHandover"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysForumHandoverHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.forumHandover"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 siteHealth: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SiteHealth"];
     };
    };
   };
   400: components["responses"]["Template.SIG0001.SIG0002"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 pageDevInbox: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     display?: components["schemas"]["DevInboxDisplay"];
     /** @description Searched in recipient and text. */
     keywords?: string;
     page?: number;
     /** @enum {integer} */
     rows?: 10 | 20 | 30 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
     /** @enum {string} */
     order?: "at:desc";
    };
   };
  };
  responses: {
   200: components["responses"]["Template.DevLetterPage"];
   400: components["responses"]["Template.400.MSG0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["sort","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.institution"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysInstitution"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysInstitutionInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysInstitution"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0202"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0200.ENT0203"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0211"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["name"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.institution"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysInstitution"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What it is called.
      * @example 临江市留言办理办公室
      */
     name?: string;
     /**
      * @description Its superior; null at the top.
      * @example 1
      */
     parentId?: number | null;
     /**
      * @description 1 local, 3 ministry, 4 channel, 5 people’s congress.
      * @example 1
      * @enum {integer}
      */
     organization?: 1 | 3 | 4 | 5;
     /**
      * @description The region that it belongs to.
      * @example 330600
      */
     regionId?: number | null;
     /**
      * @description Its place among its neighbours, smaller first.
      * @example 1
      */
     sort?: number;
     /**
      * @description 0 closed, 1 open.
      * @example 1
      * @enum {integer}
      */
     status?: 0 | 1;
     /**
      * @description May hold campaigns.
      * @example false
      */
     allowCollect?: boolean;
     /**
      * @description May ask to put messages before others.
      * @example false
      */
     allowDelivery?: boolean;
     /**
      * @description May have messages put before it.
      * @example false
      */
     allowHandleDelivery?: boolean;
     /**
      * @description Is not reminded to bind a phone.
      * @example false
      */
     allowNoAlert?: boolean;
     /**
      * @description Its replies and explanations are published once its superior approves them.
      * @example false
      */
     replyApproval?: boolean;
     /**
      * @description The post that answers for it, not a person’s name.
      * @example 留言办理岗
      */
     contact?: string;
     /**
      * @description A phone number at which it can be reached.
      * @example 0575-12345
      */
     phone?: string;
     /**
      * @description Where it is.
      * @example 临江市江滨路 1 号
      */
     address?: string;
     /**
      * @description Where its service hall stands on a map.
      * @example null
      */
     officePlace?: {
      /**
       * @description Degrees north.
       * @example 30.259244
       */
      lat: number;
      /**
       * @description Degrees east.
       * @example 120.219375
       */
      lng: number;
      /**
       * @description What is there.
       * @example 东门
       */
      text?: string;
     } | null;
     /**
      * @description What it does, in short.
      * @example 负责本市留言的受理、交办与答复。
      */
     intro?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysInstitution"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0201.ENT0202"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0200" | "ENT0203" | "ENT0204" | "ENT0205" | "ENT0206" | "ENT0207" | "ENT0208" | "ENT0209" | "ENT0210" | "ENT0234" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysInstitution"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0211"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.institution"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["id","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.institutionAccount"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysInstitutionAccount"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysInstitutionAccountInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysInstitutionAccount"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0111.ENT0112.ENT0118"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001.ENT0223"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0117"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 disableInstitutionAccounts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedUsers"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 enableInstitutionAccounts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedUsers"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["username"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.institutionAccount"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 resetInstitutionPassword: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     newPassword?: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["IssuedPassword"];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0111"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 resetInstitutionSecondFactor: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedUsers"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.USR0076"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 unlockInstitutionAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedUsers"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysInstitutionAccount"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description The name to sign in with: letters, digits and underscores, not digits alone.
      * @example linjiang_01
      */
     username?: string;
     /**
      * @description What it is called where it acts: a post, not a person’s name.
      * @example 临江市留言办理员
      */
     nickName?: string;
     /**
      * @description The institution that it belongs to.
      * @example 1
      */
     groupId?: number;
     /**
      * @description 0 disabled, 1 normal.
      * @example 1
      * @enum {integer}
      */
     status?: 0 | 1;
     /**
      * @description A first password, which must be changed; empty in a change: as it was.
      * @example Chang-jiang9
      */
     password?: string;
     /**
      * @description The same once more.
      * @example Chang-jiang9
      */
     confirmPassword?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysInstitutionAccount"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0111.ENT0112.ENT0118"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "ENT0223" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysInstitutionAccount"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0117"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysInstitutionAccountHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.institutionAccount"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysLoginLogList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["at","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.loginLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysLoginLog"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysLoginLogExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["username"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysLoginLogOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.loginLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysLoginLogGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysLoginLog"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysLoginLogHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.loginLog"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailConfigList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["status","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.mailConfig"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysMailConfig"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailConfigCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysMailConfigInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysMailConfig"];
   400: components["responses"]["Template.400.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailConfigDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0005"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailConfigOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.mailConfig"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 testMail: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     to: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["TestAnswer"];
     };
    };
   };
   400: components["responses"]["Template.400.OUT0003"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailConfigGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysMailConfig"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailConfigUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What administrators call it.
      * @example 政务邮箱
      */
     name?: string;
     /**
      * @description The SMTP server.
      * @example smtp.example.org
      */
     host?: string;
     /**
      * @description The port that it listens on.
      * @example 465
      */
     port?: number;
     /**
      * @description 0 none, 1 STARTTLS, 2 TLS from the start.
      * @example 2
      * @enum {integer}
      */
     security?: 0 | 1 | 2;
     /**
      * @description The account to sign in with; empty: the server asks for none.
      * @example board@example.org
      */
     account?: string;
     /**
      * @description Its password, which is kept sealed and never read; absent: as it was.
      * @example Chang-jiang9
      */
     password?: string;
     /**
      * @description The address that mail comes from.
      * @example board@example.org
      */
     sender?: string;
     /**
      * @description The name beside that address.
      * @example 领导留言板
      */
     senderName?: string;
     /**
      * @description 0 not in use, 1 in use; one at most is.
      * @example 0
      * @enum {integer}
      */
     status?: 0 | 1;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysMailConfig"];
   400: components["responses"]["Template.400.ENT0004.OUT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysMailConfig"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailConfigDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0005"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailConfigHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.mailConfig"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailLogList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["createdAt","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.mailLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysMailLog"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailLogExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["recipient"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailLogOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.mailLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 resendMail: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ResentLetters"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.OUT0001.OUT0002"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 resendMailMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ResentLetters"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.OUT0001.OUT0002"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailLogGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysMailLog"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailLogHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.mailLog"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailTemplateList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["code","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.mailTemplate"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysMailTemplate"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailTemplateCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysMailTemplateInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysMailTemplate"];
   400: components["responses"]["Template.400.ENT0004.OUT0007"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailTemplateDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0008"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailTemplateOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.mailTemplate"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 previewMail: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     /**
      * @default zh-CN
      * @enum {string}
      */
     language?: "zh-CN" | "zh-TW" | "en-US";
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["Preview"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailTemplateGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysMailTemplate"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailTemplateUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What it is asked for by.
      * @example welcome
      */
     code?: string;
     /**
      * @description What administrators call it.
      * @example 欢迎
      */
     name?: string;
     /**
      * @description What its words may ask for; of templates that the product uses, these are fixed.
      * @example [
      *       "name"
      *     ]
      */
     variables?: string[];
     /**
      * @description The subject in Simplified Chinese.
      * @example 欢迎使用领导留言板
      */
     subject?: string;
     /**
      * @description The text in Simplified Chinese.
      * @example 您已成功注册。
      */
     body?: string;
     /**
      * @description The subject in Traditional Chinese; empty: as in Simplified Chinese.
      * @example 歡迎使用領導留言板
      */
     subjectZhTw?: string;
     /**
      * @description The text in Traditional Chinese; empty: as in Simplified Chinese.
      * @example 您已成功註冊。
      */
     bodyZhTw?: string;
     /**
      * @description The subject in English; empty: as in Simplified Chinese.
      * @example Welcome to the message board
      */
     subjectEnUs?: string;
     /**
      * @description The text in English; empty: as in Simplified Chinese.
      * @example You have registered.
      */
     bodyEnUs?: string;
     /**
      * @description For administrators.
      * @example
      */
     remark?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysMailTemplate"];
   400: components["responses"]["Template.400.ENT0004.OUT0007"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0006"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysMailTemplate"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailTemplateDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0008"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMailTemplateHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.mailTemplate"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["sort","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.menu"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysMenu"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysMenuInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysMenu"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0101.ENT0104.ENT0105"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0106"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0103.ENT0114"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["face"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuNav: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["MenuNode"][];
     };
    };
   };
   400: components["responses"]["Template.SIG0001.SIG0002"];
   401: components["responses"]["Template.401"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.menu"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysMenu"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description Where it stands: g at the institutions’ console, admin at the administration.
      * @example admin
      * @enum {string}
      */
     face?: "g" | "admin";
     /**
      * @description The menu above it; null at the top.
      * @example null
      */
     parentId?: number | null;
     /**
      * @description 0 menu, 1 button.
      * @example 0
      * @enum {integer}
      */
     type?: 0 | 1;
     /**
      * @description What it is called in Simplified Chinese.
      * @example 用户管理
      */
     nameZhCn?: string;
     /**
      * @description What it is called in Traditional Chinese; empty: as in Simplified Chinese.
      * @example 使用者管理
      */
     nameZhTw?: string;
     /**
      * @description What it is called in English; empty: as in Simplified Chinese.
      * @example Users
      */
     nameEnUs?: string;
     /**
      * @description Name of its icon, one of the console’s.
      * @example user
      */
     icon?: string;
     /**
      * @description The page that it leads to, below /g or /admin; empty: it only holds others.
      * @example /user
      */
     url?: string;
     /**
      * @description Permission strings, separated by commas: who holds all of them sees it.
      * @example sys:user:page,sys:user:info
      */
     permissions?: string;
     /**
      * @description Its place among its neighbours, smaller first.
      * @example 10
      */
     sort?: number;
     /**
      * @description 0 hidden, 1 shown.
      * @example 1
      * @enum {integer}
      */
     status?: 0 | 1;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysMenu"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0101.ENT0102.ENT0104.ENT0105"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0107.ENT0115"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0114" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysMenu"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0106"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0103.ENT0114"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysMenuHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.menu"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["id","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.notice"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysNotice"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysNoticeInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysNotice"];
   400: components["responses"]["Template.400.ENT0002.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.NTC0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["title"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.notice"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sendNotice: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     /** @description The version that was seen. */
     version: number;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedNotice"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.GEN0409.NTC0002.NTC0004"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 withdrawNotice: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     /** @description The version that was seen. */
     version: number;
     /** @description Why; kept in its history. */
     reason?: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedNotice"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.GEN0409.NTC0003"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysNotice"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What it is about.
      * @example 国庆节期间值班安排
      */
     title?: string;
     /**
      * @description 1 notification, 2 announcement, 3 maintenance.
      * @example 1
      * @enum {integer}
      */
     type?: 1 | 2 | 3;
     /**
      * @description 0 all, 1 department.
      * @example 0
      * @enum {integer}
      */
     receiverType?: 0 | 1;
     /**
      * @description The departments that it is for, with those below them.
      * @example []
      */
     deptIdList?: number[];
     /**
      * @description What it says, as plain text: HTML in it is shown as it was typed.
      * @example 国庆节期间实行轮流值班，请各部门于9月25日前报送值班表。
      */
     content?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysNotice"];
   400: components["responses"]["Template.400.ENT0002.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "GEN0409" | "GEN0422" | "NTC0001" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysNotice"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.NTC0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.notice"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeReaderList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["readAt","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.noticeReader"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysNoticeReader"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeReaderExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["nickName"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeReaderOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.noticeReader"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeReaderGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysNoticeReader"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysNoticeReaderHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.noticeReader"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOnlineUserList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["loginAt","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.onlineUser"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysOnlineUser"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 forceLogout: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EndedSessions"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0116.ENT0180"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 forceLogoutMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EndedSessions"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0116.ENT0180"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOnlineUserOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.onlineUser"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOnlineUserGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysOnlineUser"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOnlineUserHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.onlineUser"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOperationLogList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["at","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.operationLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysOperationLog"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOperationLogExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["username"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOperationLogOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.operationLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOperationLogGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysOperationLog"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOperationLogHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.operationLog"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOssList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["status","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.oss"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysOss"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOssCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysOssInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysOss"];
   400: components["responses"]["Template.400.ENT0004.OSS0001.OSS0005.OSS0006.OSS0009"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOssDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OSS0004"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.OSS0002"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 moveOssFiles: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedJobs"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0192.OSS0008"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOssOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.oss"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 testOss: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["StorageAnswer"];
     };
    };
   };
   400: components["responses"]["Template.400.OSS0001.OSS0003"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOssGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysOss"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOssUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What administrators call it.
      * @example 附件存储
      */
     name?: string;
     /**
      * @description 1 cloud C, 2 cloud A, 3 cloud B, 4 FastDFS, 5 local, 6 MinIO.
      * @example 6
      * @enum {integer}
      */
     type?: 1 | 2 | 3 | 4 | 5 | 6;
     /**
      * @description Of cloud C: the region that the bucket lies in.
      * @example ap-beijing
      * @enum {string}
      */
     region?: "ap-beijing" | "ap-shanghai" | "ap-guangzhou" | "ap-chengdu" | "ap-chongqing" | "ap-singapore" | "ap-hongkong" | "na-toronto" | "eu-frankfurt";
     /**
      * @description Of the others: what the region is called there; MinIO may have none.
      * @example us-east-1
      */
     regionCode?: string;
     /**
      * @description Scheme and host that are asked in the S3 protocol, without a path; of a cloud, empty: its own address.
      * @example https://files.example.org
      */
     endpoint?: string;
     /**
      * @description The bucket.
      * @example board-files
      */
     bucket?: string;
     /**
      * @description The folder in the bucket; empty: files lie at its top.
      * @example board
      */
     prefix?: string;
     /**
      * @description The public half of the key that requests are signed with.
      * @example example-key
      */
     accessKey?: string;
     /**
      * @description The secret half, which is kept sealed and never read; absent: as it was.
      * @example example-secret
      */
     secretKey?: string;
     /**
      * @description 0 not in use, 1 in use: new files go there; one always is.
      * @example 0
      * @enum {integer}
      */
     status?: 0 | 1;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysOss"];
   400: components["responses"]["Template.400.ENT0004.OSS0001.OSS0005.OSS0006.OSS0009"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "OSS0002" | "OSS0007" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysOss"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOssDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OSS0004"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.OSS0002"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysOssHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.oss"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["code","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.parameter"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysParameter"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysParameterInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysParameter"];
   400: components["responses"]["Template.400.ENT0004.ENT0152"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0151"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["code"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.parameter"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 rehearseParameter: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     code: string;
     value: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ParameterRehearsal"];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0152"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysParameter"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What the setting is known by.
      * @example reply.min
      */
     code?: string;
     /**
      * @description What it is set to.
      * @example 22
      */
     value?: string;
     /**
      * @description What it is for.
      * @example Shortest reply, in characters.
      */
     remark?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysParameter"];
   400: components["responses"]["Template.400.ENT0004.ENT0152"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0150"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysParameter"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0151"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysParameterHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.parameter"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["sort","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.region"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysRegion"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysRegionInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysRegion"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0161"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0162.ENT0163"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["parentId"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.region"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionTree: {
  parameters: {
   query?: {
    /**
     * @description Code of the region whose direct subordinates are wanted; 0 for the provinces; absent for the whole tree.
     * @example 330000
     */
    parentId?: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["RegionNode"][];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysRegion"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description The region above it; null for a province.
      * @example null
      */
     parentId?: number | null;
     /**
      * @description Its code of GB/T 2260, which is also its id: two digits for each level.
      * @example 990000
      */
     code?: number;
     /**
      * @description What it is called.
      * @example 青川省
      */
     name?: string;
     /**
      * @description Its place among its neighbours, smaller first.
      * @example 1
      */
     sort?: number;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysRegion"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0161"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0160"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysRegion"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0162.ENT0163"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRegionHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.region"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["id","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.role"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysRole"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysRoleInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysRole"];
   400: components["responses"]["Template.400.ENT0002.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0115.ENT0125"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0130.ENT0134"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0132"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["name"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.role"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysRole"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What it is called.
      * @example 部门管理员
      */
     name?: string;
     /**
      * @description What it is for.
      * @example 管理本部门的用户
      */
     remark?: string;
     /**
      * @description Whether accounts with it must have a second factor.
      * @example false
      */
     secondFactor?: boolean;
     /**
      * @description Menu authorisation: the menus and buttons that it opens.
      * @example [
      *       1001
      *     ]
      */
     menuIdList?: number[];
     /**
      * @description Department data authorisation: 0 all, 1 own department and below, 2 chosen departments.
      * @example 1
      * @enum {integer}
      */
     dataScope?: 0 | 1 | 2;
     /**
      * @description The departments whose data it opens.
      * @example []
      */
     deptIdList?: number[];
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysRole"];
   400: components["responses"]["Template.400.ENT0002.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0115.ENT0125.ENT0131.ENT0134"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "ENT0114" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysRole"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0130.ENT0134"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0132"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysRoleHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.role"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["beanName","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.scheduleJob"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysScheduleJob"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysScheduleJobInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysScheduleJob"];
   400: components["responses"]["Template.400.ENT0004.ENT0190.ENT0191"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["beanName"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.scheduleJob"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 pauseScheduleJob: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedJobs"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 pauseScheduleJobs: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedJobs"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 resumeScheduleJob: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedJobs"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 resumeScheduleJobs: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedJobs"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 runScheduleJob: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedJobs"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0192"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 runScheduleJobs: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedJobs"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0192"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 cronTimes: {
  parameters: {
   query: {
    /**
     * @description The expression, however unfinished.
     * @example 0 0 12 * * ?
     */
    cron: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["CronTimes"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysScheduleJob"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What is done.
      * @example siteNumbers
      * @enum {string}
      */
     beanName?: "outbox" | "purge" | "logRetention" | "orphanedUploads" | "siteNumbers" | "tallies" | "deadlineReminders" | "gradingWindow" | "fileMove" | "campaignCycle" | "statistics" | "backup" | "forumHandover" | "searchRebuild";
     /**
      * @description What it is told, as a JSON object.
      * @example {}
      */
     params?: string;
     /**
      * @description When it is done: six fields of Quartz, in the time of Shanghai.
      * @example 0 0 12 * * ?
      */
     cronExpression?: string;
     /**
      * @description What becomes of a time at which no server was there: 0 it is skipped, 1 it is made up for, once.
      * @example 1
      * @enum {integer}
      */
     missed?: 0 | 1;
     /**
      * @description What it is for.
      * @example For the home page.
      */
     remark?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysScheduleJob"];
   400: components["responses"]["Template.400.ENT0004.ENT0190.ENT0191"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysScheduleJob"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.scheduleJob"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobLogList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["at","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.scheduleJobLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysScheduleJobLog"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobLogExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["beanName"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobLogOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.scheduleJobLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobLogGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysScheduleJobLog"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysScheduleJobLogHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.scheduleJobLog"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsConfigList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["status","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.smsConfig"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysSmsConfig"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsConfigCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysSmsConfigInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysSmsConfig"];
   400: components["responses"]["Template.400.ENT0004.OSS0009.OUT0009"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsConfigDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0005"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsConfigOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.smsConfig"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 testSms: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     mobile: string;
     templateId: number;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["TestAnswer"];
     };
    };
   };
   400: components["responses"]["Template.400.OUT0003"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsConfigGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysSmsConfig"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsConfigUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What administrators call it.
      * @example 政务短信
      */
     name?: string;
     /**
      * @description 1 cloud A, 2 cloud B, 3 cloud C.
      * @example 1
      * @enum {integer}
      */
     platform?: 1 | 2 | 3;
     /**
      * @description The public half of the key that requests are signed with.
      * @example example-key
      */
     accessKey?: string;
     /**
      * @description The secret half, which is kept sealed and never read; absent: as it was.
      * @example example-secret
      */
     secretKey?: string;
     /**
      * @description The signature that the platform has approved, without its brackets.
      * @example 领导留言板
      */
     signName?: string;
     /**
      * @description Of cloud B: the application that sends.
      * @example 1400000000
      */
     appId?: string;
     /**
      * @description Of cloud B: the region that is asked; empty: the usual one.
      * @example ap-guangzhou
      */
     region?: string;
     /**
      * @description Scheme and host that are asked, without a path; empty: the platform’s own.
      * @example https://sms.example.org
      */
     endpoint?: string;
     /**
      * @description 0 not in use, 1 in use; one at most is.
      * @example 0
      * @enum {integer}
      */
     status?: 0 | 1;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysSmsConfig"];
   400: components["responses"]["Template.400.ENT0004.OSS0009.OUT0009"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysSmsConfig"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsConfigDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0005"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsConfigHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.smsConfig"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsLogList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["createdAt","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.smsLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysSmsLog"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsLogExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["mobile"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsLogOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.smsLog"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 resendSms: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ResentLetters"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.OUT0001.OUT0002"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 resendSmsMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ResentLetters"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.OUT0001.OUT0002"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsLogGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysSmsLog"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsLogHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.smsLog"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsTemplateList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["code","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.smsTemplate"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysSmsTemplate"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsTemplateCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysSmsTemplateInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysSmsTemplate"];
   400: components["responses"]["Template.400.ENT0004.OUT0007"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsTemplateDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0008"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsTemplateOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.smsTemplate"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 previewSms: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["Preview"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsTemplateGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysSmsTemplate"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsTemplateUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What it is asked for by.
      * @example welcome
      */
     code?: string;
     /**
      * @description What administrators call it.
      * @example 欢迎
      */
     name?: string;
     /**
      * @description The whole text, as the platform has approved it.
      * @example 【领导留言板】您已成功注册。
      */
     content?: string;
     /**
      * @description The variable in parameter 1; empty: none.
      * @example code
      */
     params1?: string;
     /**
      * @description The variable in parameter 2; empty: none.
      * @example minutes
      */
     params2?: string;
     /**
      * @description The variable in parameter 3; empty: none.
      * @example
      */
     params3?: string;
     /**
      * @description The variable in parameter 4; empty: none.
      * @example
      */
     params4?: string;
     /**
      * @description What cloud A calls it; empty: it is not there.
      * @example SMS_000000
      */
     templateA?: string;
     /**
      * @description What cloud B calls it; empty: it is not there.
      * @example SMS_000000
      */
     templateB?: string;
     /**
      * @description What cloud C calls it; empty: it is not there.
      * @example SMS_000000
      */
     templateC?: string;
     /**
      * @description For administrators.
      * @example
      */
     remark?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysSmsTemplate"];
   400: components["responses"]["Template.400.ENT0004.OUT0007"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0006.OUT0010"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysSmsTemplate"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsTemplateDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.OUT0008"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysSmsTemplateHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.smsTemplate"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysStorageUseList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["bytes","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.storageUse"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysStorageUse"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysStorageUseExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["kind"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysStorageUseOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.storageUse"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysStorageUseGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysStorageUse"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysStorageUseHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.storageUse"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["sort","ASC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.topic"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysTopic"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysTopicInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysTopic"];
   400: components["responses"]["Template.400.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.ENT0230"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0232"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0231"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["name"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.topic"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysTopic"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description What it is called.
      * @example 老旧小区改造
      */
     name?: string;
     /**
      * @description What it is called in English; empty: the name itself.
      * @example Renewal of old housing estates
      */
     nameEnUs?: string;
     /**
      * @description Its place among the others, smaller first.
      * @example 1
      */
     sort?: number;
     /**
      * @description 0 hidden, 1 shown to whoever writes a message.
      * @example 1
      * @enum {integer}
      */
     status?: 0 | 1;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysTopic"];
   400: components["responses"]["Template.400.ENT0004"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0232"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0230" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysTopic"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0232"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0231"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysTopicHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.topic"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserList: {
  parameters: {
   query?: {
    /**
     * @description A field and ASC or DESC.
     * @example ["id","DESC"]
     */
    sort?: string;
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.user"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SysUser"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserCreate: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SysUserInput"];
   };
  };
  responses: {
   200: components["responses"]["Template.SysUser"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0111.ENT0112.ENT0118"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0005.ENT0115.ENT0123.ENT0125"];
   409: components["responses"]["Template.409.ENT0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserDeleteMany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKeys"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityKeys"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0113.ENT0116"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0114.ENT0117"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 disableUsers: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedUsers"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0113.ENT0116"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0114"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 enableUsers: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ids: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedUsers"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0116"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserExport: {
  parameters: {
   query: {
    /**
     * @description The kind of file.
     * @example csv
     */
    format: components["parameters"]["entityFormat"];
    /**
     * @description The columns of the file, in their order; absent: all.
     * @example ["username"]
     */
    columns?: string;
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserImport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImport"];
   400: components["responses"]["Template.ENT0007.ENT0008.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserImportConfirm: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityImportChoice"];
   };
  };
  responses: {
   200: components["responses"]["Template.EntityImported"];
   400: components["responses"]["Template.400.ENT0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.ENT0009"];
   409: components["responses"]["Template.409.ENT0010.ENT0012"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserOptions: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
    /**
     * @description What the list is narrowed by.
     * @example {}
     */
    filter?: components["parameters"]["entityOptionsFilter"];
    /** @description Next-Cursor of the page before; range then only says how many records are wanted. */
    cursor?: components["parameters"]["entityCursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.user"];
     "Next-Cursor": components["headers"]["Next-Cursor"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityOption"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserPage: {
  parameters: {
   query?: {
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /**
     * @description Records on a page.
     * @example 10
     */
    rows?: 10 | 20 | 30 | 50 | 100;
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
    /**
     * @description A part of the name to sign in with.
     * @example shouli
     */
    username?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["UserPage"];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 resetUserPassword: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     newPassword?: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["IssuedPassword"];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0111"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0116.ENT0119"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 resetUserSecondFactor: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedUsers"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0116.ENT0119"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.USR0076"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 unlockUser: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["ChangedUsers"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0116"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserGet: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SysUser"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserUpdate: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description The name to sign in with: letters, digits and underscores, not digits alone.
      * @example shouli_01
      */
     username?: string;
     /**
      * @description What colleagues know them by.
      * @example 受理岗一号
      */
     realName?: string;
     /**
      * @description Their department.
      * @example 2
      */
     deptId?: number | null;
     /**
      * @description Their e-mail address.
      * @example shouli_01@example.org
      */
     email?: string | null;
     /**
      * @description Their mobile number, whole.
      * @example 13000000001
      */
     mobile?: string | null;
     /**
      * @description 0 male, 1 female, 2 secret.
      * @example 2
      * @enum {integer}
      */
     gender?: 0 | 1 | 2;
     /**
      * @description 0 disabled, 1 normal.
      * @example 1
      * @enum {integer}
      */
     status?: 0 | 1;
     /**
      * @description What they may do follows from these roles.
      * @example [
      *       2
      *     ]
      */
     roleIdList?: number[];
     /**
      * @description A first password, which must be changed; empty in a change: as it was.
      * @example Chang-jiang9
      */
     password?: string;
     /**
      * @description The same once more.
      * @example Chang-jiang9
      */
     confirmPassword?: string;
     /** @description Counts its changes. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.SysUser"];
   400: components["responses"]["Template.400.ENT0002.ENT0004.ENT0111.ENT0112.ENT0118"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0005.ENT0113.ENT0115.ENT0116.ENT0119.ENT0123.ENT0125"];
   404: components["responses"]["Template.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @enum {unknown} */
      code: "ENT0001" | "ENT0114" | "GEN0409" | "GEN0422" | "SIG0003";
      msg: string;
      data: null;
      fields?: components["schemas"]["FieldError"][];
      detail?: {
       current?: components["schemas"]["SysUser"];
      };
     };
    };
   };
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserDelete: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EntityKey"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.ENT0113.ENT0116"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.ENT0003.ENT0114.ENT0117"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 sysUserHistory: {
  parameters: {
   query?: {
    /**
     * @description The first and the last record wanted, counted from 0; absent: the first ten.
     * @example [0,9]
     */
    range?: components["parameters"]["entityRange"];
   };
   header?: never;
   path: {
    /**
     * @description Its number.
     * @example 1
     */
    id: components["parameters"]["entityId"];
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     "Content-Range": components["headers"]["Content-Range.user"];
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["EntityEvent"][];
     };
    };
   };
   400: components["responses"]["Template.400.ENT0006"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 menuTaskNum: {
  parameters: {
   query?: {
    /** @description A menu id, 20 to 26; absent: all. */
    submenu?: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["MenuCount"][];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 cancelFavoriteByMessageId: {
  parameters: {
   query: {
    /**
     * @description 0 cancels, 1 keeps.
     * @example 1
     */
    status: 0 | 1;
    /**
     * @description Message id.
     * @example 120
     */
    messageId: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["KeptMessage"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   default: components["responses"]["Template.default"];
  };
 };
 thirdPartyBind: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.nothing"];
   400: components["responses"]["Template.400.TPL0002"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.TPL0004"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 thirdPartyBindings: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.ThirdPartyBinding.list"];
   400: components["responses"]["Template.SIG0001.SIG0002"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 thirdPartyCallback: {
  parameters: {
   query?: {
    /**
     * @description What proves it.
     * @example abc
     */
    code?: string;
    /**
     * @description As it left.
     * @example nP3sYk0v
     */
    state?: string;
    /** @description Who answers. */
    iss?: string;
    /** @description Why not. */
    error?: string;
    /** @description The same in words. */
    error_description?: string;
   };
   header?: never;
   path: {
    /**
     * @description From where.
     * @example peoplePass
     */
    thirdPartyType: "qq" | "wechat" | "sina" | "peoplePass";
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.html"];
   400: components["responses"]["Template.GEN0400"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.GEN0422"];
   default: components["responses"]["Template.default"];
  };
 };
 thirdPartyRedirect: {
  parameters: {
   query: {
    /**
     * @description qq, wechat, sina or peoplePass.
     * @example peoplePass
     */
    thirdPartyType: string;
    /**
     * @description The path of this site to come back to; the front page where it is none.
     * @example /home
     */
    back?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      /** @description The address. */
      data: string;
     };
    };
   };
   400: components["responses"]["Template.400"];
   404: components["responses"]["Template.TPL0001"];
   409: components["responses"]["Template.409"];
   503: components["responses"]["Template.TPL0005.GEN0503"];
   default: components["responses"]["Template.default"];
  };
 };
 thirdPartyRegister: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     phone: string;
     verifyCode: string;
     nickName: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.LoginResult"];
   400: components["responses"]["Template.400.1011.SIG0004.TPL0002.USR0061"];
   409: components["responses"]["Template.409.USR0051"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 thirdPartyResult: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.ThirdPartyResult"];
   400: components["responses"]["Template.SIG0001.SIG0002.TPL0002.TPL0003"];
   403: components["responses"]["Template.USR0028.USR0043"];
   409: components["responses"]["Template.TPL0004"];
   default: components["responses"]["Template.default"];
  };
 };
 thirdPartyTypes: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: ("qq" | "wechat" | "sina" | "peoplePass")[];
     };
    };
   };
   default: components["responses"]["Template.default"];
  };
 };
 thirdPartyUnbind: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     thirdPartyType: "qq" | "wechat" | "sina" | "peoplePass";
    };
   };
  };
  responses: {
   200: components["responses"]["Template.nothing"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 captchaImage: {
  parameters: {
   query: {
    /**
     * @description Names a captcha; made anew for each picture.
     * @example 0f8b2c1e-6a55-4f5e-9a61-0d6f3a4c7b21
     */
    uuid: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.svg-xml"];
   400: components["responses"]["Template.GEN0400"];
   409: components["responses"]["Template.GEN0422"];
   default: components["responses"]["Template.default"];
  };
 };
 userTypeOfName: {
  parameters: {
   query: {
    /**
     * @description The name that is typed at signing in.
     * @example qingshan
     */
    userName: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["UserTypeResult"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   default: components["responses"]["Template.default"];
  };
 };
 checkUserName: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description 1 a user name, 2 a phone, 3 a mail address.
      * @enum {integer}
      */
     sendType: 1 | 2 | 3;
     username: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.nothing"];
   400: components["responses"]["Template.400.SIG0004"];
   409: components["responses"]["Template.USR0050"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 getRegisterEmailVerifycode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
     uuid?: string;
     captcha?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.nothing"];
   400: components["responses"]["Template.400.10007.11103.11104.SIG0004"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   429: components["responses"]["Template.1009.1010.GEN0429"];
   default: components["responses"]["Template.default"];
  };
 };
 getRegisterPhoneVerifycode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     phone: string;
     uuid?: string;
     captcha?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.nothing"];
   400: components["responses"]["Template.400.10007.11103.11104.SIG0004"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   429: components["responses"]["Template.1009.1010.GEN0429"];
   default: components["responses"]["Template.default"];
  };
 };
 register: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     username: string;
     password: string;
     phone: string;
     verifyCode: string;
     nickName: string;
     email?: string;
     emailCode?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.LoginResult"];
   400: components["responses"]["Template.400.1011.SIG0004.USR0052.USR0061.USR0065"];
   409: components["responses"]["Template.409.USR0050.USR0051.USR0064"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 registerCompany: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     username: string;
     password: string;
     /**
      * @description 1 another legal person, 2 a company.
      * @enum {integer}
      */
     compType: 1 | 2;
     enterpriseName: string;
     /** @description The unified social credit code. */
     creditCode: string;
     legalPerson: string;
     contacts: string;
     phone: string;
     verifyCode: string;
     email?: string;
     emailCode?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.LoginResult"];
   400: components["responses"]["Template.400.1011.SIG0004.USR0052.USR0061.USR0062.USR0065"];
   409: components["responses"]["Template.409.USR0050.USR0051.USR0063.USR0064"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 authCaptchaImage: {
  parameters: {
   query: {
    /**
     * @description Names a captcha; made anew for each picture.
     * @example 0f8b2c1e-6a55-4f5e-9a61-0d6f3a4c7b21
     */
    uuid: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.svg-xml"];
   400: components["responses"]["Template.GEN0400"];
   409: components["responses"]["Template.GEN0422"];
   default: components["responses"]["Template.default"];
  };
 };
 getCase: {
  parameters: {
   query: {
    /**
     * @description Number of the case.
     * @example 7
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.CaseDetail"];
   400: components["responses"]["Product.GEN0400"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 listCases: {
  parameters: {
   query?: {
    /**
     * @description Domain.
     * @example 1
     */
    domainId?: number;
    /** @description Type of the message. */
    typeId?: 1 | 2 | 5 | 6 | 9;
    /** @description Of this region and of those below it. */
    regionId?: components["parameters"]["regionId"];
    /** @description Searched in titles and texts. */
    keywords?: string;
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.CasePage"];
   400: components["responses"]["Product.GEN0400.MSG0011"];
   default: components["responses"]["Product.default"];
  };
 };
 certificationTypeConfig: {
  parameters: {
   query?: {
    /**
     * @description 1, as the specification writes it; no token is sent.
     * @example 1
     */
    noToken?: 1;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.CertificationTypes"];
   400: components["responses"]["Product.400"];
   default: components["responses"]["Product.default"];
  };
 };
 getCampaign: {
  parameters: {
   query: {
    /**
     * @description Campaign id.
     * @example 6
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.CampaignDetail"];
   400: components["responses"]["Product.GEN0400"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 listCampaignEntries: {
  parameters: {
   query: {
    /**
     * @description Campaign id.
     * @example 6
     */
    id: components["schemas"]["Id"];
    /** @description 1 only those that were adopted, 0 only the others. */
    adopted?: 0 | 1;
    /** @description Forum id. */
    fid?: components["parameters"]["fid"];
    /** @description Newest first, or those that most people like. */
    order?: "approvedAt:desc" | "likeCount:desc";
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.MessagePage"];
   400: components["responses"]["Product.GEN0400.MSG0011"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 listCampaigns: {
  parameters: {
   query?: {
    /**
     * @description 0 not started, 1 collecting, 2 ended; absent, all.
     * @example 1
     */
    lifeCycle?: 0 | 1 | 2;
    /** @description Forum id. */
    fid?: components["parameters"]["fid"];
    /** @description Of this region and of those below it. */
    regionId?: components["parameters"]["regionId"];
    /** @description 1 local, 3 ministry, 5 congress. */
    organization?: 1 | 3 | 5;
    /** @description Searched in titles and beginnings. */
    keywords?: string;
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.CampaignPage"];
   400: components["responses"]["Product.GEN0400.MSG0011"];
   default: components["responses"]["Product.default"];
  };
 };
 listOwnEntries: {
  parameters: {
   query?: {
    /** @description Campaign id. */
    id?: components["schemas"]["Id"];
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.OwnEntryPage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 domainList: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["DictValue"][];
     };
    };
   };
   400: components["responses"]["Product.GEN0400"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     uid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.AccountDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 findAccountByPhone: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description The whole number. */
     phone: string;
     /** @description What for. */
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.AccountPage"];
   400: components["responses"]["Product.400.SIG0004"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageAccounts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     uid?: components["schemas"]["Id"];
     /** @description How the user name or nickname begins. */
     keywords?: string;
     /** @enum {integer} */
     userType?: 0 | 1;
     certified?: boolean;
     /** @description Whether something holds for the account now. */
     handled?: boolean;
     /** @default 1 */
     page?: number;
     /**
      * @default 10
      * @enum {integer}
      */
     rows?: 10 | 20 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.AccountPage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 revealAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     uid: number;
     /** @enum {string} */
     field: "phone" | "idNumber" | "email" | "messageCount";
     reason: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["RevealedValue"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getEditorCase: {
  parameters: {
   query: {
    /**
     * @description Number of the case.
     * @example 7
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.StaffCaseDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 editorCaseCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CaseFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.BoardCount"];
   400: components["responses"]["Product.400.MSG0010"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageEditorCases: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CaseFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.StaffCasePage"];
   400: components["responses"]["Product.400.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 restoreCase: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.ChangedCase"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CAS0003.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 takeDownCase: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.ChangedCase"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CAS0003.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 confirmCampaign: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CampaignResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description The result of a call. */
      result: {
       /** @enum {unknown} */
       code: "CMP0002" | "CMP0008" | "GEN0409" | "GEN0422" | "SIG0003";
       /** @description In the caller's language. */
       msg: string;
       /** @description What is wrong with which field. */
       fields?: components["schemas"]["FieldError"][];
       detail?: {
        current?: components["schemas"]["OrgCampaignDetail"];
       };
      };
      resultData: null;
     };
    };
   };
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getEditorCampaign: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.OrgCampaignDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageCampaignQueue: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     display?: components["schemas"]["EditorCampaignDisplay"];
     keywords?: string;
     groupId?: components["schemas"]["Id"];
     fids?: components["schemas"]["Id"][];
     /** @description Handed in from this moment. */
     timeSt?: number;
     /** @description Handed in up to this moment. */
     timeEd?: number;
     page?: number;
     /** @enum {integer} */
     rows?: 10 | 20 | 30 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.OrgCampaignPage"];
   400: components["responses"]["Product.400.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 returnCampaign: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CampaignResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description The result of a call. */
      result: {
       /** @enum {unknown} */
       code: "CMP0002" | "GEN0409" | "GEN0422" | "SIG0003";
       /** @description In the caller's language. */
       msg: string;
       /** @description What is wrong with which field. */
       fields?: components["schemas"]["FieldError"][];
       detail?: {
        current?: components["schemas"]["OrgCampaignDetail"];
       };
      };
      resultData: null;
     };
    };
   };
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 takeDownCampaign: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CampaignResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description The result of a call. */
      result: {
       /** @enum {unknown} */
       code: "CMP0002" | "GEN0409" | "GEN0422" | "SIG0003";
       /** @description In the caller's language. */
       msg: string;
       /** @description What is wrong with which field. */
       fields?: components["schemas"]["FieldError"][];
       detail?: {
        current?: components["schemas"]["OrgCampaignDetail"];
       };
      };
      resultData: null;
     };
    };
   };
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 approveComment: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 refuseComment: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 approveCompanyRequest: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     note?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.CompanyRequestDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.COM0003.COM0005.COM0006"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getCompanyRequest: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.CompanyRequestDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageCompanyRequests: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     display?: components["schemas"]["CompanyRequestDisplay"];
     /**
      * @description 1 registrations, 2 changes.
      * @enum {integer}
      */
     kind?: 1 | 2;
     uid?: components["schemas"]["Id"];
     /** @description Searched in names and credit codes. */
     keywords?: string;
     /** @description Asked for at this moment or later. */
     startTime?: number;
     /** @description Asked for at this moment or before. */
     endTime?: number;
     /** @default 1 */
     page?: number;
     /**
      * @default 10
      * @enum {integer}
      */
     rows?: 10 | 20 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.CompanyRequestPage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 refuseCompanyRequest: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.CompanyRequestDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.COM0003"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 consentDeletion: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageDeletions: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.DeletionPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 refuseDeletion: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 acceptDelivery: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     note?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.DLV0004"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 declineDelivery: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.DLV0004"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageDeliveries: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.DeliveryPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 answerFeedback: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     /** @description The version that was seen. */
     version: number;
     answer: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["FeedbackResult"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409.FBK0001.GEN0409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 feedbackCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["FeedbackFilter"];
   };
  };
  responses: {
   200: components["responses"]["Template.BoardCount"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 pageFeedback: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["FeedbackFilter"];
   };
  };
  responses: {
   200: components["responses"]["Template.EditorFeedbackPage"];
   400: components["responses"]["Template.400.MSG0011"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 revealFeedbackContact: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["RevealedContact"];
     };
    };
   };
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   409: components["responses"]["Template.409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 searchForums: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description Searched in the names of forums and of their groups. */
     keywords?: string;
     /** @description Only these. */
     ids?: components["schemas"]["Id"][];
     /** @description How many to leave out at the beginning. */
     from?: number;
     rows?: number;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["ForumOption"][];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 addHandlingRecord: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     uid?: number;
     tid?: number;
     /** @enum {integer} */
     handleType: 0 | 4 | 5 | 6 | 7;
     /** @description The rule that was broken. */
     ruleName: string;
     /** @description For how many days; absent: without end. */
     days?: number;
     /**
      * @description 2 leaves out of rates, 3 out of volume.
      * @enum {integer}
      */
     countType?: 2 | 3;
     /** @description How many messages a day. */
     countDays?: number;
     /** @description Messages from this moment on. */
     backtrackTime?: number;
     /** @description From when; absent: now. */
     beginTime?: number;
     /** @description For editors. */
     note?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.HandlingRecord"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.HDL0002"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getHandlingRecord: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.HandlingDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 endHandlingRecord: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     /** @description Why; the person is told that it ended, not why. */
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.HandlingRecord"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.HDL0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageHandlingRecords: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     uid?: components["schemas"]["Id"];
     tid?: components["schemas"]["Id"];
     /** @enum {integer} */
     handleType?: 0 | 4 | 5 | 6 | 7;
     /** @enum {integer} */
     state?: 0 | 1 | 2 | 3;
     /** @description How the user name or nickname begins. */
     keywords?: string;
     /** @description Made at this moment or later. */
     startTime?: number;
     /** @description Made at this moment or before. */
     endTime?: number;
     /** @default 1 */
     page?: number;
     /**
      * @default 10
      * @enum {integer}
      */
     rows?: 10 | 20 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.HandlingPage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listHelpTexts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.EditedHelpText.list"];
   400: components["responses"]["Template.SIG0001.SIG0002"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 saveHelpText: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description Which page. */
     key: number;
     /**
      * @description In which language.
      * @enum {string}
      */
     language: "zh-CN" | "zh-TW" | "en-US";
     title: string;
     content: string;
     /** @description The version that was seen; 0 where nobody has changed it yet. */
     version: number;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.EditedHelpText"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   409: components["responses"]["Template.409.GEN0409"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 editorQueueCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EditorFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.BoardCount"];
   400: components["responses"]["Product.400.MSG0010"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageEditorQueue: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EditorFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.EditorPage"];
   400: components["responses"]["Product.400.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageRechecks: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.RecheckPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 rejectRecheck: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 strikeGrade: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 editorDataBoard: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["DataBoardFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.DataBoard"];
   400: components["responses"]["Product.400.MSG0010.STA0001"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 exportEditorDataBoard: {
  parameters: {
   query?: {
    /** @description From the day of this moment; absent: 30 days. */
    startTime?: number;
    /** @description Up to the day of this moment; absent: today. */
    endTime?: number;
    /** @description How long its periods are; absent: days. */
    unit?: "day" | "week" | "month" | "quarter" | "year";
    /** @description This group with all below it. */
    groupId?: components["schemas"]["Id"];
    /** @description This forum alone. */
    fid?: components["schemas"]["Id"];
    /** @description This type alone. */
    typeId?: number;
    /** @description This domain alone. */
    domainId?: number;
    /**
     * @description What stands in a line; absent: a period.
     * @example forum
     */
    by?: "period" | "group" | "forum" | "type" | "domain";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv"];
   400: components["responses"]["Template.400.MSG0010.STA0001"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 approveSupplement: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     publicContent?: string;
     /** @description All passages that the public reads as ■■; left out, they stay as they are. */
     masks?: components["schemas"]["Mask"][];
     /** @description Needed where masks change. */
     reason?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400.MSG0014.MSG0015"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 returnSupplement: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 approveMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     /** @enum {integer} */
     priorityLevel: 1 | 2;
     publicSubject?: string;
     publicContent?: string;
     /** @description All passages that the public reads as ■■; left out, they stay as they are. */
     masks?: components["schemas"]["Mask"][];
     /** @description Needed where masks change. */
     reason?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400.MSG0014.MSG0015"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getEditorMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.StaffMessageDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 readdressMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     fid: number;
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400.MOD0001.MSG0005"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.FRM0001.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 redactMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     /** @description A supplement; absent is the message itself. */
     contentId?: number;
     publicSubject?: string;
     publicContent?: string;
     /** @description All passages that the public reads as ■■; left out, they stay as they are. */
     masks?: components["schemas"]["Mask"][];
     /** @description Needed where masks change. */
     reason?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400.MSG0014.MSG0015"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 restoreMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 returnMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 takeDownMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 addFeedback: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {integer} */
     type: 1 | 2 | 3 | 4;
     content: string;
     contact?: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["FeedbackResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listOwnFeedback: {
  parameters: {
   query?: {
    /** @description Tab; absent: all. */
    display?: components["schemas"]["FeedbackDisplay"];
    /** @description Searched in subject and content. */
    keywords?: components["parameters"]["ownKeywords"];
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.SiteFeedbackPage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   default: components["responses"]["Product.default"];
  };
 };
 getForum: {
  parameters: {
   query: {
    /**
     * @description Forum id.
     * @example 12
     */
    fid: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.Forum"];
   400: components["responses"]["Product.GEN0400"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 getForumFigures: {
  parameters: {
   query: {
    /**
     * @description Forum id.
     * @example 12
     */
    fid: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.PublicForumFigures"];
   400: components["responses"]["Product.GEN0400"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 getShareCollect: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     fid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.ShareCollect"];
   400: components["responses"]["Product.GEN0400"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getForumInstitution: {
  parameters: {
   query: {
    /**
     * @description Forum id.
     * @example 12
     */
    fid: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.PublicInstitution"];
   400: components["responses"]["Product.GEN0400"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 listForums: {
  parameters: {
   query?: {
    /**
     * @description Forums of this region itself.
     * @example 330000
     */
    regionId?: components["schemas"]["Id"];
    /** @description 1: those of the regions below it, too. */
    below?: 0 | 1;
    /** @description 1 local, 3 ministry, 5 congress. */
    organization?: 1 | 3 | 5;
    /** @description Searched in the names. */
    keywords?: string;
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.ForumPage"];
   400: components["responses"]["Product.GEN0400.MSG0011"];
   default: components["responses"]["Product.default"];
  };
 };
 getForumShare: {
  parameters: {
   query: {
    /**
     * @description Forum id.
     * @example 12
     */
    fid: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.ShareCard"];
   400: components["responses"]["Product.GEN0400"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 forumTree: {
  parameters: {
   query?: {
    /** @description 1 local, 3 ministry, 5 congress. */
    organization?: 1 | 3 | 5;
    /**
     * @description Of this region and of those below it.
     * @example 330000
     */
    regionId?: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["ForumTree"];
     };
    };
   };
   400: components["responses"]["Product.GEN0400"];
   default: components["responses"]["Product.default"];
  };
 };
 getHelp: {
  parameters: {
   query: {
    /**
     * @description 1 user agreement, 2 basic operations, 3 how to delete a message, 4 legal-person user, 5 FAQ, 6 getting messages handled quickly, 7 contact us.
     * @example 1
     */
    key: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.HelpText"];
   400: components["responses"]["Product.GEN0400"];
   default: components["responses"]["Product.default"];
  };
 };
 listHelp: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["HelpTitle"][];
     };
    };
   };
   default: components["responses"]["Product.default"];
  };
 };
 getNotice: {
  parameters: {
   query: {
    /**
     * @description The notice.
     * @example 12
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.NoticeDetail"];
   400: components["responses"]["Product.400"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 listNotices: {
  parameters: {
   query?: {
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.NoticePage"];
   400: components["responses"]["Product.400.MSG0011"];
   default: components["responses"]["Product.default"];
  };
 };
 readNotice: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CountResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 boardCounts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.BoardCount.list"];
   400: components["responses"]["Template.SIG0001.SIG0002"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   default: components["responses"]["Template.default"];
  };
 };
 changeCase: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     title?: string;
     domainId?: number;
     summary?: string;
     measures?: string;
     result?: string;
     /** @description All that it shows from now on: those it has, new uploads, public ones of the replies. */
     aids?: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.ChangedCase"];
   400: components["responses"]["Product.400.ATT0004.ATT0007"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CAS0003.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getStaffCase: {
  parameters: {
   query: {
    /**
     * @description Number of the case.
     * @example 7
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.StaffCaseDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 caseCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CaseFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.BoardCount"];
   400: components["responses"]["Product.400.MSG0010"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 draftCase: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     title: string;
     /** @description Absent: that of the message. */
     domainId?: number;
     summary?: string;
     measures?: string;
     result?: string;
     aids?: components["schemas"]["Id"][];
     /** @description Whether it shows the public attachments of the replies too. */
     withReplyPictures?: boolean;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.ChangedCase"];
   400: components["responses"]["Product.400.ATT0004.ATT0007"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CAS0001.CAS0002"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageCases: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CaseFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.StaffCasePage"];
   400: components["responses"]["Product.400.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 proposeCase: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     title: string;
     domainId: number;
     summary: string;
     measures: string;
     result: string;
     aids?: components["schemas"]["Id"][];
     /** @description Whether it shows the public attachments of the replies too. */
     withReplyPictures?: boolean;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.ChangedCase"];
   400: components["responses"]["Product.400.ATT0004.ATT0007.CAS0004"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404.WFL0001"];
   409: components["responses"]["Product.409.CAS0001.CAS0002.WFL0003.WFL0012.WFL0016"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 submitCase: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     /** @description For who decides. */
     comment?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.ChangedCase"];
   400: components["responses"]["Product.400.CAS0004"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404.WFL0001"];
   409: components["responses"]["Product.409.CAS0002.CAS0003.GEN0409.WFL0003.WFL0012.WFL0016"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawCase: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.ChangedCase"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CAS0003.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 createCampaign: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CampaignDraft"];
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CampaignResult"];
     };
    };
   };
   400: components["responses"]["Product.400.ATT0004.ATT0007.CMP0005.CMP0006.CMP0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 adoptEntry: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     /** @description What will be done; public. */
     note?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CMP0002.CMP0009.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 cancelEntryAdoption: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CMP0010.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getOrgCampaign: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.OrgCampaignDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 discardCampaignChange: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CampaignResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CMP0002.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 changeCampaign: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CampaignChange"];
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CampaignResult"];
     };
    };
   };
   400: components["responses"]["Product.400.ATT0004.ATT0007.CMP0005.CMP0006.CMP0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   404: components["responses"]["Product.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description The result of a call. */
      result: {
       /** @enum {unknown} */
       code: "CMP0002" | "GEN0409" | "GEN0422" | "SIG0003";
       /** @description In the caller's language. */
       msg: string;
       /** @description What is wrong with which field. */
       fields?: components["schemas"]["FieldError"][];
       detail?: {
        current?: components["schemas"]["OrgCampaignDetail"];
       };
      };
      resultData: null;
     };
    };
   };
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 endCampaign: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CampaignResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CMP0002.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageCampaignEntries: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     /** @description 1 all, 2 not adopted, 3 adopted. */
     display?: number;
     /** @description Searched in subject and content. */
     keywords?: string;
     fids?: components["schemas"]["Id"][];
     /**
      * @description 1 with a reply, 0 without.
      * @enum {integer}
      */
     replied?: 0 | 1;
     isPublic?: boolean;
     /** @description Posted from this moment. */
     timeSt?: number;
     /** @description Posted up to this moment. */
     timeEd?: number;
     /** @enum {string} */
     order?: "approvedAt:desc" | "likeCount:desc";
     page?: number;
     /** @enum {integer} */
     rows?: 10 | 20 | 30 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.CampaignEntryPage"];
   400: components["responses"]["Product.400.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageOrgCampaigns: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     display?: components["schemas"]["CampaignDisplay"];
     keywords?: string;
     fids?: components["schemas"]["Id"][];
     /** @description Handed in from this moment. */
     timeSt?: number;
     /** @description Handed in up to this moment. */
     timeEd?: number;
     page?: number;
     /** @enum {integer} */
     rows?: 10 | 20 | 30 | 50 | 100;
     /** @description nextCursor of the page before; page is then ignored. */
     cursor?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.OrgCampaignPage"];
   400: components["responses"]["Product.400.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 publishCampaignSummary: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     /** @description HTML, cleaned as the text of a campaign is. */
     summary: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CampaignResult"];
     };
    };
   };
   400: components["responses"]["Product.400.CMP0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CMP0002.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawCampaign: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CampaignResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.CMP0001"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CMP0002.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 deleteReplyAttachment: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     aid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 giveOpinion: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     opinion: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.DLV0004"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageDeliveriesFrom: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.DeliveryPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageDeliveriesTo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.DeliveryPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 searchReceivers: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description Searched in their names. */
     keywords?: string;
     /** @description Only these. */
     ids?: components["schemas"]["Id"][];
     /** @description How many to leave out at the beginning. */
     from?: number;
     rows?: number;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["Receiver"][];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 requestDelivery: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     groupId: number;
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400.DLV0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.DLV0001"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.DLV0003.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawDelivery: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKey"];
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.DLV0004"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 detectAnswer: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     content: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.DetectorResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 returnedCounts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["ReturnedCount"][];
     };
    };
   };
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 pageReturned: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ReturnedFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.ReturnedPage"];
   400: components["responses"]["Product.400.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getInstitutionInfo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.InstitutionInfo"];
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 saveInstitutionInfo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description The version that was seen. */
     version: number;
     /** @description The post that answers for it, not a person's name. */
     contact: string;
     phone: components["schemas"]["OfficePhone"];
     address: string;
     intro: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.InstitutionInfo"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getManagedForumsTree: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["ForumTree"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listSubordinates: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["GroupOption"][];
     };
    };
   };
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 exportList: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     list: components["schemas"]["ExportedList"];
     /**
      * @description Kind of file.
      * @enum {string}
      */
     format: "csv" | "xlsx";
     /** @description Fields of the list's row, in the order of the file. */
     columns: {
      /** @description The field. */
      name: string;
      /** @description Its heading. */
      label: string;
      /** @description The words of its values that no dictionary has. */
      words?: {
       [key: string]: string;
      };
     }[];
     /** @description The body of the list's call, without page, rows and cursor. */
     filter?: {
      [key: string]: unknown;
     };
     /** @description Only these records, by the id that rows of the board have. */
     ids?: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   200: components["responses"]["File.csv.sheet"];
   400: components["responses"]["Template.400.MSG0008.MSG0009.MSG0010"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403.CMP0001"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 listMergeCandidates: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["MergeCandidate"][];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 mergeMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     mainTid: components["schemas"]["Id"];
     reason: string;
     seen?: components["schemas"]["Seen"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["PostResult"];
     };
    };
   };
   400: components["responses"]["Product.400.MRG0001"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0007.GEN0409.MRG0002.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 splitMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 requestExtension: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     /** @description Working days. */
     days: number;
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestedExtension"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404.WFL0001"];
   409: components["responses"]["Product.409.EXT0001.EXT0002.EXT0003.GEN0409.WFL0003.WFL0012.WFL0016"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 setDraftAttachmentPublic: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     aid: components["schemas"]["Id"];
     /** @enum {integer} */
     isPublic: 0 | 1;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.StaffAttachment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 deleteDraftAttachment: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     aid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 adoptAnswer: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
     content: string;
     /** @enum {string} */
     kind?: "interim" | "final";
     detectorReason?: string;
     seen?: components["schemas"]["Seen"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400.ATT0004.MSG0004.MSG0012"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001.ASG0007.MSG0001.MSG0013"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 answerProcess: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
     content: string;
     aids?: components["schemas"]["Id"][];
     detectorReason?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400.ATT0004.ATT0007.MSG0004.MSG0012"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 assignMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     groupId: number;
     deadlineAt?: number;
     note?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400.ASG0002.ASG0005"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.MSG0007"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0003.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 assignOffline: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     unit: string;
     contact: string;
     deadlineAt?: number;
     note?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400.ASG0005"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.MSG0007"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0003.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 cancelApply: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 cancelOfflineProcess: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     reason?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 cancelProcess: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
     reason?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 fromCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.BoardCount"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 nagProcess: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
     note?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001.ASG0008"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageFrom: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.AssignmentPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageTo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.AssignmentPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 receiveProcess: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 recordOfflineResult: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
     result: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 refuseApplyCancelProcess: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
     reason?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 requestReturn: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400.ASG0006"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001.ASG0004"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 sendBackAnswer: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 takeBackAnswer: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tpid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.Assignment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 toCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.BoardCount"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 approveReply: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     hash: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description The result of a call. */
      result: {
       /** @enum {unknown} */
       code: "APR0001" | "ASG0007" | "GEN0409" | "GEN0422" | "SIG0003";
       /** @description In the caller's language. */
       msg: string;
       /** @description What is wrong with which field. */
       fields?: components["schemas"]["FieldError"][];
       detail?: {
        current?: components["schemas"]["ReplyProposal"];
       };
      };
      resultData: null;
     };
    };
   };
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageProposals: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.ProposalPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 sendBackReply: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     hash: string;
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400.ASG0006"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   /** @description The state does not allow it, or somebody else was first */
   409: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description The result of a call. */
      result: {
       /** @enum {unknown} */
       code: "APR0001" | "GEN0409" | "GEN0422" | "SIG0003";
       /** @description In the caller's language. */
       msg: string;
       /** @description What is wrong with which field. */
       fields?: components["schemas"]["FieldError"][];
       detail?: {
        current?: components["schemas"]["ReplyProposal"];
       };
      };
      resultData: null;
     };
    };
   };
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawProposal: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKey"];
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.APR0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageOwnRechecks: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.RecheckPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 requestRecheck: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     /** @enum {integer} */
     matter: 1 | 2 | 3 | 4;
     /** @enum {integer} */
     channel: 1 | 2 | 3 | 4;
     reason: string;
     proposer?: string;
     originalLink?: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["PostResult"];
     };
    };
   };
   400: components["responses"]["Product.400.RCK0002.RCK0003"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001.RCK0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawRecheck: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 noteReport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     advice?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.RPT0003"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageReportsFrom: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.ReportPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageReportsTo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.ReportPage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 returnReport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     advice: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.RPT0003"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 reportMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     note: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.RPT0001.RPT0002.RPT0004"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 takeOverReport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     advice?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.RPT0003.RPT0005"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawReport: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EntityKey"];
   };
  };
  responses: {
   200: components["responses"]["Product.RequestResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.RPT0003"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listStandardTexts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["StandardText"][];
     };
    };
   };
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 deleteStandardText: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 saveStandardText: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id?: components["schemas"]["Id"];
     title: string;
     content: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["StandardText"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 dataBoard: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["DataBoardFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.DataBoard"];
   400: components["responses"]["Product.400.MSG0010.STA0001"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 exportDataBoard: {
  parameters: {
   query?: {
    /** @description From the day of this moment; absent: 30 days. */
    startTime?: number;
    /** @description Up to the day of this moment; absent: today. */
    endTime?: number;
    /** @description How long its periods are; absent: days. */
    unit?: "day" | "week" | "month" | "quarter" | "year";
    /** @description This group with all below it. */
    groupId?: components["schemas"]["Id"];
    /** @description This forum alone. */
    fid?: components["schemas"]["Id"];
    /** @description This type alone. */
    typeId?: number;
    /** @description This domain alone. */
    domainId?: number;
    /**
     * @description What stands in a line; absent: a period.
     * @example forum
     */
    by?: "period" | "group" | "forum" | "type" | "domain";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["File.csv"];
   400: components["responses"]["Template.400.MSG0010.STA0001"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 adoptSuggestion: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 ansCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.BoardCount"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 setMessageAttachmentPublic: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     aid: components["schemas"]["Id"];
     /** @enum {integer} */
     isPublic: 0 | 1;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.StaffAttachment"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 cancelAdoption: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 collectCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.BoardCount"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getStaffMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.StaffMessageDetail"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 editReply: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     replyId: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     content: string;
     /** @description All attachments of the reply afterwards; absent: they stay. */
     aids?: components["schemas"]["Id"][];
     detectorReason?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400.ATT0004.ATT0007.MSG0004.MSG0012"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.MSG0001.MSG0013"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 explainMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     content: string;
     aids?: components["schemas"]["Id"][];
     detectorReason?: string;
     seen?: components["schemas"]["Seen"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400.ATT0004.ATT0007.MSG0004.MSG0012"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.MSG0007"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0007.GEN0409.MSG0001.MSG0013"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageAll: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.StaffMessagePage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageAns: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.StaffMessagePage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 pageCollect: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListFilter"];
   };
  };
  responses: {
   200: components["responses"]["Product.StaffMessagePage"];
   400: components["responses"]["Product.400.MSG0008.MSG0009.MSG0010.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 notePresence: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     /** @enum {string} */
     doing: "reading" | "writing" | "left";
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["DeskPresence"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 replyMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     /** @enum {string} */
     kind: "interim" | "final";
     content: string;
     aids?: components["schemas"]["Id"][];
     detectorReason?: string;
     seen?: components["schemas"]["Seen"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400.ATT0004.ATT0007.MSG0004.MSG0012"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.ASG0007.GEN0409.MSG0001.MSG0013"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 revealAuthorPhone: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["RevealedPhone"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listSimilarAnswered: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["SimilarAnswered"][];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listSharedQueries: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.SharedQueries"];
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   default: components["responses"]["Product.default"];
  };
 };
 changeSharedQuery: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     name?: string;
     search?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.SharedQuery"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.GEN0409.SHQ0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 shareQueryWithGroup: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["QueryToShare"];
   };
  };
  responses: {
   200: components["responses"]["Product.SharedQuery"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409.SHQ0001.SHQ0002"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 shareQueryWithRole: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     roleId: components["schemas"]["Id"];
     query: components["schemas"]["QueryToShare"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.SharedQuery"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.SHQ0001.SHQ0002"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawSharedQuery: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 regionChildren: {
  parameters: {
   query?: {
    /**
     * @description Region code; absent for the provinces.
     * @example 330000
     */
    parentId?: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.Region.list"];
   400: components["responses"]["Template.GEN0400"];
   default: components["responses"]["Template.default"];
  };
 };
 regionPath: {
  parameters: {
   query: {
    /**
     * @description Region code.
     * @example 330602
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.Region.list"];
   400: components["responses"]["Template.GEN0400"];
   404: components["responses"]["Template.GEN0404"];
   default: components["responses"]["Template.default"];
  };
 };
 robot: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["RobotConfig"];
     };
    };
   };
   400: components["responses"]["Product.GEN0400"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 siteConfig: {
  parameters: {
   query?: {
    /** @description The version of the dictionaries that the caller has kept; they are left out while it is the same. */
    dictVersion?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Template.SiteConfig"];
   400: components["responses"]["Template.GEN0400"];
   default: components["responses"]["Template.default"];
  };
 };
 siteNumbers: {
  parameters: {
   query?: {
    /**
     * @description A province of GB/T 2260; absent: the whole country.
     * @example 330000
     */
    regionId?: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["SiteNumbers"];
     };
    };
   };
   400: components["responses"]["Template.GEN0400"];
   default: components["responses"]["Template.default"];
  };
 };
 publicStatistics: {
  parameters: {
   query?: {
    /**
     * @description A province of GB/T 2260; absent: the whole country.
     * @example 330000
     */
    regionId?: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.PublicStatistics"];
   400: components["responses"]["Product.GEN0400"];
   default: components["responses"]["Product.default"];
  };
 };
 postMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     fid: components["schemas"]["Id"];
     /** @enum {integer} */
     typeId: 1 | 2 | 5 | 6 | 9;
     domainId: number;
     topicId?: components["schemas"]["Id"];
     collectId?: components["schemas"]["Id"];
     subject: string;
     content: string;
     remark?: string;
     location?: string;
     isPublic: boolean;
     isAnonymous: boolean;
     /** @description Passages that the public reads as ■■. */
     masks?: components["schemas"]["Mask"][];
     aids?: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["PostResult"];
     };
    };
   };
   400: components["responses"]["Product.400.ATT0004.ATT0007.CMP0007.MSG0002.MSG0003.MSG0005.MSG0014.MSG0016"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.COM0001.SN0011.USR0044"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.CMP0003.CMP0004.FRM0001.MSG0018"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0045.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 getMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.MessageDetail"];
   400: components["responses"]["Product.GEN0400"];
   404: components["responses"]["Product.GEN0404"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 gradeMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     /** @enum {integer} */
     gradeLevel: 1 | 2 | 3 | 4 | 5;
     /** @enum {integer} */
     gradeSpeed: 1 | 2 | 3 | 4 | 5;
     /** @enum {integer} */
     gradeManner: 1 | 2 | 3 | 4 | 5;
     /**
      * @description Whether the matter is solved: 1 solved, 2 partly, 3 not.
      * @enum {integer}
      */
     solved?: 1 | 2 | 3;
     comment?: string;
     thanksFlag?: boolean;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["PostResult"];
     };
    };
   };
   400: components["responses"]["Product.400.MSG0017"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listHotSuggestions: {
  parameters: {
   query?: {
    /** @description Forum id. */
    fid?: components["parameters"]["fid"];
    /** @description 1 local, 3 ministry, 5 congress. */
    organization?: 1 | 3 | 5;
    /** @description Of this region and of those below it. */
    regionId?: components["parameters"]["regionId"];
    /** @description 1 only those that were adopted, 0 only the others. */
    adopted?: 0 | 1;
    /** @description Approved from this moment. */
    timeSt?: number;
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.MessagePage"];
   400: components["responses"]["Product.GEN0400.MSG0011"];
   default: components["responses"]["Product.default"];
  };
 };
 likeMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["MessageMarks"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   403: components["responses"]["Product.GEN0403.USR0044"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listMessages: {
  parameters: {
   query?: {
    /**
     * @description Forum id.
     * @example 12
     */
    fid?: components["schemas"]["Id"];
    /** @description Of this region and of those below it. */
    regionId?: components["parameters"]["regionId"];
    /** @description 1 local, 3 ministry, 5 congress. */
    organization?: 1 | 3 | 5;
    /** @description Searched in subject and content; one character is enough. */
    keywords?: string;
    /** @description Type of message. */
    typeId?: 1 | 2 | 5 | 6 | 9;
    /** @description Domain. */
    domainId?: number;
    /** @description Messages on this topic. */
    topicId?: components["schemas"]["Id"];
    /** @description 1 with a reply, 0 without. */
    replied?: 0 | 1;
    /** @description A trace state; 1 stands for 2, too, and 11 for 12. */
    state?: 0 | 1 | 3 | 11 | 13 | 21;
    /** @description Approved from this moment. */
    timeSt?: number;
    /** @description Approved up to this moment. */
    timeEd?: number;
    /** @description Newest first, or last replied first. */
    order?: "approvedAt:desc" | "repliedAt:desc";
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.MessagePage"];
   400: components["responses"]["Product.GEN0400.MSG0010.MSG0011"];
   default: components["responses"]["Product.default"];
  };
 };
 requestDeletion: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     reason: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 resubmitMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     version: components["schemas"]["Id"];
     /** @description Another forum, for a message that was never approved and is no entry of a campaign; left out, the forum stays. */
     fid?: number;
     /** @enum {integer} */
     typeId: 1 | 2 | 5 | 6 | 9;
     domainId: number;
     subject: string;
     content: string;
     remark?: string;
     location?: string;
     isPublic: boolean;
     isAnonymous: boolean;
     /** @description Passages that the public reads as ■■; left out: those of a text that did not change. */
     masks?: components["schemas"]["Mask"][];
     aids?: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["PostResult"];
     };
    };
   };
   400: components["responses"]["Product.400.ATT0004.ATT0007.MSG0002.MSG0003.MSG0005.MSG0014.MSG0016"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.SN0011.USR0044"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.FRM0001.GEN0409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 supplementMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     content: string;
     /** @description Passages that the public reads as ■■. */
     masks?: components["schemas"]["Mask"][];
     aids?: components["schemas"]["Id"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["PostResult"];
     };
    };
   };
   400: components["responses"]["Product.400.ATT0004.ATT0007.MSG0002.MSG0014"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.SN0011.USR0044"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawSupplement: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 unlikeMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["MessageMarks"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 answerVoice: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     /**
      * @description 1 solved, 2 partly, 3 not.
      * @enum {integer}
      */
     solved: 1 | 2 | 3;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["OwnVoiceResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001.VOI0002"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 joinMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
     /** @description What only the handlers read. */
     note?: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["OwnVoiceResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.COM0001.SN0011.USR0044"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001.VOI0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 takeVoiceBack: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["OwnVoiceResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawDeletion: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PostResult"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.MSG0001"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 topicList: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["Topic"][];
     };
    };
   };
   400: components["responses"]["Product.GEN0400"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 addTrack: {
  parameters: {
   query?: {
    /**
     * @description Where the page was shown.
     * @example pc
     */
    platform?: "pc" | "mobile" | "app" | "mini";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     events: components["schemas"]["TrackEvent"][];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CountResult"];
     };
    };
   };
   400: components["responses"]["Product.GEN0400"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 typeList: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["DictValue"][];
     };
    };
   };
   400: components["responses"]["Product.GEN0400"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 addFavourite: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["MessageMarks"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.FAV0001.USR0053.USR0073"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getBaseInfo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.BaseInfo"];
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   default: components["responses"]["Product.default"];
  };
 };
 saveBaseInfo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description The version that was seen. */
     version: number;
     /** @description A citizen's; a company keeps the name it is registered under. */
     nickName: string;
     /**
      * @description 0 male, 1 female, 2 secret.
      * @enum {integer}
      */
     gender: 0 | 1 | 2;
     /** @description A region of GB/T 2260; null: none. */
     regionId: number | null;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.BaseInfo"];
   400: components["responses"]["Product.400.USR0060.USR0061"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409.GEN0409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 bindContact: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description 2 a phone, 3 a mail address.
      * @enum {integer}
      */
     sendType: 2 | 3;
     contact: string;
     verifyCode: string;
     /** @description That of checkOldPhone. */
     ticket?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.BaseInfo"];
   400: components["responses"]["Product.400.1011.PER0006.SIG0004"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409.PER0004.PER0005"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 bindPhoneResult: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["BindPhoneResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 cancelAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     pass?: string;
     verifyCode?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400.1011.SIG0004.USR0054"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.GEN0403"];
   409: components["responses"]["Product.409.PER0003.PER0007"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0056.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 certifyName: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description A value of certificationTypeConfig.
      * @enum {integer}
      */
     certificationType: 1 | 2 | 3 | 4;
     realName: string;
     idNumber: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.BaseInfo"];
   400: components["responses"]["Product.400.SIG0004"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409.PER0001.PER0002"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 changePassword: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     oldPassword: string;
     newPassword: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RenewedSession"];
   400: components["responses"]["Product.400.SIG0004.USR0052.USR0054.USR0055"];
   401: components["responses"]["Product.401"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0056.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 changePhone: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description As checkOldPhone gave it. */
     ticket: string;
     phone: string;
     verifyCode: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.BaseInfo"];
   400: components["responses"]["Product.400.1011.PER0006.SIG0004"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409.PER0005"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 checkOldPhone: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     verifyCode: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PhoneTicket"];
   400: components["responses"]["Product.400.1011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409.PER0003"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 clearSsoCookies: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.SIG0001.SIG0002"];
   default: components["responses"]["Product.default"];
  };
 };
 compInfo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.OwnCompany"];
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 requestCompanyChange: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description 1 another legal person, 2 a company; as it is where absent.
      * @enum {integer}
      */
     compType?: 1 | 2;
     enterpriseName: string;
     /** @description The unified social credit code. */
     creditCode: string;
     legalPerson: string;
     contacts: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.OwnCompany"];
   400: components["responses"]["Product.400.COM0004.USR0061.USR0062"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.COM0002.COM0005"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 setCompanyLicence: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     aid: number | null;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.OwnCompany"];
   400: components["responses"]["Product.400.ATT0001.ATT0007"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.COM0003"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listOwnCompanyRequests: {
  parameters: {
   query?: {
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.OwnCompanyRequestPage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 withdrawCompanyRequest: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.OwnCompany"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.COM0003"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 removeFavourite: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["MessageMarks"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.FAV0001.USR0053.USR0073"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 exportOwnData: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     pass?: string;
     verifyCode?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["File.zip"];
   400: components["responses"]["Template.400.1011.SIG0004.USR0054"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.GEN0403"];
   409: components["responses"]["Template.409.PER0003"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   429: components["responses"]["Template.USR0056.GEN0429"];
   default: components["responses"]["Template.default"];
  };
 };
 listFavourites: {
  parameters: {
   query?: {
    /** @description Searched in subject and content. */
    keywords?: components["parameters"]["ownKeywords"];
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.MarkedMessagePage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 feedbackGrades: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["GradeChoices"];
     };
    };
   };
   400: components["responses"]["Product.GEN0400"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 findAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ticket: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.FoundAccount"];
   400: components["responses"]["Product.400.USR0057"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 findPassword: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     ticket: string;
     newPassword: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400.SIG0004.USR0052.USR0057"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 followMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["MessageMarks"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listFollows: {
  parameters: {
   query?: {
    /** @description Searched in subject and content. */
    keywords?: components["parameters"]["ownKeywords"];
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.MarkedMessagePage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 getBindVerifycode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description 2 a phone, 3 a mail address.
      * @enum {integer}
      */
     sendType: 2 | 3;
     contact: string;
     uuid?: string;
     captcha?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400.10007.11103.11104.SIG0004"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409.PER0009"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.1009.1010.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 getInfo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Info.UserInfo"];
   400: components["responses"]["Info.SIG0001.SIG0002"];
   401: components["responses"]["Info.401"];
   default: components["responses"]["Info.default"];
  };
 };
 getLoginPhoneVerifycode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     phone: string;
     uuid?: string;
     captcha?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400.10007.11103.11104.SIG0004"];
   403: components["responses"]["Product.1101"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.1009.1010.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 getOwnVerifycode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     purpose: "change" | "cancel" | "export";
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409.PER0003"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.1009.1010.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 getRecoverVerifycode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * @description 2 username is a phone, 3 a mail address.
      * @enum {integer}
      */
     sendType: 2 | 3;
     username: string;
     uuid?: string;
     captcha?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400.10007.11103.11104.SIG0004"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.1009.1010.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 getUserMsgCount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CountResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listOwnHandling: {
  parameters: {
   query?: {
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.OwnHandlingPage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 loginByPhone: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     verifyCode: string;
     phone: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.LoginResult"];
   400: components["responses"]["Product.400.1011.SIG0004"];
   403: components["responses"]["Product.USR0028.USR0043.USR0070"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 loginByUserName: {
  parameters: {
   query?: {
    /**
     * @description The captcha that was answered.
     * @example 0f8b2c1e-6a55-4f5e-9a61-0d6f3a4c7b21
     */
    uuid?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description Lower-case hex SHA-256 of the password. */
     password: string;
     pass: string;
     loginName: string;
     captcha?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.LoginResult"];
   400: components["responses"]["Product.400.10007.11103.11104.SIG0004.USR0004"];
   403: components["responses"]["Product.USR0028.USR0043.USR0070"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0005.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 listOwnLogins: {
  parameters: {
   query?: {
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.OwnLoginPage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   default: components["responses"]["Product.default"];
  };
 };
 logout: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getNotificationChoice: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.NotificationChoice"];
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   default: components["responses"]["Product.default"];
  };
 };
 saveNotificationChoice: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     mail: boolean;
     sms: boolean;
     kinds: ("own" | "followed" | "campaign" | "account" | "work")[];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.NotificationChoice"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409.PER0003.PER0008"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listNotifications: {
  parameters: {
   query?: {
    /** @description Searched in the subjects. */
    keywords?: string;
    /** @description The noun of the verbs, such as message, reply, grade, assignment, recheck, delivery, campaign, case. */
    kind?: string;
    /** @description 1 only new ones. */
    unread?: 0 | 1;
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.NotificationPage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   default: components["responses"]["Product.default"];
  };
 };
 getNotification: {
  parameters: {
   query: {
    /**
     * @description Its number.
     * @example 12
     */
    id: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.Notification"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   404: components["responses"]["Product.GEN0404"];
   default: components["responses"]["Product.default"];
  };
 };
 markNotificationsSeen: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     lastId: components["schemas"]["Id"];
     /** @description Only this one. */
     alone?: boolean;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CountResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 userPermissions: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["PermissionList"];
     };
    };
   };
   400: components["responses"]["Template.SIG0001.SIG0002"];
   401: components["responses"]["Template.401"];
   default: components["responses"]["Template.default"];
  };
 };
 likedIds: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["LikedIds"];
     };
    };
   };
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 getSecondFactor: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.SecondFactor"];
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.GEN0403"];
   default: components["responses"]["Product.default"];
  };
 };
 beginSecondFactor: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     password: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.SecondFactorSetUp"];
   400: components["responses"]["Product.400.SIG0004.USR0054"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.GEN0403"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0056.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 confirmSecondFactor: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     code: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RecoveryCodes"];
   400: components["responses"]["Product.400.USR0071"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.GEN0403"];
   409: components["responses"]["Product.409.USR0075"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 switchOffSecondFactor: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     password: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400.SIG0004.USR0054"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403.USR0074"];
   409: components["responses"]["Product.409.USR0076"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0056.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 addPasskey: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     name: components["schemas"]["PasskeyName"];
     /** @description The id of the passkey, base64url. */
     id: string;
     /** @description As the browser gave it, base64url. */
     clientDataJSON: string;
     /** @description As the browser gave it, base64url. */
     attestationObject: string;
     /** @description How the browser reaches the device. */
     transports: string[];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RecoveryCodes"];
   400: components["responses"]["Product.400.USR0080"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.GEN0403"];
   409: components["responses"]["Product.409.USR0075.USR0081.USR0083"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 beginPasskey: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     password: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PasskeyCreation"];
   400: components["responses"]["Product.400.SIG0004.USR0054"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.GEN0403"];
   409: components["responses"]["Product.409.USR0081"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0056.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 removePasskey: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     password: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400.SIG0004.USR0054"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409.USR0084"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0056.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 renamePasskey: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
     name: components["schemas"]["PasskeyName"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 renewRecoveryCodes: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     password: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RecoveryCodes"];
   400: components["responses"]["Product.400.SIG0004.USR0054"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409.USR0076"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0056.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 takeSecondStep: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description As USR0070 gave it. */
     ticket: string;
     /** @description Six digits of the authenticator, or a recovery code. */
     code: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.LoginResult"];
   400: components["responses"]["Product.400.USR0071.USR0072.USR0078"];
   403: components["responses"]["Product.USR0028.USR0043"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0077.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 takePasskeyStep: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description As USR0070 gave it. */
     ticket: string;
     /** @description The id of the passkey, base64url. */
     id: string;
     /** @description As the browser gave it, base64url. */
     clientDataJSON: string;
     /** @description As the browser gave it, base64url. */
     authenticatorData: string;
     /** @description As the browser gave it, base64url. */
     signature: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.LoginResult"];
   400: components["responses"]["Product.400.USR0072.USR0079"];
   403: components["responses"]["Product.USR0028.USR0043"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   429: components["responses"]["Product.USR0077.GEN0429"];
   default: components["responses"]["Product.default"];
  };
 };
 beginPasskeyStep: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description As USR0070 gave it. */
     ticket: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.PasskeyRequest"];
   400: components["responses"]["Product.400.USR0072"];
   409: components["responses"]["Product.409.USR0082"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listOwnSessions: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.OwnSessions"];
   400: components["responses"]["Product.SIG0001.SIG0002"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   default: components["responses"]["Product.default"];
  };
 };
 endOwnSession: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   404: components["responses"]["Product.GEN0404"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 endOtherSessions: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CountResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 listOwnMessages: {
  parameters: {
   query?: {
    /**
     * @description 1 all, 2 being examined, 3 returned, 4 in progress, an explanation too, 5 to grade now, 6 done, 7 withdrawn or deleted.
     * @example 1
     */
    display?: number;
    /** @description Searched in subject and content. */
    keywords?: components["parameters"]["ownKeywords"];
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.OwnMessagePage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 listTracks: {
  parameters: {
   query?: {
    /** @description Searched in subject and content. */
    keywords?: components["parameters"]["ownKeywords"];
    /**
     * @description Page, from 1.
     * @example 1
     */
    page?: components["parameters"]["page"];
    /** @description Records on a page. */
    rows?: components["parameters"]["rows"];
    /** @description nextCursor of the page before; page is then ignored. */
    cursor?: components["parameters"]["cursor"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   200: components["responses"]["Product.MarkedMessagePage"];
   400: components["responses"]["Product.400.MSG0011"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   default: components["responses"]["Product.default"];
  };
 };
 clearTracks: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CountResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 deleteTrack: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CountResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 unbindEmail: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description As checkOldPhone gave it. */
     ticket: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.BaseInfo"];
   400: components["responses"]["Product.400.PER0006"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.USR0053.USR0073"];
   409: components["responses"]["Product.409.PER0003.PER0008"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 unfollowMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     tid: components["schemas"]["Id"];
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["MessageMarks"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   401: components["responses"]["Product.401"];
   403: components["responses"]["Product.403"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 uploadAttachment: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /**
      * @description 1 an attachment of a text.
      * @enum {string}
      */
     attachmentType: "1";
     /**
      * Format: binary
      * @description The file.
      */
     file: Blob;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.Attachment"];
   400: components["responses"]["Template.ATT0001.ATT0005.ATT0006.GEN0400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.USR0053.USR0073"];
   409: components["responses"]["Template.GEN0422"];
   413: components["responses"]["Template.413.ATT0002.ATT0003.ATT0009.ATT0010.ATT0011"];
   415: components["responses"]["Template.415"];
   503: components["responses"]["Template.ATT0008.GEN0503"];
   default: components["responses"]["Template.default"];
  };
 };
 captchaChallenge: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description Names the captcha; made anew for each. */
     uuid: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.CaptchaChallenge"];
   400: components["responses"]["Product.400"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 verifyCaptchaExt: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description Base64 of JSON with algorithm, challenge, salt and signature as they were given, and the number. */
     captchaVerifyParam: string;
     /** @description As it came with the challenge. */
     sceneId: string;
    };
   };
  };
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      result: components["schemas"]["Success"];
      resultData: components["schemas"]["CaptchaVerifyResult"];
     };
    };
   };
   400: components["responses"]["Product.400"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 getOnlineCollects: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     keywords?: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Template.OnlineCampaign.list"];
   400: components["responses"]["Template.400"];
   401: components["responses"]["Template.401"];
   403: components["responses"]["Template.403"];
   413: components["responses"]["Template.413"];
   415: components["responses"]["Template.415"];
   default: components["responses"]["Template.default"];
  };
 };
 suggestMessages: {
  parameters: {
   query: {
    /**
     * @description Special characters are ignored.
     * @example 道路
     */
    keywords: string;
    /** @description The forum written to; its messages come first, those of other provinces last. */
    fid?: components["schemas"]["Id"];
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @constant */
      code: 0;
      msg: string;
      data: components["schemas"]["Suggestion"][];
     };
    };
   };
   400: components["responses"]["Template.GEN0400"];
   default: components["responses"]["Template.default"];
  };
 };
 checkNicknameValid: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     nickName: string;
    };
   };
  };
  responses: {
   200: components["responses"]["Product.nothing"];
   400: components["responses"]["Product.400.USR0060.USR0061"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
 checkVerifyCode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description The phone or mail address. */
     username: string;
     form: {
      /**
       * @description 2 username is a phone, 3 a mail address.
       * @enum {integer}
       */
      sendType: 2 | 3;
      verifyCode: string;
     };
    };
   };
  };
  responses: {
   200: components["responses"]["Product.RecoveryTicket"];
   400: components["responses"]["Product.400.1011.SIG0004"];
   409: components["responses"]["Product.409"];
   413: components["responses"]["Product.413"];
   415: components["responses"]["Product.415"];
   default: components["responses"]["Product.default"];
  };
 };
}
