/** Texts of the choice of a unit to which a message is assigned, fetched with its dialog. */
export const texts = {
  units: {
    propose: '建议',
    recent: '最近交办',
    text: '同类 %{of} 条中 %{to} 条交给它',
    place: '写到%{place}的 %{of} 条中 %{to} 条交给它',
    domain: '同领域 %{of} 条中 %{to} 条交给它',
    returned: '，退回过 %{smart_count} 次',
    few: '交办满 %{least} 件后，这里会按本单位以往的交办给出建议（现有 %{count} 件）。',
    keys: '按数字键也可以选择',
    how: '如何选择单位',
    each: '逐条选择单位',
    same: '全部交给同一单位',
    takeAll: '全部采用建议（%{smart_count} 条）',
    rowKeys: '在各条的单位框中按 1 至 3，可采用它的第一至第三个建议，并转到下一条。',
    choose: '请选择',
    all: '全部单位',
    unitFor: '“%{subject}”的单位',
    left: '还有 %{smart_count} 条没有选择单位，不会交办，仍保持选中。',
    ready: '%{smart_count} 条都已选择单位。',
    none: '没有建议',
    noneChosen: '请至少为一条留言选择单位',
    number: '编号 %{tid}',
    failed: '建议没有读到，不影响交办，可以直接选择单位。'
  }
}
