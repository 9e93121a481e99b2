// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { EntityTexts } from '@board/schemas/vocabulary'
import type { EntityName } from '../entity-names.ts'

/** The words of every entity; the console has them under `entities` of its messages. */
export const entityTexts: Readonly<Record<EntityName, EntityTexts>> = {
  dept: { name: '部门管理', fields: { name: '名称', parentId: '上级部门', sort: '排序' }, hints: { parentId: '留空则为一级部门', sort: '数字小的排在前面' } },
  parameter: { name: '参数管理', fields: { code: '编码', value: '值', remark: '备注' }, hints: { code: '小写字母开头，可含字母、数字和点', remark: '说明用途，便于日后查找' } },
  role: { name: '角色管理', fields: { name: '名称', code: '内置标识', remark: '备注', menuIdList: '菜单授权', dataScope: '部门数据授权', deptIdList: '可见部门' }, enums: { dataScope: { '0': '全部数据', '1': '本部门及下级部门', '2': '指定部门' } }, sections: { role: '角色', menus: '菜单授权', data: '部门数据授权' }, hints: { menuIdList: '勾选的菜单和按钮决定可以做什么', deptIdList: '只有勾选的部门可见，其下级部门须另行勾选' } },
  user: { name: '用户管理', fields: { username: '用户名', realName: '姓名', deptId: '所属部门', email: '邮箱', mobile: '手机号', mobileMasked: '手机号（脱敏）', gender: '性别', status: '状态', roleIdList: '角色', password: '密码', confirmPassword: '确认密码', createdAt: '创建时间' }, enums: { gender: { '0': '男', '1': '女', '2': '保密' }, status: { '0': '停用', '1': '正常' } }, sections: { account: '账号', person: '个人信息', work: '部门与角色' }, hints: { username: '4-20 个字母、数字或下划线，不能全是数字', password: '8-20 个字符，含小写字母、大写字母、数字、符号中的至少三类；首次登录须修改。修改用户时留空则密码不变' } }
}
