/** Texts of the form of a role. */
export const roles = {
  stopped: '持有此角色的账号中，有 %{smart_count} 个还没有设置两步验证。保存后，须先设置才能继续使用。'
}
