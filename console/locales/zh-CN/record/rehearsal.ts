/** Texts of the rehearsal of a parameter. */
export const rehearsal = {
  title: '用上月的留言试算',
  begin: '改动上面的值，这里会先算出它对上月的留言有什么影响；保存之前什么都不会改变。',
  none: '这个参数不决定留言的期限、字数或评价，无法试算；保存后对此后的操作生效。',
  busy: '正在试算…',
  again: '再试一次',
  between: '可填 %{lowest} 到 %{highest}，默认 %{usual}。',
  base: '上月（%{from} 至 %{to}）通过审核的留言共 %{messages} 条，其中适用此参数的有 %{things}。',
  part: '上月留言较多，只试算了最新的这些。',
  empty: '上月（%{from} 至 %{to}）通过审核的留言共 %{messages} 条，没有适用此参数的内容，无从试算。',
  now: '现在%{outcome}',
  afterwards: '改后%{outcome}',
  moved: '期限会变的',
  same: '对上月的留言没有影响。',
  even: '改为 %{value} 后总数不变，但下列留言会有变化。',
  more: {
    late: '改为 %{value} 后，会多出 %{things}逾期。',
    refused: '改为 %{value} 后，会多出 %{things}不被接受。',
    explanation: '改为 %{value} 后，会多出 %{things}须作解释。',
    gradable: '改为 %{value} 后，会多出 %{things}可以评价。'
  },
  fewer: {
    late: '改为 %{value} 后，会少 %{things}逾期。',
    refused: '改为 %{value} 后，会少 %{things}不被接受。',
    explanation: '改为 %{value} 后，会少 %{things}须作解释。',
    gradable: '改为 %{value} 后，会少 %{things}可以评价。'
  },
  clock: '试算按工作日历计算，不计延期和复核期间停止的时间。',
  things: {
    message: '%{smart_count} 条留言',
    text: '%{smart_count} 份带附件的留言或回复',
    reply: '%{smart_count} 条回复',
    grade: '%{smart_count} 次评价',
    assignment: '%{smart_count} 次交办',
    reason: '%{smart_count} 份退回申请'
  },
  yes: { late: '逾期', refused: '不被接受', explanation: '须解释', gradable: '可评价' },
  no: { late: '未逾期', refused: '可以提交', explanation: '无须解释', gradable: '不评价' },
  due: '%{word}（期限 %{day}）',
  samples: '会有变化的留言（列出 %{smart_count} 条）',
  table: '会有变化的留言',
  columns: { message: '留言', before: '现在', after: '改后' },
  named: '%{tid} %{subject}',
  hidden: '%{tid}（不公开）'
}
