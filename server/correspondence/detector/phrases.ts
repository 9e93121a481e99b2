/**
 * Words of courtesy and of office that answer nothing by themselves. They are taken out of an answer before it is
 * looked at; what is left is what it says. Longer ones go first.
 */
const said = `
  感谢您对我们工作的关心和支持 感谢您对我们工作的理解与支持 感谢您的关注与监督 感谢您的理解和支持 感谢您的留言
  您的留言已收悉 您反映的问题已收悉 现将有关情况回复如下 现将有关情况答复如下 已转相关单位调查处理
  尊敬的 网民朋友 网友 网民 市民 群众 居民朋友 留言人 先生 女士 朋友 同志 您好 你好
  非常感谢 衷心感谢 再次感谢 感谢 谢谢 一直以来 关心 支持 理解 关注 监督 信任 配合 帮助 谅解
  留言 来信 来电 反映 提出 提到 所述 所提 咨询 宝贵 意见 建议 诉求 问题 情况 事项 事宜 内容
  收悉 收到 知悉 获悉 阅悉 转交 转办 转至 交办 移交 转相关 已转 相关 有关 职能 责任 主管 部门 单位 科室 人员
  调查 处理 办理 处置 核实 核查 了解 研究 研判 讨论 落实 跟进 跟踪 督促 督办 协调 反馈 答复 回复 解答 回应 如下
  高度重视 重视 认真 积极 尽快 及时 立即 迅速 第一时间 进一步 下一步 继续 持续 不断 切实 全面 严格 妥善
  加强 加大 力度 做好 开展 推进 推动 改进 完善 提升 提高 优化 努力 服务 水平 质量 工作 作风 措施
  按照 依照 根据 依法 依规 规定 程序 流程 要求 进行 给予 予以 安排 组织
  我们 我局 我委 我办 我厅 我市 我区 我县 我省 我镇 我街道 我单位 贵 本
  现将 现就 现对 关于 对于 针对 以上 上述 此次 此事 该 请您 请 耐心 等待 敬请 欢迎 如有 疑问 随时 联系 拨打
  祝您 祝 生活 愉快 顺利 身体 健康 阖家 幸福 家庭 万事如意 您的 您 你的 你 的 了 将 会 已经 已 正在 正 就 并 和 与 及 或
`

const longestFirst = (one: string, other: string): number => other.length - one.length

const idle = new RegExp(said.trim().split(/\s+/).sort(longestFirst).join('|'), 'gu')

/** Returns the runs of characters that an answer has beside courtesies and words of office. */
export const substanceOf = (text: string): string[] =>
  text
    .replace(/[^\p{Script=Han}A-Za-z0-9]+/gu, ' ')
    .replace(idle, ' ')
    .split(' ')
    .filter(run => Array.from(run).length > 1)
