/** Texts of fields that hold files, fetched with them. */
export const texts = {
  files: {
    add: '添加文件',
    replace: '选择文件',
    limits: '最多 %{count} 个；图片 50MB、视频 100MB 以内',
    limitOne: '图片 50MB、视频 100MB 以内',
    remove: '移除“%{name}”',
    cancel: '取消上传“%{name}”',
    retry: '重试上传“%{name}”',
    retryWord: '重试',
    interrupted: '上传已中断，请移除后重新选择',
    sending: '正在上传，已完成 %{percent}%',
    stored: '“%{name}”已上传',
    someFailed: '%{smart_count} 个附件没有上传成功',
    someSending: '%{smart_count} 个附件还在上传',
    failedHint: '如果现在继续，下面的附件不会随之提交。',
    sendingHint: '请等上传完成后再提交。如果现在继续，下面的附件不会随之提交。',
    isSending: '正在上传…',
    without: '不带这些附件，继续',
    back: '返回',
    download: '下载“%{name}”',
    open: '查看“%{name}”（在新窗口打开）',
    full: '最多只能添加 %{count} 个文件',
    previous: '上一张',
    next: '下一张',
    position: '第 %{n} 张，共 %{count} 张',
    whole: '在新窗口查看原图',
    kB: '%{n} KB',
    MB: '%{n} MB'
  }
}
