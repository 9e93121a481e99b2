/**
 * The 3,755 usual characters of GB 2312 stand in the order of their sounds. Each entry is a syllable and the first of its
 * characters, so that a character has the syllable of the last entry at or before it.
 */
const firstCharacters =
  'a啊ai埃an鞍ang肮ao凹ba芭bai白ban斑bang邦bao苞bei杯ben奔beng崩bi逼bian鞭biao标bie鳖bin彬bing兵bo玻bu捕ca擦cai猜can餐cang苍cao操' +
  'ce厕ceng层cha插chai拆chan搀chang昌chao超che车chen郴cheng撑chi吃chong充chou抽chu初chuai揣chuan川chuang疮chui吹chun春' +
  'chuo戳ci疵cong聪cou凑cu粗cuan蹿cui摧cun村cuo磋da搭dai呆dan耽dang当dao刀de德deng蹬di堤dian颠diao碉die跌ding丁diu丢dong东dou兜' +
  'du督duan端dui堆dun墩duo掇e蛾en恩er而fa发fan藩fang坊fei菲fen芬feng丰fo佛fou否fu夫ga噶gai该gan干gang冈gao篙ge哥gei给gen根geng耕' +
  'gong工gou钩gu辜gua刮guai乖guan棺guang光gui瑰gun辊guo锅ha哈hai骸han酣hang夯hao壕he呵hei嘿hen痕heng哼hong轰hou喉hu呼hua花' +
  'huai槐huan欢huang荒hui灰hun荤huo豁ji击jia嘉jian歼jiang僵jiao蕉jie揭jin巾jing荆jiong炯jiu揪ju鞠juan捐jue撅jun均ka喀kai开' +
  'kan刊kang康kao考ke坷ken肯keng坑kong空kou抠ku枯kua夸kuai块kuan宽kuang匡kui亏kun坤kuo括la垃lai莱lan蓝lang琅lao捞le勒lei雷' +
  'leng棱li厘lia俩lian联liang粮liao撩lie列lin琳ling玲liu溜long龙lou楼lu芦luan峦lun抡luo萝ma妈mai埋man瞒mang芒mao猫me么mei玫' +
  'men门meng萌mi眯mian棉miao苗mie蔑min民ming明miu谬mo摸mou谋mu拇na拿nai氖nan南nang囊nao挠ne呢nei馁nen嫩neng能ni妮nian蔫niang娘' +
  'niao鸟nie捏nin您ning柠niu牛nong脓nu奴nuan暖nuo挪o哦ou欧pa啪pai拍pan攀pang乓pao抛pei呸pen喷peng砰pi坯pian篇piao飘pie撇pin拼' +
  'ping乒po坡pou剖pu扑qi期qia掐qian牵qiang枪qiao橇qie切qin钦qing青qiong琼qiu秋qu趋quan圈que缺qun裙ran然rang瓤rao饶re惹ren壬' +
  'reng扔ri日rong戎rou揉ru茹ruan软rui蕊run闰ruo若sa撒sai腮san三sang桑sao搔se瑟sen森seng僧sha莎shai筛shan珊shang墒shao梢she奢' +
  'shen砷sheng声shi师shou收shu蔬shua刷shuai摔shuan栓shuang霜shui谁shun吮shuo说si斯song松sou搜su苏suan酸sui虽sun孙suo蓑ta塌' +
  'tai胎tan坍tang汤tao掏te特teng藤ti梯tian天tiao挑tie贴ting厅tong通tou偷tu凸tuan湍tui推tun吞tuo拖wa挖wai歪wan豌wang汪wei威wen瘟' +
  'weng嗡wo挝wu巫xi昔xia瞎xian掀xiang相xiao萧xie楔xin薪xing星xiong兄xiu休xu墟xuan轩xue靴xun勋ya压yan焉yang殃yao邀ye椰yi一yin茵' +
  'ying英yo哟yong拥you幽yu迂yuan鸳yue曰yun耘za匝zai栽zan咱zang赃zao遭ze责zei贼zen怎zeng增zha扎zhai摘zhan瞻zhang樟zhao招zhe遮' +
  'zhen珍zheng蒸zhi芝zhong中zhou舟zhu珠zhua抓zhuai拽zhuan专zhuang桩zhui椎zhun谆zhuo捉zi兹zong鬃zou邹zu租zuan钻zui嘴zun尊' +
  'zuo昨'

const byCode = new TextDecoder('gbk')

/** The code of the first usual character and that after the last one; two bytes, the second from A1 to FE. */
const [firstCode, endCode] = [0xb0a1, 0xd7fa]

function readSyllables(): Map<string, string> {
  const syllableFrom = new Map<string, string>()
  for (const [, syllable = '', first = ''] of firstCharacters.matchAll(/([a-z]+)([^a-z])/g))
    syllableFrom.set(first, syllable)
  const syllables = new Map<string, string>()
  let syllable = ''
  for (let code = firstCode; code < endCode; code++) {
    if ((code & 0xff) < 0xa1 || (code & 0xff) > 0xfe) continue
    const character = byCode.decode(Uint8Array.of(code >> 8, code & 0xff))
    syllable = syllableFrom.get(character) ?? syllable
    syllables.set(character, syllable)
  }
  return syllables
}

const syllables = readSyllables()

/** Writes sounds alike that many people do not tell apart: zh and z, ch and c, sh and s, l and n, ng and n. */
const roughly = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^l/, 'n')
    .replace(/ng$/, 'n')

/** Tells whether two usual characters sound alike, whatever their tones. */
export function soundsAlike(one: string, other: string): boolean {
  const [first, second] = [syllables.get(one), syllables.get(other)]
  return first !== undefined && second !== undefined && roughly(first) === roughly(second)
}
