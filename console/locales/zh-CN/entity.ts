/** Texts of the screens of schema-driven resources. */
export const entity = {
  entity: {
    record: '详情',
    pick: '选择',
    discard: '放弃',
    unsaved: '有内容还没有保存',
    leave: '离开',
    notSame: '两次输入的密码不一致',
    unfinished: '请等待文件上传完成，或重试、移除没有上传成功的文件',
    wholeText: '全文',
    tagsHint: '输入后按回车添加',
    editOne: '编辑“%{name}”',
    quickEdit: '修改“%{name}”的%{field}',
    inList: '在列表中打开',
    createBelow: '新建下级',
    selectRow: '选择“%{name}”',
    several: '%{smart_count} 项',
    severalOf: '%{names} 等 %{smart_count} 项',
    named: '%{names}等 %{smart_count} 项',
    withSelected: '对所选项目的操作',
    selectSome: '请选择要操作的项目',
    selectOne: '请选择一条记录',
    selectToDelete: '请选择要删除的项目',
    confirm: '确定进行[%{handle}]操作?',
    as: { label: '显示方式', table: '表格', calendar: '日历', kanban: '看板' },
    calendar: {
      earlier: '上个月',
      later: '下个月',
      today: '本月',
      more: '还有 %{smart_count} 条',
      moreOf: '%{day}还有 %{smart_count} 条，全部显示',
      goesOn: '（续）',
      none: '这个月没有记录',
      noneHint: '换一个月，或调整筛选条件'
    },
    kanban: {
      move: '移动“%{name}”',
      to: '移到“%{value}”',
      moved: '“%{name}”已移到“%{value}”',
      refused: '“%{name}”没有移动，已放回原处。%{reason}',
      field: '%{field}：%{words}',
      none: '没有记录',
      more: '再显示一些',
      moreOf: '“%{value}”再显示一些'
    },
    messages: '相关留言',
    tree: {
      search: '按名称查找',
      all: '全选',
      none: '全不选',
      ticked: '已选 %{smart_count} 项',
      alone: '仅本级',
      choose: '选择%{name}',
      chooseFirst: '请选择%{name}',
      open: '展开“%{name}”',
      close: '收起“%{name}”',
      more: '显示更多（已显示 %{smart_count} 项）'
    },
    many: { count: '共 %{smart_count} 项', open: '全部显示', close: '收起' },
    cron: { next: '接下来 %{smart_count} 次的执行时间（北京时间）' },
    conflict: {
      title: '“%{object}”已被他人修改',
      help: '您编辑期间，他人保存了新的内容。请为每处不同选择保留哪一个，您填写的内容都还在。',
      differs: '不同',
      mine: '我填写的',
      theirs: '他人保存的',
      save: '按所选内容保存'
    },
    history: {
      name: '历史',
      none: '还没有变更记录',
      older: '查看更早的记录',
      before: '原为',
      after: '改为',
      empty: '（空）'
    },
    export: {
      csv: 'CSV 文件',
      xlsx: 'Excel 文件（XLSX）',
      working: '正在准备文件…',
      loaded: '已下载 %{size} MB'
    },
    import: {
      verb: '导入',
      help: '选择 CSV 或 XLSX 文件，第一行为列名，与导出的文件相同。确认之前不会写入任何内容。',
      choose: '选择文件',
      another: '换一个文件',
      sending: '正在上传…',
      reading: '正在检查…',
      found: '%{file}：共 %{lines} 行，可导入 %{valid} 行，有误 %{wrong} 行。',
      errors: '错误',
      line: '行',
      field: '列',
      message: '问题',
      more: '另有 %{smart_count} 处错误未列出',
      sample: '预览',
      confirm: '导入 %{smart_count} 行',
      done: '已导入 %{smart_count} 条'
    }
  }
}
