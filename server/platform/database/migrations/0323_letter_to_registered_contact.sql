-- A code for registering is asked for with a phone or mail address that has an account: its owner is told so.
insert into mail_template (code, name, subject, subject_zh_tw, subject_en_us, body, body_zh_tw, body_en_us)
values
  ('registered', '已注册提醒',
    '领导留言板：该邮箱已注册', '領導留言板：此電子郵件已註冊', 'Message board: this address is registered',
    E'有人正在用这个邮箱注册账号。该邮箱已注册，请直接登录或找回密码。\n如非本人操作，请忽略这封邮件。',
    E'有人正在用這個電子郵件註冊帳號。此電子郵件已註冊，請直接登入或找回密碼。\n如非本人操作，請略過這封郵件。',
    E'Somebody is registering with this address. It has an account already: please sign in, or reset the password.\nIf it was not you, ignore this mail.')
on conflict (code) do nothing;

insert into sms_template (code, name, content)
values
  ('registered', '已注册提醒', '【领导留言板】该手机号已注册，请直接登录或找回密码。如非本人操作，请忽略。')
on conflict (code) do nothing;
