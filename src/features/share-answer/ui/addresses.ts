/** The addresses in what was typed or pasted, however they are separated. */
export const addressesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean)

export const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text)
