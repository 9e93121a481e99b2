/** Characters of asking and telling, which say nothing about the matter. */
const fillers = new Set(
  '的了吗呢吧啊呀嘛是有在和与及个很太又都也就还没不被把给让到去来会能可想要该请问怎么如何什为哪多少几这那我你他她们咱老总一直真好上下里'
)

export const isFiller = (character: string): boolean => fillers.has(character)
