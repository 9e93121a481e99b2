import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    mergeMessage: {
      verb: text('并入其他留言', '併入其他留言', 'Merge into another message'),
      note: text(
        '合并后由主留言统一回复，回复同时作为这条留言的回复，主留言的期限取两者中较早的；办结回复之前可以拆分。',
        '合併後由主留言統一回覆，回覆同時作為這則留言的回覆，主留言的期限取兩者中較早的；辦結回覆之前可以拆分。',
        'The reply to the main message then answers this one too, and the earlier of the two deadlines holds; you can split them until a final reply.'
      ),
      fields: {
        mainTid: text('并入的留言编号', '併入的留言編號', 'Number of the message to merge into'),
        reason: text('合并理由（告知留言人）', '併案理由（告知留言人）', 'Reason (the author is told)')
      },
      missing: {
        mainTid: text(
          '请填写要并入的留言编号',
          '請填寫要併入的留言編號',
          'Enter the number of the message to merge into'
        )
      },
      success: text(
        '已并入，回复主留言时会一并回复',
        '已併入，回覆主留言時會一併回覆',
        'Merged. The reply to the main message answers this one too.'
      )
    },
    splitMessage: {
      verb: text('拆分', '拆分', 'Split'),
      confirm: text(
        '拆分后，这条留言单独办理，办理期限从合并时停计处接续，至少还有两个工作日。确定拆分吗？',
        '拆分後，這則留言單獨辦理，辦理期限自併案時停計處接續，至少還有兩個工作日。確定拆分嗎？',
        'The message is then handled on its own. Its deadline goes on from where it stopped, at least two working days away. Split it?'
      ),
      success: text('已拆分，请单独办理', '已拆分，請單獨辦理', 'Split. Handle the message on its own.')
    }
  },
  events: { merge: { received: text('并入一条留言', '併入一則留言', 'A message was merged into this one') } },
  // Refusals about messages that are answered together (domain 7).
  errors: {
    MRG0001: entry(
      'invalid',
      'added',
      '没有可并入的这条留言：须是本单位正在办理、尚未办结、未申请复核或删除，且未并入其他留言的另一条留言',
      '沒有可併入的這則留言：須是本單位正在辦理、尚未辦結、未申請複核或刪除，且未併入其他留言的另一則留言',
      'There is no such message to merge into: it must be another open message of your institution, not under recheck, without a request for deletion, and not merged itself.'
    ),
    MRG0002: entry(
      'conflict',
      'added',
      '公开的留言不能并入不公开的留言，请改为把不公开的留言并入这一条',
      '公開的留言不能併入不公開的留言，請改為把不公開的留言併入這一則',
      'A public message cannot be merged into a private one. Merge the private one into this one instead.'
    )
  }
} satisfies FamilyWords
