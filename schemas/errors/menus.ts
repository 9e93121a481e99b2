import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about menus. */
export const menusErrors = {
  ENT0101: entry(
    'invalid',
    'added',
    '没有“{permission}”这个权限标识，最接近的是“{nearest}”',
    '沒有「{permission}」這個權限識別，最接近的是「{nearest}」',
    'There is no permission “{permission}”. The nearest one is “{nearest}”.'
  ),
  ENT0102: entry(
    'invalid',
    'added',
    '上级菜单不能是该菜单自己或其下级菜单',
    '上級選單不能是該選單自己或其下級選單',
    'A menu cannot stand below itself.'
  ),
  ENT0103: entry(
    'conflict',
    'added',
    '该菜单还有下级菜单或按钮，请先移走或删除它们',
    '該選單還有下級選單或按鈕，要先移走或刪除它們',
    'There are menus or buttons below this one. Move or delete them first.'
  ),
  ENT0104: entry(
    'invalid',
    'added',
    '按钮须放在菜单之下；按钮之下不能再有菜单或按钮',
    '按鈕須放在選單之下；按鈕之下不能再有選單或按鈕',
    'A button stands below a menu, and nothing stands below a button.'
  ),
  ENT0105: entry(
    'invalid',
    'added',
    '上级菜单与下级菜单须属于同一端',
    '上級選單與下級選單須屬於同一端',
    'A menu and the menu above it must belong to the same console.'
  ),
  ENT0106: entry(
    'forbidden',
    'added',
    '系统自带的菜单不能删除，可以改为隐藏',
    '系統內建的選單不能刪除，可以改為隱藏',
    'Entries that come with the product cannot be deleted. Hide them instead.'
  ),
  ENT0107: entry(
    'forbidden',
    'added',
    '系统自带的菜单不能更改所属端、类型、页面地址和权限标识',
    '系統內建的選單不能更改所屬端、類型、頁面位址和權限識別',
    'Console, type, address and permissions of an entry that comes with the product cannot be changed.'
  )
} as const satisfies Record<string, CatalogueEntry>
