// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { EntityTexts } from '@board/schemas/vocabulary'
import type { EntityName } from '../entity-names.ts'

/** The words of every entity; the console has them under `entities` of its messages. */
export const entityTexts: Readonly<Record<EntityName, EntityTexts>> = {
  dept: { name: '部门管理', fields: { name: '名称', parentId: '上级部门', sort: '排序' }, hints: { parentId: '留空则为一级部门', sort: '数字小的排在前面' } },
  errorLog: { name: '异常日志', fields: { reference: '错误编号', message: '错误信息', operation: '操作', at: '时间', username: '用户名', accountUid: '账号编号', address: 'IP 地址', method: '请求方式', path: '请求地址', stack: '堆栈信息' }, sections: { what: '异常', request: '请求' } },
  loginLog: { name: '登录日志', fields: { username: '用户名', accountUid: '账号编号', operation: '操作', status: '状态', at: '时间', address: 'IP 地址', browser: '浏览器', system: '操作系统' }, enums: { operation: { '0': '登录', '1': '退出' }, status: { '0': '失败', '1': '成功', '2': '账号已锁定' } } },
  menu: { name: '菜单管理', fields: { face: '所属端', parentId: '上级菜单', type: '类型', nameZhCn: '名称', nameZhTw: '繁体名称', nameEnUs: '英文名称', icon: '图标', url: '页面地址', permissions: '权限标识', sort: '排序', status: '状态', key: '内置标识' }, enums: { face: { g: '机构端', admin: '管理端' }, type: { '0': '菜单', '1': '按钮' }, status: { '0': '隐藏', '1': '显示' } }, sections: { place: '位置', words: '名称与图标', effect: '页面与权限' }, hints: { parentId: '留空则为一级菜单；按钮须放在菜单之下', nameZhTw: '留空则显示简体名称', nameEnUs: '留空则显示简体名称', url: '以 / 开头，如 /user；只用来归类的菜单留空', permissions: '多个用逗号分隔；同时拥有这些权限的人才能看到', sort: '数字小的排在前面', status: '隐藏后不在左侧菜单中显示，已授予的权限不变' } },
  onlineUser: { name: '在线用户', fields: { username: '用户名', nickName: '姓名/昵称', kind: '用户类型', deptId: '所属部门', groupName: '所属机构', loginAt: '登录时间', expiresAt: '到期时间', loginType: '登录方式', address: 'IP 地址', browser: '浏览器', system: '操作系统', uid: '账号编号' }, enums: { kind: { citizen: '普通用户', legal: '法人用户', institution: '机构用户', staff: '平台工作人员' }, loginType: { '1': '密码', '2': '短信验证码' } }, sections: { who: '用户', session: '登录信息' } },
  operationLog: { name: '操作日志', fields: { username: '用户名', accountUid: '账号编号', operation: '操作', result: '结果', at: '时间', ms: '耗时（毫秒）', address: 'IP 地址', method: '请求方式', path: '请求地址', status: 'HTTP 状态', code: '返回码', browser: '浏览器', system: '操作系统' }, enums: { result: { '0': '失败', '1': '成功' } }, sections: { what: '操作', request: '请求' } },
  parameter: { name: '参数管理', fields: { code: '编码', value: '值', remark: '备注' }, hints: { code: '小写字母开头，可含字母、数字和点', remark: '说明用途，便于日后查找' } },
  role: { name: '角色管理', fields: { name: '名称', code: '内置标识', remark: '备注', menuIdList: '菜单授权', dataScope: '部门数据授权', deptIdList: '可见部门' }, enums: { dataScope: { '0': '全部数据', '1': '本部门及下级部门', '2': '指定部门' } }, sections: { role: '角色', menus: '菜单授权', data: '部门数据授权' }, hints: { menuIdList: '勾选的菜单和按钮决定可以做什么', deptIdList: '只有勾选的部门可见，其下级部门须另行勾选' } },
  user: { name: '用户管理', fields: { username: '用户名', realName: '姓名', deptId: '所属部门', email: '邮箱', mobile: '手机号', mobileMasked: '手机号（脱敏）', gender: '性别', status: '状态', roleIdList: '角色', password: '密码', confirmPassword: '确认密码', createdAt: '创建时间' }, enums: { gender: { '0': '男', '1': '女', '2': '保密' }, status: { '0': '停用', '1': '正常' } }, sections: { account: '账号', person: '个人信息', work: '部门与角色' }, hints: { username: '4-20 个字母、数字或下划线，不能全是数字', password: '8-20 个字符，含小写字母、大写字母、数字、符号中的至少三类；首次登录须修改。修改用户时留空则密码不变' } }
}
