/** Texts of the form of a role. */
export const roles = {
  stopped: '持有此角色的帳號中，有 %{smart_count} 個還沒有設定兩步驟驗證。儲存後，須先設定才能繼續使用。'
}
