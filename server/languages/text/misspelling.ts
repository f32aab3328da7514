/** "Exagonal" and "rench": a silent letter at the beginning is left out. */
export const lacksSilentLetter = (word: string, candidate: string) =>
  candidate.slice(1) === word && /^(?:h|wr|kn|ps|pn)/.test(candidate)

export const isTransposition = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')
