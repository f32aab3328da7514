/** Letters and digits of a text. */
export const letterCount = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
