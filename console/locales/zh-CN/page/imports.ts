/** Texts of importing records: the format of a file, and what becomes of its lines. */
export const texts = {
  imports: {
    template: '下载模板（CSV）',
    format: '各列的格式',
    columns: '可以导入的列',
    column: '列名',
    must: '必填',
    content: '内容',
    yes: '是',
    several: '；多个用“、”隔开',
    oneOf: '%{words} 之一',
    dict: '字典中选项的名称',
    record: '已有记录的名称或编号',
    between: '%{minimum} 到 %{maximum} 之间的数',
    number: '数',
    boolean: '是或否',
    date: '日期，例如 2026-01-31',
    time: '时间，例如 2026-01-31 09:00',
    text: '文本',
    upTo: '文本，最多 %{smart_count} 字',
    update: '更新已有的 %{smart_count} 条记录（按“%{key}”对应，文件中留空的项保持不变）',
    skip: '跳过不能导入的 %{smart_count} 行，导入其余各行',
    wrong: '有些行不能直接导入。可以修改文件后重新选择，或在下面选择如何处理。',
    heading: '第一行的列名有误，请修改后重新选择。',
    done: '已新建 %{created} 条，更新 %{updated} 条，跳过 %{skipped} 行'
  }
}
