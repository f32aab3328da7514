/** "[P1", however it is spaced or drawn: "［ P 1". */
const name = /[[\u27e6\u3010\u3014\u3016\u3018\uff3b](?=[\s\p{Cf}]*[PRＰＲ][\s\p{Cf}]*\p{N})/giu
const headline = /^([\s\p{Cf}]*)[=＝]{2,}/gmu

/**
 * A text of a manual, a record or a person as a model is given it: nothing in it looks like the name of a passage or like the
 * line above those of a page, so that it cannot be taken for another source.
 */
export const asData = (text: string): string => text.replace(name, '(').replace(headline, '$1--')
