// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

export interface paths {
    "/files/attachment/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An attachment that belongs to something */
        get: operations["getAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/upload_tmp/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file just uploaded, for who uploaded it */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process answers */
        get: operations["healthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server and its database answer */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/people/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with user name, password and captcha */
        post: operations["peopleLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments: a page of the list */
        get: operations["sysDeptList"];
        put?: never;
        /** Departments: a new record */
        post: operations["sysDeptCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Departments: delete records */
        post: operations["sysDeptDeleteMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments: the list as a file */
        get: operations["sysDeptExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Departments: read a file, write nothing */
        post: operations["sysDeptImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/import/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Departments: write what was read */
        post: operations["sysDeptImportConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tree of departments */
        get: operations["sysDeptTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments: to choose from */
        get: operations["sysDeptOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments: one record */
        get: operations["sysDeptGet"];
        /** Departments: change a record */
        put: operations["sysDeptUpdate"];
        post?: never;
        /** Departments: delete a record */
        delete: operations["sysDeptDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments: what happened to a record */
        get: operations["sysDeptHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/inbox/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The development inbox of SMS and mail */
        post: operations["pageDevInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/parameter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parameters: a page of the list */
        get: operations["sysParameterList"];
        put?: never;
        /** Parameters: a new record */
        post: operations["sysParameterCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/parameter/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parameters: delete records */
        post: operations["sysParameterDeleteMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/parameter/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parameters: the list as a file */
        get: operations["sysParameterExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/parameter/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parameters: read a file, write nothing */
        post: operations["sysParameterImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/parameter/import/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parameters: write what was read */
        post: operations["sysParameterImportConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/parameter/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parameters: to choose from */
        get: operations["sysParameterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/parameter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parameters: one record */
        get: operations["sysParameterGet"];
        /** Parameters: change a record */
        put: operations["sysParameterUpdate"];
        post?: never;
        /** Parameters: delete a record */
        delete: operations["sysParameterDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/parameter/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parameters: what happened to a record */
        get: operations["sysParameterHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles: a page of the list */
        get: operations["sysRoleList"];
        put?: never;
        /** Roles: a new record */
        post: operations["sysRoleCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Roles: delete records */
        post: operations["sysRoleDeleteMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles: the list as a file */
        get: operations["sysRoleExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Roles: read a file, write nothing */
        post: operations["sysRoleImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/import/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Roles: write what was read */
        post: operations["sysRoleImportConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles: to choose from */
        get: operations["sysRoleOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles: one record */
        get: operations["sysRoleGet"];
        /** Roles: change a record */
        put: operations["sysRoleUpdate"];
        post?: never;
        /** Roles: delete a record */
        delete: operations["sysRoleDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles: what happened to a record */
        get: operations["sysRoleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users: a page of the list */
        get: operations["sysUserList"];
        put?: never;
        /** Users: a new record */
        post: operations["sysUserCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Users: delete records */
        post: operations["sysUserDeleteMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable users, whose sessions end */
        post: operations["disableUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable users */
        post: operations["enableUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users: the list as a file */
        get: operations["sysUserExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Users: read a file, write nothing */
        post: operations["sysUserImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/import/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Users: write what was read */
        post: operations["sysUserImportConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users: to choose from */
        get: operations["sysUserOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choose one of the staff */
        get: operations["sysUserPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset somebody's password
         * @description The user signs in with the new password once and must change it then. Without one, a password is made up and answered this once. Every session of the user ends.
         */
        post: operations["resetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody try their password again */
        post: operations["unlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users: one record */
        get: operations["sysUserGet"];
        /** Users: change a record */
        put: operations["sysUserUpdate"];
        post?: never;
        /** Users: delete a record */
        delete: operations["sysUserDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users: what happened to a record */
        get: operations["sysUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taskBoard/menuTaskNum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers at the menu entries */
        get: operations["menuTaskNum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userLogin/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A captcha picture of five characters */
        get: operations["captchaImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userRegister/checkUserName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a user name can be registered */
        post: operations["checkUserName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userRegister/getVerifycode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code for registering */
        post: operations["getRegisterPhoneVerifycode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userRegister/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a citizen */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A captcha picture of five characters, second address */
        get: operations["authCaptchaImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/domainList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Domains of messages */
        post: operations["domainList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editor/comments/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve the comment of a grade */
        post: operations["approveComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editor/comments/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse the comment of a grade */
        post: operations["refuseComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editor/queue/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many there are in each tab of the queue */
        post: operations["editorQueueCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editor/queue/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What waits for an editor, or was decided
         * @description display: 1 messages, 2 supplements, 3 comments of grades, 4 approved messages, 5 returned messages.
         */
        post: operations["pageEditorQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editor/supplements/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a supplement, redacted or not */
        post: operations["approveSupplement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editor/supplements/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return a supplement */
        post: operations["returnSupplement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editor/threads/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a message, redacted or not */
        post: operations["approveMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editor/threads/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One message, as an editor sees it */
        post: operations["getEditorMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editor/threads/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return a message to its author */
        post: operations["returnMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/forum/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One forum */
        get: operations["getForum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/forum/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Forums of a region or an organization */
        get: operations["listForums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/board/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tabs of all boards at once */
        get: operations["boardCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/delAnswerAttach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an attachment of a published reply */
        post: operations["deleteReplyAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/detector/answerContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check an answer before it goes on */
        post: operations["detectAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/group/subordinates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups directly below mine */
        get: operations["listSubordinates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/panswer/att/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an attachment of an assignment's draft public or not */
        post: operations["setDraftAttachmentPublic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/panswer/delAttach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an attachment of an assignment's draft */
        post: operations["deleteDraftAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/adopt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adopt a draft, edited or not */
        post: operations["adoptAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in an answer as a draft */
        post: operations["answerProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign a message to a subordinate */
        post: operations["assignMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/assignOffline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transfer a message offline */
        post: operations["assignOffline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/cancelApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a return request */
        post: operations["cancelApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/cancelOfflineProcess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an offline transfer */
        post: operations["cancelOfflineProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/cancelProcess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an assignment, or agree to its return */
        post: operations["cancelProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/from-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many there are in each tab of what I gave */
        post: operations["fromCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/page-from": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assignments I gave */
        post: operations["pageFrom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/page-to": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assignments I received */
        post: operations["pageTo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/receiveProcess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an assignment */
        post: operations["receiveProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/recordResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record what came of an offline transfer */
        post: operations["recordOfflineResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/refuseApplyCancelProcess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a return request */
        post: operations["refuseApplyCancelProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/requestReturn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to return an assignment */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/sendBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a draft back */
        post: operations["sendBackAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/takeBackAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a draft back */
        post: operations["takeBackAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/process/to-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many there are in each tab of what I received */
        post: operations["toCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/standardTexts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My group's standard texts */
        get: operations["listStandardTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/standardTexts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a standard text */
        post: operations["deleteStandardText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/standardTexts/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a standard text, or change one */
        post: operations["saveStandardText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/threads/ans-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many there are in each tab of my forums' messages */
        post: operations["ansCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/threads/att/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a citizen's public attachment, or show it again */
        post: operations["setMessageAttachmentPublic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/threads/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One message, as its handlers see it */
        post: operations["getStaffMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/threads/editReply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit a reply that was not graded yet */
        post: operations["editReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/threads/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Explain after a grade */
        post: operations["explainMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/threads/page-ans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Messages of my forums */
        post: operations["pageAns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/threads/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply to a message */
        post: operations["replyMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/org/threads/revealPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The author's phone, unmasked and on record */
        post: operations["revealAuthorPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/region/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The regions below a region */
        get: operations["regionChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the front ends need to know */
        get: operations["siteConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers of the home page */
        get: operations["siteNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a message */
        post: operations["postMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One message, with its texts, replies, grades and timeline */
        post: operations["getMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/grade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grade the reply, or after an explanation once more */
        post: operations["gradeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public messages, of a forum or of all, searched or not */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a returned message again */
        post: operations["resubmitMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/supplement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to a message */
        post: operations["supplementMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a message that is not approved */
        post: operations["withdrawMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/topicList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Topics */
        post: operations["topicList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/typeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Types of message */
        post: operations["typeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description All sessions of the account end; the answer opens the one with which the caller goes on.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/getInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/getLoginPhoneVerifycode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code for signing in by phone */
        post: operations["getLoginPhoneVerifycode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/getUserMsgCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many notifications are new */
        post: operations["getUserMsgCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/loginByPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a phone code */
        post: operations["loginByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/loginByUserName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with user name and password
         * @description password is checked for its shape only; pass is verified. After a failure the captcha is asked for.
         */
        post: operations["loginByUserName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest notifications */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/notices/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notifications as read up to one of them */
        post: operations["markNoticesSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the session may do */
        get: operations["userPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own messages */
        get: operations["listOwnMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/attachment/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture or a video */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A captcha without a picture
         * @description A challenge of ALTCHA's first protocol: the number from 0 to maxnumber is to be found whose SHA-256 in hex, written after the salt, is the challenge. It replaces a picture of the same uuid.
         */
        post: operations["captchaChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/captcha/verifyExt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a captcha that was solved without a picture
         * @description After true, signing in with the uuid of the challenge and without captcha counts as answered, once. False for what is wrong, of another scene, expired, or handed in before.
         */
        post: operations["verifyCaptchaExt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/threads/simpleThreadsSuggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages proposed while typing */
        get: operations["suggestMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
            /** @description Why it was closed. */
            closeReason: string | null;
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
             * @description Trace state.
             * @enum {integer}
             */
            state: 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21;
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
        /** @description The users that were changed. */
        ChangedUsers: {
            /** @description Their ids. */
            ids: number[];
        };
        /** @description The message’s text (first) or a supplement. */
        ContentItem: {
            /** @description Number. */
            id: number;
            /** @description The text, as far as the reader may see it. */
            content: string;
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
        };
        /** @description A count. */
        CountResult: {
            /** @description How many. */
            count: number;
        };
        /** @description A department with those below it. */
        DeptNode: {
            /** @description Its id. */
            id: number;
            /** @description What it is called. */
            name: string;
            children: components["schemas"]["DeptNode"][];
        };
        /** @description What the detector finds in an answer. */
        DetectorResult: {
            /** @description What was found, in words; null: nothing. */
            description: string | null;
            /** @description Each thing found. */
            findings: ("phone" | "idNumber" | "forbiddenWord" | "template" | "copied" | "unrelated")[];
        };
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
            /** @description How many there are. */
            total: number;
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
            /** @description The author’s shown name. */
            nickName?: string;
            /** @description Posted from this moment. */
            timeSt?: number;
            /** @description Posted up to this moment. */
            timeEd?: number;
            /** @description Sub-tab. */
            display?: number;
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
            order?: "approvedAt:desc" | "approvedAt:asc" | "gradeApprovedAt:desc" | "gradeApprovedAt:asc" | "repliedAt:desc" | "repliedAt:asc" | "deadlineAt:asc" | "assignedAt:desc" | "assignedAt:asc";
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
            /** @description Number of the message, supplement or grade. */
            id: number;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "message" | "supplement" | "comment";
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
            /** @description Attachments. */
            attachmentCount: number;
            /** @description The message’s version. */
            version: number;
            /** @description The operations that the reader may call on this record now. */
            allowedActions: string[];
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
            /** @description What is wrong, line by line. */
            errors: components["schemas"]["EntityImportError"][];
            /** @description The first valid lines. */
            sample: {
                [key: string]: unknown;
            }[];
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
        /** @description One record as something to choose. */
        EntityOption: {
            /** @description Its id. */
            id: number;
            /** @description What it is called. */
            label: string;
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
        /** @description What is wrong with one field. */
        FieldError: {
            /** @description The field. */
            path: string;
            /** @description What is wrong, in the caller's language. */
            message: string;
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
            /** @description Approved messages. */
            messageCount: number;
            /** @description Messages that were replied to. */
            replyCount: number;
        };
        /** @description A page of forums. */
        ForumPage: {
            list: components["schemas"]["Forum"][];
            /** @description How many there are. */
            total: number;
        };
        /** @description A citizen’s grade. */
        Grade: {
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
        /** @description How the server is. */
        Health: {
            /**
             * @description In a word.
             * @enum {string}
             */
            status: "ok" | "unavailable";
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
            result: {
                code: number | string;
                msg: string;
            };
            /** @description The data. */
            data: unknown;
        };
        /** @description A password that was set for somebody else. */
        IssuedPassword: {
            /** @description The user. */
            id: number;
            /** @description What was made up, shown this once; null where it was typed. */
            password: string | null;
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
            /** @description Sub-tab. */
            display?: number;
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
            order?: "approvedAt:desc" | "approvedAt:asc" | "gradeApprovedAt:desc" | "gradeApprovedAt:asc" | "repliedAt:desc" | "repliedAt:asc" | "deadlineAt:asc" | "assignedAt:desc" | "assignedAt:asc";
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
        /** @description The number that stands at a menu entry. */
        MenuCount: {
            /** @description Menu id, 20 to 26. */
            menuId: number;
            /** @description How many. */
            count: number;
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
            /** @description Likes. */
            likeCount: number;
            /** @description Version. */
            version: number;
            /** @description Whether the reader wrote it. */
            own: boolean;
            /** @description Whether replies to it can be graded. */
            gradingUsed: boolean;
            /** @description Until when it can be graded. */
            gradingEndsAt: number | null;
            /** @description The operations that the reader may call on this record now. */
            allowedActions: string[];
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
            /** @description Last grade, rounded, 1 to 5. */
            satisfaction: number | null;
            /** @description Likes. */
            likeCount: number;
            /** @description Whether the suggestion was adopted. */
            adopted: boolean;
            /** @description Whether replies to it can be graded. */
            gradingUsed: boolean;
        };
        /** @description Nothing to tell. */
        NoData: Record<string, never>;
        /** @description A notification of something that happened. */
        Notice: {
            /** @description Number. */
            id: number;
            /** @description The message it is about. */
            tid: number | null;
            /** @description What happened: an event’s verb. */
            verb: string;
            /** @description The message’s subject. */
            subject: string;
            /** @description When. */
            at: number;
            /** @description Whether it is new. */
            unread: boolean;
        };
        /** @description The latest notifications. */
        NoticePage: {
            list: components["schemas"]["Notice"][];
            /** @description How many there are. */
            total: number;
            /** @description How many are new. */
            unread: number;
        };
        /** @description A page of one’s own messages. */
        OwnMessagePage: {
            list: components["schemas"]["OwnMessageRow"][];
            /** @description How many there are. */
            total: number;
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
            /** @description Whether replies to it can be graded. */
            gradingUsed: boolean;
            /** @description Version. */
            version: number;
            /** @description The operations that the reader may call on this record now. */
            allowedActions: string[];
        };
        /** @description What the session may do. */
        PermissionList: string[];
        /** @description A message that was written. */
        PostResult: {
            /** @description Message id. */
            tid: number;
            /** @description Version. */
            version: number;
        };
        /** @description A product call that was refused. */
        ProductRefusal: {
            result: components["schemas"]["ResultCode"];
            resultData: null;
        };
        /** @description A product reply. */
        ProductReply: {
            result: {
                code: number | string;
                msg: string;
            };
            /** @description The data. */
            resultData: unknown;
        };
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
            /** @description Version, for editing. */
            version: number;
            attachments: components["schemas"]["Attachment"][];
        };
        /** @description The result of a call. */
        ResultCode: {
            /** @description 0 for success. */
            code: number | string;
            /** @description In the caller's language. */
            msg: string;
            /** @description What is wrong with which field. */
            fields?: components["schemas"]["FieldError"][];
            detail?: components["schemas"]["UserForbid"];
        };
        /** @description A phone number, unmasked; the reading is on record. */
        RevealedPhone: {
            /** @description The number; null where the author gave none. */
            phone: string | null;
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
            limits: components["schemas"]["SiteLimits"];
            dictList: components["schemas"]["DictType"][];
            /** @description Permission strings that the site knows. */
            permissions: string[];
            /** @description Where accounts of organization 4 go after signing in. */
            channelUrl: string;
            /** @description The server’s clock, so that a wrong device clock can be allowed for. */
            serverTime: number;
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
        };
        /** @description The numbers of the home page. */
        SiteNumbers: {
            /** @description Messages that were approved. */
            messages: number;
            /** @description Messages that have a reply. */
            replied: number;
            /** @description Median days from approval to the first reply, last 90 days. */
            medianDays: number | null;
            /** @description When they were counted. */
            at: number;
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
        };
        /** @description A text of a message, in the original and as redacted. */
        StaffContentItem: {
            /** @description Number. */
            id: number;
            /** @description The original. */
            content: string;
            /** @description As redacted by an editor. */
            publicContent: string | null;
            /**
             * @description 0 pending, 1 approved, 2 returned.
             * @enum {integer}
             */
            auditState: 0 | 1 | 2 | 3 | 4;
            /** @description Why it was returned. */
            auditNote: string | null;
            /** @description When it was written. */
            createdAt: number;
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
            /** @description The subject as redacted. */
            publicSubject: string | null;
            contentList: components["schemas"]["StaffContentItem"][];
            replies: components["schemas"]["StaffReply"][];
            grades: components["schemas"]["Grade"][];
            timeline: components["schemas"]["TimelineEntry"][];
            assignments: components["schemas"]["Assignment"][];
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
            /** @description When the clock started. */
            clockStartedAt: number | null;
            /** @description Whether replies to it can be graded. */
            gradingUsed: boolean;
            /** @description Whether the grade asks for an explanation. */
            explainDue: boolean;
            /** @description Last grade, rounded, 1 to 5. */
            satisfaction: number | null;
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
            /** @description Whether the grade asks for an explanation. */
            explainDue: boolean;
            /** @description Whether it is assigned at present. */
            assigned: boolean;
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
        /** @description A message proposed while typing. */
        Suggestion: {
            /** @description Message id. */
            tid: number;
            /** @description Subject. */
            subject: string;
            /** @description The office it is addressed to. */
            forumName: string;
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
             * @default null
             * @example 1
             */
            parentId: number | null;
            /**
             * @description Its place among its neighbours, smaller first.
             * @default 0
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
             * @description What it is set to.
             * @example 22
             */
            value: string;
            /**
             * @description What it is for.
             * @default
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
             * @example 22
             */
            value: string;
            /**
             * @description What it is for.
             * @default
             * @example Shortest reply, in characters.
             */
            remark?: string;
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
             * @default
             * @example 管理本部门的用户
             */
            remark: string;
            /**
             * @description Menu authorisation: the menus and buttons that it opens.
             * @default []
             * @example [
             *       1001
             *     ]
             */
            menuIdList: number[];
            /**
             * @description Department data authorisation: 0 all, 1 own department and below, 2 chosen departments.
             * @default 1
             * @example 1
             * @enum {integer}
             */
            dataScope: 0 | 1 | 2;
            /**
             * @description The departments whose data it opens.
             * @default []
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
             * @default 2
             * @example 2
             * @enum {integer}
             */
            gender: 0 | 1 | 2;
            /**
             * @description 0 disabled, 1 normal.
             * @default 1
             * @example 1
             * @enum {integer}
             */
            status: 0 | 1;
            /**
             * @description What they may do follows from these roles.
             * @default []
             * @example [
             *       2
             *     ]
             */
            roleIdList: number[];
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
            /** @description Since when there is the account. */
            createdAtFrom?: number;
            /** @description Since when there is the account. */
            createdAtTo?: number;
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
             * @description A first password, which they must change; absent: as it was.
             * @example Chang-jiang9
             */
            password?: string;
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
            /** @description How many of them are urgent (priorityLevel 1). */
            urgent: number;
            /** @description How many of them are ordinary (priorityLevel 2). */
            ordinary: number;
        };
        /** @description A newer or template call that was refused. */
        TemplateRefusal: {
            code: number | string;
            msg: string;
            data: null;
            fields?: components["schemas"]["FieldError"][];
            detail?: components["schemas"]["UserForbid"];
        };
        /** @description A reply of a newer call, and of the template layer. */
        TemplateReply: {
            code: number | string;
            msg: string;
            /** @description The data. */
            data: unknown;
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
            /** @description How long it took since the step before. */
            secondsSincePrevious: number | null;
        };
        /** @description A topic. */
        Topic: {
            /** @description Topic id. */
            topicId: number;
            /** @description Its name. */
            topicName: string;
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
            /** @description The session’s token. */
            token: string;
        };
        /** @description A page of staff. */
        UserPage: {
            /** @description The page, newest first. */
            list: components["schemas"]["UserRow"][];
            /** @description How many there are; exact up to 10,000, and 10,001 for more. */
            total: number;
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
    };
    responses: never;
    parameters: {
        /** @description The session's token; empty for a visitor. */
        token: string;
        /** @description The language of texts in the answer. */
        language: string;
        /** @description When the request was signed, in whole seconds. */
        timestamp: string;
        /** @description A random text, used once. */
        nonce: string;
        /** @description The application that signs. */
        appCode: string;
        /** @description Lower-case hex SHA-256 of url, token, appCode, timestamp, nonce and body, joined by line feeds. */
        sign: string;
        /** @description The same key again repeats the first answer and changes nothing. */
        idempotencyKey: string;
        /** @description A timestamp against caches. */
        t: string;
        /** @description Forum id. */
        fid: components["schemas"]["Id"];
        /** @description Message id. */
        tid: components["schemas"]["Id"];
        /** @description Page, from 1. */
        page: number;
        /** @description Records on a page. */
        rows: 10 | 20 | 30 | 50 | 100;
        /** @description nextCursor of the page before; page is then ignored. */
        cursor: string;
        /** @description Names a captcha; made anew for each picture. */
        uuid: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
            /** @description An attachment that belongs to something */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description A file just uploaded, for who uploaded it */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Whether the process answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Whether the server and its database answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Sign in with user name, password and captcha */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: 10007 | 11103 | 11104 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0004";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0028" | "USR0043";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0005" | "GEN0429";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                range?: string;
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
            /** @description Departments: a page of the list */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example dept 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Departments: a new record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0002" | "ENT0004" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0123" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0001" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Departments: delete records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            ids: components["schemas"]["Id"][];
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0003" | "ENT0121" | "ENT0122" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysDeptExport: {
        parameters: {
            query: {
                /**
                 * @description The kind of file.
                 * @example csv
                 */
                format: "csv" | "xlsx";
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
            /** @description Departments: the list as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Departments: read a file, write nothing */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0007" | "ENT0008" | "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0422";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                "application/json": {
                    batchId: string;
                };
            };
        };
        responses: {
            /** @description Departments: write what was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            created: number;
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0011" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "ENT0009";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0010" | "ENT0012" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description The tree of departments */
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysDeptOptions: {
        parameters: {
            query?: {
                /**
                 * @description The first and the last record wanted, counted from 0; absent: the first ten.
                 * @example [0,9]
                 */
                range?: string;
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
            /** @description Departments: to choose from */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example dept 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Departments: one record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
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
            /** @description Departments: change a record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0002" | "ENT0004" | "ENT0120" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0123" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
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
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Departments: delete a record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0003" | "ENT0121" | "ENT0122" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysDeptHistory: {
        parameters: {
            query?: {
                /**
                 * @description The first and the last record wanted, counted from 0; absent: the first ten.
                 * @example [0,9]
                 */
                range?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Its number.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Departments: what happened to a record */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example dept 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                    /**
                     * @description 1 all, 2 SMS, 3 mail.
                     * @enum {integer}
                     */
                    display?: 1 | 2 | 3;
                    /** @description Searched in recipient and text. */
                    keywords?: string;
                    page?: number;
                    /** @enum {integer} */
                    rows?: 10 | 20 | 30 | 50 | 100;
                    /** @enum {string} */
                    order?: "at:desc";
                };
            };
        };
        responses: {
            /** @description The development inbox of SMS and mail */
            200: {
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                range?: string;
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
            /** @description Parameters: a page of the list */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example parameter 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Parameters: a new record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0004" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0001" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Parameters: delete records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            ids: components["schemas"]["Id"][];
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysParameterExport: {
        parameters: {
            query: {
                /**
                 * @description The kind of file.
                 * @example csv
                 */
                format: "csv" | "xlsx";
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
            /** @description Parameters: the list as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Parameters: read a file, write nothing */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0007" | "ENT0008" | "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0422";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                "application/json": {
                    batchId: string;
                };
            };
        };
        responses: {
            /** @description Parameters: write what was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            created: number;
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0011" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "ENT0009";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0010" | "ENT0012" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysParameterOptions: {
        parameters: {
            query?: {
                /**
                 * @description The first and the last record wanted, counted from 0; absent: the first ten.
                 * @example [0,9]
                 */
                range?: string;
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
            /** @description Parameters: to choose from */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example parameter 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parameters: one record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
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
            /** @description Parameters: change a record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0004" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
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
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parameters: delete a record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysParameterHistory: {
        parameters: {
            query?: {
                /**
                 * @description The first and the last record wanted, counted from 0; absent: the first ten.
                 * @example [0,9]
                 */
                range?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Its number.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parameters: what happened to a record */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example parameter 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                range?: string;
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
            /** @description Roles: a page of the list */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example role 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Roles: a new record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0002" | "ENT0004" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0115" | "ENT0125" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0001" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Roles: delete records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            ids: components["schemas"]["Id"][];
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0130" | "ENT0134" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0132" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysRoleExport: {
        parameters: {
            query: {
                /**
                 * @description The kind of file.
                 * @example csv
                 */
                format: "csv" | "xlsx";
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
            /** @description Roles: the list as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Roles: read a file, write nothing */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0007" | "ENT0008" | "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0422";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                "application/json": {
                    batchId: string;
                };
            };
        };
        responses: {
            /** @description Roles: write what was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            created: number;
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0011" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "ENT0009";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0010" | "ENT0012" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysRoleOptions: {
        parameters: {
            query?: {
                /**
                 * @description The first and the last record wanted, counted from 0; absent: the first ten.
                 * @example [0,9]
                 */
                range?: string;
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
            /** @description Roles: to choose from */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example role 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles: one record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
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
            /** @description Roles: change a record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0002" | "ENT0004" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0115" | "ENT0125" | "ENT0131" | "ENT0134" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
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
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles: delete a record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0130" | "ENT0134" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0132" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysRoleHistory: {
        parameters: {
            query?: {
                /**
                 * @description The first and the last record wanted, counted from 0; absent: the first ten.
                 * @example [0,9]
                 */
                range?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Its number.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles: what happened to a record */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example role 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                range?: string;
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
            /** @description Users: a page of the list */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example user 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Users: a new record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0002" | "ENT0004" | "ENT0111" | "ENT0112" | "ENT0118" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0005" | "ENT0115" | "ENT0123" | "ENT0125" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0001" | "ENT0110" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Users: delete records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            ids: components["schemas"]["Id"][];
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0113" | "ENT0116" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0003" | "ENT0114" | "ENT0117" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Disable users, whose sessions end */
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0113" | "ENT0116" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0114" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Enable users */
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0116" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysUserExport: {
        parameters: {
            query: {
                /**
                 * @description The kind of file.
                 * @example csv
                 */
                format: "csv" | "xlsx";
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
            /** @description Users: the list as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Users: read a file, write nothing */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0007" | "ENT0008" | "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0422";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                "application/json": {
                    batchId: string;
                };
            };
        };
        responses: {
            /** @description Users: write what was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            created: number;
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0011" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "ENT0009";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0010" | "ENT0012" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysUserOptions: {
        parameters: {
            query?: {
                /**
                 * @description The first and the last record wanted, counted from 0; absent: the first ten.
                 * @example [0,9]
                 */
                range?: string;
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
            /** @description Users: to choose from */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example user 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysUserPage: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Records on a page.
                 * @example 10
                 */
                rows?: 10 | 20 | 30 | 50 | 100;
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
            /** @description Choose one of the staff */
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Reset somebody's password */
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0111" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0116" | "ENT0119" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Let somebody try their password again */
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0116" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users: one record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
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
                     * @description A first password, which they must change; absent: as it was.
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
            /** @description Users: change a record */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0002" | "ENT0004" | "ENT0111" | "ENT0112" | "ENT0118" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0005" | "ENT0113" | "ENT0115" | "ENT0116" | "ENT0119" | "ENT0123" | "ENT0125" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0001" | "ENT0110" | "ENT0114" | "GEN0409" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: {
                            current?: components["schemas"]["SysUser"];
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users: delete a record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        msg: string;
                        data: {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0113" | "ENT0116" | "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0003" | "ENT0114" | "ENT0117" | "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    sysUserHistory: {
        parameters: {
            query?: {
                /**
                 * @description The first and the last record wanted, counted from 0; absent: the first ten.
                 * @example [0,9]
                 */
                range?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Its number.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users: what happened to a record */
            200: {
                headers: {
                    /**
                     * @description First and last record of the page, and how many there are; 10,001 says that there are more.
                     * @example user 0-9/1234
                     */
                    "Content-Range"?: string;
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ENT0006" | "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0404";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description The numbers at the menu entries */
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description A captcha picture of five characters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0422";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                     * @description 1 a user name.
                     * @enum {integer}
                     */
                    sendType: 1;
                    username: string;
                };
            };
        };
        responses: {
            /** @description Whether a user name can be registered */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "USR0050";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                };
            };
        };
        responses: {
            /** @description Send a code for registering */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0422" | "SIG0003";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: 1009 | 1010 | "GEN0429";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                };
            };
        };
        responses: {
            /** @description Register a citizen */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: 1011 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0052";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0422" | "SIG0003" | "USR0050" | "USR0051";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description A captcha picture of five characters, second address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0422";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Domains of messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["DictValue"][];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0400";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Approve the comment of a grade */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Refuse the comment of a grade */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description How many there are in each tab of the queue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["BoardCount"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0010" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description What waits for an editor, or was decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["EditorPage"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0010" | "MSG0011" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                };
            };
        };
        responses: {
            /** @description Approve a supplement, redacted or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Return a supplement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                };
            };
        };
        responses: {
            /** @description Approve a message, redacted or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description One message, as an editor sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["StaffMessageDetail"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Return a message to its author */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description One forum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Forum"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0400";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                /** @description 1 local, 3 ministry, 5 congress. */
                organization?: 1 | 3 | 5;
                /** @description Searched in the names. */
                keywords?: string;
                /** @description Page, from 1. */
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
            /** @description Forums of a region or an organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["ForumPage"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0400";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description The tabs of all boards at once */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0403" | "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description Delete an attachment of a published reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Check an answer before it goes on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["DetectorResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description The groups directly below mine */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["GroupOption"][];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Make an attachment of an assignment's draft public or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["StaffAttachment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Delete an attachment of an assignment's draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                };
            };
        };
        responses: {
            /** @description Adopt a draft, edited or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0004" | "MSG0012" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Hand in an answer as a draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ATT0004" | "ATT0007" | "GEN0400" | "MSG0004" | "MSG0012" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Assign a message to a subordinate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0002" | "ASG0005" | "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "MSG0007" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0003" | "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Transfer a message offline */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0005" | "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "MSG0007" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0003" | "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Withdraw a return request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Cancel an offline transfer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Cancel an assignment, or agree to its return */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description How many there are in each tab of what I gave */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["BoardCount"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0008" | "MSG0009" | "MSG0010" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Assignments I gave */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["AssignmentPage"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0008" | "MSG0009" | "MSG0010" | "MSG0011" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Assignments I received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["AssignmentPage"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0008" | "MSG0009" | "MSG0010" | "MSG0011" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Accept an assignment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Record what came of an offline transfer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Refuse a return request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Ask to return an assignment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0006" | "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "ASG0004" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Send a draft back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Take a draft back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Assignment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ASG0001" | "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description How many there are in each tab of what I received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["BoardCount"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0008" | "MSG0009" | "MSG0010" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description My group's standard texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["StandardText"][];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Delete a standard text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Add a standard text, or change one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["StandardText"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description How many there are in each tab of my forums' messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["BoardCount"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0008" | "MSG0009" | "MSG0010" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Hide a citizen's public attachment, or show it again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["StaffAttachment"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description One message, as its handlers see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["StaffMessageDetail"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                    detectorReason?: string;
                };
            };
        };
        responses: {
            /** @description Edit a reply that was not graded yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0004" | "MSG0012" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                };
            };
        };
        responses: {
            /** @description Explain after a grade */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ATT0004" | "ATT0007" | "GEN0400" | "MSG0004" | "MSG0012" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "MSG0007" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Messages of my forums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["StaffMessagePage"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0008" | "MSG0009" | "MSG0010" | "MSG0011" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                };
            };
        };
        responses: {
            /** @description Reply to a message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ATT0004" | "ATT0007" | "GEN0400" | "MSG0004" | "MSG0012" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description The author's phone, unmasked and on record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["RevealedPhone"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description The regions below a region */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    siteConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the front ends need to know */
            200: {
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
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    siteNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of the home page */
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
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
                    subject: string;
                    content: string;
                    remark?: string;
                    location?: string;
                    isPublic: boolean;
                    isAnonymous: boolean;
                    aids?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Write a message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ATT0004" | "ATT0007" | "GEN0400" | "MSG0002" | "MSG0003" | "MSG0005" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "SN0011" | "USR0044" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0045" | "GEN0429";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description One message, with its texts, replies, grades and timeline */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["MessageDetail"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0400";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                    comment?: string;
                    thanksFlag?: boolean;
                };
            };
        };
        responses: {
            /** @description Grade the reply, or after an explanation once more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                /** @description Messages of this region's forums and of those below it. */
                regionId?: components["schemas"]["Id"];
                /** @description Searched in subject and content; one character is enough. */
                keywords?: string;
                /** @description Type of message. */
                typeId?: 1 | 2 | 5 | 6 | 9;
                /** @description Domain. */
                domainId?: number;
                /** @description 1 with a reply, 0 without. */
                replied?: 0 | 1;
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
                page?: number;
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
            /** @description Public messages, of a forum or of all, searched or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["MessagePage"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0010" | "MSG0011";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                    /** @enum {integer} */
                    typeId: 1 | 2 | 5 | 6 | 9;
                    domainId: number;
                    subject: string;
                    content: string;
                    remark?: string;
                    location?: string;
                    isPublic: boolean;
                    isAnonymous: boolean;
                    aids?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Send a returned message again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ATT0004" | "ATT0007" | "GEN0400" | "MSG0002" | "MSG0003" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0044" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0409" | "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
                    aids?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Add to a message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "ATT0004" | "ATT0007" | "GEN0400" | "MSG0002" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0044" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Withdraw a message that is not approved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["PostResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no such thing, or the session may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0404";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "MSG0001" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Topics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["Topic"][];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0400";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Types of message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["DictValue"][];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0400";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Change one's own password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["RenewedSession"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0052" | "USR0054" | "USR0055";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0056" | "GEN0429";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Who is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        data: components["schemas"]["UserInfo"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        data: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        data: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        data: null;
                    };
                };
            };
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
                };
            };
        };
        responses: {
            /** @description Send a code for signing in by phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: 1101;
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: 1009 | 1010 | "GEN0429";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description How many notifications are new */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["CountResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Sign in with a phone code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["LoginResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: 1011 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0028" | "USR0043";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Sign in with user name and password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["LoginResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: 10007 | 11103 | 11104 | "GEN0400" | "SIG0001" | "SIG0002" | "SIG0004" | "USR0004";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0028" | "USR0043";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0005" | "GEN0429";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Sign out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: number;
                /** @description Records on a page. */
                rows?: components["parameters"]["rows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["NoticePage"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
        };
    };
    markNoticesSeen: {
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
                };
            };
        };
        responses: {
            /** @description Mark notifications as read up to one of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["CountResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description What the session may do */
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "SIG0001" | "SIG0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
    listOwnMessages: {
        parameters: {
            query?: {
                /**
                 * @description 1 all, 2 being examined, 3 returned, 4 awaiting a reply, 5 to grade, 6 done, 7 withdrawn.
                 * @example 1
                 */
                display?: number;
                /** @description Page, from 1. */
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
            /** @description One's own messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["OwnMessagePage"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "MSG0011" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "USR0001" | "USR0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0403" | "USR0053";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Upload a picture or a video */
            200: {
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ATT0001" | "ATT0005" | "ATT0006" | "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description There is no valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "USR0001" | "USR0002";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The session may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "USR0053";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0422";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "ATT0002" | "ATT0003" | "GEN0413";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0415";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
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
            /** @description A captcha without a picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["CaptchaChallenge"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            /** @description Verify a captcha that was solved without a picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            code: 0;
                            msg: string;
                        };
                        resultData: components["schemas"]["CaptchaVerifyResult"];
                    };
                };
            };
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0400" | "SIG0001" | "SIG0002";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description The state of things does not allow it, or somebody else was first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0422" | "SIG0003";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0413";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description A content type that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @constant */
                            code: "GEN0415";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result of a call. */
                        result: {
                            /** @enum {unknown} */
                            code: "GEN0429" | "GEN0500" | "GEN0503";
                            /** @description In the caller's language. */
                            msg: string;
                            /** @description What is wrong with which field. */
                            fields?: components["schemas"]["FieldError"][];
                            detail?: components["schemas"]["UserForbid"];
                        };
                        resultData: null;
                    };
                };
            };
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages proposed while typing */
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
            /** @description Something in the request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "GEN0400";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
            /** @description Too many requests, broken, or busy */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        code: "GEN0429" | "GEN0500" | "GEN0503";
                        msg: string;
                        data: null;
                        fields?: components["schemas"]["FieldError"][];
                        detail?: components["schemas"]["UserForbid"];
                    };
                };
            };
        };
    };
}
