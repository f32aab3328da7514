/** Letters and digits of a number or code in lower case, for comparison: "HX-250" and "hx 250" are the same. */
export const numberSigns = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
